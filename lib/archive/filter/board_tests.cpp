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

// Squares of a rank of the pattern, those of `*` apart.
void require_eight(std::string_view rank) {
  std::size_t squares = 0;
  for (const char c : rank)
    squares += c >= '1' && c <= '8' ? static_cast<std::size_t>(c - '0') : c != '*' ? 1u : 0u;
  const bool any = rank.find('*') != std::string_view::npos;
  if (any ? squares > 8 : squares != 8)
    throw MessageFault("", "filter-position-width", {{"rank", std::string(rank)}});
}

void require_board(std::string_view ranks) {
  if (std::count(ranks.begin(), ranks.end(), '/') != 7)
    throw MessageFault("", "filter-position-ranks");
  while (!ranks.empty()) {
    const std::size_t end = std::min(ranks.find('/'), ranks.size());
    require_eight(ranks.substr(0, end));
    ranks.remove_prefix(std::min(end + 1, ranks.size()));
  }
}

bool ends_with_result(std::string_view moves) {
  moves = moves.substr(0, moves.find_last_not_of(" \t\n") + 1);
  return moves.ends_with('*') || moves.ends_with("1-0") || moves.ends_with("0-1") ||
         moves.ends_with("1/2-1/2");
}

// Moves of a main line and nothing that would change what they are.
bool stands_in_line(const Element& element) {
  switch (element.kind) {
    case ElementKind::move:
      return (element.flags & (element_ambiguous | element_repaired)) == 0;
    case ElementKind::move_number:
    case ElementKind::comment:
    case ElementKind::nag:
      return true;
    default:
      return false;
  }
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
  const std::string pattern_text = regex_of(ranks);
  require_board(ranks);
  char turn = '\0';
  if (blank != std::string_view::npos && blank + 1 < pattern.size()) turn = pattern[blank + 1];
  if (turn != '\0' && turn != 'w' && turn != 'b') throw MessageFault("", "filter-position-side");
  const auto regex = std::make_shared<re2::RE2>(pattern_text);
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
  const std::string text = std::string(moves) + (ends_with_result(moves) ? "\n" : " *\n");
  GameText slice;
  slice.text = slice.raw = text;
  reader.open(slice);
  Game game;
  if (!reader.next(game) || game.plies == 0) throw MessageFault("", "filter-moves-none");
  const MessageFault unread("", "filter-moves-unread",
                            {{"ply", static_cast<std::int64_t>(game.plies)}});
  // At the end of a game -- is a move that was not written, and is no element of it.
  if (moves.find("--") != std::string_view::npos ||
      !std::all_of(game.elements.begin(), game.elements.end(), stands_in_line))
    throw unread;
  const std::uint64_t key = game.final.key();
  while (reader.next(game))
    if (game.plies != 0 || !game.elements.empty()) throw unread;  // a game behind it
  return [key](const FilteredGame& facts) {
    const auto& keys = facts.game().keys;
    return std::find(keys.begin(), keys.end(), key) != keys.end();
  };
}

}  // namespace planilla
