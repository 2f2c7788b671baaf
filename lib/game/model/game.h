// One game, read: its tags, the elements of its movetext in order, its results, and what was found.
//
//   for (const Element& e : game.elements)
//     if (e.kind == ElementKind::move) position.play(e.move);
//
// A Game is flat: variations stand between `open` and `close` elements, in the order of the text,
// so that nothing is lost and nothing recurses. Walk it with game/model/walk.h when positions are
// needed. All spans are of `text`.
//
// A Game is a plain value. It owns what it says: its text is shared by its copies and by the games
// of the same slice, and nothing of it belongs to the reader, the slice or the options. It may be
// kept, copied, moved and handed on; any number of threads may read one.
//
// Every byte of the text that is not blank is covered by a tag, an element, or a heading of a
// sheet; or it is of a move number that is as it should be (element_numbered).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "board/position.h"
#include "game/model/elements.h"
#include "text/framing/game_text.h"

namespace planilla {

// Commands inside comments.
enum CommentCommand : std::uint8_t { command_clk = 1, command_emt = 2, command_claim = 4 };

// Of the four bytes behind "[%"; 0 for any other.
constexpr std::uint8_t command_of(std::string_view name) {
  if (name == "clk ") return command_clk;
  if (name == "emt ") return command_emt;
  return name == "clai" ? command_claim : 0;
}

constexpr std::uint32_t kind_bit(ElementKind kind) {
  return 1u << static_cast<unsigned>(kind);
}

// What is known of moves that were read without a second look: right numbers, known words. Nearly
// all games consist of nothing else but ordinary comments, NAGs and variations, and who asks them
// (checks/facts/game_facts.h) need not look at their elements again.
struct MoveTotals {
  static constexpr std::size_t long_comment = 60;  // bytes: it may hold a table

  std::size_t elements = 0;          // so many of the game's
  std::uint32_t kinds = 0;           // a bit for each ElementKind of these
  std::uint8_t commands = 0;         // CommentCommand bits
  bool long_comments = false;        // some are
  std::uint32_t false_claims = 0;    // Claim bits, of any of them: claimed and not so
  std::uint32_t missing_claims = 0;  // so and not claimed
  std::uint32_t quirks = 0;          // Quirk bits, of any of them
  bool numbered = false;             // a number stands before some move of White
  bool unnumbered = false;           // and before some there is none
  bool san = true;                   // each is written as its SAN in English letters
};

// Results as PGN writes them. `none`: nothing written; `both_lose` is 0-0, a double forfeit.
enum class Result : std::uint8_t { none, unknown, white_wins, black_wins, draw, both_lose, odd };

std::string_view result_text(Result result);  // "*", "1-0", ...; "" for none and odd

struct GameTag {
  std::string_view name;   // of the game's text, or kept by it
  std::string_view value;  // the same; escapes undone
  Span span;               // of the whole pair, or of the heading line; empty if added
  Span value_span;
  std::uint8_t faults = 0;  // TagFault bits
  bool added = false;       // by an option or filled in, not from the text
};

// Where the moves came from, for the report: which alphabet and notation read them, and on what
// evidence.
struct ReadAs {
  std::string notation;  // "algebraic"
  // Tags of the class, as Notations keeps them; several where they share their letters.
  std::vector<std::string> languages;
  // Those of Black's moves, where White's are written in others: then `languages` are White's.
  std::vector<std::string> black_languages;
  int plies_to_certainty = 0;  // until every rival died; 0: named by an option, or no rival
  bool by_option = false;
};

// White's, and Black's behind them.
std::vector<std::string> languages_of_both(const ReadAs& read_as);

struct Game {
  std::shared_ptr<const GameText> source;  // owns its bytes; nullptr in games built by hand
  std::string_view text;                   // == source->text
  Span extent;                // the part of the text that is this game (a sheet may hold several)
  std::uint64_t number = 0;   // from 1 over the whole input; set by batch/
  std::vector<GameTag> tags;  // in order of the text
  bool tags_are_plain =
      false;       // each [Name "value"] and nothing else, without escapes or control characters
  Position start;  // before the first move
  bool from_fen = false;
  bool is_sheet = false;  // no PGN tags: a scoresheet
  Elements elements;
  MoveTotals plain;
  Position final;                   // after the last move of the main line that was read
  std::uint32_t plies = 0;          // of the main line, read
  std::vector<std::uint64_t> keys;  // of the main line: keys[0] of the start, keys[n] after ply n

  Result tag_result = Result::none;
  Result terminator = Result::none;  // what the movetext ends with
  Span terminator_span;
  Result result = Result::none;  // what is written: see CLI.md "Normalised PGN"

  ReadAs read_as;
  Findings findings;  // in the order they were met

  // First tag of that name; nullptr if there is none.
  const GameTag* tag(std::string_view name) const;
  std::string_view tag_value(std::string_view name) const;  // "" if there is none

  // Does `plain` speak for every element? Then no comment holds a control character or names this
  // program.
  bool is_ordinary() const { return !elements.empty() && plain.elements == elements.size(); }
  // And is each of them a move?
  bool is_plain() const { return is_ordinary() && plain.kinds == kind_bit(ElementKind::move); }

  void clear();
  // Keeps text alive as long as the game and its copies: for values that stand nowhere in the text.
  std::string_view keep(std::string value);

private:
  std::vector<std::shared_ptr<const std::string>> kept_;
};

}  // namespace planilla
