// What came out of a doubtful sheet, beside what was played.
#include <algorithm>

#include "doubt.h"

namespace planilla::sheets {

namespace {

bool is_error(const Finding& finding) {
  return finding.severity == Severity::error;
}

std::string unmarked(std::string san) {
  std::erase_if(san, [](char c) { return c == '+' || c == '#'; });
  return san;
}

bool is_named_by(const Finding& finding, const std::string& san) {
  return std::any_of(finding.candidates.begin(), finding.candidates.end(),
                     [&](const std::string& c) { return unmarked(c) == unmarked(san); });
}

// A finding at that half-move that names every reading that fits.
bool asked(const DoubtfulPly& stop, const DoubtSheet& sheet, const Answer& answer, bool error) {
  return std::any_of(answer.findings.begin(), answer.findings.end(), [&](const Finding& f) {
    if (f.ply != static_cast<int>(stop.ply) + 1 || (error && !is_error(f))) return false;
    if (!is_named_by(f, true_san(sheet.moves, stop.ply))) return false;
    return std::all_of(stop.readings.begin(), stop.readings.end(),
                       [&](const std::string& san) { return is_named_by(f, san); });
  });
}

// The same number of half-moves, other ones only where they are asked about.
bool differs_where_asked(const DoubtSheet& sheet, const Answer& answer) {
  if (answer.games > 1 || answer.moves.size() != sheet.moves.size()) return false;
  for (std::size_t ply = 0; ply < sheet.moves.size(); ++ply) {
    if (answer.moves[ply] == sheet.moves[ply]) continue;
    const auto stop = std::find_if(sheet.stops.begin(), sheet.stops.end(),
                                   [&](const DoubtfulPly& s) { return s.ply == ply; });
    if (stop == sheet.stops.end() || !asked(*stop, sheet, answer, true)) return false;
  }
  return true;
}

bool stops_rightly(const DoubtSheet& sheet, std::size_t ply) {
  return sheet.may_stop_anywhere ||
         std::any_of(sheet.stops.begin(), sheet.stops.end(),
                     [&](const DoubtfulPly& stop) { return stop.ply == ply; });
}

}  // namespace

std::string_view verdict_name(Verdict verdict) {
  constexpr std::string_view all[verdict_count] = {"exact",        "honest",         "short",
                                                   "wrong, error", "wrong, warning", "silent"};
  return all[static_cast<std::size_t>(verdict)];
}

DoubtSheet doubts_of(const SlippedSheet& sheet) {
  DoubtSheet out;
  out.moves = sheet.game->moves;
  for (const Slip& slip : sheet.slips) {
    const bool swaps = slip.kind == SlipKind::swapped || slip.kind == SlipKind::swapped_own;
    const bool shifts = slip.kind == SlipKind::left_out || slip.kind == SlipKind::twice;
    for (std::size_t i = 0; i <= (swaps ? 2u : shifts ? 1u : 0u); ++i)
      out.stops.push_back({slip.ply + i, {}});
  }
  return out;
}

Verdict judge(const DoubtSheet& sheet, const Answer& answer) {
  const bool error = std::any_of(answer.findings.begin(), answer.findings.end(), is_error);
  const bool same = answer.games <= 1 && answer.moves == sheet.moves;
  const auto wrong = [&] {
    return error                     ? Verdict::wrong_error
           : answer.findings.empty() ? Verdict::silent
                                     : Verdict::wrong_warning;
  };
  if (same && sheet.must_stop) return error ? Verdict::honest : wrong();
  // A reading of several that fit is written: it must be told.
  const bool guessed =
      std::any_of(sheet.stops.begin(), sheet.stops.end(), [&](const DoubtfulPly& stop) {
        return stop.readings.size() > 1 && stop.ply < answer.moves.size() &&
               !asked(stop, sheet, answer, false);
      });
  if (same && !guessed) {
    const bool open = std::any_of(sheet.stops.begin(), sheet.stops.end(),
                                  [](const DoubtfulPly& s) { return s.readings.size() > 1; });
    return open ? Verdict::honest : Verdict::exact;
  }
  if (same) return error ? Verdict::honest : wrong();
  if (differs_where_asked(sheet, answer)) return Verdict::honest;
  const std::size_t right = agreement(answer.moves, sheet.moves);
  if (answer.games > 1 || right < answer.moves.size() || !error || !answer.unread) return wrong();
  return stops_rightly(sheet, right) ? Verdict::honest : Verdict::short_of_it;
}

}  // namespace planilla::sheets
