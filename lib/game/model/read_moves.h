// The moves that were read: of a game that took them, or of an attempt that no game has taken yet.
// What the choice of letters asks (game/letters/language_detector.h).
//
//   ReadMoves moves(game);
//   ReadMoves moves(game, attempt.elements, attempt.plain, attempt.plies);
//
// A view: what it is made of must outlive it.
#pragma once

#include <cstdint>
#include <string_view>

#include "game/model/game.h"

namespace planilla {

struct ReadMoves {
  std::string_view text;
  bool is_sheet;
  const Position& start;
  const Elements& elements;
  const MoveTotals& plain;
  std::uint32_t plies;  // of the main line

  ReadMoves(const Game& game)  // NOLINT: a game is its own moves
      : ReadMoves(game, game.elements, game.plain, game.plies) {}
  // In place of those of the game.
  ReadMoves(const Game& of, const Elements& read, const MoveTotals& sums, std::uint32_t count)
      : text(of.text),
        is_sheet(of.is_sheet),
        start(of.start),
        elements(read),
        plain(sums),
        plies(count) {}

  // As of a game (game/model/game.h).
  bool is_ordinary() const { return !elements.empty() && plain.elements == elements.size(); }
  bool is_plain() const { return is_ordinary() && plain.kinds == kind_bit(ElementKind::move); }
};

}  // namespace planilla
