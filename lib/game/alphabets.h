// The alphabet a game is read in: the one asked for, or the one that its replay proves.
//
//   Alphabets alphabets(notations, options);
//   const Choice& choice = alphabets.choose(game, tokens, from);
//   replay.run(game, tokens, from, *choice.white, *choice.black);
//
// A game that English reads to its end needs no rival tried. Otherwise every class of languages, and every
// other notation, replays it and the one that carries furthest is taken. An option that names the language or
// the notation leaves only the other to be found.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "game/game.h"
#include "game/game_reader.h"
#include "notation/move_reader.h"
#include "notation/notations.h"

namespace planilla {

struct Choice {
  MoveReader* white = nullptr;
  MoveReader* black = nullptr;
  ReadAs read_as;
};

class Alphabets {
 public:
  // Throws std::invalid_argument for an unknown language or notation.
  Alphabets(const Notations& notations, const ReadOptions& options);

  const Choice& first() const { return first_; }  // by option, or English
  bool is_fixed() const { return letters_fixed_ && notation_fixed_; }
  // After `first` failed at ply `plies`: the best of all, perhaps `first` again.
  const Choice& best(const Game& game, std::span<const Token> tokens, std::size_t from, int plies);

 private:
  const std::vector<Choice>& rivals();
  MoveReader& reader(const Alphabet& alphabet);
  Choice choice_of(MoveReader& reader, const std::vector<const LanguageClass*>& classes, std::string_view notation);

  const Notations* notations_;
  std::vector<std::unique_ptr<MoveReader>> readers_;
  std::vector<Choice> rivals_;
  Choice first_;
  bool letters_fixed_ = false;   // by option
  bool notation_fixed_ = false;
};

}  // namespace planilla
