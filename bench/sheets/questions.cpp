// One question at a time, the earliest first.
#include "questions.h"

#include <algorithm>

#include "board/resolve.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

// The moves a finding names, each English SAN; a line of several begins with the move of its ply.
template <class F>
std::vector<std::string> named_moves(const F& finding) {
  std::vector<std::string> out = finding.candidates;
  if (!finding.suggestion.empty()) out.push_back(finding.suggestion);
  if constexpr (requires { finding.alternatives; })
    for (const auto& alternative : finding.alternatives) {
      if constexpr (requires { alternative.move; })
        out.push_back(alternative.move);
      else
        out.push_back(alternative);
    }
  return out;
}

bool names_move(const Finding& finding, const std::string& san) {
  for (const std::string& named : named_moves(finding))
    if (named == san || named.starts_with(san + " ")) return true;
  return false;
}

class Interview {
public:
  Interview(const std::vector<Move>& truth, const Language& language, SheetReader& reader)
      : truth_(truth), language_(language), reader_(reader) {}
  ~Interview() { reader_.answer({}); }

  // The sheet with the earliest question answered that helps; "" if there is none.
  bool answer_one(std::string& sheet, Answer& answer) {
    const std::size_t same = agreement(answer.moves, truth_);
    for (const Finding& finding : answer.findings) {
      if (finding.ply < 1 ||
          static_cast<std::size_t>(finding.ply) > std::min(same + 1, truth_.size()))
        continue;
      const std::size_t ply = static_cast<std::size_t>(finding.ply) - 1;
      if (!names_move(finding, true_san(truth_, ply))) continue;
      if (improve(sheet, answer, finding, ply, same)) return true;
    }
    return false;
  }

private:
  // What is said about the ply is kept, or the sheet is changed.
  bool improve(std::string& sheet, Answer& answer, const Finding& finding, std::size_t ply,
               std::size_t same) {
    const std::string word = spelled(ply);
    const std::size_t size = finding.span.size();
    std::string best_sheet = sheet;
    std::size_t longest = same;
    GivenMoves given = given_;
    given.push_back(
        {.file = 0, .line = 1, .ply = static_cast<int>(ply) + 1, .move = true_san(truth_, ply)});
    reader_.answer(given);
    Answer best = reader_.read(sheet);
    if (const std::size_t now = length(best); now > longest) longest = now;
    if (longest > truth_.size()) {
      answer = std::move(best);
      return true;
    }
    reader_.answer(given_);
    bool changes = false;
    for (const auto& [erased, inserted] :
         {std::pair{size, word}, {std::size_t{0}, word + " "}, {size, std::string()}}) {
      if (longest > truth_.size() || (size == 0 && inserted.size() <= word.size())) continue;
      std::string changed = sheet;
      changed.replace(finding.span.begin, erased, inserted);
      Answer read = reader_.read(changed);
      const std::size_t now = length(read);
      if (now <= longest) continue;
      longest = now;
      changes = true;
      best_sheet = std::move(changed);
      best = std::move(read);
    }
    if (longest == same) return false;
    if (!changes) given_ = std::move(given);
    reader_.answer(given_);
    sheet = std::move(best_sheet);
    answer = std::move(best);
    return true;
  }

  // Half-moves that agree; one more where all do.
  std::size_t length(const Answer& answer) const {
    const bool exact = answer.games <= 1 && answer.moves == truth_;
    return exact ? truth_.size() + 1 : agreement(answer.moves, truth_);
  }

  std::string spelled(std::size_t ply) const {
    Position before = Position::initial();
    for (std::size_t i = 0; i < ply; ++i) before.play(truth_[i]);
    Position after = before;
    after.play(truth_[ply]);
    std::string out;
    append_san(before, truth_[ply], facts_of(before, truth_[ply], after),
               Symbols::of_language(language_), out);
    return out;
  }

  const std::vector<Move>& truth_;
  const Language& language_;
  SheetReader& reader_;
  GivenMoves given_;
};

}  // namespace

Asked answer_questions(std::string sheet, Answer answer, const std::vector<Move>& truth,
                       const Language& language, SheetReader& reader, std::size_t limit) {
  Interview interview(truth, language, reader);
  Asked out;
  while (!(answer.games <= 1 && answer.moves == truth)) {
    if (out.questions == limit || !interview.answer_one(sheet, answer)) return out;
    ++out.questions;
  }
  out.exact = true;
  return out;
}

}  // namespace planilla::sheets
