// Doubts in how the moves are laid out: gaps, separators, two sheets with half the moves each.
#include <algorithm>

#include "doubt_families.h"
#include "doubt_oracle.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

std::vector<std::string> san_of_moves(const TrueGame& game, std::size_t ply,
                                      const std::vector<Move>& moves) {
  Position before = Position::initial();
  for (std::size_t i = 0; i < ply; ++i) before.play(game.moves[i]);
  std::vector<std::string> out;
  for (const Move move : moves) out.push_back(san(before, move));
  return out;
}

std::string quoted(const std::string& cell, bool quotes) {
  return quotes ? '"' + cell + '"' : cell;
}

}  // namespace

Doubtful dashes(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  constexpr const char* marks[] = {"-", "--", "---", "—", "...", "✓"};
  const std::string mark = marks[random.below(6)];
  if (words.size() < 24) return std::nullopt;
  const std::size_t first = 6 + 2 * random.below((words.size() - 18) / 2);
  const std::size_t kind = random.below(4);  // 0, 1: both; 2: one player; 3: a single half-move
  const bool is_black = random.coin();
  std::vector<std::size_t> gaps;
  for (std::size_t ply = first; ply < first + 6; ++ply)
    if (kind < 2 || (ply % 2 == 1) == is_black) gaps.push_back(ply);
  if (kind == 3) gaps.resize(1);
  DoubtSheet out;
  out.moves = game.moves;
  if (kind == 3) {
    const auto fit =
        moves_that_fit(words, gaps[0], language, game, [](const std::string&) { return true; });
    out.stops = {{gaps[0], san_of_moves(game, gaps[0], fit)}};
    if (out.stops[0].readings.size() > 12) out.stops[0].readings.resize(1), out.must_stop = true;
  } else {
    for (const std::size_t ply : gaps) out.stops.push_back({ply, {}});
  }
  for (const std::size_t ply : gaps) words[ply].text = mark;
  out.text = lay_out(words, {"", game.result});
  out.note = std::to_string(gaps.size()) + " x " + mark + " from ply " + std::to_string(first + 1);
  return out;
}

Doubtful separators(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<Word> words = write_words(game, writers_of(language));
  constexpr const char* all[] = {"-", ";", ",", "/", "|", ":", " - ", " | ", "; ", ", "};
  const std::string separator = all[random.below(10)];
  const bool csv = separator == ";" || separator == ",";
  const bool quotes = csv && random.below(3) == 0;
  const bool number_only = !csv && random.below(3) == 0;  // "1-e4 e5"
  const bool tags = random.coin();
  DoubtSheet out;
  out.moves = game.moves;
  out.may_stop_anywhere = true;
  if (tags) out.text = tag_lines(game);
  if (csv && random.below(3) == 0)
    out.text += quoted("N", quotes) + separator + quoted("Blancas", quotes) + separator +
                quoted("Negras", quotes) + "\n";
  for (std::size_t i = 0; i < words.size(); i += 2) {
    out.text += quoted(std::to_string(i / 2 + 1), quotes) + separator;
    out.text += quoted(words[i].text, quotes);
    if (i + 1 < words.size())
      out.text += (number_only ? " " : separator) + quoted(words[i + 1].text, quotes);
    out.text += '\n';
  }
  if (!tags) out.text += game.result + "\n";
  out.note = language.tag + " '" + separator + "'" + (tags ? ", tags" : "");
  return out;
}

Doubtful two_halves(const TrueGame& game, const Language& for_white, const Language& for_black,
                    Random& random) {
  std::vector<Word> sheets[2] = {write_words(game, writers_of(for_white)),
                                 write_words(game, writers_of(for_black))};
  constexpr const char* marks[] = {"-", "...", "--", "—"};
  const std::string mark = marks[random.below(4)];
  const bool own_only = random.below(3) == 0;
  const std::size_t size = game.moves.size();
  const std::size_t first = own_only ? 0 : size - std::min<std::size_t>(size, 12 + random.below(9));
  DoubtSheet out;
  out.moves = game.moves;
  for (std::size_t ply = first; ply < size; ++ply) {
    int missing = 0;
    for (std::size_t side = 0; side < 2; ++side) {
      const bool own = ply % 2 == side;
      const bool gone = own_only ? !own : random.below(100) < (own ? 12u : 45u);
      if (!gone) continue;
      ++missing;
      sheets[side][ply].text = mark;
    }
    if (missing == 2) out.stops.push_back({ply, {}});
  }
  out.text = lay_out(sheets[0], {"", game.result});
  out.other = lay_out(sheets[1], {"", game.result});
  out.note = own_only ? "own moves only" : std::to_string(out.stops.size()) + " on neither sheet";
  return out;
}

}  // namespace planilla::sheets
