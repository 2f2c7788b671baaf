// By characters; what comes out is read like any other text.
#include "laws/sealed/closed_up.h"

#include <utility>

#include "base/ascii.h"
#include "board/square_in_text.h"

namespace planilla {

std::optional<std::string> closed_up(std::string_view text) {
  constexpr std::size_t longest = 12;  // bytes of one move, and not of two
  std::string out;
  for (const char c : text)
    if (!ascii::is_blank(c) && c != '-' && c != '.' && c != ',') out += c;
  if (out.empty() || out.size() > longest) return std::nullopt;
  const std::size_t half = out.size() / 2;
  if (out.size() > 4 && out.substr(0, half) == out.substr(half)) out.resize(half);
  if (out.size() == 3 && is_square_at(out, 0) && !ascii::is_digit(out[2]))
    out = out.substr(2) + out.substr(0, 2);
  if (out == text) return std::nullopt;
  return out;
}

std::vector<std::string> each_of_choice(std::string_view text) {
  constexpr std::pair<char, char> pairs[] = {{'[', ']'}, {'(', ')'}, {'{', '}'}};
  for (const auto& [open, close] : pairs) {
    const std::size_t begin = text.find(open);
    const std::size_t end = begin == text.npos ? text.npos : text.find(close, begin);
    if (end == text.npos) continue;
    std::vector<std::string> out;
    const std::string_view inside = text.substr(begin + 1, end - begin - 1);
    for (std::size_t at = 0; at <= inside.size();) {
      const std::size_t next = std::min(inside.find_first_of("/,|", at), inside.size());
      out.push_back(std::string(text.substr(0, begin))
                        .append(inside.substr(at, next - at))
                        .append(text.substr(end + 1)));
      at = next + 1;
    }
    if (out.size() > 1) return out;
  }
  return {};
}

}  // namespace planilla
