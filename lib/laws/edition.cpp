// Editions by date and by name; their articles.
#include "laws/edition.h"

#include "laws/edition_table.h"

namespace planilla {

namespace {

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

// The last edition in force on that day; nullopt before the first.
std::optional<Edition> edition_on(int day) {
  std::optional<Edition> out;
  const std::vector<EditionEntry>& entries = edition_table().entries;  // their days ascend
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].first_day != 0 && entries[i].first_day <= day) out = static_cast<Edition>(i);
  return out;
}

}  // namespace

const std::vector<Edition>& all_editions() {
  return edition_table().all;
}

Edition newest_edition() {
  return edition_table().newest;
}

std::string_view edition_name(Edition edition) {
  return entry_of(edition).name;
}

std::string_view first_day(Edition edition) {
  return entry_of(edition).from;
}

std::string_view last_day(Edition edition) {
  return entry_of(edition).until;
}

std::optional<Edition> find_edition(std::string_view name) {
  for (const Edition edition : all_editions())
    if (edition_name(edition) == name) return edition;
  return std::nullopt;
}

EditionChoice edition_for(std::string_view date) {
  const std::optional<int> year = number_at(date, 0, 4);
  if (!year || *year == 0) return {};
  const std::optional<int> month = number_at(date, 5, 2);
  const std::optional<int> day = month ? number_at(date, 8, 2) : std::nullopt;
  const auto first = edition_on(*year * 10000 + month.value_or(1) * 100 + day.value_or(1));
  const auto last = day ? first : edition_on(*year * 10000 + month.value_or(12) * 100 + 31);
  EditionChoice choice;
  choice.edition = last.value_or(all_editions().front());
  choice.sure = first == last;
  choice.older_than_any_text = !last;
  return choice;
}

Fivefold fivefold_rule(Edition edition) {
  return entry_of(edition).fivefold;
}

bool seventy_five_moves_end(Edition edition) {
  return entry_of(edition).seventy_five;
}

bool has_automatic_draws(Edition edition) {
  return seventy_five_moves_end(edition) || fivefold_rule(edition) != Fivefold::none;
}

bool resignation_may_draw(Edition edition) {
  return entry_of(edition).resignation_may_draw;
}

std::string_view article(Topic topic, Edition edition) {
  return entry_of(edition).articles[static_cast<std::size_t>(topic)];
}

std::string_view rules_as(Edition edition) {
  return entry_of(edition).rules_as;
}

std::string_view article_of_rule(std::string_view rule, Edition edition) {
  const auto& rules = entry_of(edition).rules;
  const auto at = rules.find(rule);
  return at == rules.end() ? std::string_view() : at->second;
}

}  // namespace planilla
