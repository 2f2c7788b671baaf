// One look at each byte and those beside it.
#include "text/framing/words_above.h"

#include <algorithm>

#include "base/ascii.h"
#include "text/framing/line.h"

namespace planilla {

namespace {

using ascii::is_digit;

bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

// `e4`, `P4R`, `Kt-KB3`: a letter before a rank. (`B01` and `U14` are none, nor `<h1>`.)
bool names_square_at(std::string_view text, std::size_t at) {
  const bool mark = at > 0 && (text[at - 1] == '<' || (at > 1 && text.substr(at - 2, 2) == "</"));
  return !mark && ascii::is_letter(text[at]) && at + 1 < text.size() && is_rank(text[at + 1]) &&
         (at + 2 == text.size() || !is_digit(text[at + 2]));
}

// `1-0`, `0-0`, `1/2`, `O-O`, and `5254`, a move in numbers.
bool holds_score_or_numbers(std::string_view text, std::size_t at) {
  const std::string_view three = text.substr(at, 3);
  if (three == "1-0" || three == "0-1" || three == "0-0" || three == "O-O" || three == "1/2")
    return true;
  std::size_t ranks = 0;
  while (at + ranks < text.size() && is_rank(text[at + ranks])) ++ranks;
  const bool begins = at == 0 || !is_digit(text[at - 1]);
  return begins && ranks == 4 && (at + ranks == text.size() || !is_digit(text[at + ranks]));
}

// `Game 1`, `#1`, `-----`, "```pgn": one short line of ASCII.
bool is_brief_title(std::string_view text) {
  constexpr std::size_t longest = 40;  // bytes
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
  return !text.empty() && text.size() <= longest &&
         text.find_first_of("[]\"") == std::string_view::npos &&  // a tag that lost a mark
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

// The line that ends at text[end], without its line end.
std::string_view line_before(std::string_view text, std::size_t end) {
  if (end > 0 && text[end - 1] == '\n') --end;
  if (end > 0 && text[end - 1] == '\r') --end;
  const std::string_view above = text.substr(0, end);
  return above.substr(above.find_last_of("\r\n") + 1);
}

std::size_t begin_of(std::string_view line, std::string_view text) {
  return static_cast<std::size_t>(line.data() - text.data());
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

std::size_t behind_comments(std::string_view text, std::size_t at) {
  for (;;) {
    at = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    if (at == text.size() || (text[at] != '{' && text[at] != ';')) return at;
    const bool brace = text[at] == '{';
    const std::size_t end = text.find_first_of(brace ? "}" : "\r\n", at);
    if (end == text.npos) return brace ? text.npos : text.size();
    at = end + 1;
  }
}

bool are_comments_only(std::string_view text) {
  return behind_comments(text, 0) == text.size();
}

bool are_tags_without(std::string_view name, std::string_view text) {
  for (std::size_t at = 0;;) {
    at = behind_comments(text, at);
    if (at >= text.size()) return at == text.size();
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const LineKind kind = classify(line, LineEnd::seen);
    if (!is_tag(kind) || has_moves_behind(kind) || name_of_tag(line) == name) return false;
    at = end;
  }
}

std::size_t comments_below_end(std::string_view text) {
  const std::size_t filled = text.find_last_not_of(" \t\r\n") + 1;
  if (filled == 0) return text.size();
  std::string_view line = line_before(text, filled);
  if (!line.ends_with('}') && !line.starts_with(';')) return text.size();
  while (begin_of(line, text) > 0) {
    const std::size_t begin = begin_of(line, text);
    if (is_tag(classify(line, LineEnd::seen))) break;  // of a comment that was never closed
    std::string_view above = line_before(text, begin);
    const bool behind_blank = is_blank(above);
    while (is_blank(above) && begin_of(above, text) > 0)
      above = line_before(text, begin_of(above, text));
    if (behind_blank && ends_with_result(above))
      return are_comments_only(text.substr(begin)) ? begin : text.size();
    line = above;
  }
  return text.size();
}

bool are_words_only(std::string_view text) {
  constexpr std::size_t of_word = 3, enough = 2;  // letters; words
  std::size_t letters = 0, words = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool begins_line = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
    if (c == '{' || c == '}' || (begins_line && (c == ';' || c == '%'))) return false;
    if (text.substr(at, 2) == "\u00bd" || names_square_at(text, at) ||
        holds_score_or_numbers(text, at))
      return false;
    letters = ascii::is_letter(c) || static_cast<unsigned char>(c) >= 0x80 ? letters + 1 : 0;
    words += letters == of_word;
  }
  return words >= enough || is_brief_title(text);
}

}  // namespace planilla
