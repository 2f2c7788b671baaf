// What a writer of movetext says beside the moves: other readings, repairs, words, what was not
// read.
#include <algorithm>
#include <string>
#include <vector>

#include "game/carried/open_choice.h"
#include "game/model/result.h"
#include "rules/doubtful_move.h"
#include "write/findings/piece_letters.h"
#include "write/pgn/movetext.h"
#include "write/pgn/unread_lines.h"

namespace planilla {

// The readings that were not written, from the finding about this move.
void MovetextWriter::other_readings(const Game& game, const Element& element, Flow& flow) {
  const auto finding =
      std::find_if(game.findings.begin(), game.findings.end(), [&](const Finding& f) {
        return f.span.begin == element.span.begin && f.ply == static_cast<int>(element.number) &&
               f.candidates.size() > (f.applied.value_or(false) ? 1u : 0u);
      });
  if (finding == game.findings.end()) return;
  const std::string written = san(line_.position, element.move);
  std::vector<std::string> others;
  for (const std::string& candidate : finding->candidates)
    if (candidate != written) others.push_back(in_letters(candidate, style_.symbols));
  if (others.empty()) return;
  // An earlier conversion may have said it already.
  const Element* next = std::max(behind_nags_, &element + 1);
  const bool said = next != elements_.data() + elements_.size() &&
                    next->kind == ElementKind::comment &&
                    parse_open_choice(next->span.in(game.text));
  if (said) return;
  flow.comment(open_choice_text(finding->rule, others));
  line_.after_white = false;
}

// A result that is not the one written, behind its words: `{tablas} {1/2-1/2} 1-0` is told to be in
// conflict whatever language reads it.
void MovetextWriter::other_result(const Game& game, Flow& flow) {
  if (parse_result(game.terminator_span.in(game.text)) == Result::none)
    flow.comment(result_text(game.terminator));
}

// The words of a result, where another remark holds their whole sentence.
bool MovetextWriter::stands_in_sentence(const Game& game, const Element& words) const {
  if (words.span != game.terminator_span) return false;
  return std::any_of(elements_.begin(), elements_.end(), [&](const Element& one) {
    return one.span != words.span && one.kind == ElementKind::remark &&
           one.span.begin <= words.span.begin && one.span.end >= words.span.end;
  });
}

// What an earlier conversion left open, in the letters of the moves. False: the comment is another.
bool MovetextWriter::open_choice(const Game& game, const Element& comment, Flow& flow) {
  if (!parse_open_choice(comment.span.in(game.text))) return false;
  // The first candidate is the move, but where the word may have to be another.
  const auto first_other = [](const Finding& f) {
    return f.rule == rules::doubtful_move ? 0u : 1u;
  };
  const auto finding =
      std::find_if(game.findings.begin(), game.findings.end(), [&](const Finding& f) {
        return f.span.end == comment.span.end && f.candidates.size() > first_other(f);
      });
  if (finding == game.findings.end()) return false;
  std::vector<std::string> others;
  for (std::size_t i = first_other(*finding); i < finding->candidates.size(); ++i)
    others.push_back(in_letters(finding->candidates[i], style_.symbols));
  flow.comment(open_choice_text(finding->rule, others));
  return true;
}

// What stood there: nothing, where a half-move was left out.
void MovetextWriter::repair_mark(std::string_view written, Flow& flow) {
  remark(written.empty() ? "planilla: not written" : "planilla: written " + std::string(written),
         flow);
  line_.after_white = false;
}

// What stands between braces already; the head of a sheet, which may hold others, as words.
void MovetextWriter::comment(std::string_view text, Flow& flow) {
  const bool in_braces = text.starts_with('{');
  if (in_braces) text.remove_prefix(1);
  if (text.ends_with('}')) text.remove_suffix(1);
  const bool holds_braces = text.find('}') != std::string_view::npos ||
                            (!in_braces && text.find('{') != std::string_view::npos);
  if (!holds_braces)
    flow.comment(text);
  else
    remark(text, flow);
}

// Words of people go between braces; where they hold braces themselves, each line becomes a `;`
// line.
void MovetextWriter::remark(std::string_view text, Flow& flow) {
  if (text.find_first_of("{}") == std::string_view::npos) {
    std::string single(text);  // columns, marks that were passed over
    const auto both = [](char a, char b) { return a == ' ' && b == ' '; };
    single.erase(std::unique(single.begin(), single.end(), both), single.end());
    flow.comment(single);
    return;
  }
  for_each_line(text, [&](std::string_view line) { flow.line("; ", line); });
}

void MovetextWriter::unread(const Game& game, const Element& element, Flow& flow) {
  std::optional<Rule> rule;
  if (element.number > 0 && element.number <= game.findings.size())
    rule = game.findings[element.number - 1].rule;
  unread_lines(rule, element.span.in(game.text), flow);
}

}  // namespace planilla
