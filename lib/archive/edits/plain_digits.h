// Digits of any script as those of ASCII.
//
//   with_plain_digits("٣ مايو ١٩٩٥")      // "3 مايو 1995"
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string with_plain_digits(std::string_view text);

}  // namespace planilla
