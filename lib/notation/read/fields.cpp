// From parts to masks, and the few rules that every notation shares.
#include "notation/read/fields.h"

#include <array>

namespace planilla {

namespace {

constexpr std::uint8_t last_ranks = 0x81;

bool named(std::uint8_t mask) {
  return mask != Fields::unnamed;
}

// All squares of a set of ranks, by the set.
constexpr std::array<Bitboard, 256> rank_sets = [] {
  std::array<Bitboard, 256> out{};
  for (int set = 0; set < 256; ++set)
    for (int rank = 0; rank < 8; ++rank)
      if (set >> rank & 1) out[static_cast<std::size_t>(set)] |= rank_mask(rank);
  return out;
}();

Bitboard squares(std::uint8_t files, std::uint8_t ranks) {
  return rank_sets[ranks] & files * 0x0101010101010101ull;
}

std::uint8_t beside(std::uint8_t files) {
  return static_cast<std::uint8_t>(files << 1 | files >> 1);
}

Reading castle_of(const Fields& f) {
  Reading r;
  r.pattern.roles = role_bit(king);
  r.pattern.castle = f.castle;
  r.pattern.claims = f.claims;
  r.quirks = f.quirks;
  r.cost = f.cost;
  return r;
}

bool is_pawn(const Fields& f) {
  return f.roles == role_bit(pawn) || f.roles == 0;
}

bool departure_named(const Fields& f) {
  return named(f.from_files) && named(f.from_ranks);
}

// A pawn from one file to another: does it go to the next one?
bool changes_file(const Fields& f) {
  return named(f.from_files) && named(f.to_files) && f.from_files != f.to_files;
}

bool pawn_is_possible(const Fields& f) {
  if (!is_pawn(f) || !named(f.from_files) || !named(f.to_files)) return true;
  if (f.relative) return true;
  if (f.capture) return true;  // exe5 is a move, though never a legal one
  if (changes_file(f)) return departure_named(f) || (beside(f.from_files) & f.to_files);
  return departure_named(f);
}

bool promotion_is_possible(const Fields& f) {
  if (!f.promotion) return true;
  if (f.roles && !(f.roles & role_bit(pawn))) return false;
  return f.promotion_sign || !(f.to_ranks & ~last_ranks);
}

// A file to go to and no rank: pawns only, onto the next file.
bool bare_capture_is_possible(const Fields& f) {
  if (!named(f.to_files) || named(f.to_ranks) || f.relative) return true;
  return is_pawn(f) && named(f.from_files) && (beside(f.from_files) & f.to_files);
}

// `bxb4`, and `xb4` where the letter of a pawn stands before it: a pawn takes on another file, so
// that b4 alone is not meant.
bool may_go_straight_ahead(const Fields& f) {
  return !f.relative && named(f.to_files) && (f.from_files & f.to_files) != 0;
}

std::uint16_t claims_of(const Fields& f) {
  std::uint16_t claims = f.claims;
  const bool pawn_takes = is_pawn(f) && changes_file(f) && (beside(f.from_files) & f.to_files);
  if (f.capture || f.captured || (pawn_takes && !departure_named(f))) claims |= claim_capture;
  if (f.promotion) claims |= claim_promotion;
  return claims;
}

std::uint16_t quirks_of(const Fields& f, std::uint16_t claims) {
  std::uint16_t quirks = f.quirks;
  if (departure_named(f)) quirks |= quirk_long;
  if (f.promotion && !f.promotion_equals) quirks |= quirk_promotion_form;
  if (claims & claim_en_passant) quirks |= quirk_en_passant;
  if (f.roles == role_bit(pawn) && !f.relative) quirks |= quirk_pawn_letter;
  const bool bare = named(f.to_files) && !named(f.to_ranks);
  const bool signless = (claims & claim_capture) && !f.capture;
  if (is_pawn(f) && (bare || signless)) quirks |= quirk_no_x;
  if (f.captured && !named(f.to_files) && !named(f.to_ranks) && !f.relative)
    quirks |= quirk_no_square;
  return quirks;
}

std::uint16_t cost_of(const Fields& f) {
  std::uint16_t cost = f.cost;
  if (named(f.to_files) && !named(f.to_ranks) && !f.capture) cost += cost_bare_capture;
  if (f.roles == role_bit(pawn) && !f.relative) cost += cost_pawn_letter;
  return cost;
}

}  // namespace

std::optional<Reading> reading_of(const Fields& fields) {
  Fields f = fields;
  if (f.castle != castle_none) return castle_of(f);
  if (f.claims & claim_capture) f.capture = true;  // the sign came after the square: Nf3:
  if (!pawn_is_possible(f) || !promotion_is_possible(f) || !bare_capture_is_possible(f))
    return std::nullopt;
  Reading r;
  MovePattern& p = r.pattern;
  p.from = squares(f.from_files, f.from_ranks);
  p.to = squares(f.to_files, f.to_ranks);
  p.roles = f.roles ? f.roles : departure_named(f) ? any_role : role_bit(pawn);
  p.captured = f.captured;
  if (f.capture && p.captured == 0 && p.roles == role_bit(pawn) && may_go_straight_ahead(f))
    p.captured = any_role;
  p.promotion = f.promotion;
  p.claims = claims_of(f);
  p.wing = f.wing;
  p.relative = f.relative;
  p.from_file = named(f.from_files);
  p.from_rank = named(f.from_ranks);
  p.allows_castle = departure_named(f) && (p.roles & role_bit(king)) && !p.captured;
  r.quirks = quirks_of(f, p.claims);
  r.cost = cost_of(f);
  return r;
}

}  // namespace planilla
