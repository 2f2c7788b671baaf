// English SAN in the letters of another language: "Nbd2" with Spanish symbols is "Cbd2".
#pragma once

#include <string>
#include <string_view>

#include "notation/write/san.h"

namespace planilla {

std::string in_letters(std::string_view english_san, const Symbols& symbols);

}  // namespace planilla
