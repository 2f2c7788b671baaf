// The table of what implies what, and its use.
#include "checks/engine/precedence.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <iterator>
#include <vector>

namespace planilla {

namespace {

constexpr auto table = std::to_array<Precedence>({
    // What stopped the reading explains why what comes after is not there.
    {Rule::illegal_move, Rule::wrong_ply_count, Reach::line},
    {Rule::ambiguous_move, Rule::wrong_ply_count, Reach::line},
    {Rule::unreadable_move, Rule::wrong_ply_count, Reach::line},
    {Rule::wrong_side_to_move, Rule::wrong_ply_count, Reach::line},
    {Rule::missing_promotion_piece, Rule::wrong_ply_count, Reach::line},
    {Rule::king_captured, Rule::wrong_ply_count, Reach::line},
    {Rule::missing_move, Rule::wrong_ply_count, Reach::line},
    {Rule::move_after_game_end, Rule::wrong_ply_count, Reach::line},
    {Rule::illegal_move, Rule::result_against_board, Reach::line},
    {Rule::ambiguous_move, Rule::result_against_board, Reach::line},
    {Rule::unreadable_move, Rule::result_against_board, Reach::line},
    {Rule::missing_move, Rule::result_against_board, Reach::line},
    {Rule::unread_text, Rule::wrong_ply_count, Reach::game},
    {Rule::unread_text, Rule::result_against_board, Reach::game},
    // What has no end swallows what stands behind it.
    {Rule::unclosed_comment, Rule::missing_result, Reach::game},
    {Rule::unclosed_comment, Rule::wrong_ply_count, Reach::game},
    {Rule::unclosed_comment, Rule::unclosed_variation, Reach::game},
    {Rule::unclosed_comment, Rule::nested_comment, Reach::place},
    {Rule::nested_comment, Rule::stray_text, Reach::game},       // the brace that closes too much
    {Rule::missing_result, Rule::wrong_ply_count, Reach::game},  // the end is cut off
    {Rule::unclosed_variation, Rule::missing_result, Reach::game},
    {Rule::unclosed_variation, Rule::wrong_ply_count, Reach::game},
    {Rule::game_too_long, Rule::missing_result, Reach::game},
    {Rule::game_too_long, Rule::unclosed_comment, Reach::game},
    {Rule::game_too_long, Rule::unclosed_variation, Reach::game},
    {Rule::game_too_long, Rule::wrong_ply_count, Reach::game},
    {Rule::game_without_tags, Rule::missing_roster_tag, Reach::game},
    // A tag that is broken is not also missing, out of order or of a bad form.
    {Rule::malformed_tag, Rule::missing_roster_tag, Reach::game},
    {Rule::misplaced_tag, Rule::missing_roster_tag, Reach::game},
    {Rule::misplaced_tag, Rule::roster_out_of_order, Reach::game},
    {Rule::duplicate_tag, Rule::roster_out_of_order, Reach::game},
    {Rule::unclosed_tag_string, Rule::unclosed_tag, Reach::place},
    {Rule::unclosed_tag_string, Rule::wrong_ply_count, Reach::place},
    {Rule::unclosed_tag_string, Rule::bad_elo, Reach::place},
    {Rule::unclosed_tag_string, Rule::bad_eco, Reach::place},
    {Rule::unclosed_tag_string, Rule::bad_round, Reach::place},
    {Rule::unclosed_tag_string, Rule::impossible_date, Reach::place},
    {Rule::malformed_tag, Rule::stray_text, Reach::place},
    {Rule::mojibake, Rule::name_form, Reach::place},
    {Rule::mojibake, Rule::transliterated_name, Reach::place},
    {Rule::impossible_date, Rule::unknown_date_part, Reach::place},
    {Rule::impossible_date, Rule::future_date, Reach::place},
    {Rule::bad_fen, Rule::fen_without_setup, Reach::game},
    // Without a position no move is read.
    {Rule::bad_fen, Rule::wrong_ply_count, Reach::game},
    {Rule::bad_fen, Rule::result_against_board, Reach::game},
    {Rule::same_players, Rule::name_form, Reach::place},
    // It is a null move that leaves the king to be captured.
    {Rule::king_captured, Rule::null_move, Reach::game},
    // Of several things wrong with the result, the plainest.
    {Rule::result_against_board, Rule::result_mismatch, Reach::game},
    {Rule::result_mismatch, Rule::termination_mismatch, Reach::game},
    {Rule::result_against_board, Rule::termination_mismatch, Reach::game},
    // Forms of the same thing.
    {Rule::mixed_languages, Rule::language_found, Reach::game},
    {Rule::missing_pawn_file, Rule::missing_capture, Reach::place},
    {Rule::missing_variation_move, Rule::remark_in_parentheses, Reach::place},
    {Rule::wrong_move_number, Rule::missing_move_number, Reach::game},
    {Rule::wrong_move_number, Rule::repeated_move_number, Reach::place},
    {Rule::repeated_move_number, Rule::missing_move_number, Reach::game},
    {Rule::doubtful_encoding, Rule::converted_encoding, Reach::game},
    {Rule::draw_claim, Rule::threefold_repetition, Reach::place},
    {Rule::draw_claim, Rule::fifty_moves, Reach::place},
    {Rule::castling_or_double_forfeit, Rule::zeros_in_castling, Reach::place},
    // Across games; applied game by game in AcrossChecks::finish.
    {Rule::mixed_encodings, Rule::converted_encoding, Reach::game},
    {Rule::duplicate_game, Rule::repeated_pairing, Reach::game},
    {Rule::duplicate_game, Rule::player_twice_in_round, Reach::game},
    {Rule::repeated_pairing, Rule::player_twice_in_round, Reach::game},
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
  std::bitset<rule_count> present;
  for (const Finding& finding : findings) present.set(static_cast<std::size_t>(finding.rule));
  const auto here = [&](Rule rule) { return present.test(static_cast<std::size_t>(rule)); };

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
