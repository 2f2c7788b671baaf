// Addresses that end in the name of one game.
#include "archive/identity/game_address.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 3> number_tags = {"GameId", "GameID", "FICSGamesDBGameNo"};
constexpr std::array<std::string_view, 4> address_tags = {"Site", "Link", "GameURL", "LichessURL"};
constexpr std::size_t id_letters = 8, player_letters = 4;  // of a player's own view of the game

template <std::size_t N>
bool is_among(const std::array<std::string_view, N>& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_alphanumeric(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return ascii::is_digit(c) || ascii::is_letter(c); });
}

// "aB81fCaD", also with what names the player: made by chance, so that it is no word.
bool is_id(std::string_view text) {
  if (text.size() != id_letters && text.size() != id_letters + player_letters) return false;
  const std::string_view behind = text.substr(1);
  const bool mixed = std::any_of(behind.begin(), behind.end(), [](char c) {
    return ascii::is_digit(c) || (c >= 'A' && c <= 'Z');
  });
  return mixed && is_alphanumeric(text);
}

// "study/q7ZvsdUF/aaBBccDD", "broadcast/open-2024/round-1/q7ZvsdUF/aaBBccDD": a chapter of a study,
// or of a tournament. One game may stand in two of them, so each is a server of its own.
std::string chapter_address(std::string_view server, std::string_view path) {
  const bool broadcast = path.starts_with("broadcast/");
  if (!broadcast && !path.starts_with("study/")) return {};
  path.remove_prefix(path.find('/') + 1);
  const std::size_t first = path.find('/'), last = path.rfind('/');
  if (first == path.npos || (!broadcast && first != last) || (broadcast && first == last))
    return {};
  const std::string_view chapter = path.substr(last + 1);
  if (chapter.size() != id_letters || !is_alphanumeric(chapter)) return {};
  return std::string(server).append(1, ':').append(path.substr(0, first + 1)).append(chapter);
}

// ".../game/live/123456", "...chessgame?gid=1011478"
bool names_a_game(std::string_view path) {
  constexpr std::size_t fewest_digits = 5;
  const std::size_t game = path.find("game");
  if (game == std::string_view::npos) return false;
  std::size_t digits = 0;
  for (const char c : path.substr(game)) {
    digits = ascii::is_digit(c) ? digits + 1 : 0;
    if (digits == fewest_digits) return true;
  }
  return false;
}

}  // namespace

std::string game_address(std::string_view tag, std::string_view value) {
  if (is_among(number_tags, tag))
    return value.find_first_of("0123456789") == std::string_view::npos
               ? std::string()
               : std::string(tag).append(1, '/').append(value);
  if (!value.starts_with("http") || !is_among(address_tags, tag)) return {};
  const std::size_t scheme = value.find("://");
  if (scheme == std::string_view::npos) return {};
  value.remove_prefix(scheme + 3);
  if (value.starts_with("www.")) value.remove_prefix(4);
  value = value.substr(0, value.find('#'));
  for (const std::string_view end : {"/", "/white", "/black"})
    if (value.ends_with(end)) value.remove_suffix(end.size());
  const std::size_t slash = value.find('/');
  if (slash == std::string_view::npos) return {};
  const std::string_view path = value.substr(slash + 1);
  const std::string chapter = chapter_address(value.substr(0, slash), path);
  if (!chapter.empty()) return chapter;
  if (is_id(path)) return std::string(value.substr(0, slash + 1 + id_letters));
  return names_a_game(path) ? std::string(value) : std::string();
}

}  // namespace planilla
