// Widths after Unicode's East Asian Width; controls replaced.
#include "write/findings/display.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr char32_t replacement = 0xfffd;

// Calls `take` with every code point; U+FFFD for bytes that are none.
template <class Take>
void for_each_code_point(std::string_view text, Take&& take) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = take_character(text, at);
    take(c == not_utf8 ? replacement : c);
  }
}

// As nearly all text is: nothing is to be replaced. Without a branch, so that the compiler makes it
// vector instructions.
bool is_printable_ascii(std::string_view text) {
  unsigned char odd = 0;
  for (const char c : text)
    odd |= static_cast<unsigned char>((static_cast<signed char>(c) < 0x20) |
                                      (c == 0x7f));  // below zero: beyond ASCII
  return odd == 0;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 ||
         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);  // directions of writing
}

// A control as a sign that moves nothing: the pictures of Unicode where there are any.
char32_t visible(char32_t c) {
  constexpr char32_t picture_of_nul = 0x2400, picture_of_delete = 0x2421;
  if (!is_control(c)) return c;
  if (c < 0x20) return picture_of_nul + c;
  return c == 0x7f ? picture_of_delete : replacement;
}

}  // namespace

std::string valid_utf8(std::string_view bytes) {
  if (is_printable_ascii(bytes)) return std::string(bytes);
  std::string out;
  out.reserve(bytes.size());
  for_each_code_point(bytes, [&out](char32_t c) { append_utf8(c, out); });
  return out;
}

std::string one_line(std::string_view text) {
  std::string out = shown_line(text);
  std::replace(out.begin(), out.end(), '\t', ' ');
  return out;
}

std::string shown_line(std::string_view text) {
  if (is_printable_ascii(text)) return std::string(text);
  std::string out;
  out.reserve(text.size());
  for_each_code_point(text, [&out](char32_t c) {
    if (c == '\n' || c == '\r') {
      out += ' ';
    } else {
      append_utf8(c == '\t' ? c : visible(c), out);
    }
  });
  return out;
}

std::string harmless(std::string_view text) {
  if (is_printable_ascii(text)) return std::string(text);
  std::string out;
  out.reserve(text.size());
  for_each_code_point(text, [&out](char32_t c) {
    append_utf8(c == '\n' || c == '\r' || c == '\t' ? c : visible(c), out);
  });
  return out;
}

std::string harmless_json(std::string_view json) {
  if (is_printable_ascii(json)) return std::string(json);
  std::string out;
  out.reserve(json.size());
  for_each_code_point(json, [&out](char32_t c) {
    if (c == '\n' || !is_control(c))
      append_utf8(c, out);
    else
      out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
  });
  return out;
}

std::string elide(std::string_view utf8, std::size_t limit) {
  std::size_t count = 0, cut = 0;
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    if ((static_cast<unsigned char>(utf8[at]) & 0xc0) == 0x80) continue;
    if (++count == limit) cut = at;
    if (count > limit) return std::string(utf8.substr(0, cut)) + "…";
  }
  return std::string(utf8);
}

Excerpt cut_around(std::string_view line, std::size_t before, std::size_t length,
                   std::size_t columns) {
  constexpr std::size_t widest_tab = 8;
  std::vector<char32_t> points;
  std::vector<std::size_t> sums{0};  // columns before each code point
  for_each_code_point(line, [&](char32_t c) {
    points.push_back(c);
    sums.push_back(sums.back() + (c == '\t' ? widest_tab : unicode::columns(c)));
  });
  const std::size_t size = points.size();
  if (sums.back() <= columns) return {std::string(line), before};
  const std::size_t room = columns - 2;  // a "…" at each end
  const std::size_t from = std::min(before, size), to = std::min(before + length, size);
  std::size_t begin = from, end = from;
  while (end < to && sums[end + 1] - sums[begin] <= room) ++end;
  // Half on each side, and what one side does not need is the other's.
  const std::size_t spare = room - (sums[end] - sums[begin]), right = sums[size] - sums[end];
  const std::size_t left = std::max(spare / 2, spare - std::min(spare, right));
  while (begin > 0 && sums[from] - sums[begin - 1] <= left) --begin;
  while (end < size && sums[end + 1] - sums[begin] <= room) ++end;
  while (begin < from && sums[begin + 1] == sums[begin]) ++begin;  // no mark without its letter
  Excerpt out{begin > 0 ? "…" : "", before - begin + (begin > 0 ? 1 : 0)};
  for (std::size_t i = begin; i < end; ++i) append_utf8(points[i], out.line);
  if (end < size) out.line += "…";
  return out;
}

std::string caret_line(std::string_view line, std::size_t before, std::size_t length) {
  std::string blanks;
  std::size_t at = 0, marked = 0;
  for_each_code_point(line, [&](char32_t c) {
    if (at < before) blanks.append(c == '\t' ? "\t" : "  ", c == '\t' ? 1 : unicode::columns(c));
    if (at >= before && at < before + length) marked += unicode::columns(c);
    ++at;
  });
  if (at < before) blanks.append(before - at, ' ');
  return blanks + "^" + std::string(std::max<std::size_t>(marked, 1) - 1, '~');
}

}  // namespace planilla
