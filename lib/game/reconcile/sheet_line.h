// The words of one sheet that may be half-moves, and where its numbers put them.
//
//   const SheetLine line = sheet_line(text, tokens, first, white_reader, black_reader, aside);
//   line.words[4].place      // 6: White's third move, as rows and columns say
//
// Text, tokens and readers must outlive it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "notation/read/match.h"
#include "notation/read/move_reader.h"

namespace planilla {

struct SheetWord {
  std::uint32_t token = 0;
  std::uint32_t number = 0;  // of the move number before it; 0: none
  bool black = false;        // the number said "N..."
  // The half-move (board/half_move.h) that the number of its row and its column give it; 0: none.
  int place = 0;
  bool missing = false;  // no word: a half-move of a row that no sheet has (missing_rows.h)

  int half_move() const {
    return half_move_named(static_cast<int>(number), black ? Color::black : white);
  }
};

// The main line of one sheet. Text, tokens and readers must outlive the search.
struct SheetLine {
  // How the sheet was read by itself: its words, and where that stopped, if not at the end.
  struct Alone {
    struct Read {
      std::uint32_t begin = 0;  // of the word
      Move move;
    };
    std::map<std::uint32_t, Move> moves;  // by where the word begins
    std::vector<Read> line;               // up to the first half-move that is an error
    std::optional<std::uint32_t> stop;
  };

  std::string_view text;
  std::span<const Token> tokens;
  std::vector<SheetWord> words;
  MoveReader* white = nullptr;
  MoveReader* black = nullptr;
  std::optional<Alone> alone = {};  // none: in other letters than these

  std::string_view word(std::size_t i) const { return tokens[words[i].token].in(text); }
  std::uint8_t flags(std::size_t i) const { return tokens[words[i].token].flags; }
  // Is it a half-move that was not written?
  bool is_unwritten(const SheetWord& word) const;
  // The same of the word at this place.
  bool is_hole(Span word) const;
  // Is a half-move written there?
  bool has_word(Span word) const { return word.size() != 0 && !is_hole(word); }
  // Does one of the two words on either side of it say the same? Or the next one on either side?
  bool is_written_twice(Span word) const;
  bool is_written_next_to_it(Span word) const;
  // SheetWord::place of the word there; 0: none.
  int place_of(Span word) const;
  // Which of the words it is, as they are read: rows may stand in another order on the sheet
  // (rows_in_order.h). The number of words: none of them.
  std::size_t order_of(Span word) const;
  // Where it stands among the tokens: of sheets in blocks the columns come one after another, so
  // that one word may be read before another that stands above it. Of a point: the first token
  // behind it. The number of tokens: nothing is there.
  std::size_t token_index(Span word) const;
  // The first token of the word at this place.
  const Token& token_at(Span word) const;
  // What the word says as it stands: the legal moves that it may be.
  void moves_at(Span word, const Position& position, MoveList& out) const;
  // Is that move one of them? No empty cell says any.
  bool says(Span word, const Position& position, Move move) const;
  // Was it read as something else by itself, or not at all? Not of a word behind the one at which
  // that stopped.
  bool denies_alone(Span word, Move move) const;
  // The word at which that stopped; empty: at none.
  Span stopped_alone() const;
  // What the word says besides (MovePattern::claims): that it takes, that it gives check.
  std::uint16_t claims_at(Span word, const Position& position) const;
  // The same as moves_at(); no move where it is not exactly one legal one.
  Move move_at(Span word, const Position& position) const;

private:
  bool is_written_within(std::size_t near, Span word) const;
  // Of a word that is there.
  Match match_at(Span word, const Position& position) const;
};

// What stands in `aside` is passed over (aside.h).
SheetLine sheet_line(std::string_view text, std::span<const Token> tokens, std::size_t from,
                     MoveReader& white, MoveReader& black, std::span<const Span> aside = {});

}  // namespace planilla
