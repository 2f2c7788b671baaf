// "13. Nf3": what stands at a place, for the reader to find it.
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

std::string_view words_at(std::string_view text, std::uint32_t byte);

}  // namespace planilla
