// A game that breaks off in the letters that were named, and reads in those of another language.
//
//   OtherLanguage other(notations, lexicon, options);
//   if (auto found = other.find(game, tokens, from, game.plies)) raise_other_language(game,
//   *found);
//
// Asked only where somebody named the letters. One object a reader; not for several threads.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "game/model/read_options.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

struct ReadsAs {
  const Language* language = nullptr;
  int plies = 0;  // that are legal in its letters
  int own = 0;    // in those that were named
};

class OtherLanguage {
public:
  OtherLanguage(const Notations& notations, const Lexicon& lexicon, const ReadOptions& options);

  // `own`: half-moves that were read. Nothing if these are many, or no other letters carry much
  // farther.
  std::optional<ReadsAs> find(const Game& game, std::span<const Token> tokens, std::size_t from,
                              int own);

private:
  void make_readers();

  const Notations& notations_;
  const Lexicon& lexicon_;
  const ReadOptions& options_;
  std::vector<const LanguageClass*> classes_;
  std::vector<std::unique_ptr<MoveReader>> readers_;  // one for each of these
};

// Adds the finding, at the beginning of the game.
void raise_other_language(Game& game, const ReadsAs& found);

}  // namespace planilla
