// king-and-queen-exchanged: the game began with king and queen in each other's place.
#include "rules/king_and_queen_exchanged.h"

#include <algorithm>
#include <string>

#include "board/fen.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

constexpr std::string_view white_rank = "RNBQKBNR", white_exchanged = "RNBKQBNR",
                           black_rank = "rnbqkbnr", black_exchanged = "rnbkqbnr",
                           between = "/pppppppp/8/8/8/8/PPPPPPPP/";

// Which side has them exchanged in a starting position that is right otherwise; "" for neither.
std::string_view exchanged(std::string_view placement) {
  if (placement.size() != black_rank.size() + between.size() + white_rank.size() ||
      placement.substr(black_rank.size(), between.size()) != between)
    return "";
  const std::string_view top = placement.substr(0, black_rank.size()),
                         bottom = placement.substr(black_rank.size() + between.size());
  const bool of_black = top == black_exchanged, of_white = bottom == white_exchanged;
  if ((!of_black && top != black_rank) || (!of_white && bottom != white_rank)) return "";
  return of_black && of_white ? "both" : of_white ? "white" : of_black ? "black" : "";
}

void look_for_king_and_queen_exchanged(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  if (fen == nullptr || !facts.value(KnownTag::variant).empty()) return;
  const std::string_view side = exchanged(fen->value.substr(0, fen->value.find(' ')));
  if (side.empty()) return;
  Finding finding = at_tag(rules::king_and_queen_exchanged, *fen);
  finding.say(diagnostics::KingAndQueenExchanged{.side = chosen(side)});
  out.push_back(std::move(finding));
}

}  // namespace

Check king_and_queen_exchanged() {
  return {
      .rule = rules::king_and_queen_exchanged,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "King and queen exchanged at the start",
      .why = R"(The game begins with king and queen in each other's place, and is no game of
Chess960. If that is found during the game, the Laws cancel it and a new one is
played; what stands here is then the game that was cancelled, or its FEN is wrong.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message =
          "king and queen {side, select, white {of White } black {of Black } other {}}stand "
          "in each other''s place at the start",
      .help = "if it is found during the game, the game is cancelled and a new one is played",
      .args = R"(
@tag
side: word white black both; whose they are
)",
      .laws = {.y1997 = "7.1", .y2009 = "7.1.a", .y2018 = "7.2.1", .y2023 = "7.2.1"},
      .law =
          "If it is found during a game that the initial position was incorrect, the game is "
          "cancelled and a new one is played.",
      .needs = KnownTag::fen,
      .look = look_for_king_and_queen_exchanged,
  };
}

}  // namespace planilla::checks
