// A name without the signs and groups around it.
#include "game/titles/title_player.h"

#include <algorithm>
#include <array>

#include "game/titles/name_span.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

// Signs that hold names apart from what stands before and behind them.
std::string_view without_separators(std::string_view text) {
  constexpr std::array<std::string_view, 11> signs = {",",      ";", ":", "=", "-", "\u2013",
                                                      "\u2014", "(", "/", " ", "|"};
  const auto strip = [&](std::string_view sign, bool front) {
    if (front ? !text.starts_with(sign) : !text.ends_with(sign)) return false;
    front ? text.remove_prefix(sign.size()) : text.remove_suffix(sign.size());
    return true;
  };
  for (bool found = true; found && !text.empty();)
    found = std::any_of(signs.begin(), signs.end(), [&](std::string_view sign) {
      return strip(sign, true) || strip(sign, false);
    });
  if (text.starts_with(". ")) text.remove_prefix(2);
  if (text.ends_with(").")) text.remove_suffix(1);
  if (text.ends_with(')') && text.find('(') == std::string_view::npos) text.remove_suffix(1);
  return trim_title(text);
}

std::string_view without_stop(std::string_view text) {
  const std::size_t word = text.find_last_of(" ,") + 1;
  const std::string_view last = text.substr(word);
  constexpr std::size_t initials = 4;  // bytes, with the stop
  if (last.size() > initials && last.ends_with('.') && last.find('.') == last.size() - 1)
    text.remove_suffix(1);
  if (text.ends_with("..")) text.remove_suffix(1);
  return text;
}

std::string_view last_word(std::string_view text) {
  return text.substr(text.find_last_of(' ') + 1);
}

// KARPOV 2690
void take_rating(Player& player) {
  const std::string_view last = last_word(player.name);
  if (!player.rating.empty() || last.size() == player.name.size() || !is_rating(last)) return;
  player.rating = last;
  player.name = without_separators(player.name.substr(0, player.name.size() - last.size()));
}

// `Ruiz, Ana DWZ 1850`, `Ana Ruiz Elo: 1850`
void take_named_rating(Player& player, const Lexicon& lexicon) {
  const std::string_view last = last_word(player.name);
  if (!player.rating.empty() || last.size() == player.name.size() || !is_rating(last)) return;
  const std::string_view before =
      without_separators(player.name.substr(0, player.name.size() - last.size()));
  const std::string_view word = last_word(before);
  if (word.size() == before.size() || lexicon.title(word) != "rating") return;
  player.rating = last;
  player.name = without_separators(before.substr(0, before.size() - word.size()));
}

}  // namespace

Player player_in(std::string_view text, const Lexicon& lexicon) {
  Player out{without_stop(without_separators(trim_title(text))), {}};
  for (int groups = 0; groups < 2; ++groups) {
    const bool close = out.name.ends_with(')') || out.name.ends_with(']');
    const std::size_t open = out.name.find_last_of("([");
    if (!close || open == std::string_view::npos || open == 0) break;
    for (const TitleWord& word :
         title_words(out.name.substr(open + 1, out.name.size() - open - 2), lexicon))
      if (is_rating(word.bare)) out.rating = word.bare;
    out.name = without_separators(out.name.substr(0, open));
  }
  take_named_rating(out, lexicon);
  if (year_in(last_word(out.name)).empty()) take_rating(out);
  return out;
}

Player rated_player_in(std::string_view text, const Lexicon& lexicon) {
  Player out = player_in(text, lexicon);
  take_rating(out);
  return out;
}

}  // namespace planilla
