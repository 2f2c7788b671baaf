// long-line: line over 255 characters.
#include <algorithm>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "rules/long_line.h"

namespace planilla::checks {

namespace {

constexpr std::size_t longest = 255;  // PGN standard 4.3

std::int64_t characters(std::string_view line) {
  std::int64_t count = 0;
  for (const char c : line) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return count;
}

void look_for_long_line(const Game& game, const GameFacts&, Findings& out) {
  const std::string_view text = game.text;
  for (std::size_t begin = game.extent.begin; begin < game.extent.end;) {
    const std::size_t end =
        std::min<std::size_t>(text.find_first_of("\r\n", begin), game.extent.end);
    const std::int64_t length =
        end - begin > longest ? characters(text.substr(begin, end - begin)) : 0;
    if (length > static_cast<std::int64_t>(longest)) {
      const auto at = static_cast<std::uint32_t>(begin);
      out.push_back(Finding(rules::long_line, {at, static_cast<std::uint32_t>(end)})
                        .say(diagnostics::LongLine{.length = length}));
    }
    begin = end + 1;
  }
}

}  // namespace

Check long_line() {
  return {
      .rule = rules::long_line,
      .group = Group::structure,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Line over 255 characters",
      .why = R"(The PGN standard asks that lines of an archive hold at most 255 characters, so
that every program can read them. Today's programs write a whole game in a
line and nobody minds, so the rule is off by default.

`planilla convert` writes lines below 80 characters.)",
      .bad = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]

1. e4 { This comment stands in one line, and goes on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on. } *)",
      .good = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]

1. e4 { This comment
stands in two lines. } *)",
      .message = "line of {length, number, ::group-off} characters",
      .args = R"(
length: number; bytes of the line
)",
      .pgn = "4.3",
      .look = look_for_long_line,
  };
}

}  // namespace planilla::checks
