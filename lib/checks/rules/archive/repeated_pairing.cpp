// repeated-pairing: the same pairing twice in a round.
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/round_conflicts.h"
#include "rules/repeated_pairing.h"

namespace planilla::checks {

namespace {

struct PairingConflict {
  std::uint64_t game = 0, other = 0;
  std::uint64_t white = 0, black = 0, round = 0;  // texts
};

class RepeatedPairings : public AcrossGames {
public:
  void see(const Tournament&, const RoundConflicts& found) override {
    for (const RoundConflict& one : found.pairings)
      conflicts_.push_back({one.game->number, one.other->number, one.game->white, one.game->black,
                            one.game->round_text});
  }

  bool wants(KnownTexts& texts) override {
    for (const PairingConflict& one : conflicts_)
      for (const std::uint64_t text : {one.white, one.black, one.round}) texts.want(text);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const PairingConflict& one : conflicts_)
      out.add(one.game, Finding(diagnostics::RepeatedPairing{.white = texts.text(one.white),
                                                             .black = texts.text(one.black),
                                                             .round = texts.text(one.round),
                                                             .other = one.other},
                                {}));
  }

private:
  std::vector<PairingConflict> conflicts_;
};

}  // namespace

Check repeated_pairing() {
  return {
      .rule = rules::repeated_pairing,
      .group = Group::archive,
      .severity = Severity::warning,
      .title = "The same pairing twice in a round",
      .why = R"(Two players meet twice in one round of an event, with the same colours and
other moves: the number of the round is wrong, or two versions of one game
stand in the archive.

Where they are one game, it is a duplicate and told as such. Where a quarter of
the games are so, the rounds are mini-matches, and `collection-found` says it.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "4"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0)",
      .message =
          "{white} and {black} meet in round {round} again: they did in game {other, "
          "number, ::group-off}",
      .args = R"(
white: text; the name of White
black: text; the name of Black
round: text; the round of this game as it is written
other: number; number of the other game, over the whole input
)",
      .across = across<RepeatedPairings>,
  };
}

}  // namespace planilla::checks
