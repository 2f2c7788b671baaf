// Kinds of lines.
#include "text/framing/line.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

constexpr bool is_letter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

constexpr std::array<bool, 256> name_characters = [] {
  std::array<bool, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = is_letter(static_cast<char>(i));
  for (const char c : std::string_view("0123456789_+#=:-"))
    table[static_cast<unsigned char>(c)] = true;
  return table;
}();

bool is_name_character(char c) {
  return name_characters[static_cast<unsigned char>(c)];
}

void skip_blanks(std::string_view& text) {
  while (!text.empty() && (text[0] == ' ' || text[0] == '\t')) text.remove_prefix(1);
}

void skip_blanks_and_marks(std::string_view& text) {
  skip_blanks(text);
  while (text.starts_with(byte_order_mark)) {
    text.remove_prefix(byte_order_mark.size());
    skip_blanks(text);
  }
}

// Takes `[Name "` off the front; the name, or an empty one if that is not what stands there.
std::string_view take_tag_head(std::string_view& text) {
  std::string_view rest = text;
  if (!rest.starts_with('[')) return {};
  rest.remove_prefix(1);
  if (rest.empty() || !is_letter(rest[0])) return {};
  std::size_t size = 1;
  while (size < rest.size() && is_name_character(rest[size])) ++size;
  const std::string_view name = rest.substr(0, size);
  rest.remove_prefix(size);
  skip_blanks(rest);
  if (!rest.starts_with('"')) return {};
  rest.remove_prefix(1);
  text = rest;
  return name;
}

// Takes the value, its quote and `]` off the front; false if there is no quote before a `]`.
bool take_tag_end(std::string_view& text) {
  for (std::size_t quote = text.find('"'); quote != std::string_view::npos;
       quote = text.find('"', quote + 1)) {
    std::string_view rest = text.substr(quote + 1);
    skip_blanks(rest);
    if (!rest.starts_with(']')) continue;
    rest.remove_prefix(1);
    text = rest;
    return true;
  }
  return false;
}

// `[Event Open"]`, `[Event Open]`, `Event "Open"]`: one of its marks is lost.
bool is_broken_event(std::string_view line) {
  const bool bracket = line.starts_with('[');
  if (bracket) line.remove_prefix(1);
  if (!line.starts_with("Event ")) return false;
  line.remove_prefix(5);
  skip_blanks(line);
  while (line.ends_with(' ') || line.ends_with('\t')) line.remove_suffix(1);
  if (!line.ends_with(']')) return false;
  const std::string_view value = line.substr(0, line.size() - 1);
  if (value.find_first_of("[]{}") != std::string_view::npos) return false;
  return bracket ? !value.empty() : value.size() > 1 && value.front() == '"' && value.back() == '"';
}

// Is it the end of a game, or no part of one?
bool ends_game(std::string_view text) {
  if (ends_with_result(text)) return true;
  return std::none_of(text.begin(), text.end(), [](char c) {
    return ascii::is_letter(c) || ascii::is_digit(c) || c == '{' || c == '(' ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

}  // namespace

LineKind classify(std::string_view line, LineEnd end) {
  skip_blanks_and_marks(line);
  if (line.empty()) return end == LineEnd::seen ? LineKind::blank : LineKind::text;
  const std::string_view name = take_tag_head(line);
  if (name.empty())
    return end == LineEnd::seen && is_broken_event(line) ? LineKind::event : LineKind::text;
  const bool event = name == "Event";
  do {
    if (!take_tag_end(line)) {
      // A tag left open has nothing behind it; one that leaves the window is no tag line to go on
      // with.
      if (end == LineEnd::cut) break;
      return event ? LineKind::event : LineKind::tag;
    }
    skip_blanks(line);
    if (line.empty() && end == LineEnd::seen) return event ? LineKind::event : LineKind::tag;
  } while (!take_tag_head(line).empty());
  return event ? LineKind::event_and_moves : LineKind::tag_and_moves;
}

bool ends_with_event(std::string_view line) {
  while (line.ends_with(' ') || line.ends_with('\t')) line.remove_suffix(1);
  if (!line.ends_with(']')) return false;
  for (std::size_t at = 0; (at = line.find("[Event", at)) != std::string_view::npos; ++at) {
    std::string_view tag = line.substr(at);
    if (take_tag_head(tag) == "Event" && take_tag_end(tag) && tag.empty())
      return ends_game(line.substr(0, at));
  }
  return false;
}

std::string_view behind_tags(std::string_view line) {
  skip_blanks_and_marks(line);
  while (!take_tag_head(line).empty() && take_tag_end(line)) skip_blanks(line);
  return line;
}

bool ends_with_result(std::string_view line) {
  if (line.starts_with(';')) return false;
  while (!line.empty() && static_cast<unsigned char>(line.back()) <= ' ') line.remove_suffix(1);
  constexpr std::array<std::string_view, 5> results{"1-0", "0-1", "1/2", "0-0", "*"};
  return std::any_of(results.begin(), results.end(),
                     [&](std::string_view result) { return line.ends_with(result); });
}

std::string_view name_of_tag(std::string_view line) {
  skip_blanks_and_marks(line);
  return take_tag_head(line);
}

std::uint64_t count_lines(std::string_view text) {
  std::uint64_t lines = 0;
  for (std::size_t at = 0; at < text.size(); ++at) lines += ends_line(text, at);
  return lines;
}

bool begins_with_move_one(std::string_view line) {
  skip_blanks_and_marks(line);
  if (!line.starts_with('1')) return false;
  line.remove_prefix(1);
  return line.starts_with('.') || line.starts_with(')') || line.starts_with(' ') ||
         line.starts_with('\t') || line.starts_with("\xE2\x80\xA6");
}

}  // namespace planilla
