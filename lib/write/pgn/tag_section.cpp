// The roster and the other tags. Source: PGN standard 8.1.1 and 8.2.
#include "write/pgn/tag_section.h"

#include <array>
#include <string_view>

#include "pgn/tag.h"

namespace planilla {

namespace {

struct RosterTag {
  std::string_view name, filler;
};

constexpr std::array<RosterTag, 7> roster = {{{"Event", "?"},
                                              {"Site", "?"},
                                              {"Date", "????.??.??"},
                                              {"Round", "?"},
                                              {"White", "?"},
                                              {"Black", "?"},
                                              {"Result", "*"}}};

void append_tag(std::string_view name, std::string_view value, std::string& out) {
  out.append("[").append(name).append(" \"");
  write_tag_value(value, out);
  out.append("\"]\n");
}

// Does `[Name "value"]` stand in the text as it is to be written? Asked where tags_are_plain.
bool stands_as_written(const GameTag& tag, std::string_view text) {
  constexpr std::size_t signs = 5;
  const std::string_view pair = tag.span.in(text);
  return pair.size() == tag.name.size() + tag.value.size() + signs &&
         tag.name.data() == pair.data() + 1 &&
         tag.value.data() == tag.name.data() + tag.name.size() + 2 &&
         tag.name.data()[tag.name.size()] == ' ';
}

void append_tag(const Game& game, const GameTag& tag, std::string& out) {
  if (game.tags_are_plain && stands_as_written(tag, game.text))
    out.append(tag.span.in(game.text)).push_back('\n');
  else
    append_tag(tag.name, tag.value, out);
}

// A name of several words: such a tag is written last, for behind it [Event "..."] would begin a
// game when it is read again.
bool is_odd(const GameTag& tag) {
  return tag.name.find(' ') != std::string_view::npos;
}

// `[Event e.p. "y"]` begins a game unless it stands behind a tag that is one.
bool may_begin_game(const GameTag& tag) {
  return tag.name.starts_with("Event ");
}

int roster_place(std::string_view name) {
  if (name.size() < 4 || name.size() > 6) return -1;
  for (std::size_t i = 0; i < roster.size(); ++i)
    if (roster[i].name == name) return static_cast<int>(i);
  return -1;
}

std::string_view filler(const Game& game, const RosterTag& tag) {
  if (tag.name != "Result") return tag.filler;
  const std::string_view result = result_text(game.result);
  return result.empty() ? tag.filler : result;
}

}  // namespace

void append_tags(const Game& game, std::string& out) {
  std::array<const GameTag*, roster.size()> first{};
  for (const GameTag& tag : game.tags) {
    const int place = roster_place(tag.name);
    if (place >= 0 && first[place] == nullptr) first[place] = &tag;
  }
  for (std::size_t i = 0; i < roster.size(); ++i) {
    if (first[i] != nullptr)
      append_tag(game, *first[i], out);
    else
      append_tag(roster[i].name, filler(game, roster[i]), out);
  }
  bool any_odd = false;
  for (const GameTag& tag : game.tags) {
    const int place = roster_place(tag.name);
    if (place >= 0 && first[place] == &tag) continue;
    if (is_odd(tag))
      any_odd = true;
    else
      append_tag(game, tag, out);
  }
  if (any_odd)
    for (const bool first_ones : {true, false})
      for (const GameTag& tag : game.tags)
        if (is_odd(tag) && may_begin_game(tag) == first_ones) append_tag(game, tag, out);
  out += '\n';
}

}  // namespace planilla
