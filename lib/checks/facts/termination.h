// How a game ended, by its tag Termination in people's words of any language.
//
//   ended("time forfeit"), ended("caída de bandera"), ended("perd au temps")     // Ended::on_time
//   ended("las negras abandonan")                                                // by_resignation
//   ended("Uno won by checkmate")                                                // by_checkmate
//
// The words stand in laws/terminations.toml. Any thread may call it.
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

enum class Ended : std::uint8_t { unsaid, on_time, by_resignation, by_checkmate, otherwise };
Ended ended(std::string_view termination);

// Does it name an end that is a draw: "stalemate", "tablas por acuerdo"?
bool says_draw(std::string_view termination);

}  // namespace planilla
