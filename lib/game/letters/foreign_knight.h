// A sheet in the letters of one language, but for the knight, which has that of another throughout:
// `1.e4 e5 2.Nf3 Nc6 3.Ab5 a6` of somebody who reads English books.
//
//   ForeignKnight knights(notations, lexicon, options);
//   if (const LanguageChoice* choice = knights.find(game, tokens, from)) ...
//
// Of a game that no alphabet reads to its end. It is proved by the whole game: one letter stands
// where the language has none, as often as knights move, its own letter for the knight nowhere; and
// every half-move up to the end is legal so, and not with the letter for another piece. Where the
// letters of several languages would do, they must mean the same.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/letters/language_detector.h"
#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "game/model/read_options.h"
#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

class ForeignKnight {
public:
  ForeignKnight(const Notations& notations, const Lexicon& lexicon, const ReadOptions& options)
      : notations_(notations), lexicon_(lexicon), options_(options) {}

  // nullptr: there is none. What is returned lives up to the next call.
  const LanguageChoice* find(const Game& game, std::span<const Token> tokens, std::size_t from);

private:
  struct Made {
    const LanguageClass* base = nullptr;
    std::string letter;
    Role role = no_role;
    LanguageClass letters;
    std::unique_ptr<MoveReader> reader;
    LanguageChoice choice;
  };

  std::vector<std::string_view> words_of(const Game& game, std::span<const Token> tokens,
                                         std::size_t from) const;
  std::vector<const LanguageClass*> bases() const;
  const Language* language_of(std::string_view letter) const;
  Made& reader_of(const LanguageClass& base, std::string_view letter, Role role);
  bool reads(const Game& game, std::span<const Token> tokens, std::size_t from, Made& made) const;

  const Notations& notations_;
  const Lexicon& lexicon_;
  const ReadOptions& options_;
  std::deque<Made> made_;
};

}  // namespace planilla
