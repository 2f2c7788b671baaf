// The editions of the Laws that planilla knows, when they were in force, and their article numbers.
//
//   const EditionChoice choice = edition_for("2009.??.??");   // a PGN Date
//   edition_name(choice.edition)                               // "2009"
//   choice.sure                        // false: until June it was the edition of 2005
//   article(Topic::dead_position, choice.edition)              // "5.2.b"
//
// What an edition says is data: laws/editions.toml, a section an edition, a source a table. An
// Edition is the number of a section, in the order of the dates; those without a date (US Chess)
// come last and are chosen by name only. Games older than the first edition are judged by that one
// and marked so. Any thread may read; use_editions() is called before there are threads.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace planilla {

enum class Edition : std::uint8_t {};

// In the order of the file.
const std::vector<Edition>& all_editions();
// The last one that has a date.
Edition newest_edition();

// "1997", "2014", "uscf".
std::string_view edition_name(Edition edition);
std::optional<Edition> find_edition(std::string_view name);
// The first day in force, "2014-07-01"; empty: it is chosen by name only.
std::string_view first_day(Edition edition);
// The last one: the day before the next edition; empty: it is in force, or has no dates.
std::string_view last_day(Edition edition);

// Editions of a folder of data in place of the embedded ones. Throws DataError for a faulty file.
void use_editions(const Data& data);

struct EditionChoice {
  Edition edition = newest_edition();
  bool sure = false;                 // the date leaves no other
  bool older_than_any_text = false;  // before the first edition for sure
};

// By a date as PGN writes it, parts unknown as "??". With parts unknown, the last edition that can
// have been in force; without a year, or with no date at all, the newest.
EditionChoice edition_for(std::string_view pgn_date);

// Does a fivefold repetition end the game by itself, and how must the five follow each other?
enum class Fivefold : std::uint8_t { none, consecutive, any };
Fivefold fivefold_rule(Edition edition);
bool seventy_five_moves_end(Edition edition);
// Either of the two.
bool has_automatic_draws(Edition edition);
// Is a resignation to a player who cannot mate a draw?
bool resignation_may_draw(Edition edition);

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
  flag_fall,   // and the opponent cannot mate
  both_flags,  // have fallen, and nobody knows which first
  recording,
  draw_offer_recorded,
  result_signed,
  notation,           // the appendix on algebraic notation
  own_language,       // piece letters of the player's own language
  sealed_move,        // how it is written
  sealed_move_loses,  // and when it loses
};
inline constexpr int topic_count = static_cast<int>(Topic::sealed_move_loses) + 1;

// The number as that edition prints it; empty where the edition has no such article, or no source
// of its number is at hand.
std::string_view article(Topic topic, Edition edition);

// "1997", "2009", "2018" or "2023": the column of a rule's own article numbers (checks/engine) that
// this edition shares; empty: none is known.
std::string_view rules_as(Edition edition);
// The number for one rule by its id, where it is not the one of that column; else empty.
std::string_view article_of_rule(std::string_view rule, Edition edition);

}  // namespace planilla
