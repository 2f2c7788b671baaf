// Base64 to bytes (RFC 4648, section 4), as FileReader.readAsDataURL writes it.
//
//   from_base64("Q2Yz")     // "Cf3"
//   from_base64("Q2Y")      // none: its length is no multiple of four
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace planilla {

std::optional<std::string> from_base64(std::string_view text);

}  // namespace planilla
