// The Zobrist numbers: SplitMix64 (Steele, Lea, Flood 2014) from a fixed seed.
#include "board/zobrist.h"

#include <initializer_list>

namespace planilla {

namespace {

struct SplitMix {
  std::uint64_t state;
  constexpr std::uint64_t next() {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
};

constexpr Zobrist make_zobrist() {
  Zobrist z{};
  SplitMix random{0x706c616e696c6c61ull};
  for (const Color c : {white, black})
    for (int role = pawn; role <= king; ++role)
      for (std::uint64_t& key : z.piece[make_piece(c, static_cast<Role>(role))])
        key = random.next();
  for (int s = 0; s < 64; ++s) {
    z.castling[s] = random.next();
    z.en_passant[s] = random.next();
  }
  z.black_to_move = random.next();
  return z;
}

}  // namespace

constinit const Zobrist zobrist = make_zobrist();

}  // namespace planilla
