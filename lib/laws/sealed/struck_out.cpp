// Tildes first, then strokes, then brackets that say so.
#include "laws/sealed/struck_out.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

#include "base/ascii.h"
#include "base/span.h"
#include "laws/sealed/sealed_text.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

constexpr std::string_view struck_mark = "~~";

using ascii::is_blank;

// The word before `end`, and the blanks between.
std::size_t word_before(std::string_view text, std::size_t end) {
  while (end > 0 && is_blank(text[end - 1])) --end;
  while (end > 0 && !is_blank(text[end - 1])) --end;
  return end;
}

std::size_t word_behind(std::string_view text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  while (at < text.size() && !is_blank(text[at])) ++at;
  return at;
}

// A stroke through the character before it: U+0335 to U+0338.
bool is_stroke(std::string_view text, std::size_t at) {
  constexpr std::string_view first_byte = "\xCC";
  return text.substr(at, 1) == first_byte && at + 1 < text.size() &&
         static_cast<unsigned char>(text[at + 1]) >= 0xB5 &&
         static_cast<unsigned char>(text[at + 1]) <= 0xB8;
}

// The first run of characters with a stroke through each; a blank in it needs none. Of no length:
// there is none.
Span struck_through(std::string_view text) {
  std::size_t begin = text.size(), end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = std::max<std::size_t>(1, sequence_length(text.substr(at)));
    if (is_stroke(text, at + size)) {
      begin = std::min(begin, at);
      end = at + size + 2;
      at = end;
      continue;
    }
    if (end != 0 && !is_blank(text[at])) break;
    at += size;
  }
  return {static_cast<std::uint32_t>(std::min(begin, end)), static_cast<std::uint32_t>(end)};
}

std::string without_strokes(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const bool stroke = is_stroke(text, at);
    if (!stroke) out += text[at];
    at += stroke ? 2u : 1u;
  }
  return out;
}

// Of the first bracket that says so: the bracket with its move, and that move alone.
struct StruckOut {
  Span whole, move;
};
std::optional<StruckOut> said_struck_out(std::string_view text,
                                         const std::function<bool(std::string_view)>& says) {
  for (std::size_t open = text.find_first_of("[("); open != text.npos;
       open = text.find_first_of("[(", open + 1)) {
    const bool square = text[open] == '[';
    const std::size_t close = text.find(square ? ']' : ')', open);
    if (close == text.npos || !says(text.substr(open + 1, close - open - 1))) continue;
    const auto span = [](std::size_t begin, std::size_t end) {
      return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    };
    const std::size_t behind = word_behind(text, close + 1), before = word_before(text, open);
    if (before == open && behind == close + 1) continue;
    return square || before == open ? StruckOut{span(open, behind), span(close + 1, behind)}
                                    : StruckOut{span(before, close + 1), span(before, open)};
  }
  return std::nullopt;
}

}  // namespace

std::string take_struck_out(std::string& text, const Languages& languages) {
  std::string out;
  const auto take = [&](Span whole, Span move) {
    const std::string bare = without_strokes(move.in(text));
    std::string_view struck = bare;
    while (!struck.empty() && is_blank(struck.front())) struck.remove_prefix(1);
    while (!struck.empty() && is_blank(struck.back())) struck.remove_suffix(1);
    out += (out.empty() ? "" : ", ") + std::string(struck);
    text.replace(whole.begin, whole.size(), " ");
  };
  for (std::size_t open = text.find(struck_mark); open != std::string::npos;
       open = text.find(struck_mark, open)) {
    const std::size_t close = text.find(struck_mark, open + struck_mark.size());
    if (close == std::string::npos) break;
    const auto begin = static_cast<std::uint32_t>(open), end = static_cast<std::uint32_t>(close);
    take({begin, end + 2}, {begin + 2, end});
  }
  for (Span struck = struck_through(text); struck.size() != 0; struck = struck_through(text))
    take(struck, struck);
  const auto says = [&](std::string_view words) {
    const std::string plain = plain_words(words);
    return std::any_of(
        languages.all().begin(), languages.all().end(), [&](const Language& language) {
          return std::any_of(language.crossed_out.begin(), language.crossed_out.end(),
                             [&](const std::string& one) { return plain_words(one) == plain; });
        });
  };
  while (const auto struck = said_struck_out(text, says)) take(struck->whole, struck->move);
  return out;
}

}  // namespace planilla
