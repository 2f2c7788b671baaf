// Text for XML and HTML: valid UTF-8 with & < > " ' escaped, and no character that XML forbids.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string markup_text(std::string_view text);

// JSON that stands inside a <script> element: no `<`, `>` or `&` of a string can end it, and no
// control is raw.
std::string script_json(std::string_view json);

}  // namespace planilla
