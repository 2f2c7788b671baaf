// Lines of the title, the likeliest of them by what speaks for players.
#include "game/layout/title_names.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace planilla {

namespace {

struct Player {
  std::string_view name, rating;
};

struct Pairing {
  Player white, black;
  int evidence = 0;
};

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

bool is_year(std::string_view text) {
  return text.size() == 4 && text.find_first_not_of("0123456789") == std::string_view::npos &&
         (text.starts_with("20") || (text[0] == '1' && text[1] >= '5'));
}

// A year somewhere among other characters.
bool names_year(std::string_view text) {
  std::size_t digits = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] >= '0' && text[i] <= '9') {
      ++digits;
      continue;
    }
    if (digits == 4 && is_year(text.substr(i - 4, 4))) return true;
    digits = 0;
  }
  return false;
}

bool begins_with_capital(std::string_view word) {
  UChar32 c = 0;
  std::int32_t at = 0;
  U8_NEXT(word.data(), at, static_cast<std::int32_t>(word.size()), c);
  return c > 0 && u_isupper(c) != 0;
}

// One to five words, the first and the last with a capital, and no digits.
bool is_name(std::string_view text) {
  constexpr int most_words = 5;
  if (text.empty() || text.find_first_of("0123456789:;!?[]{}<>\"") != std::string_view::npos)
    return false;
  const std::string_view last = text.substr(text.find_last_of(" ,") + 1);
  return std::count(text.begin(), text.end(), ' ') < most_words && begins_with_capital(text) &&
         begins_with_capital(last.empty() ? text : last);
}

// `name (2105)`, or a name alone.
Player player_in(std::string_view text) {
  text = trim(text);
  Player out{text, {}};
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return out;
  const std::string_view inside = text.substr(open + 1, text.size() - open - 2);
  out.name = trim(text.substr(0, open));
  if (inside.size() == 4 && inside.find_first_not_of("0123456789") == std::string_view::npos)
    out.rating = inside;
  return out;
}

// Where the second name ends: at a parenthesis, a comma (the second one, if the first name has one
// too), or a stop behind a whole word.
std::string_view second_name(std::string_view text, bool comma_in_name) {
  int commas = comma_in_name ? 1 : 0;
  std::size_t word = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') return text.substr(0, std::min(text.find(')', i), text.size() - 1) + 1);
    if (text[i] == ',' && commas-- == 0) return text.substr(0, i);
    if (text[i] == '.' && i - word > 2) return text.substr(0, i);
    if (text[i] == ' ') word = i + 1;
  }
  return text;
}

struct Separator {
  std::string_view text;
  int evidence;
};
constexpr std::array<Separator, 8> separators = {{{" vs. ", 3},
                                                  {" vs ", 3},
                                                  {" x ", 3},
                                                  {" \u00d7 ", 3},
                                                  {" \u2013 ", 0},
                                                  {" \u2014 ", 0},
                                                  {" - ", 0},
                                                  {" -- ", 0}}};

std::optional<Pairing> pairing_in(std::string_view line, std::string_view next) {
  for (const Separator& separator : separators) {
    const std::size_t at = line.find(separator.text);
    if (at == std::string_view::npos) continue;
    const std::string_view behind = line.substr(at + separator.text.size());
    Pairing out;
    out.white = player_in(line.substr(0, at));
    const bool comma = out.white.name.find(',') != std::string_view::npos;
    const std::string_view second = second_name(behind, comma);
    out.black = player_in(second);
    if (!is_name(out.white.name) || !is_name(out.black.name)) continue;
    const bool initials = out.white.name.find('.') != std::string_view::npos ||
                          out.black.name.find('.') != std::string_view::npos;
    out.evidence = separator.evidence + (comma ? 2 : 0) + (initials ? 1 : 0) +
                   (out.white.rating.empty() && out.black.rating.empty() ? 0 : 3) +
                   (names_year(behind.substr(second.size())) ? 2 : 0) + (names_year(next) ? 1 : 0);
    return out;
  }
  return std::nullopt;
}

// The lines of the remarks before the first move.
std::vector<std::string_view> title_lines(const Game& game) {
  constexpr std::size_t most = 12;
  std::vector<std::string_view> out;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move || out.size() >= most) break;
    if (element.kind != ElementKind::remark) continue;
    std::string_view text = element.span.in(game.text);
    while (!text.empty() && out.size() < most) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (const std::string_view line = trim(text.substr(0, end)); !line.empty())
        out.push_back(line);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
  return out;
}

void add_tag(Game& game, std::string_view name, std::string_view value) {
  if (!value.empty() && game.tag(name) == nullptr)
    game.tags.push_back({.name = name, .value = value, .added = true});
}

}  // namespace

void read_title_names(Game& game) {
  if (!game.is_sheet || game.plies == 0 || game.tag("White") != nullptr ||
      game.tag("Black") != nullptr)
    return;
  constexpr int enough = 2;
  const std::vector<std::string_view> lines = title_lines(game);
  Pairing best;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto found = pairing_in(lines[i], i + 1 < lines.size() ? lines[i + 1] : "");
    if (found && found->evidence >= enough && found->evidence >= best.evidence) best = *found;
  }
  if (best.evidence < enough) return;
  add_tag(game, "White", best.white.name);
  add_tag(game, "Black", best.black.name);
  add_tag(game, "WhiteElo", best.white.rating);
  add_tag(game, "BlackElo", best.black.rating);
}

}  // namespace planilla
