// Which letters each player writes: every class of languages at once, on one board.
//
//   Detection detection(readers, lexicon);              // one reader a class, in order of trust
//   Detected found = detection.run(text, tokens, from, start);
//   if (found.complete && found.readings.size() == 1) use(found.readings[0]);
//
// A hypothesis is a position and, for each player, the set of classes that are still alive. A word
// splits the set by the move it means in each class: most words mean the same in all, so that there
// is seldom more than one hypothesis, and after a dozen moves one class is left. Players may write
// in different languages; that costs something, as do marks (x + #) that the board contradicts.
// Readings that come to the same moves are one.
//
// Costs are in hundredths of a nat. Source of the method: replay of whole games, soft penalties for
// marks.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "board/position.h"
#include "game/letters/class_words.h"
#include "game/model/lexicon.h"
#include "game/search/beam_search.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

struct LetterReading {
  std::vector<Move> moves;
  std::vector<std::uint32_t> tokens;  // of each move
  ClassSet white = 0, black = 0;      // still alive at the end
  std::uint32_t cost = 0;
  int certain_at = 0;  // plies after which no class died any more
};

struct Detected {
  std::vector<LetterReading>
      readings;           // different moves each, cheapest first; none dearer than by `margin`
  bool complete = false;  // to the end; else these are the ones that came furthest
};

inline constexpr std::uint32_t detection_margin = 500;  // below it nothing is chosen
inline constexpr std::uint32_t two_languages_cost = 600;

// What speaks against a class that reads a word so.
std::uint32_t letters_cost(const Reading& reading);

// May words that are no moves stand before the first move?
enum class Title : std::uint8_t { none, allowed };

class Detection {
public:
  static constexpr std::size_t most_classes = 64;
  Detection(std::vector<MoveReader*> readers, const Lexicon& lexicon)
      : words_(std::move(readers)), lexicon_(&lexicon) {}

  // `handicap` of each reader, by its place: what speaks against it beforehand.
  Detected run(std::string_view text, std::span<const Token> tokens, std::size_t from,
               const Position& start, std::span<const std::uint32_t> handicap, Title title);

  // Of the same readers, what they make of each word.
  ClassWords& words() { return words_; }

private:
  ClassWords words_;
  const Lexicon* lexicon_;
  BeamSearch search_{{.width = 128, .slack = 3000, .nodes = 20000}};  // kept for its room
};

}  // namespace planilla
