// One hypothesis at a time: what every sheet may say here, and the moves on which they can meet.
#include "game/reconcile/joint_search.h"

#include <algorithm>

#include "board/half_move.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

std::uint32_t label(std::size_t sheet, SheetReading kind) {
  return static_cast<std::uint32_t>(kind) << (4 * sheet);
}

std::string without_check(std::string move) {
  move.erase(move.find_last_not_of("+#") + 1);
  return move;
}

}  // namespace

JointSearch::JointSearch(std::vector<SheetLine> sheets, Slips& slips, const SlipCosts& costs)
    : sheets_(std::move(sheets)), slips_(slips), costs_(costs), options_(sheets_.size()) {
  for (const SheetLine& sheet : sheets_) {
    MarkHabits habits;
    for (std::size_t w = 0; w < sheet.words.size(); ++w) habits.see(sheet.word(w));
    mark_costs_.push_back(habits.costs(costs));
  }
}

std::uint32_t JointSearch::end() const {
  std::size_t words = 0;
  for (const SheetLine& sheet : sheets_) words += sheet.words.size();
  return static_cast<std::uint32_t>(words);
}

std::uint32_t JointSearch::context_of(const JointState& state) {
  const auto [found, is_new] =
      contexts_.try_emplace(state, static_cast<std::uint32_t>(states_.size()));
  if (is_new) states_.push_back(state);
  return found->second;
}

void JointSearch::expand(const Hypothesis& h, std::vector<Step>& out) {
  if (pause_ && *pause_) (*pause_)();
  now_ = states_[h.context];
  most_ = h.best + costs_.search.slack;
  most_ = most_ > h.cost ? most_ - h.cost : 0;
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    options_[i].clear();
    read_written(h, i);
  }
  const auto given = given_.find(h.plies + 1);
  agreed_ = given == given_.end() && !doubts_ && agree();
  if (agreed_) return combine(h, options_[0][0].move, false, out);
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    if (ended(i) || h.cost > h.best + far_behind) continue;
    read_slips(h, i);
    if (now_[i].mode == 0) read_exchanged(h, i);
  }
  if (given != given_.end()) return read_given(h, given->second, out);
  std::vector<Move> moves;
  for (const Options& options : options_)
    for (const Option& option : options)
      if (std::find(moves.begin(), moves.end(), option.move) == moves.end())
        moves.push_back(option.move);
  for (const Move move : moves) combine(h, move, false, out);
  const bool readable = std::any_of(options_.begin(), options_.end(), [](const Options& options) {
    return std::any_of(options.begin(), options.end(),
                       [](const Option& o) { return o.kind <= SheetReading::ambiguous; });
  });
  if (h.cost > h.best + far_behind) return;
  if (!readable) read_any(h, out);
  drop(h, out);
}

// All of them at the same move, as written?
bool JointSearch::agree() const {
  for (const Options& options : options_)
    if (options.size() != 1 || options[0].kind != SheetReading::written ||
        options[0].move != options_[0][0].move || options[0].cost >= costs_.half_move.ambiguous)
      return false;
  return true;
}

void JointSearch::read_written(const Hypothesis& h, std::size_t sheet) {
  if (ended(sheet)) return;
  const SheetState& now = now_[sheet];
  SheetState next = now;
  ++next.consumed;
  next.mode = now.mode == 2 ? 3 : 0;
  read(h, sheet, now.word(), next, 0,
       now.mode == 0 ? SheetReading::written : SheetReading::exchanged);
}

// The next word first, or the next of the same player. The number before them is that of the place,
// whichever of them stands there.
void JointSearch::read_exchanged(const Hypothesis& h, std::size_t sheet) {
  const SheetState& now = now_[sheet];
  const std::size_t words = sheets_[sheet].words.size();
  SheetState next = now;
  ++next.consumed;
  const std::uint32_t numbers = numbered(h, sheets_[sheet].words[now.consumed], next);
  next.mode = 1;
  if (now.consumed + 1u < words)
    read(h, sheet, now.consumed + 1u, next, costs_.half_move.swapped + numbers,
         SheetReading::exchanged);
  next.mode = 2;
  if (now.consumed + 2u < words)
    read(h, sheet, now.consumed + 2u, next, costs_.half_move.swapped_own + numbers,
         SheetReading::exchanged);
}

const WordReading& JointSearch::reading(const Position& position, std::size_t sheet,
                                        std::size_t word) {
  const SheetLine& line = sheets_[sheet];
  return (position.turn() == white ? line.white : line.black)
      ->read(line.text, line.tokens, line.words[word].token);
}

// Adds what the word says to the options of the sheet.
void JointSearch::read(const Hypothesis& h, std::size_t sheet, std::size_t word, SheetState next,
                       std::uint32_t cost, SheetReading kind) {
  const SheetLine& line = sheets_[sheet];
  if (line.words[word].missing) return;
  if ((line.flags(word) & (token_masked | token_either)) != 0) {
    const std::uint32_t numbers =
        kind == SheetReading::written ? numbered(h, line.words[word], next) : 0;
    return read_part(h, sheet, word, next, cost + numbers);
  }
  const WordReading& words = reading(h.position, sheet, word);
  if (words.kind != WordKind::move) return;
  const Match found = match(h.position, words);
  if (found.count == 0 || found.bytes != 0) return;
  if (kind == SheetReading::written) {
    while (next.consumed < line.words.size() &&
           line.words[next.consumed].token > line.words[word].token &&
           line.words[next.consumed].token < line.words[word].token + found.tokens)
      ++next.consumed;
    cost += numbered(h, line.words[word], next);
  } else if (found.tokens != 1) {
    return;
  }
  const std::uint16_t claims = found.reading->pattern.claims;
  cost += found.reading->cost;
  if (found.count == 1) {
    options_[sheet].push_back({found.move, cost + marks(h, sheet, found.move, claims), next, kind});
    return;
  }
  MoveList all;
  legal_matches(h.position, found.reading->pattern, all);
  if (kind == SheetReading::written) kind = SheetReading::ambiguous;
  for (const Move move : all)
    options_[sheet].push_back(
        {move, cost + costs_.half_move.ambiguous + marks(h, sheet, move, claims), next, kind});
}

// A word of which a part cannot be read: whatever it can be costs the same.
void JointSearch::read_part(const Hypothesis& h, std::size_t sheet, std::size_t word,
                            const SheetState& next, std::uint32_t cost) {
  const SheetLine& line = sheets_[sheet];
  const MoveReader& reader = *(h.position.turn() == white ? line.white : line.black);
  for (const MovePattern& pattern : slips_.meant(line.word(word), line.flags(word), reader))
    add_meaning(h, sheet, pattern, next, cost + costs_.half_move.hole);
}

// Each legal move that the pattern fits, at its least price.
void JointSearch::add_meaning(const Hypothesis& h, std::size_t sheet, const MovePattern& pattern,
                              const SheetState& next, std::uint32_t cost) {
  if (resolve(h.position, pattern).count == 0) return;
  Options& options = options_[sheet];
  MoveList moves;
  legal_matches(h.position, pattern, moves);
  if (moves.size() > 1) cost += costs_.half_move.ambiguous;
  for (const Move move : moves) {
    const std::uint32_t all = cost + marks(h, sheet, move, pattern.claims);
    const auto same = std::find_if(options.begin(), options.end(),
                                   [&](const Option& o) { return o.move == move; });
    if (same == options.end())
      options.push_back({move, all, next, SheetReading::changed});
    else if (same->kind == SheetReading::changed)
      same->cost = std::min(same->cost, all);
  }
}

void JointSearch::read_slips(const Hypothesis& h, std::size_t sheet) {
  const SheetLine& line = sheets_[sheet];
  if (line.words[now_[sheet].word()].missing) return;
  MoveReader& reader = *(h.position.turn() == white ? line.white : line.black);
  if (reader.grammar().relative) return;
  const std::size_t at = now_[sheet].word();
  SheetState next = now_[sheet];
  ++next.consumed;
  const std::uint32_t numbers = next.mode == 0 ? numbered(h, line.words[at], next) : 0;
  next.mode = next.mode == 2 ? 3 : 0;
  for (const Slip& slip : slips_.of(line.word(at), reader))
    add_meaning(h, sheet, slip.pattern, next, numbers + slip.cost);
}

// Every way in which the sheets may stand to `move`. `anyone`: no sheet need say it.
void JointSearch::combine(const Hypothesis& h, Move move, bool anyone, std::vector<Step>& out) {
  JointState next = now_;
  Step step;
  step.move = move;
  step.place = h.place;
  combine(h, 0, step, anyone, next, out);
}

void JointSearch::combine(const Hypothesis& h, std::size_t sheet, Step step, bool supported,
                          JointState& next, std::vector<Step>& out) {
  if (step.cost > most_) return;
  if (sheet == sheets_.size()) {
    if (!supported) return;
    step.context = context_of(next);
    out.push_back(step);
    return;
  }
  const SheetState now = now_[sheet];
  const auto take = [&](SheetState then, std::uint32_t cost, SheetReading kind, bool says) {
    Step one = step;
    one.cost += cost;
    one.place += static_cast<std::uint32_t>(then.consumed - now.consumed);
    one.label |= label(sheet, kind);
    next[sheet] = then;
    combine(h, sheet + 1, one, supported || says, next, out);
    next[sheet] = now;
  };
  bool says = false;
  for (const Option& option : options_[sheet]) {
    if (option.move != step.move) continue;
    take(option.next, option.cost, option.kind, true);
    says |= option.kind != SheetReading::exchanged;
  }
  if (ended(sheet)) return take(now, costs_.half_move.hole, SheetReading::ended, false);
  if (now.mode != 0 || agreed_) return;
  const std::uint32_t lacking = leaves_out(h, sheet) ? costs_.half_move.hole
                                : stands_here(h, sheet)
                                    ? costs_.half_move.missing + costs_.evidence.number
                                    : costs_.half_move.missing;
  take(now, lacking, SheetReading::lacking, false);
  if (says) return;
  SheetState then = now;
  ++then.consumed;
  if (is_hole(sheet, now.consumed)) {
    const int place = sheets_[sheet].words[now.consumed].place;
    if (place != 0 && side_of_half_move(place) != h.position.turn()) return;
    return take(then, costs_.half_move.hole, SheetReading::hole, false);
  }
  const bool is_last = then.consumed == sheets_[sheet].words.size();
  const bool in_place = is_last && stands_here(h, sheet);
  take(then, in_place ? unlike_in_place() : unlike(), SheetReading::unlike, false);
}

// Where it is not legal, this is not the game. What else the sheets have there costs nothing: it is
// known what was played.
void JointSearch::read_given(const Hypothesis& h, const std::string& move, std::vector<Step>& out) {
  most_ += 2 * unlike() * static_cast<std::uint32_t>(sheets_.size());
  MoveList moves;
  h.position.legal_moves(moves);
  const std::size_t first = out.size();
  for (const Move one : moves)
    if (without_check(san(h.position, one)) == without_check(move)) combine(h, one, true, out);
  if (out.size() == first) return;
  for (std::size_t i = first; i < out.size(); ++i) {
    out[i].cost = 1;
    for (std::size_t sheet = 0; sheet < sheets_.size(); ++sheet)
      if (reading_of(out[i].label, sheet) == SheetReading::lacking)
        out[i].cost += costs_.half_move.missing;
  }
  drop(h, out);
}

// No sheet can be read: any legal move behind which one of them can.
void JointSearch::read_any(const Hypothesis& h, std::vector<Step>& out) {
  most_ += 2 * unlike();
  MoveList moves;
  h.position.legal_moves(moves);
  const std::size_t first = out.size();
  for (const Move move : moves) {
    Position after = h.position;
    after.play(move);
    bool goes_on = true;
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      const std::size_t word = now_[i].word();
      if (ended(i) || word + 1 >= sheets_[i].words.size()) continue;
      goes_on = can_read(after, i, word + 1) || can_read(after, i, word) || is_hole(i, word + 1);
      if (goes_on) break;
    }
    const bool said = std::any_of(options_.begin(), options_.end(), [&](const Options& options) {
      return std::any_of(options.begin(), options.end(),
                         [&](const Option& o) { return o.move == move; });
    });
    if (goes_on && !said) combine(h, move, true, out);
  }
  for (std::size_t i = first; i < out.size(); ++i) out[i].cost += one_of(moves.size());
}

void JointSearch::drop(const Hypothesis& h, std::vector<Step>& out) {
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    if (ended(i) || now_[i].mode != 0) continue;
    const std::size_t at = now_[i].consumed;
    if (is_hole(i, at)) continue;  // the sheet says that a half-move was played
    std::uint32_t cost = costs_.half_move.spurious;
    if (stands_here(h, i)) cost += costs_.evidence.number;
    // "Dxc4 Dxc4", "0-0 0-0": what the other player can play, too, was not written twice.
    const bool is_move = std::any_of(options_[i].begin(), options_[i].end(), [](const Option& one) {
      return one.kind <= SheetReading::ambiguous;
    });
    const bool retakes =
        is_move || sheets_[i].word(at).find_first_of("x:") != std::string_view::npos;
    for (std::size_t back = retakes ? 2 : 1; back <= 2 && back <= at; ++back)
      if (sheets_[i].word(at - back) == sheets_[i].word(at)) cost = costs_.half_move.twice;
    JointState next = now_;
    ++next[i].consumed;
    Step step{Move(), h.place + 1, cost, 0, 0};
    for (std::size_t k = 0; k < sheets_.size(); ++k)
      step.label |= label(k, k == i ? SheetReading::doubled : SheetReading::idle);
    step.context = context_of(next);
    out.push_back(step);
  }
}

std::uint32_t JointSearch::marks(const Hypothesis& h, std::size_t sheet, Move move,
                                 std::uint16_t claims) const {
  return marks_cost(h.position, move, claims, mark_costs_[sheet]);
}

// A number that does not fit is paid once: those after it are wrong by as much.
std::uint32_t JointSearch::numbered(const Hypothesis& h, const SheetWord& word,
                                    SheetState& next) const {
  if (word.number == 0) return 0;
  const auto drift =
      static_cast<std::int8_t>(std::clamp(word.half_move() - half_move_due(h.position), -120, 120));
  const bool same = drift == next.drift;
  next.drift = drift;
  return same ? 0 : costs_.evidence.number;
}

// Does the number before its next word say that this half-move is not on the sheet?
bool JointSearch::leaves_out(const Hypothesis& h, std::size_t sheet) const {
  const SheetState& now = now_[sheet];
  if (ended(sheet) || now.mode != 0) return false;
  const SheetWord& word = sheets_[sheet].words[now.consumed];
  return word.number != 0 && word.half_move() - half_move_due(h.position) > now.drift;
}

// Do numbers and columns give its next word to this half-move?
bool JointSearch::stands_here(const Hypothesis& h, std::size_t sheet) const {
  const SheetState& now = now_[sheet];
  if (ended(sheet) || now.mode != 0) return false;
  const SheetWord& word = sheets_[sheet].words[now.consumed];
  return word.place != 0 && word.place - half_move_due(h.position) == now.drift;
}

// Of the last word of a sheet: less than one that is missing there, though its number says that it
// is not, and one that is left over.
std::uint32_t JointSearch::unlike_in_place() const {
  return costs_.slip.any + costs_.slip.character;
}

// Less than a word too few and one too many.
std::uint32_t JointSearch::unlike() const {
  return costs_.slip.any + 2 * costs_.slip.character;
}

bool JointSearch::is_hole(std::size_t sheet, std::size_t word) {
  return sheets_[sheet].is_unwritten(sheets_[sheet].words[word]);
}

bool JointSearch::can_read(const Position& position, std::size_t sheet, std::size_t word) {
  if (sheets_[sheet].words[word].missing) return false;
  const WordReading& words = reading(position, sheet, word);
  return words.kind == WordKind::move && match(position, words).count > 0;
}

bool share_half_moves(const Path& path, std::size_t sheets) {
  return std::any_of(path.steps.begin(), path.steps.end(), [&](const Step& step) {
    std::size_t words = 0;
    for (std::size_t i = 0; i < sheets; ++i) {
      const SheetReading kind = reading_of(step.label, i);
      words += kind <= SheetReading::unlike || kind == SheetReading::exchanged;
    }
    return step.move && words > 1;
  });
}

}  // namespace planilla
