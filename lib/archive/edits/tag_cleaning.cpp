// One step a habit.
#include "archive/edits/tag_cleaning.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "archive/edits/ascii_text.h"
#include "archive/edits/filled_tag.h"
#include "archive/edits/written_dates.h"
#include "archive/edits/written_rounds.h"
#include "base/ascii.h"
#include "checks/facts/dates.h"

namespace planilla {

namespace {

using ascii::is_space;

bool is_control(char c) {
  return static_cast<unsigned char>(c) < ' ' || c == '\x7F';
}

// Without blanks at the ends, rows of them and control characters.
std::string trimmed(std::string_view value) {
  std::string out;
  for (const char c : value) {
    const bool blank = is_space(c) || c == '\v' || c == '\f';
    if (!blank && is_control(c)) continue;
    if (blank && (out.empty() || out.back() == ' ')) continue;
    out += blank ? ' ' : c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

// Eight bytes at a time; what is true of a byte shows as its uppermost bit.
constexpr std::uint64_t each = 0x0101010101010101, tops = 0x80 * each;

// One to eight bytes; behind them come bytes that are no blanks.
std::uint64_t load(const char* at, std::size_t size) {
  const auto bytes = [&](auto value, std::size_t begin) {
    std::memcpy(&value, at + begin, sizeof value);
    return std::uint64_t{value};
  };
  if (size >= 8) return bytes(std::uint64_t{}, 0);
  const std::uint64_t behind = ~std::uint64_t{0} << 8 * size;
  if (size >= 4)
    return behind | bytes(std::uint32_t{}, 0) | bytes(std::uint32_t{}, size - 4) << 8 * (size - 4);
  if (size >= 2)
    return behind | bytes(std::uint16_t{}, 0) | bytes(std::uint16_t{}, size - 2) << 8 * (size - 2);
  return behind | bytes(std::uint8_t{}, 0);
}

// Blanks and control characters.
std::uint64_t blanks_of(std::uint64_t bytes) {
  return ~(((bytes & ~tops) + (0x80 - '!') * each) | bytes) & tops;
}

// Bytes other than that one.
std::uint64_t others_than(unsigned char c, std::uint64_t bytes) {
  const std::uint64_t differ = bytes ^ c * each;
  return (((differ & ~tops) + 0x7F * each) | differ) & tops;
}

// The same asked byte by byte, where there are other blanks than spaces, or control characters.
bool is_oddly_blank(std::string_view value) {
  bool behind_blank = true;
  for (const char c : value) {
    if (is_control(c) || (c == ' ' && behind_blank)) return true;
    behind_blank = is_space(c);
  }
  return behind_blank;
}

// Blanks at the ends, two together, or others than spaces; or control characters.
bool has_odd_blanks(const GameTag& tag) {
  const std::string_view value = tag.value;
  if (value.empty()) return false;
  std::uint64_t before = 0x80;  // as if a blank stood before the first
  bool odd = value.back() == ' ';
  for (std::size_t i = 0; i < value.size() && !odd; i += 8) {
    const std::uint64_t bytes = load(value.data() + i, std::min<std::size_t>(8, value.size() - i));
    const std::uint64_t blanks = blanks_of(bytes);
    if ((blanks & others_than(' ', bytes)) != 0) {
      odd = is_oddly_blank(value);
      break;
    }
    odd = (blanks & (blanks << 8 | before)) != 0;
    before = blanks >> 56;
  }
  return odd && tag.name != "FEN";
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

bool is_odd_rating(const GameTag& tag) {
  return is_rating(tag) && !std::all_of(tag.value.begin(), tag.value.end(), ascii::is_digit);
}

bool is_small_eco(const GameTag& tag) {
  return tag.name == "ECO" && tag.value.size() == 3 && tag.value[0] >= 'a' && tag.value[0] <= 'e' &&
         ascii::is_digit(tag.value[1]) && ascii::is_digit(tag.value[2]);
}

bool is_odd_date(const GameTag& tag) {
  if (tag.name == "Date" && (tag.value.empty() || tag.value == "?")) return true;
  return (tag.name == "Date" || tag.name == "EventDate") &&
         parse_date(tag.value).fault != DateFault::none;
}

bool is_odd_round(const GameTag& tag) {
  return tag.name == "Round" && !is_plain_round(tag.value);
}

// The last letter of a title: `Botvinnik, M` holds none.
bool ends_title(std::string_view name, std::size_t at) {
  if (at == 0 || std::string_view("GIFC").find(name[at - 1]) == std::string_view::npos)
    return false;
  const std::string_view behind = name.substr(at + 1);
  return behind.empty() || behind[0] == ' ' || behind[0] == ')' || behind.starts_with(". ");
}

// Does any of its bytes speak for a bracket or a title?
bool may_hold_more(std::string_view name) {
  for (std::size_t i = 0; i < name.size(); i += 8) {
    const std::uint64_t bytes = load(name.data() + i, std::min<std::size_t>(8, name.size() - i));
    if ((others_than('M', bytes) & others_than('(', bytes) & others_than('[', bytes)) != tops)
      return true;
  }
  return false;
}

// A player's name may hold a number in brackets, or a title. Many hold a country in brackets.
bool holds_more(std::string_view name) {
  if (!may_hold_more(name)) return false;
  constexpr int shortest_number = 4;
  bool bracket = false;
  int digits = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (c == 'M' && ends_title(name, i)) return true;
    bracket = bracket || c == '(' || c == '[';
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (bracket && digits == shortest_number) return true;
  }
  return false;
}

// `2,650`, `Elo 2650`, `2650 (FIDE)`: what is rated, and nothing else.
void mend_ratings(Game& game) {
  static const re2::RE2 odd(
      R"((?i:(?:elo|fide|w?[gifc]m)[.:]?\s*)*([12])[.,]?(\d{3})\s*(?i:\(?(?:elo|fide)\)?)?)");
  for (GameTag& tag : game.tags) {
    std::string thousands, rest;
    if (is_odd_rating(tag) && re2::RE2::FullMatch(std::string(tag.value), odd, &thousands, &rest))
      tag.value = game.keep(thousands + rest);
  }
}

// `b90`
void mend_eco(Game& game) {
  for (GameTag& tag : game.tags)
    if (is_small_eco(tag)) {
      std::string code(tag.value);
      code[0] = static_cast<char>(code[0] - 'a' + 'A');
      tag.value = game.keep(code);
    }
}

void drop_empty_ratings(Game& game) {
  std::erase_if(game.tags,
                [](const GameTag& tag) { return is_rating(tag) && is_no_rating(tag.value); });
}

void mend_dates(Game& game, const TagWords& words) {
  for (GameTag& tag : game.tags) {
    if (!is_odd_date(tag)) continue;
    if (const auto date = mended_date(tag.value, words)) tag.value = game.keep(*date);
  }
}

void mend_rounds(Game& game, const TagWords& words) {
  for (GameTag& tag : game.tags) {
    if (!is_odd_round(tag)) continue;
    if (const auto round = mended_round(tag.value, words)) tag.value = game.keep(*round);
  }
}

// What a name holds beside the name.
struct Within {
  const char* suffix;  // of the tag it belongs into
  std::string value;
  bool named = false;  // a word says what it is
};

// Takes one of them off the name.
std::optional<Within> take_off(std::string& name) {
  static const re2::RE2 number(
      R"((.*\pL.*?),?\s*[(\[]\s*(?:(?i:(elo|fide|id))[:\s]*)?(\d{4,9})\s*[)\]])");
  // "(NOR, 2850)": the country stays.
  static const re2::RE2 after_country(
      R"((.*\pL.*?),?\s*[(\[]\s*([A-Z]{3})[,;/ ]+([12]\d{3})\s*[)\]])");
  static const re2::RE2 before_country(
      R"((.*\pL.*?),?\s*[(\[]\s*([12]\d{3})[,;/ ]+([A-Z]{3})\s*[)\]])");
  static const re2::RE2 title_before(R"((W?[GIFC]M)\.? +(.*\pL.*))");
  static const re2::RE2 title_behind(R"((.*\pL.*?),? +\(?(W?[GIFC]M)\)?)");
  std::string rest, word, found;
  if (re2::RE2::FullMatch(name, number, &rest, &word, &found)) {
    const bool rating = found.size() == 4 && found >= "1000" && found < "3000";
    if (!rating && found.size() < 6) return std::nullopt;
    name = rest;
    return Within{rating ? "Elo" : "FideId", found, !word.empty()};
  }
  if (re2::RE2::FullMatch(name, after_country, &rest, &word, &found) ||
      re2::RE2::FullMatch(name, before_country, &rest, &found, &word)) {
    name = rest + " (" + word + ")";
    return Within{"Elo", found};
  }
  const bool before = re2::RE2::FullMatch(name, title_before, &found, &rest);
  if (!before && !re2::RE2::FullMatch(name, title_behind, &rest, &found)) return std::nullopt;
  if (rest.find_first_of(", ") == std::string::npos) return std::nullopt;  // "Li IM" may be a name
  name = rest;
  return Within{"Title", found};
}

bool is_name_of_letters(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) {
    return c == '_' || ascii::is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  });
}

bool has_odd_name(const GameTag& tag) {
  return !is_name_of_letters(tag.name);
}

// `White Elo` is WhiteElo where the game has none, `Black-Team` Black_Team. Empty: nothing is left.
std::string name_for(std::string_view name, const Game& game) {
  constexpr std::array<std::string_view, 12> known = {
      "WhiteElo",  "BlackElo",  "WhiteTitle", "BlackTitle", "WhiteFideId", "BlackFideId",
      "WhiteTeam", "BlackTeam", "EventDate",  "PlyCount",   "TimeControl", "WhiteCountry"};
  std::string joined, out;
  for (const char c : in_ascii(name)) {
    const bool keeps = is_name_of_letters({&c, 1});
    if (keeps) joined += c;
    out += keeps ? c : '_';
  }
  const bool is_known = std::find(known.begin(), known.end(), joined) != known.end();
  if (is_known && game.tag(joined) == nullptr) return joined;
  return joined.empty() ? joined : out;
}

// PGN's names of tags are letters, digits and _. They come last, as written before.
void mend_names(Game& game) {
  if (game.tags_are_plain) return;
  std::vector<GameTag> odd;
  for (const GameTag& tag : game.tags)
    if (has_odd_name(tag) && !name_for(tag.name, game).empty()) odd.push_back(tag);
  std::erase_if(game.tags, [&](const GameTag& tag) {
    return std::any_of(odd.begin(), odd.end(),
                       [&](const GameTag& one) { return one.name == tag.name; });
  });
  for (GameTag& tag : odd) {
    tag.name = game.keep(name_for(tag.name, game));
    tag.added = true;
    game.tags.push_back(tag);
  }
}

bool is_rated(const char* side, const Game& game) {
  static const re2::RE2 rating(
      R"([(\[]\s*(?:[A-Z]{3}[,;/ ]+)?[12]\d{3}(?:[,;/ ]+[A-Z]{3})?\s*[)\]])");
  return !is_no_rating(game.tag_value(std::string(side) + "Elo")) ||
         re2::RE2::PartialMatch(std::string(game.tag_value(side)), rating);
}

// A number without a word may be the year in which a player was born, or a club founded: not where
// both have one. Nobody was rated before 1950.
bool may_be_year(const Within& within, const char* other_side, const Game& game) {
  constexpr int first_ratings = 1950;
  if (within.named || std::string_view(within.suffix) != "Elo") return false;
  const int year = parse_date(game.tag_value("Date")).year;
  if (year != 0 && year < first_ratings) return true;
  return within.value >= "1700" && within.value < "2030" && !is_rated(other_side, game);
}

void take_apart(const char* side, const char* other_side, Game& game) {
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
    if (said != within->value && may_be_year(*within, other_side, game)) return;
    fill_tag(target, within->value, game);
    game.tags[index].value = game.keep(left);
  }
}

}  // namespace

// Asked of every game: the length of a name tells most tags apart.
bool may_need_cleaning(const Game& game) {
  const bool plain = game.tags_are_plain;
  return std::any_of(game.tags.begin(), game.tags.end(), [plain](const GameTag& tag) {
    if (has_odd_blanks(tag) || (!plain && has_odd_name(tag))) return true;
    switch (tag.name.size()) {
      case std::string_view("White").size():
        return ((tag.name == "White" || tag.name == "Black") && holds_more(tag.value)) ||
               is_odd_round(tag);
      case std::string_view("WhiteElo").size():
        return is_rating(tag) && (is_no_rating(tag.value) || is_odd_rating(tag));
      case std::string_view("ECO").size():
        return is_small_eco(tag);
      default:
        return tag.name.ends_with("Date") && is_odd_date(tag);
    }
  });
}

void clean_tags(Game& game, const TagWords& words) {
  mend_names(game);
  trim(game);
  drop_empty_ratings(game);
  mend_ratings(game);
  mend_eco(game);
  mend_dates(game, words);
  mend_rounds(game, words);
  take_apart("White", "Black", game);
  take_apart("Black", "White", game);
}

}  // namespace planilla
