// Text for XML and HTML: valid UTF-8 with & < > " ' escaped, and no character that XML forbids.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string markup_text(std::string_view text);

}  // namespace planilla
