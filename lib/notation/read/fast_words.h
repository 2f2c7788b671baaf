// The common case of a word, kept where the replay loop finds it with one look: a spelling of up to
// eight bytes that has one plain reading.
//
//   if (const FastReading* reading = quick.find(word, readable)) use(*reading);
//
// A table of 16 bytes an entry, so that the few hundred words of which games are made stay in the
// cache: a word that is not here costs nothing but the question. A word has four places in one line
// of the cache; a new one takes the first, and who is asked for comes to the first, so that
// frequent words do not keep driving each other out. The table begins small, since most readers are
// asked but a few words, and grows to its full size where words lose a place. Long algebraic of
// kings and captured pieces have no place in eight bytes and are asked of MoveReader::read().
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "notation/read/reading.h"

namespace planilla {

// How a word is spelled, of one reading: what remains of interest once its move is played.
struct FastSpelling {
  static constexpr std::uint8_t special_bits = 0x3f;
  // It is SAN if it says no more of where the piece came from than it must.
  static constexpr std::uint8_t origin_may_be_due = 0x40;
  static constexpr std::uint8_t is_san = 0x80;  // in English letters, if its claims are so

  std::uint16_t quirks;
  std::uint8_t claims;
  std::uint8_t bits;

  unsigned special() const {
    return bits & special_bits;
  }  // CastleSides, or the roles of a
     // promotion; 0: neither
};
static_assert(sizeof(FastSpelling) == 4);

// A Reading of one role and one destination, or of castling. What the loop over moves
// (game/fast/fast_moves.h) asks of it half a million times a second is worked out beforehand.
struct FastReading : FastSpelling {
  std::uint16_t source;  // source_place() (board/attacks.h), if a piece is taken where that is
                         // claimed
  std::uint8_t role;
  std::uint8_t origin;  // origin_masks: 0 anywhere, then the files, the ranks, the squares

  unsigned to() const { return source % 64; }
};
static_assert(sizeof(FastReading) == 8);

// The claims as far as SAN writes them: a mate is a check, and says so with one sign.
constexpr unsigned san_claims(unsigned claims) {
  return claims & (claims & claim_mate ? claim_capture | claim_mate
                                       : claim_capture | claim_check | claim_mate);
}

// Where a piece may have come from.
inline constexpr std::array<Bitboard, 1 + 8 + 8 + 64> origin_masks = [] {
  std::array<Bitboard, 1 + 8 + 8 + 64> out{};
  out[0] = all_squares;
  for (unsigned i = 0; i < 8; ++i) {
    out[1 + i] = file_mask(static_cast<int>(i));
    out[9 + i] = rank_mask(static_cast<int>(i));
  }
  for (unsigned i = 0; i < 64; ++i) out[17 + i] = Bitboard{1} << i;
  return out;
}();

MovePattern pattern_of(const FastReading& reading);

// The word as SAN would write it in English letters, were its claims so and its origin needed.
std::string english_san(const FastReading& reading);

class FastWords {
private:
  struct Entry {
    std::uint64_t key = 0;
    FastReading reading;
  };
  static_assert(sizeof(Entry) == 16);

public:
  // For a loop: where the table is, known once. Until the next put().
  class Look {
  public:
    // A word in the order of the text, with zeros behind it. A word holds no zero.
    [[gnu::always_inline]] const FastReading* find(std::uint64_t bytes) const {
      const std::size_t at = bytes * spread >> shift_;
      return entries_[at].key == bytes ? &entries_[at].reading : find_further(entries_, at, bytes);
    }

  private:
    friend class FastWords;
    Look(Entry* entries, unsigned shift) : entries_(entries), shift_(shift) {}
    static const FastReading* find_further(Entry* entries, std::size_t at, std::uint64_t bytes);

    Entry* entries_;
    unsigned shift_;
  };

  Look look() const { return {entries_.get(), 64 - bits_}; }
  // `readable` is the end of the text that the word is part of.
  const FastReading* find(std::string_view word, const char* readable) const;

  // Remembers the reading if it is plain.
  void put(std::string_view word, const char* readable, const Reading& reading);

private:
  static constexpr unsigned least_bits = 8, most_bits = 15;
  static constexpr std::size_t places = 4;  // one line of the cache
  static constexpr std::uint64_t spread = 0x9e3779b97f4a7c15ull;

  static std::optional<FastReading> plain(const Reading& reading);
  std::size_t slot(std::uint64_t bytes) const { return bytes * spread >> (64 - bits_); }
  bool is_full(std::size_t at) const;
  void insert(std::size_t at, Entry entry);
  void grow();

  unsigned bits_ = least_bits;
  std::unique_ptr<Entry[]> entries_ = std::make_unique<Entry[]>(std::size_t{1} << bits_);
};

}  // namespace planilla
