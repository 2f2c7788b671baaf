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
  for (std::size_t i = 0; i < roster.size(); ++i)
    append_tag(roster[i].name, first[i] ? first[i]->value : filler(game, roster[i]), out);
  for (const GameTag& tag : game.tags) {
    const int place = roster_place(tag.name);
    if (place < 0 || first[place] != &tag) append_tag(tag.name, tag.value, out);
  }
  out += '\n';
}

}  // namespace planilla
