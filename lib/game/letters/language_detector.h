// The alphabet a game is read in: the one asked for, or the one that its replay proves.
//
//   LanguageDetector alphabets(notations, options);
//   replay.run(game, from, *alphabets.first().white, *alphabets.first().black);
//   if (alphabets.doubts(game, replay.faulted(), replay.numbered_title())) {
//     LanguageVerdict found = alphabets.decide(game, tokens, from);
//     if (found.choice != &alphabets.first()) replay.run(... *found.choice->white,
//         *found.choice->black);
//   }
//
// A game that English reads to its end, and that is long enough, needs no rival tried: read as
// English, no game in other letters lives for more than ten half-moves. Otherwise all classes of
// languages replay it, for each player by himself (game/letters/detection.h). Where none comes to
// the end, the letters that can read the most words of each player are taken, then those that carry
// furthest, then another notation. What an option names is not looked for.
//
// Most games come in files with others in the same letters. Those are tried before anything else,
// and where the game proves that no others can be meant (game/letters/by_words.h), that is the
// end of it: what is found is always what the long way would have found, whatever was guessed.
//
//   if (const Letters* guess = alphabets.guess()) {
//     replay.run(game, from, *guess->choice->white, *guess->choice->black);
//     if (const LanguageChoice* choice = alphabets.proven(*guess, game, tokens, from, hints)) ...
//   }
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "game/letters/by_words.h"
#include "game/letters/detection.h"
#include "game/letters/excuses.h"
#include "game/letters/proven_texts.h"
#include "game/model/game.h"
#include "game/model/read_moves.h"
#include "game/model/read_options.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"

namespace planilla {

struct LanguageChoice {
  MoveReader* white = nullptr;
  MoveReader* black = nullptr;
  ReadAs read_as;
};

struct LanguageVerdict {
  const LanguageChoice* choice = nullptr;
  std::vector<LetterReading> readings;  // more than one: all live to the end, and nothing decides
};

// One of each player, by their places.
struct Letters {
  const LanguageChoice* choice = nullptr;
  ReadingByWords::ReadBy places;
};

class LanguageDetector {
public:
  // Throws std::invalid_argument for an unknown language or notation.
  LanguageDetector(const Notations& notations, const Lexicon& lexicon, const ReadOptions& options);

  const LanguageChoice& first() const { return first_; }  // by option, or English
  // Should rivals be tried, after `first` read this game? A title with a move number in it may be
  // moves.
  bool doubts(const ReadMoves& game, bool faulted, bool numbered_title) const;
  // What a game of plain words is tried in first: the letters of the game before, or `first`.
  const LanguageChoice& likely() const {
    return guess_.choice != nullptr ? *guess_.choice : first_;
  }
  // Of a game of plain moves that `likely` read to its end: the same letters, if decide() would
  // come to no others.
  const LanguageChoice* confirm(const ReadMoves& game);
  // `hints`: languages that other words of the sheet speak for.
  LanguageVerdict decide(const Game& game, std::span<const Token> tokens, std::size_t from,
                         std::span<const Language* const> hints);

  // Letters worth trying first: those of the game before.
  const Letters* guess() const { return guess_.choice != nullptr ? &guess_ : nullptr; }
  // By the words of this one, which English cannot read; nullptr if nothing speaks for any.
  const Letters* guess(const Game& game, std::span<const Token> tokens, std::size_t from);
  // A game read in these letters without a fault: the choice to which decide() would come, if that
  // can be told.
  const LanguageChoice* proven(const Letters& letters, const Game& game,
                               std::span<const Token> tokens, std::size_t from,
                               std::span<const Language* const> hints);
  void forget_guess() { guess_ = {}; }

  // What words may have been meant to be, in the letters of its readers: worked out once.
  Slips& slips() { return slips_ ? *slips_ : slips_.emplace(*notations_); }

private:
  // How many words the letters that were chosen can read if one is a slip of the pen: worked out
  // already, or still to be asked of one class.
  struct Reached {
    int words = 0;
    std::optional<std::size_t> unasked;
    LineOfWords line;
  };
  // A text in a notation that has names for its files holds one of its `names`.
  struct OtherNotation {
    LanguageChoice choice;
    std::vector<std::string> names;  // folded
  };
  static constexpr std::uint32_t long_enough = 30;  // half-moves

  void make_rivals();
  void add_mixed(const GrammarInfo& other);
  const LanguageChoice* proven_by_words(const Letters& letters, const ReadMoves& game,
                                        std::span<const Language* const> hints);
  std::vector<std::uint32_t> handicaps(bool is_sheet, std::span<const Language* const> hints) const;
  MoveReader& reader(const Alphabet& alphabet);
  LanguageChoice choice_of(MoveReader& white, MoveReader& black, ClassSet classes,
                           std::string_view notation) const;
  const LanguageChoice& choice_of(const LetterReading& reading);
  const LanguageChoice* by_notation(const Game& game, std::span<const Token> tokens,
                                    std::size_t from, const LetterReading& letters) const;
  const LanguageChoice& by_other_notation(const Game& game, std::span<const Token> tokens,
                                          std::size_t from, const LanguageChoice& own,
                                          Reached& reached);
  const LanguageChoice& by_spelling(const Game& game, std::span<const Token> tokens,
                                    std::size_t from, const Detected& detected,
                                    std::span<const std::uint32_t> handicap, Reached& reached);
  const LanguageChoice* excused_slip(const LineOfWords& line, const Excuses::Reading& reading,
                                     std::span<const std::uint32_t> handicap);
  Excuses& excuses() {
    return excuses_ ? *excuses_ : excuses_.emplace(*notations_, slips(), letters_, classes_);
  }

  const Notations* notations_;
  const Lexicon* lexicon_;
  std::vector<std::unique_ptr<MoveReader>> readers_;
  std::vector<const LanguageClass*> classes_;  // [0] is that of `first`
  std::vector<MoveReader*> letters_;           // one for each of these
  std::optional<Detection> detection_;         // made with the rivals
  std::map<std::pair<ClassSet, ClassSet>, LanguageChoice> made_;
  std::vector<OtherNotation> others_;
  LanguageChoice first_;
  std::optional<ReadingByWords> sole_;  // made with the rivals
  std::optional<Slips> slips_;          // when first needed
  std::optional<Excuses> excuses_;
  Letters guess_;
  ProvenTexts proven_texts_;    // in the letters of `first_`
  bool letters_fixed_ = false;  // by option
  bool notation_fixed_ = false;
};

}  // namespace planilla
