// What stands beside the moves: times, signs of capture and check, offers; and the result below
// them.
#include <algorithm>
#include <optional>
#include <utility>

#include "board/fen.h"
#include "board/resolve.h"
#include "game/model/result.h"
#include "notation/write/san.h"
#include "reconcile/reconciled.h"
#include "rules/false_capture.h"
#include "rules/false_check.h"
#include "rules/false_mate.h"
#include "rules/sheets_differ.h"

namespace planilla {

// What each sheet notes beside the half-move, held against the first that notes anything.
void Reconciled::compare_times(std::size_t ply) {
  constexpr std::uint32_t careless = 60;  // seconds
  std::optional<std::pair<std::size_t, std::uint32_t>> first;
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    const Span word = game_.words[ply - 1][i];
    const auto time = sheets_[i]->times.find(word.begin);
    if (word.size() == 0 || time == sheets_[i]->times.end()) continue;
    if (!first) first = {i, time->second};
    if (first->second == time->second) continue;
    const std::string own = clock_text(time->second), other = clock_text(first->second);
    Finding& finding = add(
        i, rules::sheets_differ, word, static_cast<int>(ply),
        {.kind = "time", .time = own, .other = other, .other_file = sheets_[first->first]->name});
    const std::uint32_t apart =
        std::max(first->second, time->second) - std::min(first->second, time->second);
    finding.severity = apart < careless ? Severity::note : Severity::warning;
    finding.suggestion = san(positions_[ply - 1], game_.moves[ply - 1]);
  }
}

// An x that takes nothing, a + that gives no check: the sheet may mean another move.
void Reconciled::compare_marks(std::size_t ply) {
  const Position& before = positions_[ply - 1];
  const Move move = game_.moves[ply - 1];
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    const Span word = game_.words[ply - 1][i];
    if (!sheets_[i]->line.says(word, before, move)) continue;
    const std::uint16_t claims = sheets_[i]->line.claims_at(word, before);
    const std::uint16_t wrong = check_claims(before, move, claims, positions_[ply]).false_claims;
    const auto tell = [&](std::uint16_t claim, Rule rule) {
      if ((wrong & claim) != 0)
        add(i, rule, word, static_cast<int>(ply)).suggestion = san(before, move);
    };
    tell(claim_capture, rules::false_capture);
    tell(claim_check | claim_double | claim_discovered, rules::false_check);
    tell(claim_mate, rules::false_mate);
  }
}

// Behind which half-moves the sheet notes an offer of a draw.
std::set<std::size_t> Reconciled::offers_on(std::size_t sheet) const {
  const ReadSheet& one = *sheets_[sheet];
  std::set<std::size_t> tokens, out;
  for (std::size_t at = 0; at < one.tokens.size(); ++at)
    if (one.tokens[at].kind == TokenKind::offer || one.tokens[at].in(one.line.text) == "{(=)}")
      tokens.insert(at);
  for (const Element& e : one.game.elements)
    if (e.kind == ElementKind::offer) tokens.insert(one.line.token_index(e.span));
  for (const std::size_t token : tokens) {
    std::size_t behind = 0;
    for (std::size_t ply = 1; ply <= game_.proved; ++ply)
      if (const Span word = game_.words[ply - 1][sheet];
          word.size() != 0 && one.line.token_index(word) < token)
        behind = ply;
    if (behind != 0) out.insert(behind);
  }
  return out;
}

// Both players have to record it.
void Reconciled::compare_offers() {
  std::vector<std::set<std::size_t>> offers;
  for (std::size_t i = 0; i < sheets_.size(); ++i) offers.push_back(offers_on(i));
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    std::set<std::size_t> known = offers[i];
    for (std::size_t other = 0; other < sheets_.size(); ++other)
      for (const std::size_t ply : offers[other]) {
        const Span word = game_.words[ply - 1][i];
        if (!sheets_[i]->line.has_word(word) || !known.insert(ply).second) continue;
        Finding& finding = add(i, rules::sheets_differ, word, static_cast<int>(ply),
                               {.kind = chosen("offer"), .other_file = sheets_[other]->name});
        finding.severity = Severity::note;
        finding.suggestion = san(positions_[ply - 1], game_.moves[ply - 1]);
      }
  }
}

// What the board says of the result, where the sheets, or somebody besides them, give it.
void Reconciled::compare_result() {
  const Position& final = positions_.back();
  auto finding = result_against_board(final, parse_result(result_));
  if (!finding) return;
  const auto from = of_tag_.find("Result");
  const std::size_t sheet = from == of_tag_.end() ? 0 : from->second;
  const Game& game = sheets_[sheet]->game;
  const auto end = static_cast<std::uint32_t>(game.text.size());
  const bool on_sheet = from != of_tag_.end() && game.terminator_span.size() != 0;
  finding->span = on_sheet ? game.terminator_span : Span{end, end};
  finding->ply = last_ply();
  finding->fen = to_fen(final);
  findings_[sheet].push_back(std::move(*finding));
}

std::string_view Reconciled::tag(std::string_view name) const {
  const auto found =
      std::find_if(tags_.begin(), tags_.end(), [&](const auto& tag) { return tag.first == name; });
  return found == tags_.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace planilla
