// Each line is cut at what stands before its author, and behind the colon.
#include "game/tables/messages.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "base/ascii.h"
#include "game/cells/shape.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t longest_time = 48, longest_author = 40;  // bytes

// Behind `[14/5/23, 15:00]` or `14/5/23, 15:00 -`; `line.begin`: no time stands there.
std::uint32_t behind_time(std::string_view text, Span line) {
  constexpr std::string_view mark = "\u200e";  // left to right
  std::uint32_t at = line.begin;
  while (line.in(text).substr(at - line.begin).starts_with(mark))
    at += static_cast<std::uint32_t>(mark.size());
  const std::string_view rest = Span{at, line.end}.in(text).substr(0, longest_time);
  if (rest.empty()) return line.begin;
  const bool bracket = rest.front() == '[';
  if (!bracket && !ascii::is_digit(rest.front())) return line.begin;
  const std::string_view end_sign = bracket ? "]" : " - ";
  const std::size_t end = rest.find(end_sign);
  if (end == rest.npos) return line.begin;
  const std::string_view time = rest.substr(0, end);
  if (time.find(':') == time.npos || time.find_first_of("0123456789") == time.npos)
    return line.begin;
  return at + static_cast<std::uint32_t>(end + end_sign.size());
}

// `e4`, `1. e4`, `1... c5!`
bool says_half_move(std::string_view said) {
  const std::size_t digits = std::min(said.find_first_not_of("0123456789"), said.size());
  if (digits > 0 && digits < said.size() && (said[digits] == '.' || said[digits] == ')')) {
    const std::size_t move = said.find_first_not_of(".) ", digits);
    said = move == said.npos ? std::string_view() : said.substr(move);
  }
  while (!said.empty() && (said.back() == '!' || said.back() == '?' || said.back() == '.'))
    said.remove_suffix(1);
  return shape_of(said) == MoveShape::strong;
}

bool is_name(std::string_view author) {
  return author.find_first_of("0123456789()[]{};,.|/") == author.npos &&
         std::count(author.begin(), author.end(), ' ') <= 2;
}

// Author and words; nothing where the line is no message. `timed`: a time stands before it.
std::optional<Message> read_message(std::string_view text, Span line, bool& timed) {
  const std::uint32_t begin = behind_time(text, line);
  timed = begin != line.begin;
  const std::size_t colon = Span{begin, line.end}.in(text).find(':');
  if (colon == std::string_view::npos || colon > longest_author) return std::nullopt;
  const auto at = begin + static_cast<std::uint32_t>(colon);
  Message out;
  out.author = without_blanks(text, {begin, at});
  out.said = without_blanks(text, {at + 1, line.end});
  if (out.author.empty() || out.said.empty()) return std::nullopt;
  if (!timed && !is_name(out.author.in(text))) return std::nullopt;
  out.is_move = says_half_move(out.said.in(text));
  return out;
}

}  // namespace

ChatMessages::ChatMessages(std::string_view text, Span range) {
  constexpr std::size_t fewest = 3, authors_of_game = 2;
  if (range.in(text).find(':') == std::string_view::npos) return;
  std::set<std::string_view> authors;
  std::string_view last;
  std::size_t moves = 0;
  bool all_timed = true, others = false, pending = false;  // lines between the moves that are none
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    const Span line = line_at(text, begin);
    begin = line.end + 1;
    if (without_blanks(text, line).empty()) continue;
    bool timed = false;
    std::optional<Message> message = read_message(text, line, timed);
    pending |= moves > 0 && (!message || !message->is_move);
    if (!message) continue;
    if (message->is_move) {
      const std::string_view author = message->author.in(text);
      message->is_first = authors.insert(author).second;
      message->is_second = author == last;
      last = author;
      all_timed &= timed;
      others |= pending;
      ++moves;
      if (authors.size() > authors_of_game) break;
    }
    message->is_answer = !message->is_move && moves > 0 && message->author.in(text) != last;
    if (timed || moves > 0) messages_.emplace(line.begin, *message);
  }
  if (moves < fewest || authors.size() != authors_of_game || (!all_timed && others))
    messages_.clear();
}

const Message* ChatMessages::at(Span line) const {
  const auto found = messages_.find(line.begin);
  return found == messages_.end() ? nullptr : &found->second;
}

}  // namespace planilla
