// A sealed text without the signs that part its letters, or with a choice inside it.
//
//   closed_up("A-a-4")         // "Aa4"; so "A.a.4", "AA 4", "Aa4Aa4" (written twice), "a4A"
//   each_of_choice("A[a/c]4")  // "Aa4", "Ac4"
//   closed_up("Aa4")           // nothing
//
// What it means for the game is the arbiter's to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

std::optional<std::string> closed_up(std::string_view text);
std::vector<std::string> each_of_choice(std::string_view text);

}  // namespace planilla
