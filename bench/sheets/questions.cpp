// One question at a time, the earliest first.
#include "questions.h"

#include <algorithm>

#include "board/resolve.h"
#include "notation/san.h"

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

bool names(const Finding& finding, const std::string& san) {
  for (const std::string& named : named_moves(finding))
    if (named == san || named.starts_with(san + " ")) return true;
  return false;
}

class Interview {
public:
  Interview(const std::vector<Move>& truth, const Language& language, SheetReader& reader)
      : truth_(truth), language_(language), reader_(reader) {}

  // The sheet with the earliest question answered that helps; "" if there is none.
  bool answer_one(std::string& sheet, Answer& answer) const {
    const std::size_t same = agreement(answer.moves, truth_);
    for (const Finding& finding : answer.findings) {
      if (finding.ply < 1 ||
          static_cast<std::size_t>(finding.ply) > std::min(same + 1, truth_.size()))
        continue;
      const std::size_t ply = static_cast<std::size_t>(finding.ply) - 1;
      if (!names(finding, true_san(truth_, ply))) continue;
      if (improve(sheet, answer, finding, ply, same)) return true;
    }
    return false;
  }

private:
  bool improve(std::string& sheet, Answer& answer, const Finding& finding, std::size_t ply,
               std::size_t same) const {
    const std::string word = spelled(ply);
    const std::size_t size = finding.span.size();
    std::string best_sheet;
    Answer best;
    std::size_t longest = same;
    for (const auto& [erased, inserted] :
         {std::pair{size, word}, {std::size_t{0}, word + " "}, {size, std::string()}}) {
      if (longest > truth_.size() || (size == 0 && inserted.size() <= word.size())) continue;
      std::string changed = sheet;
      changed.replace(finding.span.begin, erased, inserted);
      Answer read = reader_.read(changed);
      const bool exact = read.games <= 1 && read.moves == truth_;
      const std::size_t now = exact ? truth_.size() + 1 : agreement(read.moves, truth_);
      if (now <= longest) continue;
      longest = now;
      best_sheet = std::move(changed);
      best = std::move(read);
    }
    if (longest == same) return false;
    sheet = std::move(best_sheet);
    answer = std::move(best);
    return true;
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
};

}  // namespace

Asked answer_questions(std::string sheet, Answer answer, const std::vector<Move>& truth,
                       const Language& language, SheetReader& reader, std::size_t limit) {
  const Interview interview(truth, language, reader);
  Asked out;
  while (!(answer.games <= 1 && answer.moves == truth)) {
    if (out.questions == limit || !interview.answer_one(sheet, answer)) return out;
    ++out.questions;
  }
  out.exact = true;
  return out;
}

}  // namespace planilla::sheets
