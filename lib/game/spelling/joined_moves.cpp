// A hyphen joins two moves where each side of it names a square or castles.
#include "game/spelling/joined_moves.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "board/square_in_text.h"

namespace planilla {

namespace {

bool is_castling(std::string_view text) {
  while (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  constexpr std::array<std::string_view, 4> forms = {"O-O-O", "0-0-0", "O-O", "0-0"};
  for (const std::string_view form : forms)
    if (text == form) return true;
  return false;
}

// `exf`: a pawn that takes, and the square is not written.
bool is_short_capture(std::string_view text) {
  const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  return text.size() == 3 && text[1] == 'x' && is_file(text[0]) && is_file(text[2]) &&
         (text[0] - text[2] == 1 || text[2] - text[0] == 1);
}

bool is_half_move(std::string_view text) {
  return is_castling(text) || is_short_capture(text) ||
         (squares_named(text, 1) > 0 && text.find('-') == std::string_view::npos);
}

// Of whatever alphabet.
bool begins_with_piece(std::string_view move) {
  return (move.front() >= 'A' && move.front() <= 'Z' && !is_castling(move)) ||
         static_cast<unsigned char>(move.front()) >= 0x80;
}

// Can a pawn of either side go from the square of the one to that of the other, straight on?
bool is_pawns_way(std::string_view from, std::string_view to) {
  const int ranks = from[1] - to[1];
  return from[0] == to[0] && (ranks == 1 || ranks == -1 || ranks == 2 || ranks == -2);
}

}  // namespace

std::size_t hyphen_between_moves(std::string_view word) {
  std::size_t found = std::string_view::npos;
  for (std::size_t at = word.find('-'); at != std::string_view::npos; at = word.find('-', at + 1)) {
    if (!is_half_move(word.substr(0, at)) || !is_half_move(word.substr(at + 1))) continue;
    if (found != std::string_view::npos) return std::string_view::npos;
    found = at;
  }
  return found;
}

bool is_no_long_move(std::string_view word, std::size_t hyphen, bool is_first) {
  const std::string_view first = word.substr(0, hyphen), second = word.substr(hyphen + 1);
  if (begins_with_piece(second) || is_castling(first) || is_castling(second)) return true;
  if (first.find('x') != first.npos || second.find('x') != second.npos) return true;
  if (first.size() != 2 || second.size() != 2) return false;
  return (is_first && first[1] != '2') || !is_pawns_way(first, second);
}

bool JoinedMoves::are_usual(std::size_t to_one) const {
  constexpr std::size_t fewest = 3, fewest_certain = 2, to_one_certain = 4;
  return pairs >= fewest && certain >= fewest_certain && certain * to_one_certain >= pairs &&
         pairs >= to_one * others;
}

namespace {

// `4... -Ab4`: does a dash stand between the dots that begin at text[at] and a move?
bool follows_dash(std::string_view text, std::size_t at) {
  const std::size_t dash = text.find_first_not_of(". ", at);
  if (dash == text.npos || text[dash] != '-') return false;
  const std::size_t end = std::min(text.find_first_of(" \t\r\n", dash), text.size());
  return is_half_move(text.substr(dash + 1, end - dash - 1));
}

}  // namespace

bool has_joined_moves(std::string_view text) {
  constexpr std::size_t hopeless = 10, to_one = 2;  // sentences cite moves one by one
  JoinedMoves found;
  for (std::size_t dot = text.find('.'); dot != text.npos; dot = text.find('.', dot + 1)) {
    if (dot == 0 || !ascii::is_digit(text[dot - 1])) continue;
    const std::size_t begin = text.find_first_not_of(' ', dot + 1);
    if (begin == text.npos) break;
    if (text[begin] == '.') {  // `4... -Ab4`; "4...Cc6" is half a pair
      const int joined = follows_dash(text, begin) ? 1 : 0;
      found.certain += joined;
      found.pairs += joined;
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    const std::size_t hyphen = hyphen_between_moves(word);
    if (hyphen == word.npos) {
      if (++found.others == hopeless && found.pairs == 0) return false;
      continue;
    }
    ++found.pairs;
    const bool is_first = text[dot - 1] == '1' && (dot == 1 || !ascii::is_digit(text[dot - 2]));
    found.certain += is_no_long_move(word, hyphen, is_first) ? 1 : 0;
  }
  constexpr std::size_t many = 6;  // that are certain: White's half-move alone may be as usual
  return found.are_usual(to_one) || (found.certain >= many && found.are_usual(1));
}

}  // namespace planilla
