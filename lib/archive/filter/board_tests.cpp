// Boards as text for RE2; material as counts.
#include "archive/filter/board_tests.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <string>

#include "base/message_fault.h"
#include "game/game_reader.h"

namespace planilla {

namespace {

constexpr std::string_view letters = "PNBRQKpnbrqk";

char letter_of(Piece piece) {
  constexpr std::string_view roles = " PNBRQK";
  const char letter = roles[role_of(piece)];
  return color_of(piece) == white ? letter : static_cast<char>(letter + ('a' - 'A'));
}

using Counts = std::array<int, 12>;

Counts counts_of(const Position& position) {
  Counts out{};
  for (Square square = 0; square < 64; ++square)
    if (const Piece piece = position.piece_on(square); piece != no_piece)
      ++out[letters.find(letter_of(piece))];
  return out;
}

// Ranks from the eighth, a blank for an empty square, a slash between.
void board_text(const Position& position, std::string& out) {
  out.clear();
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) {
      const Piece piece = position.piece_on(make_square(file, rank));
      out += piece == no_piece ? ' ' : letter_of(piece);
    }
    if (rank != 0) out += '/';
  }
}

std::string regex_of(std::string_view pattern) {
  std::string out;
  for (const char c : pattern) {
    if (c >= '1' && c <= '8')
      out.append(static_cast<std::size_t>(c - '0'), ' ');
    else if (c == '?')
      out += "[^/]";
    else if (c == '!')
      out += "[A-Za-z]";
    else if (c == '*')
      out += "[^/]*";
    else if (c == 'A')
      out += "[KQRBNP]";
    else if (c == 'a')
      out += "[kqrbnp]";
    else if (c == '/' || letters.find(c) != std::string_view::npos)
      out += c;
    else
      throw MessageFault("", "filter-position-sign", {{"value", std::string(1, c)}});
  }
  return out;
}

}  // namespace

BoardTest material_test(std::string_view pieces) {
  Counts wanted{};
  for (const char c : pieces) {
    const std::size_t which = letters.find(c);
    if (which == std::string_view::npos)
      throw MessageFault("", "filter-material-piece", {{"value", std::string(1, c)}});
    ++wanted[which];
  }
  if (wanted[5] != 1 || wanted[11] != 1) throw MessageFault("", "filter-material-kings");
  return [wanted](const FilteredGame& facts) {
    const auto& positions = facts.positions();
    return std::any_of(positions.begin(), positions.end(),
                       [&](const Position& position) { return counts_of(position) == wanted; });
  };
}

BoardTest position_test(std::string_view pattern) {
  const std::size_t blank = pattern.find(' ');
  const std::string_view ranks = pattern.substr(0, blank);
  if (std::count(ranks.begin(), ranks.end(), '/') != 7)
    throw MessageFault("", "filter-position-ranks");
  char turn = '\0';
  if (blank != std::string_view::npos && blank + 1 < pattern.size()) turn = pattern[blank + 1];
  if (turn != '\0' && turn != 'w' && turn != 'b') throw MessageFault("", "filter-position-side");
  const auto regex = std::make_shared<re2::RE2>(regex_of(ranks));
  return [regex, turn](const FilteredGame& facts) {
    std::string text;
    const auto& positions = facts.positions();
    return std::any_of(positions.begin(), positions.end(), [&](const Position& position) {
      if (turn != '\0' && (position.turn() == white) != (turn == 'w')) return false;
      board_text(position, text);
      return re2::RE2::FullMatch(text, *regex);
    });
  };
}

BoardTest moves_test(std::string_view moves, const Notations& notations) {
  ReadOptions options;
  options.languages = {"en"};
  options.notation = "algebraic";
  options.repair = Repair::off;
  GameReader reader(notations, options);
  const std::string text = std::string(moves) + " *\n";
  GameText slice;
  slice.text = slice.raw = text;
  reader.open(slice);
  Game game;
  if (!reader.next(game) || game.plies == 0) throw MessageFault("", "filter-moves-none");
  for (const Element& element : game.elements)
    if (element.kind == ElementKind::unread || element.kind == ElementKind::hole)
      throw MessageFault("", "filter-moves-unread",
                         {{"ply", static_cast<std::int64_t>(game.plies)}});
  const std::uint64_t key = game.final.key();
  return [key](const FilteredGame& facts) {
    const auto& keys = facts.game().keys;
    return std::find(keys.begin(), keys.end(), key) != keys.end();
  };
}

}  // namespace planilla
