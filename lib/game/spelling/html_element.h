// Names of HTML's elements, in small letters: other words between angle brackets are words.
//
//   is_html_element("sup")   // true
//   is_html_block("p")       // true: it begins and ends a line
#pragma once

#include <string_view>

namespace planilla {

bool is_html_element(std::string_view name);
bool is_html_block(std::string_view name);

}  // namespace planilla
