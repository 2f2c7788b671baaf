// Readings in eight bytes, and back; and how they are usually spelled.
#include "notation/read/fast_words.h"

#include <bit>
#include <cstring>
#include <utility>

#include "board/attacks.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

// The file, the rank or the square that a piece came from, as origin_masks counts them.
std::string origin_text(unsigned origin) {
  const auto file = [](unsigned f) { return static_cast<char>('a' + f); };
  const auto rank = [](unsigned r) { return static_cast<char>('1' + r); };
  if (origin == 0) return "";
  if (origin < 9) return {file(origin - 1)};
  if (origin < 17) return {rank(origin - 9)};
  return {file((origin - 17) % 8), rank((origin - 17) / 8)};
}

bool is_short(std::string_view word, const char* readable) {
  return !word.empty() && word.size() <= 8 && readable - word.data() >= 8;
}

std::uint64_t first_bytes(std::string_view word) {
  std::uint64_t bytes;
  std::memcpy(&bytes, word.data(), 8);
  return bytes & ~std::uint64_t{0} >> (64 - word.size() * 8);
}

}  // namespace

std::optional<FastReading> FastWords::plain(const Reading& reading) {
  const MovePattern& p = reading.pattern;
  const bool one_square = p.castle ? p.to == all_squares : std::has_single_bit(p.to);
  if (!std::has_single_bit(p.roles) || !one_square || p.captured || p.relative || p.allows_castle ||
      p.claims > 0xff)
    return std::nullopt;
  unsigned origin = 0;
  while (origin < origin_masks.size() && origin_masks[origin] != p.from) ++origin;
  if (origin == origin_masks.size()) return std::nullopt;
  FastReading out{};
  const auto role = static_cast<unsigned>(std::countr_zero(p.roles));
  const auto to = static_cast<unsigned>(p.castle ? 0 : std::countr_zero(p.to));
  out.role = static_cast<std::uint8_t>(role);
  out.source = static_cast<std::uint16_t>(source_place(role, to, (p.claims & claim_capture) != 0));
  out.origin = static_cast<std::uint8_t>(origin);
  out.claims = static_cast<std::uint8_t>(p.claims);
  out.quirks = reading.quirks;
  out.bits = (p.castle | p.promotion) & FastSpelling::special_bits;
  return out;
}

// What is frequent comes to stand where it is looked for first.
const FastReading* FastWords::Look::find_further(Entry* entries, std::size_t at,
                                                 std::uint64_t bytes) {
  for (std::size_t other = 1; other < places; ++other) {
    if (entries[at ^ other].key != bytes) continue;
    std::swap(entries[at], entries[at ^ other]);
    return &entries[at].reading;
  }
  return nullptr;
}

const FastReading* FastWords::find(std::string_view word, const char* readable) const {
  return is_short(word, readable) ? look().find(first_bytes(word)) : nullptr;
}

void FastWords::put(std::string_view word, const char* readable, const Reading& reading) {
  if (!is_short(word, readable)) return;
  const std::uint64_t key = first_bytes(word);
  const std::size_t at = slot(key);
  for (std::size_t other = 0; other < places; ++other)
    if (entries_[at ^ other].key == key) return;
  std::optional<FastReading> quick = plain(reading);
  if (!quick) return;
  if (word == english_san(*quick)) {
    quick->bits |= FastSpelling::is_san;
    if (quick->origin != 0 && quick->role != pawn) quick->bits |= FastSpelling::origin_may_be_due;
  }
  const bool grows = is_full(at) && bits_ < most_bits;
  if (grows) grow();
  insert(grows ? slot(key) : at, {key, *quick});
}

bool FastWords::is_full(std::size_t at) const {
  for (std::size_t other = 0; other < places; ++other)
    if (entries_[at ^ other].key == 0) return false;
  return true;
}

// In the first place; the one that stands there takes a free one, else the last.
void FastWords::insert(std::size_t at, Entry entry) {
  std::size_t room = 0;
  while (room < places - 1 && entries_[at ^ room].key != 0) ++room;
  entries_[at ^ room] = entries_[at];
  entries_[at] = entry;
}

// Two bits at once: the words of one line of the cache then have a line each, and all find room.
void FastWords::grow() {
  const std::size_t size = std::size_t{1} << bits_;
  const std::unique_ptr<Entry[]> old = std::move(entries_);
  bits_ += 2;
  entries_ = std::make_unique<Entry[]>(size * 4);
  for (std::size_t i = size; i-- > 0;)
    if (old[i].key != 0) insert(slot(old[i].key), old[i]);
}

MovePattern pattern_of(const FastReading& reading) {
  constexpr unsigned sides = castle_either;
  static_assert((sides & promotion_roles) == 0);
  MovePattern out;
  out.roles = role_bit(static_cast<Role>(reading.role));
  out.from = origin_masks[reading.origin];
  out.castle = reading.special() & sides;
  out.promotion = reading.special() & promotion_roles;
  if (out.castle == castle_none) out.to = bit(static_cast<Square>(reading.to()));
  out.claims = reading.claims;
  return out;
}

std::string english_san(const FastReading& reading) {
  static const Symbols letters = Symbols::english();
  const MovePattern pattern = pattern_of(reading);
  if (pattern.castle != castle_none)
    return std::string(pattern.castle == castle_short ? "O-O" : "O-O-O")
        .append(san_sign(reading.claims));
  std::string san = letters.of[reading.role] + origin_text(reading.origin);
  if (reading.claims & claim_capture) san += 'x';
  san += origin_text(17u + reading.to());
  if (pattern.promotion != 0) san += '=' + letters.of[std::countr_zero(pattern.promotion)];
  return san.append(san_sign(reading.claims));
}

}  // namespace planilla
