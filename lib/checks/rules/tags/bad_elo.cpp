// bad-elo: rating that is none.
#include <charconv>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "pgn/tag_value.h"
#include "rules/bad_elo.h"

namespace planilla::checks {

namespace {

enum class Fault : std::uint8_t { none, number, range };

Fault fault_of(std::string_view value) {
  constexpr int lowest = 100, highest = 4000;  // beginners online, engines
  if (is_unknown(value) || value == "0") return Fault::none;
  if (value.ends_with('?')) value.remove_suffix(1);  // provisional
  int rating = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), rating);
  if (end != value.data() + value.size() || error == std::errc::invalid_argument) {
    const bool marks = value.find_first_not_of('?') == std::string_view::npos;
    return marks ? Fault::none : Fault::number;
  }
  return error != std::errc() || rating < lowest || rating > highest ? Fault::range : Fault::none;
}

void look_for_bad_elo(const Game&, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::white_elo, KnownTag::black_elo}) {
    const GameTag* tag = facts.tag(name);
    const Fault fault = tag ? fault_of(tag->value) : Fault::none;
    if (fault != Fault::none)
      out.push_back(at_tag(rules::bad_elo, *tag)
                        .say(diagnostics::BadElo{
                            .fault = chosen(fault == Fault::range ? "range" : "number")}));
  }
}

}  // namespace

Check bad_elo() {
  return {
      .rule = rules::bad_elo,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Rating that is none",
      .why = R"(WhiteElo or BlackElo is not a number, or one that no player has: below 100 or
above 4000. An unknown rating is left out, or written `-`, `?` or `0`.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteElo "24500"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteElo "2450"]

1. e4 e5 *)",
      .message = R"({fault, select,
  range {the rating {value} is out of range}
  other {«{value}» is not a rating}})",
      .help = "leave the tag out, or write -, where the rating is unknown",
      .args = R"(
@tag
fault: word range number; what is wrong: no such rating, or no number
)",
      .pgn = "9.1.2",
      .needs = {KnownTag::white_elo, KnownTag::black_elo},
      .look = look_for_bad_elo,
  };
}

}  // namespace planilla::checks
