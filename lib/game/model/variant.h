// Which rules a game was played by, from its tag Variant.
//
//   variant_of("Fischerandom")      // Variant::chess960
//   variant_of("Crazyhouse")        // Variant::unsupported: its text is kept as it stands
//
// No tag, "?" and the names of ordinary chess from any position are `standard`.
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

enum class Variant : std::uint8_t { standard, chess960, unsupported };

Variant variant_of(std::string_view tag_value);

}  // namespace planilla
