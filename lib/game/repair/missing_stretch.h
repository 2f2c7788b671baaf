// A stretch of the game that the text leaves out, as the numbers show: more than a repair can put
// in.
//
//   // "8. O-O Be7 / 13. Nf1 ...": 13., and 8 half-moves
//   if (auto gap = missing_stretch(text, tokens, from, fault, start))
//     script.fixes = {*gap};
//
// The numbers jump ahead shortly before the fault, by a row or more, and go on counting from there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "board/position.h"
#include "game/model/repair_plan.h"
#include "pgn/token.h"

namespace planilla {

inline constexpr int missing_row = 2;  // half-moves

std::optional<Edit> missing_stretch(std::string_view text, std::span<const Token> tokens,
                                    std::size_t from, std::size_t fault, const Position& start);

// In a game of which every word is legal: a number that is ahead, or an empty row of the sheet,
// with too little behind it to prove that no half-move is missing there. `fits`: how much.
// `least`: half-moves by which a number must be ahead where the next ones count on from it.
// A machine that passes over one row has miscounted; on a sheet the row may have been left out.
// `false_mark`: where in the text the first word stands that takes or checks where nothing is taken
// or checked; behind the number it says that it is the number that is right. `changes`: with which
// the game was read.
struct JumpSearch {
  int least = 2 * missing_row;
  std::uint32_t false_mark = UINT32_MAX;
  std::span<const Edit> changes{};
};

std::optional<Edit> unproved_jump(std::string_view text, std::span<const Token> tokens,
                                  std::size_t from, const Position& start,
                                  const JumpSearch& search);

}  // namespace planilla
