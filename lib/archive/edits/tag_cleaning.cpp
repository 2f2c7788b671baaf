// One step a habit.
#include "archive/edits/tag_cleaning.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

#include "archive/edits/filled_tag.h"
#include "base/ascii.h"
#include "checks/facts/dates.h"

namespace planilla {

namespace {

using ascii::is_space;

// Blanks at the ends, and rows of them.
std::string trimmed(std::string_view value) {
  std::string out;
  for (const char c : value) {
    const bool blank = is_space(c);
    if (blank && (out.empty() || out.back() == ' ')) continue;
    out += blank ? ' ' : c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// Eight bytes of which none is a blank or a control character.
bool are_no_blanks(const char* at) {
  constexpr std::uint64_t ones = 0x0101010101010101, high = 0x80 * ones;
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, at, sizeof bytes);
  return ((bytes - ('!' * ones)) & ~bytes & high) == 0;
}

bool has_odd_blanks(const GameTag& tag) {
  const std::string_view value = tag.value;
  bool behind_blank = true;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value.size() - i >= 8 && are_no_blanks(value.data() + i)) {
      i += 7;
      behind_blank = false;
      continue;
    }
    const char c = value[i];
    if (static_cast<unsigned char>(c) > ' ') {
      behind_blank = false;
      continue;
    }
    if (is_space(c) && (behind_blank || c != ' ')) return tag.name != "FEN";
    behind_blank = is_space(c);
  }
  return behind_blank && !value.empty() && tag.name != "FEN";
}

void trim(Game& game) {
  for (GameTag& tag : game.tags)
    if (has_odd_blanks(tag)) tag.value = game.keep(trimmed(tag.value));
}

bool is_rating(const GameTag& tag) {
  return tag.name == "WhiteElo" || tag.name == "BlackElo";
}

bool is_no_rating(std::string_view value) {
  return value.empty() || value == "-" || value == "?" || value == "0";
}

bool is_odd_date(const GameTag& tag) {
  return (tag.name == "Date" || tag.name == "EventDate") &&
         parse_date(tag.value).fault != DateFault::none;
}

// A player's name may hold a number in parentheses, or a title.
bool holds_more(std::string_view name) {
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (c == '(' || c == '[') return true;
    // Of a title: `Botvinnik, M` holds none.
    if (c != 'M' || i == 0 || std::string_view("GIFC").find(name[i - 1]) == std::string_view::npos)
      continue;
    if (i + 1 == name.size() || name[i + 1] == ' ' || name.substr(i + 1).starts_with(". "))
      return true;
  }
  return false;
}

void drop_empty_ratings(Game& game) {
  std::erase_if(game.tags,
                [](const GameTag& tag) { return is_rating(tag) && is_no_rating(tag.value); });
}

std::optional<std::string> pgn_date(const std::string& value) {
  static const re2::RE2 year_first(R"((\d{4})[-/](\d{1,2})[-/](\d{1,2}))");
  static const re2::RE2 day_first(R"((\d{1,2})([./-])(\d{1,2})[./-](\d{4}))");
  int year = 0, month = 0, day = 0;
  std::string sign;
  if (re2::RE2::FullMatch(value, day_first, &day, &sign, &month, &year)) {
    // With points the day comes first everywhere; else it has to show.
    if (sign != "." && day <= 12 && month <= 12 && day != month) return std::nullopt;
    if (sign != "." && month > 12) std::swap(day, month);
  } else if (!re2::RE2::FullMatch(value, year_first, &year, &month, &day)) {
    return std::nullopt;
  }
  const std::string out = fmt::format("{:04}.{:02}.{:02}", year, month, day);
  const Date date = parse_date(out);
  return date.fault == DateFault::none && date.whole() ? std::optional(out) : std::nullopt;
}

void mend_dates(Game& game) {
  for (GameTag& tag : game.tags) {
    if (!is_odd_date(tag)) continue;
    if (const auto date = pgn_date(std::string(tag.value))) tag.value = game.keep(*date);
  }
}

// What a name holds beside the name.
struct Within {
  const char* suffix;  // of the tag it belongs into
  std::string value;
};

// Takes one of them off the name.
std::optional<Within> take_off(std::string& name) {
  static const re2::RE2 number(
      R"((.*\pL.*?),?\s*[(\[]\s*(?:(?i:elo|fide|id)[:\s]*)?(\d{4,9})\s*[)\]])");
  static const re2::RE2 title_before(R"((W?[GIFC]M)\.? +(.*\pL.*))");
  static const re2::RE2 title_behind(R"((.*\pL.*?),? +\(?(W?[GIFC]M)\)?)");
  std::string rest, found;
  if (re2::RE2::FullMatch(name, number, &rest, &found)) {
    const bool rating = found.size() == 4 && found >= "1000" && found < "3000";
    if (!rating && found.size() < 6) return std::nullopt;
    name = rest;
    return Within{rating ? "Elo" : "FideId", found};
  }
  const bool before = re2::RE2::FullMatch(name, title_before, &found, &rest);
  if (!before && !re2::RE2::FullMatch(name, title_behind, &rest, &found)) return std::nullopt;
  if (rest.find_first_of(", ") == std::string::npos) return std::nullopt;  // "Li IM" may be a name
  name = rest;
  return Within{"Title", found};
}

void take_apart(const char* side, Game& game) {
  const auto tag = std::find_if(game.tags.begin(), game.tags.end(),
                                [&](const GameTag& one) { return one.name == side; });
  if (tag == game.tags.end()) return;
  if (!holds_more(tag->value)) return;
  std::string name(tag->value);
  const auto index = static_cast<std::size_t>(tag - game.tags.begin());
  for (std::string left = name; const auto within = take_off(left); name = left) {
    const std::string target = std::string(side) + within->suffix;
    const std::string_view said = game.tag_value(target);
    if (!says_nothing(said) && said != within->value) return;
    fill_tag(target, within->value, game);
    game.tags[index].value = game.keep(left);
  }
}

}  // namespace

// Asked of every game: the length of a name tells most tags apart.
bool may_need_cleaning(const Game& game) {
  return std::any_of(game.tags.begin(), game.tags.end(), [](const GameTag& tag) {
    if (has_odd_blanks(tag)) return true;
    switch (tag.name.size()) {
      case std::string_view("White").size():
        return (tag.name == "White" || tag.name == "Black") && holds_more(tag.value);
      case std::string_view("WhiteElo").size():
        return is_rating(tag) && is_no_rating(tag.value);
      default:
        return tag.name.ends_with("Date") && is_odd_date(tag);
    }
  });
}

void clean_tags(Game& game) {
  trim(game);
  drop_empty_ratings(game);
  mend_dates(game);
  take_apart("White", game);
  take_apart("Black", game);
}

}  // namespace planilla
