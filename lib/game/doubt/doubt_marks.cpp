// Marks are counted between the numbers.
#include "game/doubt/doubt_marks.h"

#include <algorithm>

#include "base/ascii.h"
#include "board/half_move.h"
#include "game/doubt/bracketed_moves.h"
#include "game/doubt/crossed_rows.h"
#include "game/doubt/dotted_marks.h"
#include "game/doubt/doubt_tokens.h"
#include "game/doubt/end_marks.h"
#include "game/doubt/exchange_marks.h"
#include "game/doubt/glued_equals.h"
#include "game/doubt/marked_remarks.h"
#include "game/doubt/misread_numbers.h"
#include "game/doubt/parted_promotions.h"
#include "game/doubt/parted_words.h"
#include "game/doubt/passed_over.h"
#include "game/doubt/stars_in_rows.h"
#include "game/doubt/unwritten_rows.h"
#include "game/model/lexicon.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"
#include "notation/data/doubt_grammar.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

// 1:27, 85'
bool is_time(std::string_view word) {
  const std::optional<Minutes> minutes = parse_minutes(word);
  return parse_clock_time(word) || (minutes && minutes->has_unit);
}

bool is_letter_or_digit(char c) {
  return ascii::is_letter(c) || ascii::is_digit(c);
}

void add_folded(const std::vector<std::string>& words, std::set<std::string, std::less<>>& out) {
  for (const std::string& word : words) out.insert(fold_words(word));
}

}  // namespace

// From a number on, outside parentheses.
struct DoubtMarks::Line {
  std::uint32_t number = 0;   // 0: there is none
  bool is_blacks = false;     // "5..."
  bool is_row = false;        // it begins a line of the sheet
  std::size_t number_at = 0;  // its token
  std::vector<std::size_t> tokens;

  int half_move() const {
    return half_move_named(static_cast<int>(number), is_blacks ? black : white);
  }
  // How many half-moves stand in it, by its number and the next.
  std::size_t room_before(const Line& next) const {
    if (next.number > number && number != 0)
      return static_cast<std::size_t>(next.half_move() - half_move());
    return is_blacks ? 1 : 2;
  }
};

DoubtMarks::DoubtMarks(const Notations& notations)
    : grammar_(notations.doubt_grammar()), corrections_(notations), named_(notations) {
  for (const Language& language : notations.languages().all()) {
    add_folded(language.unwritten, unwritten_);
    add_folded(language.crossed_out, crossed_out_);
    add_folded(language.either, either_);
    add_folded(language.negates, negates_);
  }
}

void DoubtMarks::mark(std::string_view text, std::vector<Token>& tokens, Frame frame) const {
  part_glued_equals(text, tokens);
  settle_promotions(text, tokens);
  join_digits(text, tokens);
  if (frame == Frame::sheet) {
    mend_numbers(text, tokens);
    CrossedRows(grammar_, crossed_out_, negates_).find(text, tokens);
    part_dotted_marks(text, tokens);
    exchange_marked_rows(text, tokens);
    open_brackets_of_moves(text, tokens);
    named_.join(text, tokens);
    join_marked_remarks(text, tokens);
    mark_parted_words(text, tokens);
    mark_stars_in_rows(text, tokens);
  }
  if (join(text, tokens, frame)) corrections_.find(text, tokens);
  if (frame == Frame::sheet) mark_unwritten_rows(text, tokens);
  if (!may_be_unwritten(text, tokens)) return;
  if (frame == Frame::pgn && passes_in_variation(text, tokens)) frame = Frame::study;
  std::vector<Line> all = lines(text, tokens, frame);
  if (frame == Frame::sheet) drop_empty_rows(text, tokens, all);
  all.emplace_back();
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    settle(text, tokens, i == 0 ? Line{} : all[i - 1], all[i], all[i + 1], frame);
  if (frame == Frame::sheet) mark_lone_dashes(text, tokens);
  drop_passed_over(tokens);
}

bool DoubtMarks::is_mark(std::string_view text, const Token& token) const {
  if (token.flags & token_unwritten) return true;
  if (token.kind == TokenKind::open || token.kind == TokenKind::comment) return false;
  return grammar_.unwritten.contains(token.in(text));
}

// Nearly all games hold no such mark.
bool DoubtMarks::may_be_unwritten(std::string_view text, const std::vector<Token>& tokens) const {
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    if (token.flags & token_unwritten) return true;
    if (token.kind == TokenKind::comment || token.kind == TokenKind::open) return false;
    return !is_letter_or_digit(text[token.begin()]) && is_mark(text, token);
  });
}

// Does a variation hold a null move? Who wrote it shows threats so, in the main line too.
bool DoubtMarks::passes_in_variation(std::string_view text,
                                     const std::vector<Token>& tokens) const {
  int depth = 0;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::open) ++depth;
    if (token.kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0 && token.kind != TokenKind::comment &&
        grammar_.null_move.contains(token.in(text)))
      return true;
  }
  return false;
}

// A comment behind it says so: `-- {null move}`.
bool DoubtMarks::is_null_move(std::string_view text, const std::vector<Token>& tokens,
                              std::size_t at, Frame frame) const {
  if (!grammar_.null_move.contains(tokens[at].in(text))) return false;
  if (frame == Frame::study) return true;
  if (at + 1 >= tokens.size() || tokens[at + 1].kind != TokenKind::comment) return false;
  const std::string said = fold_words(tokens[at + 1].in(text));
  return std::any_of(grammar_.null_said.begin(), grammar_.null_said.end(),
                     [&](const std::string& word) { return said.find(word) != said.npos; });
}

// By their numbers; a sheet without any by its line ends.
std::vector<DoubtMarks::Line> DoubtMarks::lines(std::string_view text,
                                                const std::vector<Token>& tokens,
                                                Frame frame) const {
  std::vector<Line> numbered(1), rows(1);
  int depth = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const TokenKind kind = tokens[at].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0 || kind == TokenKind::comment || kind == TokenKind::line_comment) continue;
    if (kind == TokenKind::word && is_time(tokens[at].in(text))) continue;
    if (kind == TokenKind::tag) {
      numbered.emplace_back();
      continue;
    }
    const MoveNumber number =
        kind == TokenKind::move_number ? parse_move_number(tokens[at].in(text)) : MoveNumber{};
    const bool is_row = begins_line(text, tokens[at]);
    if (number.has_digits)
      numbered.push_back({number.value, number.dots > 1, is_row, at, {}});
    else if (numbered.back().number != 0)
      numbered.back().tokens.push_back(at);
    if (is_row) rows.push_back({.is_row = true});
    rows.back().tokens.push_back(at);
  }
  const bool has_numbers = std::any_of(numbered.begin(), numbered.end(),
                                       [](const Line& line) { return line.number != 0; });
  if (has_numbers || frame != Frame::sheet) return numbered;
  const auto holds_move = [&](const Line& row) {
    return std::any_of(row.tokens.begin(), row.tokens.end(),
                       [&](std::size_t at) { return may_be_move(text, tokens[at]); });
  };
  const auto is_pair = [&](const Line& row) {
    return row.tokens.size() == 2 && may_be_move(text, tokens[row.tokens[0]]) &&
           may_be_move(text, tokens[row.tokens[1]]);
  };
  // Longer rows are prose, "- e4" is an item of a list, unless rows of both players' half-moves
  // follow; what stands before the first move and behind the last belongs to no game.
  for (std::size_t i = rows.size(); i-- > 0;) {
    const Line& row = rows[i];
    const bool is_item = holds_move(row) && is_mark(text, tokens[row.tokens.front()]) &&
                         !(i + 2 < rows.size() && is_pair(rows[i + 1]) && is_pair(rows[i + 2]));
    if (row.tokens.size() > 2 || is_item) rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
  }
  while (!rows.empty() && !holds_move(rows.back())) rows.pop_back();
  auto first = std::find_if(rows.begin(), rows.end(), holds_move);
  // "- -" above rows of two: the first row of the game was not written.
  const auto is_unwritten = [&](const Line& row) {
    return row.tokens.size() == 2 && is_mark(text, tokens[row.tokens[0]]) &&
           is_mark(text, tokens[row.tokens[1]]);
  };
  if (first != rows.begin() && rows.end() - first > 1 && is_pair(first[0]) && is_pair(first[1]) &&
      is_unwritten(first[-1]))
    --first;
  rows.erase(rows.begin(), first);
  return rows;
}

bool DoubtMarks::holds_result(std::string_view text, const std::vector<Token>& tokens,
                              const Line& line) {
  return std::any_of(line.tokens.begin(), line.tokens.end(), [&](std::size_t at) {
    return tokens[at].kind == TokenKind::result && !is_drawn(tokens[at].in(text));
  });
}

namespace {

// "30. - -": typed, and no rule of a printed form; half-moves may have been played there, so that
// the rows stay, as one passage. Those below were dropped before.
void drop_row(std::string_view text, std::vector<Token>& tokens, std::size_t number,
              std::span<const std::size_t> rules) {
  // In a column behind another the rows are a form's.
  const bool is_typed =
      begins_line(text, tokens[number]) &&
      std::all_of(rules.begin(), rules.end(), [&](std::size_t at) {
        return tokens[at].in(text).find_first_not_of("-\xe2\x80\x93\x94") == std::string_view::npos;
      });
  Span whole = cover(tokens[number].span, tokens[rules.back()].span);
  for (const std::size_t at : rules) pass_over(tokens[at]);
  if (!is_typed) {
    pass_over(tokens[number]);
    return;
  }
  const std::size_t below = rules.back() + 1;
  if (below < tokens.size() && tokens[below].kind == TokenKind::passage &&
      (tokens[below].flags & token_unwritten) != 0) {
    whole = cover(whole, tokens[below].span);
    pass_over(tokens[below]);
  }
  tokens[number] = {whole, TokenKind::passage, token_unwritten};
}

}  // namespace

// The rows of a form below the last move of a game: "29. ____ ____". What is drawn there marks no
// half-move that was played.
void DoubtMarks::drop_empty_rows(std::string_view text, std::vector<Token>& tokens,
                                 std::vector<Line>& lines) {
  const auto is_rule = [&](std::size_t at) {
    return is_drawn(tokens[at].in(text)) && (tokens[at].flags & token_unwritten) == 0;
  };
  // "4. --- ---", and in a line below it "Tablas".
  const auto is_empty = [&](const Line& line) {
    const auto behind = std::find_if(line.tokens.begin(), line.tokens.end(), [&](std::size_t at) {
      return tokens[at].kind == TokenKind::word && begins_line(text, tokens[at]);
    });
    return line.number != 0 && !line.tokens.empty() &&
           std::all_of(line.tokens.begin(), behind,
                       [&](std::size_t at) {
                         return tokens[at].kind == TokenKind::result || is_rule(at);
                       }) &&
           std::none_of(behind, line.tokens.end(),
                        [&](std::size_t at) { return may_be_move(text, tokens[at]); }) &&
           std::any_of(line.tokens.begin(), behind, is_rule);
  };
  // On a line of its own, or on top of the next column.
  const auto counts_on = [&](std::size_t at) {
    if (at == 0 || lines[at].number != lines[at - 1].number + 1) return false;
    const std::uint32_t before = tokens[lines[at - 1].number_at].begin(),
                        begin = tokens[lines[at].number_at].begin();
    return begin < before ||
           text.substr(before, begin - before).find('\n') != std::string_view::npos;
  };
  // "30. - -  31. -": White's half-move alone in the last row, as nobody prints a form.
  const auto stops_halfway = [&](std::size_t at) {
    const auto drawn = [&](const Line& line) {
      return std::count_if(line.tokens.begin(), line.tokens.end(), is_rule);
    };
    return at > 0 && drawn(lines[at]) == 1 && is_empty(lines[at - 1]) && drawn(lines[at - 1]) == 2;
  };
  bool at_end = true;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const bool ends = at_end || holds_result(text, tokens, lines[i]);
    at_end =
        lines[i].number == 0 || (ends && is_empty(lines[i]) && counts_on(i) && !stops_halfway(i));
    if (!at_end || lines[i].number == 0) continue;
    std::vector<std::size_t> rules;
    for (const std::size_t at : lines[i].tokens)
      (is_rule(at) ? rules : lines[i - 1].tokens).push_back(at);
    drop_row(text, tokens, lines[i].number_at, rules);
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Marks for which the numbers leave no room: words are a remark, and a ruling is no result.
void DoubtMarks::part_moves(std::string_view text, std::vector<Token>& tokens,
                            std::span<const std::size_t> marks, Frame frame) {
  for (const std::size_t at : marks) {
    Token& token = tokens[at];
    const std::string_view sign = token.in(text);
    const bool is_sign = is_tick(sign);
    const bool is_dashes = frame == Frame::sheet && token.span.size() > 1 &&
                           (is_sign || sign.find_first_not_of('-') == std::string_view::npos);
    if ((token.flags & token_unwritten) != 0)
      token = {token.span, TokenKind::comment, 0};
    else if (token.kind == TokenKind::result || is_dashes)
      pass_over(token);
  }
}

// "d4 Cf6 c4 -- g3 d5", "-- d5 2. c4": dashes between the half-moves of a line without numbers. On
// a sheet they are no null move, nor does a player forfeit there.
void DoubtMarks::mark_lone_dashes(std::string_view text, std::vector<Token>& tokens) const {
  const auto is_beside = [&](std::size_t at, std::size_t other) {
    const std::size_t later = std::max(at, other);
    const Span gap{tokens[later - 1].end(), tokens[later].begin()};
    return gap.begin <= gap.end && gap.in(text).find('\n') == std::string_view::npos &&
           tokens[other].kind != TokenKind::comment &&
           (may_be_move(text, tokens[other]) || tokens[other].in(text) == ",");
  };
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::string_view sign = tokens[at].in(text);
    if (sign.size() < 2 || sign.find_first_not_of('-') != sign.npos ||
        (tokens[at].flags & token_unwritten) != 0 ||
        (tokens[at].kind != TokenKind::word && tokens[at].kind != TokenKind::result) ||
        is_null_move(text, tokens, at, Frame::sheet))
      continue;
    const bool begins = at == 0 || begins_line(text, tokens[at]);
    if (is_beside(at, at + 1) && (begins || is_beside(at, at - 1))) {
      tokens[at].kind = TokenKind::word;
      tokens[at].flags |= token_unwritten;
    }
  }
}

void DoubtMarks::settle(std::string_view text, std::vector<Token>& tokens, const Line& before,
                        const Line& line, const Line& next, Frame frame) const {
  std::vector<std::size_t> marks;
  std::vector<std::size_t> ends;  // `*` behind a half-move
  std::size_t words = 0, room = line.room_before(next);
  std::size_t last_move = 0;  // behind the last move that is written: its place in the line
  for (std::size_t i = 0; i < line.tokens.size(); ++i) {
    const Token& token = tokens[line.tokens[i]];
    const bool in_place = i == 0 || (!marks.empty() && marks.back() == line.tokens[i - 1]);
    const bool weak = grammar_.weak.contains(token.in(text));
    if (!(weak && frame != Frame::sheet) && is_mark(text, token) &&
        !is_null_move(text, tokens, line.tokens[i], frame) &&
        (in_place || !weak || token.kind == TokenKind::move_number)) {
      marks.push_back(line.tokens[i]);
    } else if (may_be_move(text, token)) {
      ++words;
      last_move = i + 1;
    } else if (frame == Frame::sheet && token.in(text) == "*") {
      ends.push_back(line.tokens[i]);
    }
  }
  // "2. c4 * 3. Cc3 Cf6": in the place of Black's half-move, and the game goes on.
  if (next.number == line.number + 1 && line.number != 0 && words + marks.size() + 1 == room &&
      ends.size() == 1)
    marks.push_back(ends.front());
  if (marks.empty()) return;
  // Whose move it is: "7. Cf3 ... 7... Cf6", "7... Cf6", "23. ... Cf6" at the beginning.
  const bool goes_on = next.number == line.number && line.number != 0;
  const bool went_on = before.number == line.number || before.number == 0;
  const auto says_whose = [&](std::size_t at) {
    if (tokens[at].kind != TokenKind::move_number) return false;
    return goes_on || (went_on && at == line.tokens.front());
  };
  std::erase_if(marks, says_whose);
  // `3 - --- a6`: the first parts the number from its row, as in the other rows.
  const bool may_part =
      line.number != 0 && !marks.empty() && marks.front() == line.tokens.front() &&
      is_dash(tokens[marks.front()].in(text)) && !tokens[line.number_at].in(text).ends_with('.');
  const bool parts_rows = may_part && before.number != 0 && !before.tokens.empty() &&
                          is_dash(tokens[before.tokens.front()].in(text)) &&
                          (tokens[before.tokens.front()].flags & token_unwritten) == 0;
  if (may_part && (parts_rows || words + marks.size() == room + 1)) marks.erase(marks.begin());
  // At the end of the game nothing is known to be missing: what is drawn there is told, and is
  // neither a result nor a null move.
  const bool star_is_move = !ends.empty() && !marks.empty() && marks.back() == ends.front();
  const bool is_last = (next.number == 0 && next.tokens.empty()) ||
                       (!star_is_move && holds_result(text, tokens, line));
  if (is_last && last_move < line.tokens.size() && frame == Frame::sheet) {
    const bool is_alone = words == 0 && line.number != 0;
    EndMarks end(text, tokens,
                 {.first = line.tokens[last_move],
                  .number_at = is_alone ? line.number_at : EndMarks::none,
                  .has_moves = words > 0,
                  .parts_cells = parts_rows});
    std::erase_if(marks, [&](std::size_t at) { return !end.stays(at); });
    end.keep_drawn();
  }
  if (words + marks.size() > room) {
    part_moves(text, tokens, marks, frame);
    return;
  }
  for (const std::size_t at : marks) {
    tokens[at].kind = TokenKind::word;
    tokens[at].flags |= token_unwritten;
  }
}

}  // namespace planilla
