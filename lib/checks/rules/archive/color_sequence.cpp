// color-sequence: colours out of balance.
#include <span>
#include <vector>

#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/tournaments.h"
#include "rules/color_sequence.h"

namespace planilla::checks {

namespace {

// Rounds of one colour that follow each other.
struct ColorRun {
  std::uint64_t game = 0, player = 0;
  std::int64_t count = 0;
  int round = 0;
  bool black = false;
};

constexpr std::int64_t one_too_many = 3;

// Days from the beginning of the calendar, nearly: months count as 31.
int counted_days(std::int32_t date) {
  return date / 10000 * 372 + date / 100 % 100 * 31 + date % 100;
}

// May both games be of one tournament? Its rounds are played one after another, in one place.
bool may_follow(const TournamentGame& one, const TournamentGame& next) {
  constexpr int most_days = 31;
  if (one.site != 0 && next.site != 0 && one.site != next.site) return false;
  const bool days_known = one.date % 100 != 0 && next.date % 100 != 0;
  const int days = counted_days(next.date) - counted_days(one.date);
  return !days_known || (days >= 0 && days <= most_days);
}

// The seats of one player. A run counts in rounds that follow each other, with one game each.
void look_at_player(const Tournament& tournament, std::span<const Seat> seats,
                    std::vector<ColorRun>& out) {
  const auto game = [&](std::size_t i) -> const TournamentGame& {
    return tournament.games[seats[i].game()];
  };
  std::int64_t run = 1;
  for (std::size_t i = 1; i <= seats.size(); ++i) {
    const bool goes_on = i < seats.size() && seats[i].round() == seats[i - 1].round() + 1 &&
                         seats[i].black() == seats[i - 1].black() &&
                         may_follow(game(i - 1), game(i));
    if (goes_on) {
      ++run;
      continue;
    }
    const Seat& last = seats[i - 1];
    if (run >= one_too_many)
      out.push_back({game(i - 1).number, last.player, run, last.round(), last.black()});
    run = 1;
  }
}

// A fault stands alone. Where two have such a run the colours are not given by player: a match of
// teams.
bool is_usual(std::size_t runs) {
  return runs > 1;
}

class ColorSequences : public AcrossGames {
public:
  void see(const Tournament& tournament) override {
    constexpr std::size_t fewest_players = 4;
    if (tournament.players < fewest_players || tournament.collected()) return;
    const std::span<const Seat> seats = tournament.seats;
    std::vector<ColorRun> runs;
    for (std::size_t begin = 0, end = 0; begin < seats.size(); begin = end) {
      while (end < seats.size() && seats[end].player == seats[begin].player) ++end;
      look_at_player(tournament, seats.subspan(begin, end - begin), runs);
    }
    if (!is_usual(runs.size())) runs_.insert(runs_.end(), runs.begin(), runs.end());
  }

  bool wants(KnownTexts& texts) override {
    for (const ColorRun& run : runs_) texts.want(run.player);
    return false;
  }

  void finish(const KnownTexts& texts, CrossFindings& out) override {
    for (const ColorRun& run : runs_)
      out.add(run.game,
              Finding(diagnostics::ColorSequence{.player = texts.text(run.player),
                                                 .color = chosen(run.black ? "black" : "white"),
                                                 .count = run.count,
                                                 .round = run.round},
                      {}));
  }

private:
  std::vector<ColorRun> runs_;
};

}  // namespace

Check color_sequence() {
  return {
      .rule = rules::color_sequence,
      .group = Group::archive,
      .severity = Severity::note,
      .title = "Colours out of balance",
      .why = R"(A player has the same colour in three rounds of an event that follow each
other. No pairing system of FIDE does that without need, so White and Black
may be exchanged in one of the games, or a round may be numbered wrongly.

Rounds at different sites, or more than a month apart, are of different
tournaments. Where two players have such a run, the colours are those of teams,
and nothing is told; nor where the archive shows the games of one player only.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Uno, Ana"]
[Black "Tres, Luz"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Seis, Mar"]
[Result "1-0"]

1. f4 d5 2. Nf3 g6 3. e3 Bg7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Cinco, Sol"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 1/2-1/2)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Tres, Luz"]
[Black "Uno, Ana"]
[Result "0-1"]

1. c4 e5 2. Nc3 Nf6 3. g3 d5 0-1

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "2"]
[White "Dos, Eva"]
[Black "Seis, Mar"]
[Result "1-0"]

1. f4 d5 2. Nf3 g6 3. e3 Bg7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Uno, Ana"]
[Black "Seis, Mar"]
[Result "1-0"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 1-0

[Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "3"]
[White "Cinco, Sol"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]

1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 1/2-1/2)",
      .message =
          "{player} has {color, select, white {White} other {Black}} {count, plural, one "
          "{once} other {# times}} in a row, up to round {round}",
      .args = R"(
player: text; the player's name
color: word white black; the colour that was given
count: number; how many rounds running
round: number; the last of these rounds
)",
      .across = across<ColorSequences>,
  };
}

}  // namespace planilla::checks
