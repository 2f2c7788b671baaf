// One duplicate or trap for most base games, and the archive shuffled.
#include "planted.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "board/position.h"
#include "names.h"
#include "notation/write/san.h"

namespace planilla::twins {

namespace {

using sheets::Random;
using Moves = std::vector<Move>;

constexpr std::array<std::string_view, 14> places = {
    "Linares", "Hastings", "Tilburg", "Gijón",     "Zagreb", "Reykjavik",     "Sochi",
    "Bled",    "Montreal", "Havana",  "Groningen", "Biel",   "Reggio Emilia", "Wellington"};
constexpr std::array<std::string_view, 8> events = {
    "{} op", "{} Masters", "{} Congress", "ch-{}", "{} GM-A", "{} Memorial", "{} Cup", "{} tt"};

Entry dressed(const Moves& moves, std::string result, Random& random) {
  Entry out;
  out.white = some_name(random);
  do out.black = some_name(random);
  while (out.black == out.white);
  out.site = places[random.below(places.size())];
  out.year = 1900 + static_cast<int>(random.below(124));
  out.month = 1 + static_cast<int>(random.below(12));
  out.day = 1 + static_cast<int>(random.below(28));
  out.event = fmt::format(fmt::runtime(events[random.below(events.size())]), out.site) + " " +
              std::to_string(out.year);
  out.round = std::to_string(1 + random.below(11));
  if (out.year > 1971) {
    out.white_elo = 2000 + static_cast<int>(random.below(800));
    out.black_elo = 2000 + static_cast<int>(random.below(800));
  }
  out.result = std::move(result);
  out.moves = moves;
  return out;
}

// What another source leaves out.
void make_poorer(Entry& entry, Random& random) {
  if (random.below(3) == 0) entry.white_elo = entry.black_elo = 0;
  if (random.below(3) == 0) entry.round = "?";
  if (random.below(4) == 0) entry.day = 0;
  if (random.below(4) == 0) entry.event = random.coin() ? "?" : entry.site;
}

// Another day, event and round.
void meet_again(Entry& entry, Random& random) {
  const Entry other = dressed({}, "", random);
  const int year = entry.year;
  do entry.year = std::clamp(year - 8 + static_cast<int>(random.below(17)), 1900, 2024);
  while (entry.year == year);
  entry.month = other.month, entry.day = other.day;
  entry.site = other.site;
  entry.event = fmt::format("{} Open {}", other.site, entry.year);
  const std::string round = entry.round;
  do entry.round = std::to_string(1 + random.below(11));
  while (entry.round == round);
}

int other_rating(int rating, Random& random) {
  const int by = 1 + static_cast<int>(random.below(40));
  return rating == 0 ? 0 : random.coin() ? rating + by : rating - by;
}

// The same event a year later, about the same day; its name is numbered, or it is not.
void meet_a_year_later(Entry& base, Entry& out, Random& random) {
  base.event = fmt::format(fmt::runtime(events[random.below(events.size())]), base.site);
  base.year = std::min(base.year, 2022);
  out.event = base.event;
  out.year = base.year + 1;
  if (random.coin()) {
    base.event += fmt::format(" {}", base.year);
    out.event += fmt::format(" {}", out.year);
  }
  if (random.coin()) out.day = std::clamp(base.day - 4 + static_cast<int>(random.below(9)), 1, 28);
  if (random.coin()) out.round = std::to_string(1 + random.below(11));
  out.white_elo = other_rating(base.white_elo, random);
  out.black_elo = other_rating(base.black_elo, random);
}

void meet_ten_days_later(Entry& base, Entry& out) {
  base.day = 1 + base.day % 18;
  out.day = base.day + 10;
  base.round = out.round = "?";
}

bool plays(const Moves& moves, Position& position) {
  for (const Move move : moves) {
    if (!position.is_legal(move)) return false;
    position.play(move);
  }
  return true;
}

bool is_game(const Moves& moves) {
  Position position = Position::initial();
  return plays(moves, position);
}

Move some_move(const Position& position, Random& random) {
  MoveList list;
  position.legal_moves(list);
  return list.empty() ? Move() : list[static_cast<int>(random.below(list.size()))];
}

// A move of the same piece kind was taken for another, and everything behind it can still be
// played.
std::optional<Moves> with_fault(const Moves& moves, Random& random) {
  for (int tries = 0; tries < 200; ++tries) {
    const std::size_t at = random.below(moves.size() - 2);
    Moves out = moves;
    Position position = Position::initial();
    for (std::size_t i = 0; i < at; ++i) position.play(moves[i]);
    out[at] = some_move(position, random);
    if (out[at] && out[at] != moves[at] && is_game(out)) return out;
  }
  return std::nullopt;
}

std::optional<Moves> with_gap(const Moves& moves, Random& random) {
  for (int tries = 0; tries < 200; ++tries) {
    const std::size_t at = random.below(moves.size() - 4);
    Moves out = moves;
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(at),
              out.begin() + static_cast<std::ptrdiff_t>(at + 2));
    if (is_game(out)) return out;
  }
  return std::nullopt;
}

std::optional<Moves> transposed(const Moves& moves, Random& random) {
  for (int tries = 0; tries < 200; ++tries) {
    const std::size_t at = random.below(moves.size() - 6);
    Moves out = moves;
    std::swap(out[at], out[at + 2]);
    if (out != moves && is_game(out)) return out;
  }
  return std::nullopt;
}

std::optional<Moves> with_other_end(const Moves& moves, Random& random) {
  Moves out(moves.begin(), moves.end() - 1);
  Position position = Position::initial();
  plays(out, position);
  out.push_back(some_move(position, random));
  if (out.back() == moves.back()) return std::nullopt;
  return out;
}

// The first `kept` half-moves, then moves of chance.
Moves goes_another_way(const Moves& moves, std::size_t kept, Random& random) {
  Moves out(moves.begin(),
            moves.begin() + static_cast<std::ptrdiff_t>(std::min(kept, moves.size())));
  Position position = Position::initial();
  plays(out, position);
  const std::size_t length = out.size() + 20 + random.below(60);
  while (out.size() < length) {
    const Move move = some_move(position, random);
    if (!move) break;
    position.play(move);
    out.push_back(move);
  }
  return out;
}

void cut(Entry& entry, std::size_t plies, const char* result) {
  entry.moves.resize(std::min(entry.moves.size(), plies));
  entry.result = result;
}

void wrong_digit(Entry& entry, Random& random) {
  if (random.coin())
    entry.year = entry.year / 10 * 10 + (entry.year + 1 + static_cast<int>(random.below(8))) % 10;
  else
    entry.day = entry.day >= 20 ? entry.day - 10 : entry.day < 10 ? entry.day + 10 : entry.day;
}

bool set_moves(Entry& entry, std::optional<Moves> moves) {
  if (!moves) return false;
  entry.moves = std::move(*moves);
  return true;
}

void respell(Entry& entry, Random& random) {
  entry.white = respelt(entry.white, random);
  entry.black = respelt(entry.black, random);
}

// The base game may be changed too (a short draw is short in both). False: it cannot be made of it.
bool make(Kind kind, Entry& base, Entry& out, Random& random) {
  out = base;
  switch (kind) {
    case Kind::base:
      return false;
    case Kind::exact_copy:
      make_poorer(out, random);
      return true;
    case Kind::exact_respelt:
      respell(out, random);
      make_poorer(out, random);
      return true;
    case Kind::exact_event:
      out.event = std::string(places[random.below(places.size())]) + " Tournament";
      return true;
    case Kind::prefix_respelt:
      respell(out, random);
      [[fallthrough]];
    case Kind::prefix_cut:
      cut(out, out.moves.size() * (40 + random.below(58)) / 100,
          random.coin() ? "*" : out.result.c_str());
      make_poorer(out, random);
      return out.moves.size() >= 16;
    case Kind::near_fault:
      return set_moves(out, with_fault(base.moves, random));
    case Kind::near_missing:
      return set_moves(out, with_gap(base.moves, random));
    case Kind::near_transposed:
      return set_moves(out, transposed(base.moves, random));
    case Kind::near_last:
      return set_moves(out, with_other_end(base.moves, random));
    case Kind::near_typed:
      (random.coin() ? out.white : out.black) =
          mistyped(random.coin() ? out.white : out.black, random);
      out.white = mistyped(base.white, random);
      out.black = base.black;
      wrong_digit(out, random);
      return true;
    case Kind::near_date:
      if (random.coin() && out.day <= 12)
        std::swap(out.day, out.month);
      else
        out.day = 1 + (out.day + static_cast<int>(random.below(3))) % 28;
      return true;
    case Kind::near_result:
      out.result = base.result == "1-0" ? "0-1" : "1-0";
      if (random.coin()) out.round = std::to_string(1 + random.below(11));
      return true;
    case Kind::other_people:
      out = dressed(base.moves, base.result, random);
      return true;
    case Kind::people_again:
      cut(base, 12 + random.below(14), "1/2-1/2");
      out = base;
      meet_again(out, random);
      return true;
    case Kind::short_draw:
      cut(base, 10 + random.below(12), "1/2-1/2");
      out = dressed(base.moves, base.result, random);
      return true;
    case Kind::book:
      out =
          dressed(goes_another_way(base.moves, 20 + random.below(16), random), base.result, random);
      return true;
    case Kind::again_book:
      out.moves = goes_another_way(base.moves, 16 + random.below(16), random);
      meet_again(out, random);
      return true;
    case Kind::next_edition:
      cut(base, 12 + random.below(14), "1/2-1/2");
      out = base;
      meet_a_year_later(base, out, random);
      return true;
    case Kind::same_match:
      cut(base, 12 + random.below(14), "1/2-1/2");
      out = base;
      meet_ten_days_later(base, out);
      return true;
  }
  return false;
}

// No game begins as another ends: each base game is the only one of its moves.
std::vector<const sheets::TrueGame*> apart(const std::vector<sheets::TrueGame>& games) {
  std::vector<const sheets::TrueGame*> sorted;
  for (const sheets::TrueGame& game : games)
    if (game.moves.size() >= 40) sorted.push_back(&game);
  const auto bits = [](const sheets::TrueGame* game) {
    std::vector<std::uint16_t> out;
    for (const Move move : game->moves) out.push_back(move.bits());
    return out;
  };
  std::sort(sorted.begin(), sorted.end(),
            [&](const auto* a, const auto* b) { return bits(a) < bits(b); });
  std::vector<const sheets::TrueGame*> out;
  for (const sheets::TrueGame* game : sorted) {
    if (!out.empty()) {
      const Moves& last = out.back()->moves;
      const std::size_t most = std::min(last.size(), game->moves.size());
      const auto same = std::mismatch(
          last.begin(), last.begin() + static_cast<std::ptrdiff_t>(most), game->moves.begin());
      if (static_cast<std::size_t>(same.first - last.begin()) * 10 > most * 8) continue;
    }
    out.push_back(game);
  }
  return out;
}

}  // namespace

std::string_view kind_name(Kind kind) {
  constexpr std::array<std::string_view, kind_count> names = {
      "base",           "exact-copy", "exact-respelt", "exact-event",     "prefix-cut",
      "prefix-respelt", "near-fault", "near-missing",  "near-transposed", "near-last",
      "near-typed",     "near-date",  "near-result",   "other-people",    "people-again",
      "short-draw",     "book",       "again-book",    "next-edition",    "same-match"};
  return names[static_cast<std::size_t>(kind)];
}

std::vector<Entry> plant(const std::vector<sheets::TrueGame>& games, const Planting& planting) {
  std::vector<Entry> out;
  std::size_t twin = 0;
  for (const sheets::TrueGame* game : apart(games)) {
    Random random(planting.seed, twin);
    Entry base = dressed(game->moves, game->result, random), other;
    const Kind kind = static_cast<Kind>(random.below(kind_count));
    const bool made = make(kind, base, other, random);
    base.twin = twin++;
    if (made) {
      other.kind = kind;
      other.twin = is_trap(kind) ? twin++ : base.twin;
      out.push_back(std::move(other));
    }
    out.push_back(std::move(base));
  }
  Random random(planting.seed, 1'000'000'007);
  for (std::size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[random.below(i)]);
  return out;
}

std::string to_pgn(const Entry& entry) {
  const auto part = [](int value, int width) {
    return value == 0 ? std::string(static_cast<std::size_t>(width), '?')
                      : fmt::format("{:0{}}", value, width);
  };
  std::string out = fmt::format(
      "[Event \"{}\"]\n[Site \"{}\"]\n[Date \"{}.{}.{}\"]\n[Round \"{}\"]\n[White \"{}\"]\n"
      "[Black \"{}\"]\n[Result \"{}\"]\n",
      entry.event, entry.site, part(entry.year, 4), part(entry.month, 2), part(entry.day, 2),
      entry.round, entry.white, entry.black, entry.result);
  if (entry.white_elo != 0)
    out += fmt::format("[WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n", entry.white_elo, entry.black_elo);
  out += '\n';
  Position position = Position::initial();
  std::size_t ply = 0;
  for (const Move move : entry.moves) {
    if (ply % 2 == 0) out += std::to_string(ply / 2 + 1) + ". ";
    out += san(position, move);
    out += ++ply % 10 == 0 ? '\n' : ' ';
    position.play(move);
  }
  return out + entry.result + "\n\n";
}

}  // namespace planilla::twins
