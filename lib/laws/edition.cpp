// Dates of the editions, and the table of article numbers.
#include "laws/edition.h"

#include <array>

namespace planilla {

namespace {

constexpr std::string_view names[edition_count] = {"1997", "2009", "2018", "2023"};

// First day in force, as year * 10000 + month * 100 + day.
constexpr int first_day[edition_count] = {19970701, 20090701, 20180101, 20230101};

struct Row {
  Topic topic;
  std::array<std::string_view, edition_count> number;
};

constexpr Row rows[] = {
    {Topic::legal_move, {"3", "3", "3.10", "3.10"}},
    {Topic::king_left_in_check, {"3.5(b)", "3.9", "3.9.2", "3.9.2"}},
    {Topic::castling, {"3.5(a)(ii)", "3.8.a.ii", "3.8.2", "3.8.2"}},
    {Topic::en_passant, {"3.4(d)", "3.7.d", "3.7.3", "3.7.3.1"}},
    {Topic::promotion, {"3.4(e)", "3.7.e", "3.7.3", "3.7.3.3"}},
    {Topic::illegal_move_restored, {"7.4", "7.4.a", "7.5.1", "7.5.1"}},
    {Topic::illegal_move_penalty, {"10.3", "7.4.b", "7.5.5", "7.5.5"}},
    {Topic::unpromoted_pawn, {"", "7.4.a", "7.5.2", "7.5.2"}},
    {Topic::checkmate, {"5.1(a)", "5.1.a", "5.1.1", "5.1.1"}},
    {Topic::resignation, {"5.1(b)", "5.1.b", "5.1.2", "5.1.2"}},
    {Topic::stalemate, {"5.2", "5.2.a", "5.2.1", "5.2.1"}},
    {Topic::dead_position, {"9.6", "5.2.b", "5.2.2", "5.2.2"}},
    {Topic::draw_agreed, {"5.3", "5.2.c", "5.2.3", "5.2.3"}},
    {Topic::draw_offer, {"9.1", "9.1.b", "9.1.2", "9.1.2"}},
    {Topic::threefold, {"9.2", "9.2", "9.2.1", "9.2"}},
    {Topic::fivefold, {"", "", "9.6.1", "9.6.1"}},
    {Topic::fifty_moves, {"9.3", "9.3", "9.3", "9.3"}},
    {Topic::seventy_five_moves, {"", "", "9.6.2", "9.6.2"}},
    {Topic::wrong_claim, {"9.5(b)", "9.5.b", "9.5.3", "9.5.3"}},
    {Topic::flag_fall, {"6.9", "6.9", "6.9", "6.9"}},
    {Topic::recording, {"8.1", "8.1", "8.1", "8.1"}},
    {Topic::draw_offer_recorded, {"9.1", "8.1", "8.1.5", "8.1.5"}},
    {Topic::result_signed, {"", "8.7", "8.7", "8.7"}},
    {Topic::notation, {"E", "C", "C", "C"}},
    {Topic::own_language, {"", "C.3", "C.3", "C.3"}},
    {Topic::sealed_move, {"", "G.1", "I.1", "I.1"}},
    {Topic::sealed_move_loses, {"", "G.8", "I.8", "I.8"}},
};

// The number written at `at`, `digits` long; nullopt if there is none.
std::optional<int> number_at(std::string_view text, std::size_t at, std::size_t digits) {
  if (text.size() < at + digits) return std::nullopt;
  int value = 0;
  for (const char c : text.substr(at, digits)) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

// The last edition in force on that day, or -1.
int index_on(int day) {
  int index = -1;
  for (int i = 0; i < edition_count; ++i)
    if (first_day[i] <= day) index = i;
  return index;
}

}  // namespace

std::string_view edition_name(Edition edition) {
  return names[static_cast<std::size_t>(edition)];
}

std::optional<Edition> find_edition(std::string_view name) {
  for (int i = 0; i < edition_count; ++i)
    if (names[i] == name) return static_cast<Edition>(i);
  return std::nullopt;
}

EditionChoice edition_for(std::string_view date) {
  const std::optional<int> year = number_at(date, 0, 4);
  if (!year || *year == 0) return {};
  const std::optional<int> month = number_at(date, 5, 2);
  const std::optional<int> day = month ? number_at(date, 8, 2) : std::nullopt;
  const int first = index_on(*year * 10000 + month.value_or(1) * 100 + day.value_or(1));
  const int last = index_on(*year * 10000 + month.value_or(12) * 100 + day.value_or(31));
  EditionChoice choice;
  choice.edition = static_cast<Edition>(last < 0 ? 0 : last);
  choice.sure = first == last;
  choice.older_than_any_text = last < 0;
  return choice;
}

std::string_view article(Topic topic, Edition edition) {
  for (const Row& row : rows)
    if (row.topic == topic) return row.number[static_cast<std::size_t>(edition)];
  return "";
}

}  // namespace planilla
