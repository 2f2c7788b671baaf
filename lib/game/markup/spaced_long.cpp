// Each sign between two squares, from left to right.
#include "game/markup/spaced_long.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "base/ascii.h"
#include "board/square_in_text.h"

namespace planilla {

namespace {

using ascii::is_digit;
using ascii::is_space;

constexpr std::array<std::string_view, 7> signs = {"-",      "\u2013", "\u2014", "\u2212",
                                                   "\u00d7", "x",      ":"};

std::size_t sign_at(std::string_view text, std::size_t at) {
  for (const std::string_view sign : signs)
    if (text.substr(at, sign.size()) == sign) return sign.size();
  return 0;
}

std::size_t sign_before(std::string_view text, std::size_t end) {
  for (const std::string_view sign : signs)
    if (text.substr(0, end).ends_with(sign)) return sign.size();
  return 0;
}

// Behind blanks from `at` on, with one line end among them at most.
std::size_t behind_blanks(std::string_view text, std::size_t at) {
  bool line_end = false;
  while (at < text.size() && is_space(text[at]) && !(text[at] == '\n' && line_end))
    line_end |= text[at++] == '\n';
  return at;
}

std::size_t before_blanks(std::string_view text, std::size_t at) {
  bool line_end = false;
  while (at > 0 && is_space(text[at - 1]) && !(text[at - 1] == '\n' && line_end))
    line_end |= text[--at] == '\n';
  return at;
}

struct LongMove {
  std::size_t begin, from_end;  // of the word that ends with the first square
  std::size_t sign, sign_size;
  std::size_t to, end;  // of the word that begins with the second one
  bool spaced() const { return from_end < sign || sign + sign_size < to; }
};

// The move around the sign at `at`; `begin == end`: there is none.
LongMove move_around(std::string_view text, std::size_t at, std::size_t size) {
  LongMove out{};
  const std::size_t left = before_blanks(text, at), right = behind_blanks(text, at + size);
  if (left < 2 || !is_square_at(text, left - 2) || !is_square_at(text, right)) return out;
  constexpr std::size_t longest_letter = 4, longest = 8;  // bytes: of a piece, of the second word
  std::size_t begin = left - 2;
  while (begin > 0 && left - 2 - begin <= longest_letter && !is_space(text[begin - 1]) &&
         text[begin - 1] != '.' && text[begin - 1] != ')')
    --begin;
  if (left - 2 - begin > longest_letter) return out;
  if (sign_before(text, left - 2) != 0 || sign_at(text, right + 2) != 0) return out;
  // `e2-e4 - e7-e5`: the dash parts two moves.
  const std::size_t behind = behind_blanks(text, right + 2), before = before_blanks(text, begin);
  const bool spaced = left < at || at + size < right;
  if (spaced && behind > right + 2 && sign_at(text, behind) != 0 &&
      is_square_at(text, behind_blanks(text, behind + sign_at(text, behind))))
    return out;
  if (spaced && before < begin && sign_before(text, before) != 0) return out;
  std::size_t end = right + 2;
  while (end < text.size() && end - right <= longest && !is_space(text[end])) ++end;
  if (end - right > longest) return out;
  return {begin, left, at, size, right, end};
}

std::vector<LongMove> long_moves(std::string_view text) {
  std::vector<LongMove> out;
  for (std::size_t at = text.find_first_of("-x:\xe2\xc3"); at != std::string_view::npos;
       at = text.find_first_of("-x:\xe2\xc3", at + 1)) {
    const std::size_t size = sign_at(text, at);
    if (size == 0) continue;
    const LongMove move = move_around(text, at, size);
    if (move.end > move.begin) out.push_back(move);
  }
  return out;
}

bool is_behind_first_number(std::string_view text, const LongMove& move) {
  std::size_t at = before_blanks(text, move.begin);
  while (at > 0 && (text[at - 1] == '.' || text[at - 1] == ')')) --at;
  return at > 0 && text[at - 1] == '1' && (at == 1 || !is_digit(text[at - 2]));
}

// From White's first or second rank.
bool leaves_home(std::string_view text, const LongMove& move) {
  const char rank = text[move.from_end - 1];
  return rank == '1' || rank == '2';
}

// `1. e2 - e4`
bool begins_game(std::string_view text, const LongMove& move) {
  return leaves_home(text, move) && is_behind_first_number(text, move);
}

// `Cc3 - f5`, `b3 - g6`: no piece goes from the one square to the other, so that the dash parts the
// moves of two players.
bool is_no_way(std::string_view text, const LongMove& move) {
  const int files = std::abs(text[move.from_end - 2] - text[move.to]);
  const int ranks = std::abs(text[move.from_end - 1] - text[move.to + 1]);
  return files != 0 && ranks != 0 && files != ranks && files * ranks != 2;
}

bool parts_players(std::string_view text, const std::vector<LongMove>& moves) {
  constexpr std::ptrdiff_t enough = 2, to_one = 4;
  for (const LongMove& move : moves)  // `1. e4 - e5`
    if (move.spaced() && is_behind_first_number(text, move) && !leaves_home(text, move))
      return true;
  const auto spaced =
      std::count_if(moves.begin(), moves.end(), [](const LongMove& move) { return move.spaced(); });
  const auto no_way = std::count_if(moves.begin(), moves.end(), [&](const LongMove& move) {
    return move.spaced() && is_no_way(text, move);
  });
  return no_way >= enough && no_way * to_one >= spaced;
}

bool is_written_long(std::string_view text, const std::vector<LongMove>& moves) {
  constexpr std::ptrdiff_t enough = 2;
  if (parts_players(text, moves)) return false;
  return std::count_if(moves.begin(), moves.end(),
                       [](const LongMove& move) { return !move.spaced(); }) >= enough ||
         std::any_of(moves.begin(), moves.end(),
                     [&](const LongMove& move) { return begins_game(text, move); });
}

}  // namespace

bool shows_spaced_long(std::string_view text) {
  for (std::size_t at = text.find_first_of("-x:\xe2\xc3"); at != std::string_view::npos;
       at = text.find_first_of("-x:\xe2\xc3", at + 1)) {
    const std::size_t size = sign_at(text, at);
    if (size == 0) continue;
    const LongMove move = move_around(text, at, size);
    if (move.end > move.begin && move.spaced()) return true;
  }
  return false;
}

void close_spaced_long(std::string& text) {
  const std::vector<LongMove> moves = long_moves(text);
  if (!is_written_long(text, moves)) return;
  for (const LongMove& move : moves) {
    if (!move.spaced()) continue;
    const std::string_view all(text);
    std::string closed;
    const bool line_end = all.substr(move.begin, move.to - move.begin).find('\n') != all.npos;
    if (line_end) closed += '\n';  // the word moves below the line end as a whole
    closed += all.substr(move.begin, move.from_end - move.begin);
    closed += all.substr(move.sign, move.sign_size);
    closed += all.substr(move.to, move.end - move.to);
    closed.resize(move.end - move.begin, ' ');
    text.replace(move.begin, move.end - move.begin, closed);
  }
}

}  // namespace planilla
