// The editions of the FIDE Laws that planilla knows, when they were in force, and their article
// numbers.
//
//   const EditionChoice choice = edition_for("2009.??.??");   // a PGN Date
//   choice.edition        // Edition::y2009
//   choice.sure           // false: until June it was the edition of 1997
//   article(Topic::dead_position, choice.edition)             // "5.2.b"
//
// In force from: 1997 on 1 July 1997, 2009 on 1 July 2009, 2018 on 1 January 2018 (its wording is
// that of 1 July 2017 but for the illegal moves), 2023 on 1 January 2023. The texts of 2001, 2005,
// 2014 and 2017 are not at hand: games of those years are judged by the edition before. Nor is any
// text older than 1997: older games are judged by that of 1997 and marked so.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace planilla {

enum class Edition : std::uint8_t { y1997, y2009, y2018, y2023 };

inline constexpr int edition_count = 4;
inline constexpr Edition newest_edition = Edition::y2023;

// "1997", "2009", "2018", "2023".
std::string_view edition_name(Edition edition);
std::optional<Edition> find_edition(std::string_view name);

struct EditionChoice {
  Edition edition = newest_edition;
  bool sure = false;                 // the date leaves no other
  bool older_than_any_text = false;  // before 1 July 1997 for sure
};

// By a date as PGN writes it, parts unknown as "??". With parts unknown, the last edition that can
// have been in force; without a year, or with no date at all, the newest.
EditionChoice edition_for(std::string_view pgn_date);

// Did five repetitions or 75 moves end a game by themselves? From 2018 on (in truth since 2014).
constexpr bool has_automatic_draws(Edition edition) {
  return edition >= Edition::y2018;
}
// Is a resignation to a player who cannot mate a draw? From 2023 on.
constexpr bool resignation_may_draw(Edition edition) {
  return edition >= Edition::y2023;
}

// The illegal move of a player that loses the game: the third, from 2018 on the second.
constexpr int illegal_moves_that_lose(Edition edition) {
  return edition >= Edition::y2018 ? 2 : 3;
}
// Is it a draw instead if the opponent cannot mate? From 2009 on.
constexpr bool illegal_moves_may_draw(Edition edition) {
  return edition >= Edition::y2009;
}

enum class Topic : std::uint8_t {
  legal_move,  // what is legal or not
  king_left_in_check,
  castling,
  en_passant,
  promotion,
  illegal_move_restored,
  illegal_move_penalty,  // how many lose
  unpromoted_pawn,
  checkmate,
  resignation,
  stalemate,
  dead_position,
  draw_agreed,
  draw_offer,
  threefold,           // on claim
  fivefold,            // by itself
  fifty_moves,         // on claim
  seventy_five_moves,  // by itself
  wrong_claim,
  flag_fall,  // and the opponent cannot mate
  recording,
  draw_offer_recorded,
  result_signed,
  notation,           // the appendix on algebraic notation
  own_language,       // piece letters of the player's own language
  sealed_move,        // how it is written
  sealed_move_loses,  // and when it loses
};

// The number as that edition prints it; empty where the edition has no such article (or its text is
// not at hand: sealed moves in 1997).
std::string_view article(Topic topic, Edition edition);

}  // namespace planilla
