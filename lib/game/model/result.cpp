// Result spellings, and the comparison of tag, terminator and board.
#include "game/model/result.h"
#include "laws/dead/unwinnable.h"
#include "rules/arguments/tag.h"
#include "rules/bad_result.h"
#include "rules/missing_result.h"
#include "rules/result_against_board.h"
#include "rules/result_from_board.h"
#include "rules/result_mismatch.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace planilla {

namespace {

struct Spelling {
  std::string_view text;
  Result result;
};

// After normalisation: dashes and separators are '-', halves are "1/2", no blanks.
constexpr std::array<Spelling, 42> spellings = {{
    {"1-0", Result::white_wins},     {"0-1", Result::black_wins},
    {"1/2-1/2", Result::draw},       {"*", Result::unknown},
    {"1/2", Result::draw},           {"0-0", Result::both_lose},
    {"+-0", Result::white_wins},     {"+--", Result::white_wins},
    {"1--", Result::white_wins},     {"--+", Result::black_wins},
    {"0-+", Result::black_wins},     {"--1", Result::black_wins},
    {"---", Result::both_lose},      {"1/2-0", Result::odd},
    {"0-1/2", Result::odd},          {"1-1/2", Result::odd},
    {"1/2-1", Result::odd},          {"1-", Result::white_wins},
    {"-1", Result::black_wins},      {"0.5-0.5", Result::draw},
    {"0,5-0,5", Result::draw},       {".5-.5", Result::draw},
    {"1.0-0.0", Result::white_wins}, {"0.0-1.0", Result::black_wins},
    {"1,0-0,0", Result::white_wins}, {"0,0-1,0", Result::black_wins},
    {",5-,5", Result::draw},         {"+/-", Result::white_wins},
    {"-/+", Result::black_wins},     {"+-", Result::white_wins},
    {"-+", Result::black_wins},      {"1-0F", Result::white_wins},
    {"0-1F", Result::black_wins},    {"1-0f", Result::white_wins},
    {"0-1f", Result::black_wins},    {"0-0F", Result::both_lose},
    {"1/0", Result::white_wins},     {"0/1", Result::black_wins},
    {"1/2/1/2", Result::draw},       {"0.5/0.5", Result::draw},
    {"0,5/0,5", Result::draw},       {"-/-", Result::both_lose},
}};

// One of the separators between the halves of a result, as bytes of UTF-8; 0 if there is none here.
std::size_t separator_length(std::string_view text) {
  if (text.front() == ':' || text.front() == '_' || text.front() == '-') return 1;
  static constexpr std::array<std::string_view, 7> dashes = {"\u2010", "\u2011", "\u2012", "\u2013",
                                                             "\u2014", "\u2015", "\u2212"};
  for (std::string_view dash : dashes)
    if (text.starts_with(dash)) return dash.size();
  return 0;
}

std::string normalise(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (const std::size_t n = separator_length(text)) {
      out += '-';
      text.remove_prefix(n);
    } else if (text.starts_with("\u00bd")) {
      out += "1/2";
      text.remove_prefix(2);
    } else {
      if (text.front() != ' ' && text.front() != '\t') out += text.front();
      text.remove_prefix(1);
    }
  }
  return out;
}

Result board_result(const Position& position) {
  if (position.is_checkmate())
    return position.turn() == white ? Result::black_wins : Result::white_wins;
  return position.is_stalemate() ? Result::draw : Result::none;
}

std::string_view board_name(Result board) {
  return board == Result::draw         ? "stalemate"
         : board == Result::white_wins ? "checkmate-white"
                                       : "checkmate-black";
}

bool is_open(Result result) {
  return result == Result::none || result == Result::unknown;
}

// What PGN can say: one of its four terminators.
Result writable(Result result) {
  switch (result) {
    case Result::white_wins:
    case Result::black_wins:
    case Result::draw:
      return result;
    default:
      return Result::unknown;
  }
}

void keep_as_remark(Game& game, Span span) {
  Element element;
  element.kind = ElementKind::remark;
  element.span = span;
  game.elements.edit().push_back(element);
}

// Where results are kept before the terminator, which are told again of what is written, nothing
// else comes between them.
void keep_before_results(Game& game, Span span) {
  std::vector<Element>& elements = game.elements.edit();
  auto at = elements.end();
  while (at != elements.begin() && std::prev(at)->kind == ElementKind::remark &&
         parse_result(std::prev(at)->span.in(game.text)) != Result::none)
    --at;
  Element element;
  element.kind = ElementKind::remark;
  element.span = span;
  elements.insert(at, element);
}

// A game that was not played to its end at the board: PGN writes who gets the point, and the tag
// Termination says why. What stood there is kept as a comment.
void write_forfeit(Game& game) {
  GameTag* tag = nullptr;
  for (GameTag& one : game.tags)
    if (one.name == "Result") tag = &one;
  // On a sheet the tag holds what PGN writes for it already.
  const bool in_tag = tag && (is_forfeit(tag->value) || is_forfeit(tag->value_span.in(game.text)));
  const bool at_end = is_forfeit(game.terminator_span.in(game.text));
  if (!in_tag && !at_end) return;
  if (at_end && game.result == game.terminator)  // one that contradicts the tag is kept anyway
    keep_as_remark(game, game.terminator_span);
  else if (!at_end && !tag->value_span.empty())
    keep_as_remark(game, tag->value_span);
  if (in_tag) tag->value = result_text(game.result);
  if (game.tag("Termination") == nullptr) {
    GameTag termination;
    termination.name = "Termination";
    termination.value = "forfeit";
    game.tags.push_back(std::move(termination));
  }
}

// A game of which the sheet does not say how it ended, `*`, may have been cut; one with another
// result is wrong in one of the two.
Finding against_board(std::string_view board, Result result) {
  Finding finding(
      diagnostics::ResultAgainstBoard{
          .board = chosen(board),
          .result = chosen(result_text(is_open(result) ? Result::unknown : result))},
      {});
  if (is_open(result)) finding.severity = Severity::warning;
  return finding;
}

// `*`, and nothing that says more: no other result in the tag, behind the moves or kept of them,
// and moves that could have gone on. A diagram of a mate is a puzzle, not a game that was cut.
bool is_left_open(const Game& game) {
  const auto is_mismatch = [](const Finding& finding) {
    return finding.rule == rules::result_mismatch;
  };
  return game.plies != 0 && is_open(game.tag_result) && is_open(game.terminator) &&
         std::none_of(game.findings.begin(), game.findings.end(), is_mismatch);
}

void compare_with_board(Game& game) {
  const Result board = board_result(game.final);
  if (board == Result::none || board == game.result) return;
  if (is_open(game.tag_result) && game.terminator == Result::none) {
    Finding finding(diagnostics::ResultFromBoard{.result = chosen(result_text(board))},
                    {game.extent.end, game.extent.end});
    finding.ply = static_cast<int>(game.plies);
    game.findings.push_back(std::move(finding));
    game.result = board;
    for (GameTag& tag : game.tags)  // "*" was no result either
      if (tag.name == "Result") tag.value = result_text(board);
    return;
  }
  if (is_open(game.result) && !is_left_open(game)) return;
  const GameTag* tag = game.tag("Result");
  Finding finding = against_board(board_name(board), game.result);
  finding.span = tag && !tag->span.empty() ? tag->span : game.terminator_span;
  finding.ply = static_cast<int>(game.plies);
  game.findings.push_back(std::move(finding));
}

// `{0-1} 1-0`, `{0-1} {0-0} *`, `{½} {words} 1-0`: so an earlier conversion wrote a terminator that
// contradicts the tag, and the words behind it. The text of the nearest comment behind the last
// move that is another result, between its braces; empty where there is none.
Span kept_result(const Game& game) {
  constexpr std::size_t longest = 16;  // bytes
  std::string_view before = game.text.substr(0, game.terminator_span.begin);
  for (;;) {
    before = before.substr(0, before.find_last_not_of(" \t\r\n") + 1);
    if (!before.ends_with('}')) return {};
    const std::size_t open = before.find_last_of("{}", before.size() - 2);
    if (open == std::string_view::npos || before[open] != '{') return {};
    const Span inner{static_cast<std::uint32_t>(open + 1),
                     static_cast<std::uint32_t>(before.size() - 1)};
    const Result kept = inner.size() > longest ? Result::none : parse_result(inner.in(game.text));
    if (kept != Result::none && writable(kept) != writable(game.terminator)) return inner;
    before = before.substr(0, open);
  }
}

void tell_kept_mismatch(Game& game) {
  if (game.terminator_span.empty()) return;
  const Span span = kept_result(game);
  if (span.empty()) return;
  Finding finding{rules::result_mismatch, span};
  finding.ply = static_cast<int>(game.plies);
  finding.written = span.in(game.text);
  finding.say(diagnostics::ResultMismatch{.tag = result_text(game.tag_result),
                                          .terminator = finding.written});
  game.findings.push_back(std::move(finding));
}

// The tag as PGN spells it; one that says nothing says what the end of the game does. What is none
// of a result stays as a comment.
void spell_result(Game& game) {
  const auto tag = std::find_if(game.tags.begin(), game.tags.end(),
                                [](const GameTag& one) { return one.name == "Result"; });
  if (tag == game.tags.end()) return;
  const std::string_view text = result_text(game.result);
  const std::string_view spelt = text.empty() ? result_text(Result::unknown) : text;
  const bool says_nothing = tag->value.find_first_not_of(" ?") == std::string_view::npos;
  if (says_nothing) tag->value = spelt;
  if (says_nothing || tag->value_span.empty()) return;
  const bool is_pgn = writable(game.tag_result) == game.tag_result;
  if (!is_pgn && game.tag_result != Result::none) return;  // 0-0, 1/2-0: PGN has no word for them
  if (is_pgn && result_text(game.tag_result) == tag->value) return;
  if (game.tag_result == Result::none) {
    Finding& finding = game.findings.emplace_back(rules::bad_result, tag->value_span);
    finding.add(arguments::Tag{.tag = "Result", .value = tag->value});
    finding.written = tag->value;
    keep_before_results(game, tag->value_span);
  }
  tag->value = spelt;
}

// The moves end without a result: what the tag says all the same.
void complete_missing_result(Game& game) {
  for (Finding& finding : game.findings)
    if (finding.rule == rules::missing_result)
      finding.say(diagnostics::MissingResult{
          .by = chosen(game.tag_result != Result::none ? "tag" : "nothing"),
          .result = chosen(result_text(game.result))});
}

}  // namespace

namespace {

// "1\t0", ";½;½", "0,5  0,5": the points of each player in a cell of his own; "" where it is
// anything else.
std::string points_in_cells(std::string_view text) {
  constexpr std::string_view partings = "\t;|", blanks = " \t;|";
  std::string out;
  std::size_t points = 0;
  for (std::size_t at = text.find_first_not_of(blanks); at != text.npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    const std::string_view cell = text.substr(at, end - at);
    if (cell != "1" && cell != "0" && cell != "½" && cell != "1/2" && cell != "0.5" &&
        cell != "0,5")
      return {};
    out += (points++ == 0 ? "" : "-") + std::string(cell);
    at = text.find_first_not_of(blanks, end);
    const std::string_view gap = text.substr(end, std::min(at, text.size()) - end);
    const bool parts = gap.size() > 1 || gap.find_first_of(partings) != gap.npos;
    if (at != text.npos && !parts) return {};
  }
  return points == 2 ? out : std::string();
}

}  // namespace

Result parse_result(std::string_view text) {
  // Nearly all.
  if (text == "1-0") return Result::white_wins;
  if (text == "0-1") return Result::black_wins;
  if (text == "1/2-1/2") return Result::draw;
  if (text == "*") return Result::unknown;
  for (const Spelling& s : spellings)
    if (s.text == text) return s.result;
  const std::string points = points_in_cells(text);
  const std::string plain = normalise(points.empty() ? text : std::string_view(points));
  for (const Spelling& s : spellings)
    if (s.text == plain) return s.result;
  return Result::none;
}

bool contradicts(Result a, Result b) {
  return a != b && a != Result::unknown && b != Result::unknown;
}

bool is_forfeit(std::string_view written) {
  if (written.empty()) return false;
  const char last = written.back();
  if (last == 'F' || last == 'f') return parse_result(written) != Result::none;
  if (parse_result(written) == Result::both_lose) return true;
  const bool signs = written.find('+') != std::string_view::npos;
  return signs && parse_result(written) != Result::none;
}

std::optional<Finding> result_against_board(const Position& final, Result result) {
  const Result board = board_result(final);
  if (board == result || is_open(result)) return std::nullopt;
  if (board != Result::none) return against_board(board_name(board), result);
  if (result == Result::draw || !is_dead_at_sight(final)) return std::nullopt;
  return against_board("dead", result);
}

void settle_result(Game& game, ReadTo end) {
  const bool tag_speaks = game.tag_result != Result::none;
  const Result said = tag_speaks ? game.tag_result : game.terminator;
  game.result = writable(said);
  const bool both = tag_speaks && game.terminator != Result::none;
  if (both && writable(game.tag_result) != writable(game.terminator)) {
    Finding finding{rules::result_mismatch, game.terminator_span};
    finding.ply = static_cast<int>(game.plies);
    const GameTag* tag = game.tag("Result");
    finding.written = game.terminator_span.in(game.text);
    finding.say(diagnostics::ResultMismatch{.tag = tag ? tag->value : result_text(game.tag_result),
                                            .terminator = finding.written});
    game.findings.push_back(std::move(finding));
    keep_as_remark(game, game.terminator_span);
  } else if (!game.terminator_span.empty() && writable(game.terminator) != game.terminator) {
    keep_as_remark(game, game.terminator_span);  // 0-0, 1/2-0: PGN has no terminator for them
  } else if (both) {
    tell_kept_mismatch(game);
  }
  complete_missing_result(game);
  write_forfeit(game);
  spell_result(game);
  if (end == ReadTo::end) compare_with_board(game);
}

}  // namespace planilla
