// The table of what implies what, and its use.
#include "checks/engine/precedence.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "rules/ambiguous_move.h"
#include "rules/bad_eco.h"
#include "rules/bad_elo.h"
#include "rules/bad_fen.h"
#include "rules/bad_round.h"
#include "rules/castling_or_double_forfeit.h"
#include "rules/clock_gains_time.h"
#include "rules/converted_encoding.h"
#include "rules/doubtful_encoding.h"
#include "rules/draw_claim.h"
#include "rules/duplicate_game.h"
#include "rules/duplicate_tag.h"
#include "rules/fen_without_setup.h"
#include "rules/fifty_moves.h"
#include "rules/future_date.h"
#include "rules/game_too_long.h"
#include "rules/game_without_tags.h"
#include "rules/illegal_move.h"
#include "rules/impossible_date.h"
#include "rules/king_captured.h"
#include "rules/language_found.h"
#include "rules/malformed_tag.h"
#include "rules/misplaced_tag.h"
#include "rules/missing_capture.h"
#include "rules/missing_move.h"
#include "rules/missing_move_number.h"
#include "rules/missing_pawn_file.h"
#include "rules/missing_promotion_piece.h"
#include "rules/missing_result.h"
#include "rules/missing_roster_tag.h"
#include "rules/missing_variation_move.h"
#include "rules/mixed_encodings.h"
#include "rules/mixed_languages.h"
#include "rules/mojibake.h"
#include "rules/move_after_game_end.h"
#include "rules/name_form.h"
#include "rules/nested_comment.h"
#include "rules/null_move.h"
#include "rules/overstepped_time.h"
#include "rules/player_twice_in_round.h"
#include "rules/remark_in_parentheses.h"
#include "rules/repeated_move_number.h"
#include "rules/repeated_pairing.h"
#include "rules/result_against_board.h"
#include "rules/result_from_board.h"
#include "rules/result_mismatch.h"
#include "rules/roster_out_of_order.h"
#include "rules/same_players.h"
#include "rules/stray_text.h"
#include "rules/termination_mismatch.h"
#include "rules/threefold_repetition.h"
#include "rules/transliterated_name.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_tag.h"
#include "rules/unclosed_tag_string.h"
#include "rules/unclosed_variation.h"
#include "rules/unknown_date_part.h"
#include "rules/unread_text.h"
#include "rules/unreadable_move.h"
#include "rules/wrong_move_number.h"
#include "rules/wrong_ply_count.h"
#include "rules/wrong_side_to_move.h"
#include "rules/zeros_in_castling.h"

namespace planilla {

namespace {

constexpr auto table = std::to_array<Precedence>({
    // What stopped the reading explains why what comes after is not there.
    {rules::illegal_move, rules::wrong_ply_count, Reach::line},
    {rules::ambiguous_move, rules::wrong_ply_count, Reach::line},
    {rules::unreadable_move, rules::wrong_ply_count, Reach::line},
    {rules::wrong_side_to_move, rules::wrong_ply_count, Reach::line},
    {rules::missing_promotion_piece, rules::wrong_ply_count, Reach::line},
    {rules::king_captured, rules::wrong_ply_count, Reach::line},
    {rules::missing_move, rules::wrong_ply_count, Reach::line},
    {rules::move_after_game_end, rules::wrong_ply_count, Reach::line},
    {rules::illegal_move, rules::result_against_board, Reach::line},
    {rules::ambiguous_move, rules::result_against_board, Reach::line},
    {rules::unreadable_move, rules::result_against_board, Reach::line},
    {rules::missing_move, rules::result_against_board, Reach::line},
    {rules::unread_text, rules::wrong_ply_count, Reach::game},
    {rules::unread_text, rules::result_against_board, Reach::game},
    // What has no end swallows what stands behind it.
    {rules::unclosed_comment, rules::missing_result, Reach::game},
    {rules::unclosed_comment, rules::wrong_ply_count, Reach::game},
    {rules::unclosed_comment, rules::unclosed_variation, Reach::game},
    {rules::unclosed_comment, rules::nested_comment, Reach::place},
    {rules::nested_comment, rules::stray_text, Reach::game},       // the brace that closes too much
    {rules::missing_result, rules::wrong_ply_count, Reach::game},  // the end is cut off
    {rules::unclosed_variation, rules::missing_result, Reach::game},
    {rules::unclosed_variation, rules::wrong_ply_count, Reach::game},
    {rules::game_too_long, rules::missing_result, Reach::game},
    {rules::game_too_long, rules::unclosed_comment, Reach::game},
    {rules::game_too_long, rules::unclosed_variation, Reach::game},
    {rules::game_too_long, rules::wrong_ply_count, Reach::game},
    {rules::game_without_tags, rules::missing_roster_tag, Reach::game},
    // A tag that is broken is not also missing, out of order or of a bad form.
    {rules::malformed_tag, rules::missing_roster_tag, Reach::game},
    {rules::misplaced_tag, rules::missing_roster_tag, Reach::game},
    {rules::misplaced_tag, rules::roster_out_of_order, Reach::game},
    {rules::duplicate_tag, rules::roster_out_of_order, Reach::game},
    {rules::unclosed_tag_string, rules::unclosed_tag, Reach::place},
    {rules::unclosed_tag_string, rules::wrong_ply_count, Reach::place},
    {rules::unclosed_tag_string, rules::bad_elo, Reach::place},
    {rules::unclosed_tag_string, rules::bad_eco, Reach::place},
    {rules::unclosed_tag_string, rules::bad_round, Reach::place},
    {rules::unclosed_tag_string, rules::impossible_date, Reach::place},
    {rules::malformed_tag, rules::stray_text, Reach::place},
    {rules::mojibake, rules::name_form, Reach::place},
    {rules::mojibake, rules::transliterated_name, Reach::place},
    {rules::impossible_date, rules::unknown_date_part, Reach::place},
    {rules::impossible_date, rules::future_date, Reach::place},
    {rules::bad_fen, rules::fen_without_setup, Reach::game},
    // Without a position no move is read.
    {rules::bad_fen, rules::wrong_ply_count, Reach::game},
    {rules::bad_fen, rules::result_against_board, Reach::game},
    {rules::same_players, rules::name_form, Reach::place},
    // It is a null move that leaves the king to be captured.
    {rules::king_captured, rules::null_move, Reach::game},
    // Of several things wrong with the result, the plainest.
    {rules::result_against_board, rules::result_mismatch, Reach::game},
    {rules::result_mismatch, rules::termination_mismatch, Reach::game},
    {rules::result_against_board, rules::termination_mismatch, Reach::game},
    {rules::result_from_board, rules::missing_result, Reach::game},
    // Forms of the same thing.
    {rules::mixed_languages, rules::language_found, Reach::game},
    {rules::missing_pawn_file, rules::missing_capture, Reach::place},
    {rules::missing_variation_move, rules::remark_in_parentheses, Reach::place},
    {rules::wrong_move_number, rules::missing_move_number, Reach::game},
    {rules::wrong_move_number, rules::repeated_move_number, Reach::place},
    {rules::repeated_move_number, rules::missing_move_number, Reach::game},
    {rules::doubtful_encoding, rules::converted_encoding, Reach::game},
    {rules::draw_claim, rules::threefold_repetition, Reach::place},
    {rules::draw_claim, rules::fifty_moves, Reach::place},
    {rules::castling_or_double_forfeit, rules::zeros_in_castling, Reach::place},
    {rules::overstepped_time, rules::clock_gains_time, Reach::place},
    // Across games; applied game by game in AcrossChecks::finish.
    {rules::mixed_encodings, rules::converted_encoding, Reach::game},
    {rules::duplicate_game, rules::repeated_pairing, Reach::game},
    {rules::duplicate_game, rules::player_twice_in_round, Reach::game},
    {rules::repeated_pairing, rules::player_twice_in_round, Reach::game},
});

bool stops_the_line(const Finding& finding) {
  return finding.variation.empty() && !finding.applied.value_or(false);
}

// Where the findings of one rule stand, to be asked in logarithmic time: a hostile game has many.
class Speakers {
public:
  Speakers(const Findings& findings, Rule rule) {
    for (const Finding& finding : findings) {
      if (finding.rule != rule) continue;
      spans_.push_back(finding.span);
      stopped_ |= stops_the_line(finding);
    }
    const auto by_begin = [](Span a, Span b) { return a.begin < b.begin; };
    std::sort(spans_.begin(), spans_.end(), by_begin);
    for (std::size_t i = 1; i < spans_.size(); ++i)
      spans_[i].end = std::max(spans_[i].end, spans_[i - 1].end);  // of all up to here
  }

  bool speak_for(const Finding& silent, Reach reach) const {
    if (reach == Reach::line) return stopped_;
    return reach == Reach::game || touch(silent.span);
  }

private:
  bool touch(Span span) const {
    const auto after = std::upper_bound(spans_.begin(), spans_.end(), span.end,
                                        [](std::uint32_t end, Span s) { return end < s.begin; });
    return after != spans_.begin() && std::prev(after)->end >= span.begin;
  }

  std::vector<Span> spans_;
  bool stopped_ = false;
};

}  // namespace

std::span<const Precedence> precedence() {
  return table;
}

std::string_view reach_name(Reach reach) {
  switch (reach) {
    case Reach::place:
      return "at the same place";
    case Reach::game:
      return "in the same game";
    case Reach::line:
      return "in the same game, if it ended the reading of the main line";
  }
  return "";
}

void settle(Findings& findings) {
  if (findings.size() < 2) return;
  std::vector<bool> present(rule_count());
  for (const Finding& finding : findings) present[finding.rule.index()] = true;
  const auto here = [&](Rule rule) { return present[rule.index()]; };

  std::vector<bool> silenced(findings.size());  // one that is silenced still speaks for others
  for (const Precedence& entry : table) {
    if (!here(entry.speaks) || !here(entry.silent)) continue;
    const Speakers speakers(findings, entry.speaks);
    for (std::size_t i = 0; i < findings.size(); ++i)
      if (findings[i].rule == entry.silent && speakers.speak_for(findings[i], entry.reach))
        silenced[i] = true;
  }
  std::size_t i = 0;
  findings.erase_if([&](const Finding&) { return silenced[i++]; });
}

std::string precedence_markdown() {
  std::string out =
      "# Which rule speaks\n\n"
      "One cause, one finding. Where a fault would show under several rules, the one on the left\n"
      "speaks and the one on the right is silent, whether or not the left one is selected.\n\n"
      "| Speaks | Silent | Where |\n|---|---|---|\n";
  for (const Precedence& entry : table)
    fmt::format_to(std::back_inserter(out), "| [{0}]({0}.md) | [{1}]({1}.md) | {2} |\n",
                   rule_id(entry.speaks), rule_id(entry.silent), reach_name(entry.reach));
  return out;
}

}  // namespace planilla
