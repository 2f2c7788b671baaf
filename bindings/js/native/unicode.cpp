// text/unicode/unicode.h from JavaScript (library.js beside this file, and characters.js of the
// package). ASCII, which is nearly all of every game, is answered here.
#include "text/unicode/unicode.h"

#include <cstdlib>
#include <memory>
#include <string>

extern "C" {
int planilla_js_kind(int c);
int planilla_js_digit(int c);
int planilla_js_lower_character(int c);
// A text of malloc().
char* planilla_js_form(int form, const char* text, std::size_t size);
char* planilla_js_charset_name(const char* name);
int planilla_js_high_half(const char* name, char32_t* out);
int planilla_js_character_in(const char* name, const char* bytes, std::size_t size);
}

namespace planilla::unicode {

namespace {

// As characters.js has them.
enum Kind { letter = 1, lower = 2, upper = 4, mark = 8, blank = 16, without_width = 32 };
enum Form { form_decomposed, form_folded, form_lower, form_latin, form_composed };

bool is(char32_t c, Kind kind) {
  return (planilla_js_kind(static_cast<int>(c)) & kind) != 0;
}

bool in(char32_t c, char32_t first, char32_t last) {
  return c >= first && c <= last;
}

std::string form(Form which, std::string_view text) {
  const std::unique_ptr<char, decltype(&std::free)> made(
      planilla_js_form(which, text.data(), text.size()), &std::free);
  if (!made) throw std::bad_alloc();
  return made.get();
}

bool is_ascii(std::string_view text) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= 0x80 || c == '\0') return false;
  return true;
}

std::string small(std::string_view ascii) {
  std::string out(ascii);
  for (char& c : out) c = in(static_cast<char32_t>(c), 'A', 'Z') ? static_cast<char>(c | 0x20) : c;
  return out;
}

}  // namespace

bool is_letter(char32_t c) {
  return c < 0x80 ? in(c | 0x20, 'a', 'z') : is(c, letter);
}
bool is_lower(char32_t c) {
  return c < 0x80 ? in(c, 'a', 'z') : is(c, lower);
}
bool is_upper(char32_t c) {
  return c < 0x80 ? in(c, 'A', 'Z') : is(c, upper);
}
bool is_mark(char32_t c) {
  return c >= 0x80 && is(c, mark);
}
bool is_blank(char32_t c) {
  return c < 0x80 ? c == ' ' || in(c, 9, 13) : is(c, blank);
}

int digit_value(char32_t c) {
  if (c < 0x80) return in(c, '0', '9') ? static_cast<int>(c - '0') : -1;
  return planilla_js_digit(static_cast<int>(c));
}

char32_t to_lower(char32_t c) {
  if (c < 0x80) return in(c, 'A', 'Z') ? c | 0x20 : c;
  return static_cast<char32_t>(planilla_js_lower_character(static_cast<int>(c)));
}

// JavaScript says nothing of East Asian Width: the blocks that are wide.
std::size_t columns(char32_t c) {
  if (c < 0x80) return 1;
  if (is(c, without_width)) return 0;
  const bool wide = in(c, 0x1100, 0x115F) || in(c, 0x2E80, 0xA4CF) || in(c, 0xAC00, 0xD7A3) ||
                    in(c, 0xF900, 0xFAFF) || in(c, 0xFE30, 0xFE6F) || in(c, 0xFF00, 0xFF60) ||
                    in(c, 0xFFE0, 0xFFE6) || in(c, 0x1F300, 0x1FAFF) || in(c, 0x20000, 0x3FFFD);
  return wide ? 2 : 1;
}

std::string decomposed(std::string_view text) {
  return is_ascii(text) ? std::string(text) : form(form_decomposed, text);
}

std::string composed(std::string_view text) {
  return is_ascii(text) ? std::string(text) : form(form_composed, text);
}

std::string fold_case(std::string_view text) {
  return is_ascii(text) ? small(text) : form(form_folded, text);
}

std::string to_lower(std::string_view text) {
  return is_ascii(text) ? small(text) : form(form_lower, text);
}

std::string in_latin(std::string_view text) {
  return is_ascii(text) ? std::string(text) : form(form_latin, text);
}

std::string charset_name(std::string_view name) {
  const std::unique_ptr<char, decltype(&std::free)> made(
      planilla_js_charset_name(std::string(name).c_str()), &std::free);
  if (!made) throw std::bad_alloc();
  return made.get();
}

std::optional<std::array<char32_t, 128>> high_half(std::string_view charset) {
  std::array<char32_t, 128> out{};
  if (planilla_js_high_half(charset_name(charset).c_str(), out.data()) == 0) return std::nullopt;
  return out;
}

char32_t character_in(std::string_view charset, std::string_view bytes) {
  const std::string name = charset_name(charset);
  if (name.empty() || bytes.empty()) return no_character;
  return static_cast<char32_t>(planilla_js_character_in(name.c_str(), bytes.data(), bytes.size()));
}

}  // namespace planilla::unicode
