// Names of people who do not exist, and how the world writes them.
#pragma once

#include <string>

#include "random.h"

namespace planilla::twins {

// "Lindqvist, Åsa"
std::string some_name(sheets::Random& random);
// The same person as another source has it: an initial, no accents, no comma, other letters.
std::string respelt(const std::string& name, sheets::Random& random);
// One letter wrong, left out, doubled or exchanged with its neighbour.
std::string mistyped(const std::string& name, sheets::Random& random);

}  // namespace planilla::twins
