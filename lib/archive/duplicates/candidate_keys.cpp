// The keys of a game, from its record.
#include "archive/duplicates/candidate_keys.h"

#include <algorithm>

#include "archive/duplicates/exchanged_digits.h"

namespace planilla {

namespace {

constexpr std::size_t brief = 8, early = short_of_an_opening, deep = 48;  // half-moves
constexpr std::size_t run = 6;
constexpr std::size_t runs_from = 16;  // half-moves: openings are everybody's
constexpr std::size_t least_runs = 3;

constexpr std::uint64_t mixed(std::uint64_t value, std::uint64_t seed) {
  value = (value ^ seed) * 0x9E3779B97F4A7C15u;
  value ^= value >> 32;
  value *= 0xD6E8FEB86659FD93u;
  return value ^ value >> 29;
}

using Surnames = std::array<std::uint16_t, 2>;  // 0: there is none

class Appender {
public:
  Appender(const CandidateKey& entry, std::vector<CandidateKey>& out) : entry_(entry), out_(out) {}
  void add(KeyKind kind, std::uint64_t hash) {
    entry_.key = (hash & ~kind_bits) | static_cast<std::uint64_t>(kind);
    out_.push_back(entry_);
  }

  // A key of the beginning with each player.
  void add_players(KeyKind kind, std::uint64_t beginning, Surnames whites, Surnames blacks) {
    for (const std::uint16_t white : whites)
      if (white != 0) add(kind, mixed(beginning + white, 201));
    for (const std::uint16_t black : blacks)
      if (black != 0) add(kind, mixed(beginning + black, 202));
  }

private:
  CandidateKey entry_;
  std::vector<CandidateKey>& out_;
};

// By which surnames a player is found: without a comma each word may be one, and in short games,
// which have few other keys, even what stands behind a comma.
Surnames surnames_of(PersonKeys keys, bool told, bool all) {
  return {keys.first, told && !all ? std::uint16_t{0} : keys.second};
}

// The least hashes of all runs.
void add_runs(std::string_view squares, Appender& keys) {
  if (squares.size() < runs_from + run) return;
  std::array<std::uint64_t, least_runs> least;
  least.fill(UINT64_MAX);
  std::uint64_t window = 0;
  for (std::size_t i = runs_from; i < squares.size(); ++i) {
    window = (window << 8 | static_cast<unsigned char>(squares[i])) & 0xFFFFFFFFFFFFu;
    if (i + 1 < runs_from + run) continue;
    std::uint64_t hash = window * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    if (hash >= least.back()) continue;
    for (std::uint64_t& one : least) {
      if (hash == one) break;
      if (hash < one) std::swap(hash, one);
    }
  }
  for (const std::uint64_t hash : least)
    if (hash != UINT64_MAX) keys.add(KeyKind::runs, mixed(hash, 100));
}

// A number for each square that a side can go to (two sides, 64 squares, two kinds of promotion).
constexpr std::array<std::uint64_t, 256> square_hashes = [] {
  std::array<std::uint64_t, 256> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = mixed(i, 402);
  return out;
}();

// Where the pieces of each side went in these half-moves, in whatever order.
std::uint64_t destinations(std::string_view squares, std::size_t from, std::size_t to) {
  std::uint64_t sum = 0;
  for (std::size_t i = from; i < to; ++i)
    sum += square_hashes[(static_cast<unsigned char>(squares[i]) << 1 | (i & 1)) & 255];
  return sum;
}

std::uint16_t begins_of(std::string_view squares) {
  constexpr std::size_t first = 6, step = 4, steps = 4;
  std::uint16_t out = 0;
  for (std::size_t i = 0; i < steps && first + (i + 1) * step <= squares.size(); ++i) {
    std::uint32_t four = 0;
    std::memcpy(&four, squares.data() + first + i * step, step);
    out |= static_cast<std::uint16_t>((1 + mixed(four, 500) % 15) << 4 * i);
  }
  return out;
}

int alike(const std::uint16_t a, const std::uint16_t b, int& both) {
  int equal = 0;
  for (int shift = 0; shift < 16; shift += 4) {
    const int x = a >> shift & 15, y = b >> shift & 15;
    if (x == 0 || y == 0) break;
    ++both;
    equal += x == y;
  }
  return equal;
}

bool may_be_one(PersonKeys a, PersonKeys b) {
  const auto is = [](std::uint16_t x, std::uint16_t y) { return x != 0 && x == y; };
  return a.first == 0 || b.first == 0 || is(a.first, b.first) || is(a.first, b.second) ||
         is(a.second, b.first) || is(a.second, b.second);
}

// Years apart, and not by one digit of a whole date, nor by two digits exchanged.
bool are_years_apart(std::int32_t a, std::int32_t b) {
  const int years = a / 10000 - b / 10000;
  if (a < 10000 || b < 10000 || (years > -2 && years < 2)) return false;
  if (a % 10000 != b % 10000) return true;
  return a % 100 == 0 && !have_exchanged_digits(a / 10000, b / 10000);
}

// Here, where it is put into the loop over all pairs: most of them end at once.
inline bool may_be_one_game(KeyKind kind, const CandidateKey& a, const CandidateKey& b) {
  constexpr std::uint16_t long_game = 80;
  if (kind == KeyKind::moves) return a.place != b.place;
  // Long games that are one share a run or a beginning too.
  if (kind == KeyKind::names && std::min(a.plies, b.plies) >= long_game) return false;
  if (kind == KeyKind::brief && std::min(a.plies, b.plies) >= early) return false;
  if (a.place == b.place || a.moves == b.moves || are_years_apart(a.date, b.date)) return false;
  if (kind == KeyKind::early || kind == KeyKind::brief) return true;
  if (kind == KeyKind::runs) return may_be_one(a.white, b.white) || may_be_one(a.black, b.black);
  // A pair of half-moves that is left out shifts all that is compared below.
  if (a.date == b.date && a.date % 100 != 0) return true;
  int both = 0;
  const int equal = alike(a.begins, b.begins, both);
  return 2 * equal >= both;
}

}  // namespace

std::uint64_t key_of_moves(const RecordHead& head) {
  return (head.moves != 0 ? mixed(head.moves, 300) : mixed(head.text, 301)) & ~kind_bits;
}

void append_keys(const StoredGame& record, std::uint32_t place, std::vector<CandidateKey>& out) {
  const RecordHead& head = record.head();
  if (head.moves == 0) return;
  const std::string_view squares = record.squares();
  CandidateKey entry;
  entry.place = place;
  entry.moves = static_cast<std::uint32_t>(head.moves);
  entry.date = head.date;
  entry.white = head.white_keys;
  entry.black = head.black_keys;
  entry.plies = static_cast<std::uint16_t>(std::min<std::uint32_t>(head.plies, UINT16_MAX));
  entry.begins = begins_of(squares);
  Appender keys(entry, out);
  constexpr std::size_t short_game = 48;
  const bool is_short = squares.size() < short_game;
  const auto whites = surnames_of(entry.white, head.white_surname != 0, is_short);
  const auto blacks = surnames_of(entry.black, head.black_surname != 0, is_short);
  for (const std::uint16_t white : whites)
    for (const std::uint16_t black : blacks)
      if (white != 0 && black != 0)
        keys.add(KeyKind::names, mixed(std::uint64_t{white} << 16 | black, 200));
  if (squares.size() < brief) return;
  std::uint64_t beginning = head.start + destinations(squares, 0, brief);
  keys.add_players(KeyKind::brief, beginning + brief, whites, blacks);
  if (squares.size() < early) return;
  beginning += destinations(squares, brief, early);
  keys.add_players(KeyKind::early, beginning, whites, blacks);
  if (squares.size() >= deep) {
    beginning += destinations(squares, early, deep);
    keys.add(KeyKind::runs, mixed(beginning, 203));
  }
  add_runs(squares, keys);
}

bool may_be_twins(const CandidateKey& a, const CandidateKey& b) {
  return may_be_one_game(a.kind(), a, b);
}

void append_twins(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out) {
  if (begin == end) return;
  const KeyKind kind = begin->kind();
  for (const CandidateKey* a = begin; a != end; ++a)
    for (const CandidateKey* b = a + 1; b != end; ++b)
      if (may_be_one_game(kind, *a, *b))
        out.push_back({std::min(a->place, b->place), std::max(a->place, b->place)});
}

}  // namespace planilla
