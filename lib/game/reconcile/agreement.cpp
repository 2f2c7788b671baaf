// The search, run once where the sheets differ and, if that is dear, once more with everything
// doubted.
#include "game/reconcile/agreement.h"

#include <algorithm>

#include "game/reconcile/joint_proof.h"
#include "game/reconcile/line_of_one.h"
#include "game/reconcile/missing_rows.h"
#include "game/reconcile/own_rows.h"
#include "game/reconcile/rows_in_order.h"
#include "notation/data/usual_moves.h"

namespace planilla {

namespace {

// A path of the search, move by move.
struct Line {
  std::uint32_t cost = 0;
  std::vector<Move> moves;
  std::vector<std::uint32_t> before;  // of each move: the context in which it was read
};

Line line_of(const Path& path, std::uint32_t start) {
  Line out{path.cost, {}, {}};
  std::uint32_t context = start;
  for (const Step& step : path.steps) {
    if (step.move) {
      out.moves.push_back(step.move);
      out.before.push_back(context);
    }
    context = step.context;
  }
  return out;
}

Span word_at(const SheetLine& sheet, const SheetState& state, bool point) {
  const std::size_t at = state.word();
  if (sheet.words.empty()) return {};
  point |= at < sheet.words.size() && sheet.words[at].missing;
  if (at >= sheet.words.size()) {
    const std::uint32_t end = sheet.tokens[sheet.words.back().token].end();
    return {end, end};
  }
  const Span span = sheet.tokens[sheet.words[at].token].span;
  return point ? Span{span.begin, span.begin} : span;
}

class Teller {
public:
  explicit Teller(const JointSearch& search) : search_(search), sheets_(search.sheets()) {}

  void tell(const Path& path, std::uint32_t start, Agreement& out) const {
    std::uint32_t context = start;
    bool same = true;
    std::vector<bool> ended(sheets_.size(), false);
    for (const Step& step : path.steps) {
      const int ply = static_cast<int>(out.moves.size()) + 1;
      for (std::size_t i = 0; i < sheets_.size(); ++i) {
        const SheetReading kind = reading_of(step.label, i);
        if (kind != SheetReading::written) same = false;
        const bool again = kind == SheetReading::ended && ended[i];
        ended[i] = kind == SheetReading::ended;
        if (kind != SheetReading::written && kind != SheetReading::idle && !again)
          depart(step, context, i, ply, out);
      }
      if (step.move) {
        out.moves.push_back(step.move);
        out.words.push_back(words(step, context));
      }
      if (same) out.same_to = static_cast<int>(out.moves.size());
      context = step.context;
    }
    if (!out.to_end) stop_at(context, out);
  }

  // Nothing but what all sheets have alike from the start.
  void tell_beginning(const Path& path, std::uint32_t start, Agreement& out) const {
    tell(path, start, out);
    const auto same = static_cast<std::size_t>(out.same_to);
    std::uint32_t context = start;
    std::size_t moves = 0;
    for (const Step& step : path.steps) {
      if (moves == same) break;
      moves += step.move ? 1u : 0u;
      context = step.context;
    }
    out.moves.resize(same);
    out.words.resize(same);
    out.departures.clear();
    out.stops.clear();
    out.to_end = false;
    stop_at(context, out);
  }

  Span span(std::size_t sheet, std::uint32_t context) const {
    return word_at(sheets_[sheet], search_.state(context)[sheet], false);
  }

private:
  void stop_at(std::uint32_t context, Agreement& out) const {
    for (std::size_t i = 0; i < sheets_.size(); ++i) out.stops.push_back(span(i, context));
  }

  static bool has_word(SheetReading kind) {
    return kind != SheetReading::lacking && kind != SheetReading::ended &&
           kind != SheetReading::idle;
  }

  std::vector<Span> words(const Step& step, std::uint32_t context) const {
    std::vector<Span> out;
    for (std::size_t i = 0; i < sheets_.size(); ++i)
      out.push_back(has_word(reading_of(step.label, i)) ? read_at(step, context, i) : Span{});
    return out;
  }

  // The word that the step reads. Of two that are exchanged the later one is read first.
  Span read_at(const Step& step, std::uint32_t context, std::size_t sheet) const {
    const SheetState& before = search_.state(context)[sheet];
    const SheetState& after = search_.state(step.context)[sheet];
    const bool is_ahead =
        reading_of(step.label, sheet) == SheetReading::exchanged && before.mode == 0;
    const std::size_t at = before.consumed + std::size_t{after.mode};
    if (!is_ahead || at >= sheets_[sheet].words.size()) return span(sheet, context);
    return sheets_[sheet].tokens[sheets_[sheet].words[at].token].span;
  }

  void depart(const Step& step, std::uint32_t context, std::size_t sheet, int ply,
              Agreement& out) const {
    const SheetReading kind = reading_of(step.label, sheet);
    const bool nothing = kind == SheetReading::lacking || kind == SheetReading::ended;
    Departure departure{
        sheet, kind, ply, word_at(sheets_[sheet], search_.state(context)[sheet], nothing), {}};
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      const bool has = i != sheet && has_word(reading_of(step.label, i));
      departure.elsewhere.push_back(has ? read_at(step, context, i) : Span{});
    }
    out.departures.push_back(std::move(departure));
  }

  const JointSearch& search_;
  const std::vector<SheetLine>& sheets_;
};

// What the moves that differ, and some behind, say of a game.
int unusual(const Line& line, std::size_t first, std::size_t last, Position position,
            UsualMoves& usual) {
  int sum = 0;
  PreviousMove previous;
  for (std::size_t i = 0; i < line.moves.size() && i < last; ++i) {
    if (i >= first) sum += usual.cost(position, previous, line.moves[i]);
    previous = previous.after(position, line.moves[i]);
    position.play(line.moves[i]);
  }
  return sum;
}

// Of the paths within the margin, the one that people would rather have played comes first: all are
// asked about, this one is written.
std::size_t most_usual(const std::vector<Path>& paths, std::uint32_t margin, std::uint32_t start,
                       const Position& position, UsualMoves& usual) {
  constexpr std::size_t behind = 8;  // half-moves
  std::vector<Line> lines;
  for (const Path& path : paths)
    if (path.cost < paths[0].cost + margin) lines.push_back(line_of(path, start));
  std::size_t first = SIZE_MAX, last = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto& a = lines[0].moves;
    const auto& b = lines[i].moves;
    for (std::size_t ply = 0; ply < std::min(a.size(), b.size()); ++ply) {
      if (a[ply] == b[ply]) continue;
      first = std::min(first, ply);
      last = std::max(last, std::min(ply, first + 2 * behind) + behind);
    }
  }
  usual.forget();
  const auto cost = [&](const Line& line) {
    return static_cast<int>(line.cost) + unusual(line, first, last, position, usual);
  };
  std::size_t best = 0;
  int least = 0;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (const int one = cost(lines[i]); i == 0 || one < least) best = i, least = one;
  return best;
}

// Where a rival first leaves the best.
void ask(const Teller& teller, std::size_t sheets, const Line& best, const Line& rival,
         Agreement& out) {
  std::size_t ply = 0;
  while (ply < best.moves.size() && ply < rival.moves.size() && best.moves[ply] == rival.moves[ply])
    ++ply;
  if (ply == best.moves.size() && ply == rival.moves.size()) return;
  auto question =
      std::find_if(out.questions.begin(), out.questions.end(),
                   [&](const Undecided& known) { return known.ply == static_cast<int>(ply) + 1; });
  if (question == out.questions.end()) {
    Undecided fresh{.ply = static_cast<int>(ply) + 1};
    const std::uint32_t context = ply < best.before.size() ? best.before[ply] : rival.before[ply];
    for (std::size_t i = 0; i < sheets; ++i) fresh.spans.push_back(teller.span(i, context));
    if (ply < best.moves.size()) fresh.moves.push_back(best.moves[ply]);
    question = out.questions.insert(out.questions.end(), std::move(fresh));
  }
  if (ply < rival.moves.size() && std::find(question->moves.begin(), question->moves.end(),
                                            rival.moves[ply]) == question->moves.end())
    question->moves.push_back(rival.moves[ply]);
}

bool stands(const std::vector<Span>& words, const std::vector<SheetLine>& sheets) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (sheets[i].has_word(words[i])) return true;
  return false;
}

// The moves that the readings have for a half-move, of those that begin as the best one does and
// cost less than `below`.
std::vector<Move> moves_at(std::size_t ply, const Line& best, const std::vector<Line>& rivals,
                           std::uint32_t below) {
  std::vector<Move> out = {best.moves[ply]};
  for (const Line& rival : rivals) {
    if (rival.cost >= below || rival.moves.size() <= ply ||
        !std::equal(best.moves.begin(), best.moves.begin() + static_cast<std::ptrdiff_t>(ply),
                    rival.moves.begin()))
      continue;
    if (std::find(out.begin(), out.end(), rival.moves[ply]) == out.end())
      out.push_back(rival.moves[ply]);
  }
  return out;
}

// The agreed game ends before a half-move that stands on no sheet, if other moves fit there too
// (in readings that cost less than `below`), or if the next one stands on none either.
void end_where_nothing_stands(const Teller& teller, const std::vector<SheetLine>& sheets,
                              const Line& best, const std::vector<Line>& rivals,
                              std::uint32_t below, const Evidence& known, Agreement& out) {
  const auto is_there = [&](std::size_t ply) {
    return stands(out.words[ply], sheets) || known.played.count(static_cast<int>(ply) + 1) != 0;
  };
  out.proved = out.moves.size();
  for (std::size_t ply = 0; ply < out.words.size(); ++ply) {
    if (is_there(ply)) continue;
    const bool alone = ply + 1 >= out.words.size() || is_there(ply + 1);
    std::vector<Move> moves = moves_at(ply, best, rivals, below);
    if (alone && moves.size() == 1) continue;
    if (!alone) moves.clear();  // not all that fit were tried
    Undecided question{.ply = static_cast<int>(ply) + 1, .moves = std::move(moves), .stops = true};
    for (std::size_t i = 0; i < sheets.size(); ++i)
      question.spans.push_back(teller.span(i, best.before[ply]));
    stop_before(std::move(question), out);
    return;
  }
}

}  // namespace

std::vector<Position> positions_along(const Position& start, const std::vector<Move>& moves) {
  std::vector<Position> out = {start};
  for (const Move move : moves) {
    out.push_back(out.back());
    out.back().play(move);
  }
  return out;
}

namespace {

// Readings of the sheets from beginning to end, cheapest first.
class Readings {
public:
  Readings(JointSearch& sheets, const Position& start, const SlipCosts& costs, const Position* end)
      : sheets_(sheets),
        start_(start),
        end_(end),
        search_({.width = end ? wide : width, .slack = 2 * costs.search.slack, .nodes = nodes}) {}

  std::vector<Path> find() {
    std::vector<Path> paths = run();
    if (!paths.empty() && paths[0].cost <= dear) return paths;
    sheets_.doubt_all();
    std::vector<Path> second = run();
    const bool better = !second.empty() && (paths.empty() || second[0].cost <= paths[0].cost);
    return better ? second : paths;
  }
  std::vector<Path> partial() { return search_.best_partial(listed); }

private:
  // For one or two slips on each sheet there is no need to doubt what all say.
  static constexpr std::uint32_t dear = 2000;
  static constexpr std::uint32_t width = 64, wide = 1024, nodes = 1500000;
  static constexpr std::size_t listed = 200, listed_wide = 4000;

  std::vector<Path> run() {
    const std::uint32_t contexts[] = {sheets_.start()};
    search_.run(sheets_, start_, 0, sheets_.end(), contexts);
    std::vector<Path> paths = search_.best(end_ ? listed_wide : listed);
    if (end_) std::erase_if(paths, [&](const Path& path) { return !ends_there(path); });
    return paths;
  }

  // The same pieces on the same squares.
  bool ends_there(const Path& path) const {
    Position position = start_;
    for (const Step& step : path.steps)
      if (step.move) position.play(step.move);
    return same_pieces(position, *end_);
  }

  JointSearch& sheets_;
  const Position& start_;
  const Position* end_;
  BeamSearch search_;
};

Agreement agree_on(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
                   const Notations& notations, const Evidence& known, const Pause& pause);

// The last of the moves that are known cannot have been played, or none of them can.
Agreement agree_without_last(const std::vector<SheetLine>& sheets, const Position& start,
                             Slips& slips, const Notations& notations, const Evidence& known,
                             const Pause& pause) {
  Evidence fewer = known;
  const int ply = fewer.played.rbegin()->first;
  fewer.played.erase(ply);
  Agreement out = agree_on(sheets, start, slips, notations, fewer, pause);
  out.refused.push_back(ply);
  return out;
}

Agreement agree_on(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
                   const Notations& notations, const Evidence& known, const Pause& pause) {
  const SlipCosts& costs = notations.slip_costs();
  UsualMoves usual(notations.usual_weights());
  Agreement out;
  JointSearch reader(sheets, slips, costs);
  reader.give(known.played);
  reader.interrupt_by(pause);
  const std::uint32_t contexts[] = {reader.start()};
  Readings readings(reader, start, costs, known.final);
  std::vector<Path> paths = readings.find();
  if (paths.empty() && known.final) {
    out = agree_on(sheets, start, slips, notations, {.played = known.played}, pause);
    out.misses_final = true;
    return out;
  }
  if (paths.empty() && !known.played.empty())
    return agree_without_last(sheets, start, slips, notations, known, pause);
  out.to_end = !paths.empty();
  if (out.to_end) out.cost = paths[0].cost;
  if (!out.to_end) paths = readings.partial();
  if (paths.empty()) {
    for (const SheetLine& sheet : sheets) out.stops.push_back(word_at(sheet, {}, true));
    return out;
  }
  const std::uint32_t within = paths[0].cost + costs.search.margin;
  std::swap(paths[0], paths[most_usual(paths, costs.search.margin, contexts[0], start, usual)]);
  const Teller teller(reader);
  // Sheets of two games: what reads them as one costs as much as a slip in every fourth word.
  constexpr std::uint32_t of_two_games = 100, fewest_words = 8;
  if (reader.end() >= fewest_words && paths[0].cost > of_two_games * reader.end() &&
      share_half_moves(paths[0], sheets.size())) {
    teller.tell_beginning(paths[0], contexts[0], out);
    out.proved = out.moves.size();
    return out;
  }
  teller.tell(paths[0], contexts[0], out);
  const Line best = line_of(paths[0], contexts[0]);
  std::vector<Line> rivals;
  for (std::size_t i = 1; i < paths.size(); ++i) rivals.push_back(line_of(paths[i], contexts[0]));
  for (const Line& rival : rivals)
    if (rival.cost < within) ask(teller, sheets.size(), best, rival, out);
  std::sort(out.questions.begin(), out.questions.end(),
            [](const Undecided& a, const Undecided& b) { return a.ply < b.ply; });
  end_where_nothing_stands(teller, sheets, best, rivals, best.cost + costs.proof.even, known, out);
  prove(sheets, start, slips, costs, known, out);
  for (const auto& [ply, move] : known.played)
    (ply <= static_cast<int>(out.moves.size()) ? out.named : out.beyond).push_back(ply);
  return out;
}

}  // namespace

Agreement agree(const std::vector<SheetLine>& given, const Position& start, Slips& slips,
                const Notations& notations, const Evidence& known, const Pause& pause) {
  std::vector<SheetLine> sheets = given;
  put_rows_in_order(sheets);
  mark_own_rows(sheets, start);
  mark_missing_rows(sheets);
  Agreement out = agree_on(sheets, start, slips, notations, known, pause);
  if (known.played.empty() && !known.final && take_line_of_one(sheets, start, out)) return out;
  if (!out.misses_final) return out;
  for (SheetLine& sheet : sheets)  // perhaps the last half-move was not written down
    if (!sheet.words.empty())
      sheet.words.push_back({.token = sheet.words.back().token, .missing = true});
  Agreement more = agree_on(sheets, start, slips, notations, known, pause);
  return more.misses_final ? out : more;
}

}  // namespace planilla
