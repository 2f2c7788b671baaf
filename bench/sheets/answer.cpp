// A sheet through the library, and the judgement.
#include "answer.h"

#include <algorithm>
#include <ctime>

#include "checks/engine/check.h"
#include "checks/engine/run_checks.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

// The time of this thread, since the machine may be shared.
double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

bool about_moves(Rule rule) {
  const Group group = check_of(rule).group;
  return group == Group::moves || group == Group::structure || group == Group::laws;
}

}  // namespace

void SheetReader::take(const Game& game, Answer& answer) {
  const std::size_t before = answer.moves.size();
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += element.kind == ElementKind::open ? 1 : element.kind == ElementKind::close ? -1 : 0;
    answer.unread |= element.kind == ElementKind::unread;
    if (depth != 0 || element.kind != ElementKind::move) continue;
    answer.moves.push_back(element.move);
    if (element.flags & element_repaired) ++answer.repaired;
  }
  if (answer.moves.size() > before) ++answer.games;
  if (answer.languages.empty())
    answer.languages.assign(game.read_as.languages.begin(), game.read_as.languages.end());
  Findings all;
  run_checks(game, selection_, all);
  for (Finding& finding : all) {
    finding.severity = selection_.severity(finding);
    if (about_moves(finding.rule) && finding.severity != Severity::note)
      answer.findings.push_back(std::move(finding));
    else
      ++answer.notes;
  }
}

Answer SheetReader::read(const std::string& sheet) {
  const StreamOptions options;
  GameStream stream = GameStream::from_memory(sheet, options);
  Answer answer;
  Batch batch;
  while (stream.next(batch)) {
    decode_games(batch, options);
    for (const GameText& slice : batch.games) {
      double start = cpu_seconds();
      reader_.open(slice);
      while (reader_.next(game_)) {
        answer.seconds += cpu_seconds() - start;
        take(game_, answer);
        start = cpu_seconds();
      }
      answer.seconds += cpu_seconds() - start;
    }
  }
  return answer;
}

Outcome judge(const Answer& answer, const std::vector<Move>& truth) {
  const bool same = answer.games <= 1 && answer.moves == truth;
  if (answer.findings.empty()) return same ? Outcome::right : Outcome::silent;
  return same ? Outcome::doubted : Outcome::told;
}

std::string describe(const Finding& finding) {
  std::string out =
      finding.move + " «" + finding.written + "»: " + std::string(rule_id(finding.rule));
  if (!finding.suggestion.empty()) out += ", suggests " + finding.suggestion;
  for (std::size_t i = 0; i < finding.candidates.size(); ++i)
    out += (i == 0 ? ", candidates " : " ") + finding.candidates[i];
  return out;
}

std::size_t agreement(const std::vector<Move>& a, const std::vector<Move>& b) {
  return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first -
                                  a.begin());
}

std::string true_san(const std::vector<Move>& truth, std::size_t ply) {
  Position position = Position::initial();
  for (std::size_t i = 0; i < ply; ++i) position.play(truth[i]);
  return san(position, truth[ply]);
}

}  // namespace planilla::sheets
