// Classes of languages by their place among the readers.
#pragma once

#include <cstdint>

namespace planilla {

using ClassSet = std::uint64_t;  // a bit for each reader, by its place

}  // namespace planilla
