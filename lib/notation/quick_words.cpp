// The usual spelling of a plain reading.
#include "notation/quick_words.h"

#include "notation/san.h"

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

}  // namespace

std::string english_san(const QuickReading& reading) {
  static const Symbols letters = Symbols::english();
  std::string san = letters.of[reading.role] + origin_text(reading.origin);
  if (reading.claims & claim_capture) san += 'x';
  san += origin_text(17u + reading.to);
  return san.append(san_sign(reading.claims));
}

}  // namespace planilla
