// Results: how they are written, and which one a game gets when tag, text and board speak.
//
//   parse_result("1:0")        // Result::white_wins; docs/tokens.md lists the spellings
//   settle_result(game);       // sets game.result, raises result-mismatch and its kin
#pragma once

#include <optional>
#include <string_view>

#include "game/model/game.h"

namespace planilla {

// Digits, fractions and signs; words ("tablas") are in the lexicon. Result::none for what is no
// result.
Result parse_result(std::string_view text);

// True if not both can be the result of one game.
bool contradicts(Result a, Result b);
// Is that the result of a game decided without play: +/-  +--  -:+  1-0F  0-0 (both lose)?
bool is_forfeit(std::string_view written);

// Mate, stalemate or a position in which nobody can win, against a result that says otherwise: a
// finding without a place. Nothing where no result is known.
std::optional<Finding> result_against_board(const Position& final, Result result);

// Compares tag, terminator and board (CLI.md, "Normalised PGN"): the tag stays and the terminator
// is written equal to it; a mate with no result anywhere gives the win. Needs game.final, tags and
// terminator. ReadTo::fault: the game could not be read to its end, so its board says nothing.
enum class ReadTo : bool { end, fault };
void settle_result(Game& game, ReadTo end);

}  // namespace planilla
