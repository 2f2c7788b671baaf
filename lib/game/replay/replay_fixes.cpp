// A script carried out: each of its fixes when the replay comes to its word.
#include <algorithm>

#include "board/fen.h"
#include "game/carried/kept_illegal.h"
#include "game/replay/bad_move.h"
#include "game/replay/replay.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

std::string_view kind_name(FixKind kind) {
  switch (kind) {
    case FixKind::choose:
      return "choose";
    case FixKind::insert:
      return "insert";
    case FixKind::drop:
      return "drop";
    case FixKind::gap:
      return "gap";
    default:
      return "replace";
  }
}

}  // namespace

void Replay::find_next_fix() {
  stop_at_ = SIZE_MAX;
  if (script_ == nullptr) return;
  while (fix_ < script_->fixes.size() && script_->fixes[fix_].token < at_) ++fix_;
  if (fix_ < script_->fixes.size()) stop_at_ = script_->fixes[fix_].token;
}

void Replay::take_fix() {
  const Fix& fix = script_->fixes[fix_++];
  const std::size_t last = at_ + std::max<std::uint32_t>(fix.tokens, 1) - 1;
  Span span{tokens_[at_].span.begin, tokens_[std::min(last, tokens_.size() - 1)].span.end};
  if (fix.kind == FixKind::stands) {
    force(fix.move, span);
    at_ += fix.tokens;
    find_next_fix();
    return;
  }
  if (fix.kind == FixKind::gap) {
    missing_move(span);
    game_->findings.back().with("count", fix.missing);
    find_next_fix();
    return;
  }
  const Span word = span;
  if (fix.kind == FixKind::insert) span.end = span.begin;
  if (fix.partner > at_)
    raise_exchange(fix, {span.begin, tokens_[fix.partner].span.end});
  else if (fix.partner == 0)  // else told with the first of the two
    raise_fix(fix, fix.about_word ? word : span);
  if (repair_ == Repair::suggest && !(fix.open && fix.kind == FixKind::choose)) {
    skip_unread(at_, game_->findings.number_of_last());
    find_next_fix();
    return;
  }
  if (fix.kind == FixKind::drop) {
    add(ElementKind::remark, span);
  } else {
    play({}, fix.move, span);
    Element& element = game_->elements.back();
    element.claims = element.facts;
    if (fix.open) element.flags |= element_ambiguous;
    if (!fix.open || fix.kind != FixKind::choose) element.flags |= element_repaired;
  }
  at_ += fix.tokens;
  find_next_fix();
}

// "-- {[%illegal Ke1-e3]}": what an earlier conversion wrote for a move that stood.
bool Replay::take_kept_illegal(Span null_move) {
  if (at_ + 1 >= tokens_.size() || tokens_[at_ + 1].kind != TokenKind::comment) return false;
  const std::optional<Move> move =
      parse_kept_illegal(tokens_[at_ + 1].in(game_->text), line_.position);
  if (!move) return false;
  force(*move, {null_move.begin, tokens_[at_ + 1].end()});
  at_ += 2;
  return true;
}

// Without a move: a pass that is not told, to find out whether the game could have gone on without
// the word.
void Replay::force(Move move, Span span) {
  Element& element = add(move ? ElementKind::illegal_move : ElementKind::null_move, span);
  element.move = move;
  element.number = static_cast<std::uint32_t>(++line_.ply);
  if (line_.position.turn() == black) element.flags = element_black;
  if (line_.numbered) element.flags |= element_numbered;
  line_.numbered = false;
  line_.before = line_.position;
  if (move)
    line_.position.force(move);
  else
    line_.position.pass();
  if (keep_wings_ && move) {
    line_.wings_before = line_.wings;
    line_.wings.play(move);
  }
  if (frames_.empty()) game_->keys.push_back(line_.position.key());
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  dots_ = false;
}

// Carried out, it is a repair; else the fault itself, with what the move probably was, or may have
// been.
Finding& Replay::raise_fix(const Fix& fix, Span span) {
  const bool applied = repair_ == Repair::safe && !fix.open;
  Finding& finding = raise(applied ? Rule::repaired_move : Rule::doubtful_move, span);
  finding.written = span.in(game_->text);
  finding.fen = to_fen(line_.position);
  if (fix.open || (!applied && fix.kind != FixKind::drop)) describe_fault(fix, span, finding);
  const std::vector<std::string> can_be = std::move(finding.candidates);
  finding.candidates.clear();
  if (fix.move) finding.candidates.push_back(san(line_.position, fix.move));
  for (const Move move : fix.others)
    if (line_.position.is_legal(move)) finding.candidates.push_back(san(line_.position, move));
  if (fix.open && fix.kind == FixKind::choose) return finding;
  if (!finding.candidates.empty() && (fix.move || fix.open))
    finding.suggestion = finding.candidates.front();
  if (finding.rule == Rule::ambiguous_move)
    finding.candidates = can_be;  // what the word can be, not what else would do
  finding.applied = applied;
  if (fix.open && !finding.candidates.empty()) {
    finding.with("kind", "question");
    return finding;
  }
  const bool told_which = fix.answered && fix.kind == FixKind::choose;  // no matter of likelihood
  finding.with("kind", kind_name(told_which ? FixKind::replace : fix.kind))
      .with("answered", fix.answered ? "true" : "false")
      .with("lead", static_cast<std::int64_t>(fix.lead))
      .with("plies", static_cast<std::int64_t>(script_->proof));
  return finding;
}

// Two words in each other's place: one finding, over both.
void Replay::raise_exchange(const Fix& fix, Span both) {
  const bool applied = repair_ == Repair::safe;
  Finding& finding = raise(applied ? Rule::repaired_move : Rule::doubtful_move, both);
  finding.written = both.in(game_->text);
  finding.fen = to_fen(line_.position);
  finding.candidates.push_back(san(line_.position, fix.move));
  finding.suggestion = finding.candidates.front();
  finding.applied = applied;
  finding.with("kind", "exchange")
      .with("first", tokens_[at_].in(game_->text))
      .with("second", tokens_[fix.partner].in(game_->text))
      .with("lead", static_cast<std::int64_t>(fix.lead))
      .with("plies", static_cast<std::int64_t>(script_->proof));
}

// What is wrong with the word as it stands; nothing, if the fault shows only later.
void Replay::describe_fault(const Fix& fix, Span span, Finding& finding) {
  if (fix.kind == FixKind::insert && !fix.about_word) {
    finding.rule = Rule::missing_move;
    return;
  }
  const WordReading& word = reader(line_.position.turn()).read(game_->text, tokens_, at_);
  if (word.kind == WordKind::hole) finding.rule = Rule::missing_move;
  if (word.kind == WordKind::unreadable) finding.rule = Rule::unreadable_move;
  if (word.kind != WordKind::move || match(line_.position, word).count == 1) return;
  describe_bad_move(line_.position, word.readings(), span.in(game_->text), dots_, finding);
}

}  // namespace planilla
