// Marks as a sheet writes them, against the board.
#include "game/evidence/sheet_evidence.h"

#include <cmath>

#include "board/resolve.h"

namespace planilla {

void MarkHabits::see(std::string_view word) {
  for (const char c : word) {
    captures_ |= c == 'x' || c == ':';
    checks_ |= c == '+' || c == '#';
  }
}

void MarkHabits::count(std::uint16_t claims, std::uint16_t facts) {
  constexpr unsigned any_check = claim_check | claim_mate;
  const bool takes = (facts & claim_capture) != 0, checks = (facts & any_check) != 0;
  (takes ? taking_ : quiet_).add(takes != ((claims & claim_capture) != 0));
  (checks ? checking_ : harmless_).add(checks != ((claims & any_check) != 0));
}

// `unknown`: what it costs of a hand that has written nothing yet; that weighs as much as so many
// moves.
std::uint32_t MarkHabits::cost(const Tally& tally, std::uint32_t unknown) {
  constexpr double weight = 6;
  const double wrong = tally.wrong + weight * std::exp(-static_cast<double>(unknown) / 100);
  return static_cast<std::uint32_t>(100 * std::log((tally.seen + weight) / wrong));
}

MarkCosts MarkHabits::costs(const SlipCosts& costs) const {
  MarkCosts out;
  out.false_capture = cost(quiet_, costs.evidence.false_capture);
  out.false_check = cost(harmless_, costs.evidence.false_check);
  if (captures_) out.missing_capture = cost(taking_, costs.evidence.missing_capture);
  if (checks_) out.missing_check = cost(checking_, costs.evidence.missing_check);
  out.looks_for_checks = checks_;
  return out;
}

std::uint32_t marks_cost(const Position& before, Move move, std::uint16_t claims,
                         const MarkCosts& costs) {
  std::uint32_t cost = 0;
  const bool says_capture = (claims & claim_capture) != 0;
  if (says_capture != before.is_capture(move))
    cost += says_capture ? costs.false_capture : costs.missing_capture;
  const bool says_check = (claims & (claim_check | claim_mate)) != 0;
  if (!says_check && !costs.looks_for_checks) return cost;
  if (says_check != before.gives_check(move))
    cost += says_check ? costs.false_check : costs.missing_check;
  return cost;
}

std::uint32_t needless_cost(const Position& before, const MovePattern& pattern,
                            const SlipCosts& costs) {
  if (!(pattern.from_file || pattern.from_rank) || pattern.roles == role_bit(pawn)) return 0;
  MovePattern bare = pattern;
  bare.from = all_squares;
  return resolve(before, bare).count == 1 ? costs.evidence.needless : 0;
}

double weight_of(std::uint32_t marks, std::uint32_t other) {
  constexpr double hundredth = 0.01;  // costs are hundredths of a nat
  return marks > other ? std::exp(-hundredth * (marks - other)) : 1;
}

std::uint32_t one_of(int count) {
  return static_cast<std::uint32_t>(100 * std::log(count));
}

}  // namespace planilla
