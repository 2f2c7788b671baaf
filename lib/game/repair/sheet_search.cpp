// One hypothesis at a time: what the next item of the sheet may be.
#include "game/repair/sheet_search.h"

#include <algorithm>
#include <cstdlib>

#include "board/half_move.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr unsigned every_role = ~0u;

constexpr std::uint32_t label(StepKind kind) {
  return static_cast<std::uint32_t>(kind);
}

// A context: the word that is owed in its lower half; in its upper, by how many half-moves the
// numbers of the sheet run ahead of the game, 0 being none.
constexpr std::uint32_t owed_part = 0xffff;
constexpr int most_shift = 7;

int shift_of(std::uint32_t context) {
  const int n = static_cast<int>(context >> 16);
  return n & 1 ? -(n + 1) / 2 : n / 2;
}

std::uint32_t with_shift(std::uint32_t context, int shift) {
  shift = std::clamp(shift, -most_shift, most_shift);
  const int n = shift < 0 ? -2 * shift - 1 : 2 * shift;
  return (context & owed_part) | static_cast<std::uint32_t>(n) << 16;
}

}  // namespace

SheetSearch::SheetSearch(WordReadings& words, Slips& slips, const SlipCosts& costs)
    : words_(words), items_(words.items()), slips_(slips), costs_(costs) {
  trust_all();
  for (std::uint32_t i = 0; i < items_.size(); ++i) {
    if (items_[i].is_number) continue;
    passes_ |= words.reading(white, i).kind == WordKind::null_move;
    habits_.see(word(i));
  }
  mark_costs_ = habits_.costs(costs);
}

void SheetSearch::doubt(std::uint32_t begin, std::uint32_t end) {
  for (std::uint32_t i = begin; i < end && i < doubted_.size(); ++i) doubted_[i] = true;
}

void SheetSearch::learn(const Game& game) {
  int depth = 0;
  for (const Element& e : game.elements) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && e.kind == ElementKind::move) habits_.count(e.claims, e.facts);
  }
  mark_costs_ = habits_.costs(costs_);
}

void SheetSearch::expand(const Hypothesis& h, std::vector<Step>& out) {
  if (items_[h.place].is_number) {
    read_number(h, out);
    return;
  }
  const Owed debt = owed(h.context);
  const bool owes = (h.context & owed_part) != 0;
  if (owes && debt.due == h.place) {
    read_word(h, debt.item, h.context & ~owed_part, 0, StepKind::exchanged, out);
    return;
  }
  read_word(h, h.place, h.context, 0, StepKind::written, out);
  if (!doubted_[h.place]) return;
  const bool readable = !out.empty();
  read_slips(h, out);
  if (owes || h.cost > h.best + far_behind) return;
  if (!readable) read_unlike(h, out);
  if (!readable || h.cost == h.best) insert(h, out);
  exchange(h, out);
  drop(h, out);
}

// Where it does not fit, a half-move may be missing before it; or one was left out or written
// twice, and the numbers that follow are all beside by as much: that is paid once. Dots alone say
// that White's half-move is over. Digits alone may be a square in whose letter the pen slipped:
// `63` for b3.
void SheetSearch::read_number(const Hypothesis& h, std::vector<Step>& out) {
  const Item& item = items_[h.place];
  const int due = half_move_due(h.position) + shift_of(h.context);
  const int said = item.number == 0 ? due | 1 : item.half_move();
  const int off = item.dots == 0 && item.number == 0 ? 0 : said - due;
  const int shift = shift_of(h.context) + off;
  const std::uint32_t context =
      std::abs(shift) <= most_shift ? with_shift(h.context, shift) : h.context;
  out.push_back({Move(), h.place + 1, off == 0 ? 0 : costs_.evidence.number, context,
                 label(StepKind::written)});
  const bool owes = (h.context & owed_part) != 0;
  if (off == 0 || !doubted_[h.place] || owes) return;
  if (off == 1 && h.cost <= h.best + far_behind) insert(h, out);
  if (item.dots == 0 && word(h.place).size() > 1) read_slips(h, out);
}

// The word of `item`, read at the place of the hypothesis.
void SheetSearch::read_word(const Hypothesis& h, std::uint32_t item, std::uint32_t context,
                            std::uint32_t cost, StepKind kind, std::vector<Step>& out) {
  const WordReading& reading = words_.reading(h.position.turn(), item);
  const bool here = item == h.place;
  const auto behind = [&](std::uint32_t tokens) {
    return here ? words_.behind(h.place, tokens) : h.place + 1;
  };
  if (reading.kind == WordKind::suffix && here)
    out.push_back({Move(), behind(reading.tokens), 0, context, label(kind)});
  if (reading.kind == WordKind::hole && here) read_hole(h, out);
  if (reading.kind != WordKind::move) return;
  const Match found = match(h.position, reading);
  if (found.count == 0 || found.bytes != 0) return;
  if (!here && found.tokens > 1) return;  // what stands behind it is read where it stands
  const std::uint16_t claims = found.reading->pattern.claims;
  cost += found.reading->cost;
  if (found.count == 1) {
    out.push_back({found.move, behind(found.tokens), cost + marks(h.position, found.move, claims),
                   context, label(kind)});
    return;
  }
  MoveList all;
  legal_matches(h.position, found.reading->pattern, all);
  if (kind == StepKind::written) kind = StepKind::ambiguous;
  for (const Move move : all)
    out.push_back({move, behind(found.tokens),
                   cost + costs_.half_move.ambiguous + marks(h.position, move, claims), context,
                   label(kind)});
}

// A half-move that was not written, or not so that it can be read in full.
void SheetSearch::read_hole(const Hypothesis& h, std::vector<Step>& out) {
  const std::uint8_t flags = words_.flags(h.place);
  if ((flags & (token_masked | token_either)) == 0)
    return read_any(h, every_role, costs_.half_move.hole, StepKind::filled, out);
  for (const Move move : slips_.moves_meant(h.position, word(h.place), flags, reader(h.position)))
    if (std::none_of(out.begin(), out.end(), [&](const Step& s) { return s.move == move; }))
      out.push_back({move, h.place + 1, costs_.half_move.hole, h.context, label(StepKind::filled)});
}

// Of the word at the place of the hypothesis, which thousands of others have in common.
const std::vector<Slip>& SheetSearch::slips_of(const Hypothesis& h) {
  auto& known = slips_of_items_[h.position.turn()];
  if (known.empty()) known.resize(items_.size());
  WorkedOutSlips& out = known[h.place];
  if (!out) out = slips_.kept(word(h.place), reader(h.position));
  return *out;
}

void SheetSearch::read_slips(const Hypothesis& h, std::vector<Step>& out) {
  const std::size_t as_written = out.size();
  for (const Slip& slip : slips_of(h)) {
    if (h.cost + slip.cost > h.best + costs_.search.slack) break;
    if (!slip.may_fit(h.position)) continue;
    MoveList moves;
    const Resolution one = resolve(h.position, slip.pattern);
    if (one.count == 0) continue;
    if (one.count == 1)
      moves.push(one.move);
    else
      legal_matches(h.position, slip.pattern, moves);
    for (const Move move : moves) {
      const auto same =
          std::find_if(out.begin(), out.end(), [&](const Step& step) { return step.move == move; });
      const std::uint32_t cost =
          slip.cost + marks(h.position, move, slip.pattern.claims) +
          (moves.size() > 1 ? costs_.half_move.ambiguous
                            : needless_cost(h.position, slip.pattern, costs_));
      if (same == out.end()) {
        out.push_back({move, h.place + 1, cost, h.context, label(StepKind::changed)});
      } else if (static_cast<std::size_t>(same - out.begin()) >= as_written) {
        same->cost = std::min(same->cost, cost);
      }
    }
  }
}

// A word of which no character need be right: another move of the piece that it names, or any.
void SheetSearch::read_unlike(const Hypothesis& h, std::vector<Step>& out) {
  unsigned named = 0;
  const WordReading& reading = words_.reading(h.position.turn(), h.place);
  if (reading.kind == WordKind::move)
    for (const Reading& one : reading.readings())
      if (one.pattern.castle == castle_none) named |= one.pattern.roles;
  named &= ~unsigned{role_bit(pawn)};  // of which no letter speaks
  if (named != 0) read_any(h, named, costs_.slip.any + costs_.slip.square, StepKind::changed, out);
  read_any(h, every_role, costs_.slip.any + costs_.slip.unlike, StepKind::changed, out);
}

// Any legal move of these pieces in place of the word, where what follows can be read then.
void SheetSearch::read_any(const Hypothesis& h, unsigned roles, std::uint32_t cost, StepKind kind,
                           std::vector<Step>& out) {
  const std::uint32_t next = next_word(h.place);
  const Color other = ~h.position.turn();
  if (next < items_.size() && !may_match(h.position, other, words_.reading(other, next))) return;
  MoveList moves;
  h.position.legal_moves(moves);
  const auto is_of_roles = [&](Move move) {
    if (roles != every_role && move.is_castle()) return false;  // written with no piece
    return (roles & role_bit(role_of(h.position.piece_on(move.from())))) != 0;
  };
  const auto count =
      static_cast<std::size_t>(std::count_if(moves.begin(), moves.end(), is_of_roles));
  for (const Move move : moves) {
    if (!is_of_roles(move)) continue;
    if (std::any_of(out.begin(), out.end(), [&](const Step& step) { return step.move == move; }))
      continue;
    Position after = h.position;
    after.play(move);
    if (next < items_.size() && !can_read(after, next)) continue;
    out.push_back({move, h.place + 1, cost + one_of(count), h.context, label(kind)});
  }
}

// The next word first, or the next of the same player. It shows only by what follows both.
void SheetSearch::exchange(const Hypothesis& h, std::vector<Step>& out) {
  const auto something_follows = [&](std::uint32_t item) {
    return next_word(item) < items_.size();
  };
  const std::uint32_t next = next_word(h.place);
  if (next >= items_.size() || !something_follows(next) || word(next) == word(h.place)) return;
  read_word(h, next, h.context | (h.place + 1) << 1, costs_.half_move.swapped, StepKind::exchanged,
            out);
  const std::uint32_t own = next_word(next);
  if (own < items_.size() && something_follows(own) && word(own) != word(h.place))
    read_word(h, own, h.context | (h.place + 1) << 1 | 1, costs_.half_move.swapped_own,
              StepKind::exchanged, out);
}

// Before a number that is ahead of the game, or before a word that took the cell of the one left
// out.
void SheetSearch::insert(const Hypothesis& h, std::vector<Step>& out) {
  const bool at_number = items_[h.place].is_number;
  const std::uint32_t context =
      at_number ? h.context : with_shift(h.context, shift_of(h.context) - 1);
  const std::uint32_t next = at_number ? next_word(h.place) : h.place;
  const Color other = ~h.position.turn();
  if (next < items_.size() && !may_match(h.position, other, words_.reading(other, next))) return;
  MoveList moves;
  h.position.legal_moves(moves);
  for (const Move move : moves) {
    Position after = h.position;
    after.play(move);
    if (next < items_.size() && !can_read(after, next)) continue;
    out.push_back({move, h.place, costs_.half_move.missing + one_of(moves.size()), context,
                   label(StepKind::inserted)});
  }
}

void SheetSearch::drop(const Hypothesis& h, std::vector<Step>& out) const {
  std::uint32_t cost = costs_.half_move.spurious;
  std::uint32_t context = h.context;
  std::uint32_t seen = 0;
  for (std::uint32_t i = h.place; i-- > 0 && seen < 2;) {
    if (items_[i].is_number) continue;
    ++seen;
    if (word(i) != word(h.place)) continue;
    cost = costs_.half_move.twice;
    context = with_shift(h.context, shift_of(h.context) + 1);
  }
  out.push_back({Move(), h.place + 1, cost, context, label(StepKind::dropped)});
}

std::uint32_t SheetSearch::marks(const Position& before, Move move, std::uint16_t claims) const {
  return marks_cost(before, move, claims, mark_costs_);
}

bool SheetSearch::can_read(const Position& position, std::uint32_t item) {
  const WordReading& reading = words_.reading(position.turn(), item);
  return reading.kind == WordKind::move && match(position, reading).count > 0;
}

SheetSearch::Owed SheetSearch::owed(std::uint32_t context) const {
  context &= owed_part;
  if (context == 0) return {};
  const std::uint32_t item = (context >> 1) - 1;
  const std::uint32_t next = next_word(item);
  return {item, context & 1 ? next_word(next) : next};
}

}  // namespace planilla
