// A text copied from the source of a mail (RFC 2045, 6.7), with its characters, as long as before:
// a part of markup.h.
//
//   std::string text = "Se=C3=B1or P=\nérez";
//   decode_mail(text);   // "Señor    \nPérez "
//
// Only where the text names this encoding, or holds a character of UTF-8 in it: `e8=D5` alone says
// nothing. Where the text names it, single bytes are characters of ISO 8859-1.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_mail(std::string_view text);
void decode_mail(std::string& text);

}  // namespace planilla
