// How a game ended, by its tag Termination in people's words of any language.
//
//   ended("time forfeit"), ended("caída de bandera"), ended("perd au temps")     // Ended::on_time
//   ended("las negras abandonan")                                                // by_resignation
//   ended("Uno won by checkmate")                                                // by_checkmate
//
// The other words stand in laws/terminations.toml. Any thread may call it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/model/game.h"

namespace planilla {

enum class Ended : std::uint8_t { unsaid, on_time, by_resignation, by_checkmate, otherwise };
Ended ended(std::string_view termination);

// Who won, where its first words say so of a colour: "Black won on time", "las blancas abandonan";
// Result::none where they do not. Phrases of [results] in locales/; in `words`, in lower case, the
// one that stands there.
struct WinnerSaid {
  Result result = Result::none;
  std::string words;
};
WinnerSaid winner_said(std::string_view termination);

// The kind of draw that it names, of those that the moves show. A flag that fell where no mate
// could be given is none of them, nor what is mentioned beside an agreement or a resignation.
enum class DrawnBy : std::uint8_t { otherwise, stalemate, repetition, insufficient_material };
DrawnBy drawn_by(std::string_view termination);

// Does it name an end that is a draw: "stalemate", "tablas por acuerdo"?
bool says_draw(std::string_view termination);

}  // namespace planilla
