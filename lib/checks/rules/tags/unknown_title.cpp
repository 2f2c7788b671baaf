// unknown-title: title that FIDE does not give.
#include <algorithm>
#include <iterator>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/unknown_title.h"

namespace planilla::checks {

namespace {

constexpr std::string_view titles[] = {
    "GM",  "WGM", "IM",  "WIM", "FM",  "WFM", "CM", "WCM",  // FIDE
    "AGM", "AIM", "AFM", "ACM", "HGM",                      // FIDE online, honorary
    "LGM", "SIM", "CCM", "CCE",                             // ICCF
    "NM",  "WNM", "SM",  "LM",  "BOT",                      // federations and servers
    "IA",  "FA",  "NA",  "AI",  "AF",  "AN",  "IO",  // arbiters, as in Spanish too; organisers
    "FST", "FT",  "FI",  "NI",  "DI",                // trainers
};

bool is_unknown_title(std::string_view value) {
  if (value.empty() || value == "-" || value == "--" || value == "?") return false;
  return std::find(std::begin(titles), std::end(titles), value) == std::end(titles);
}

void look_for_unknown_title(const Game&, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::white_title, KnownTag::black_title})
    if (const GameTag* tag = facts.tag(name); tag && is_unknown_title(tag->value))
      out.push_back(at_tag(rules::unknown_title, *tag));
}

}  // namespace

Check unknown_title() {
  return {
      .rule = rules::unknown_title,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Title that nobody gives",
      .why = R"(WhiteTitle or BlackTitle is neither a title of FIDE (GM, WGM, IM, WIM, FM,
WFM, CM, WCM, the arena titles), of ICCF, nor one that federations and servers
use (NM, LM, BOT ...). Untitled players have no tag, or `-`.

Lower-case abbreviations such as `g` or `m` come from pairing programs: write
them out.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteTitle "g"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteTitle "GM"]

1. e4 e5 *)",
      .message = "«{value}» is not a known title",
      .args = R"(
@tag
)",
      .pgn = "9.1.1",
      .needs = {KnownTag::white_title, KnownTag::black_title},
      .look = look_for_unknown_title,
  };
}

}  // namespace planilla::checks
