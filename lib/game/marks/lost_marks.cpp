// Where a mark may have stood: before numbers that go back, before one that is due, before a move.
#include "game/marks/lost_marks.h"

#include <algorithm>

#include "base/ascii.h"
#include "board/half_move.h"
#include "game/marks/words_at.h"
#include "game/spelling/move_number.h"
#include "pgn/tokenizer.h"
#include "rules/arguments/mark.h"
#include "rules/arguments/repair.h"
#include "rules/doubtful_move.h"
#include "rules/stray_text.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/unopened_variation.h"

namespace planilla {

namespace {

constexpr std::size_t most = 40;  // candidates of one kind: each is a replay

using ascii::is_digit;

Finding told(const Finding& complaint, Rule rule, Span span, const arguments::Mark& mark) {
  Finding out(rule, span);
  out.ply = complaint.ply;
  out.variation = complaint.variation;
  out.add(mark);
  return out;
}

}  // namespace

LostMarks::LostMarks(const Movetext& movetext, std::size_t from, const Position& start,
                     const ReplayResult& read)
    : text_(movetext.text()), tokens_(movetext.tokens()), from_(from), start_(start), read_(read) {}

std::ptrdiff_t LostMarks::odd_numbers(const ReplayResult& read) {
  return std::count_if(read.elements.begin(), read.elements.end(),
                       [](const Element& e) { return e.kind == ElementKind::move_number; });
}

std::vector<MarkEdit> LostMarks::candidates() const {
  std::vector<MarkEdit> out;
  const std::vector<Trouble>& troubles = read_.outcome.troubles;
  const auto marks = std::find_if(troubles.begin(), troubles.end(),
                                  [](const Trouble& t) { return t.is_of_marks(); });
  const bool bad_move = std::any_of(troubles.begin(), troubles.end(),
                                    [](const Trouble& t) { return !t.is_of_marks(); });
  if (marks == troubles.end()) {
    if (bad_move) closed_behind(out), stretches_twice(out);
    return out;
  }
  const bool open_end = std::any_of(troubles.begin(), troubles.end(), [](const Trouble& t) {
    return t.kind == TroubleKind::unclosed_comment || t.kind == TroubleKind::unclosed_variation;
  });
  const bool nested = marks->kind == TroubleKind::nested_comment;
  if (!bad_move && !open_end && (!nested || odd_numbers(read_) == 0)) return out;
  // `(9...Ab4]`: what closes a parenthesis is told before the parenthesis itself.
  const auto open = std::find_if(marks, troubles.end(), [](const Trouble& t) {
    return t.kind == TroubleKind::unclosed_variation;
  });
  const bool is_other = marks->kind == TroubleKind::stray_text && open != troubles.end() &&
                        !read_.findings[marks->finding].span.in(text_).starts_with('}');
  const Trouble& first = is_other ? *open : *marks;
  const Finding& complaint = read_.findings[first.finding];
  switch (first.kind) {
    case TroubleKind::unclosed_comment:
    case TroubleKind::nested_comment:
      ends_of_comment(complaint, out);
      if (nested) whole_comment(complaint, out);
      break;
    case TroubleKind::unclosed_variation:
      ends_of_variation(complaint, out);
      break;
    case TroubleKind::unopened_variation:
      starts_of_variation(complaint, out);
      break;
    default:
      starts_of_comment(complaint, out);
  }
  return out;
}

// Behind the first bad move nothing was read: what is closed there and was not opened, nobody has
// complained about yet.
void LostMarks::closed_behind(std::vector<MarkEdit>& out) const {
  const std::uint32_t trouble = read_.first_trouble();
  Finding complaint;
  for (const Finding& finding : read_.findings)
    if (finding.span.begin == trouble) complaint = finding;
  int depth = 0;
  for (std::size_t i = from_; i < tokens_.size(); ++i) {
    const Token& token = tokens_[i];
    if (token.kind == TokenKind::open) ++depth;
    if (token.kind == TokenKind::close && --depth < 0) {
      complaint.span = token.span;
      starts_of_variation(complaint, out);
      return;
    }
    if (token.kind == TokenKind::junk && token.begin() > trouble &&
        token.in(text_).front() == '}') {
      complaint.span = token.span;
      starts_of_comment(complaint, out);
      return;
    }
  }
}

std::vector<Token> LostMarks::apply(const MarkEdit& edit) const {
  std::vector<Token> out(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(edit.keep));
  out.insert(out.end(), edit.put.begin(), edit.put.end());
  if (edit.scan_from != 0)
    tokenize(text_, {edit.scan_from, static_cast<std::uint32_t>(text_.size())}, out);
  else
    out.insert(out.end(), tokens_.begin() + static_cast<std::ptrdiff_t>(edit.resume),
               tokens_.end());
  return out;
}

std::size_t LostMarks::token_at(std::uint32_t byte) const {
  const auto found = std::partition_point(tokens_.begin(), tokens_.end(),
                                          [&](const Token& t) { return t.end() <= byte; });
  return static_cast<std::size_t>(found - tokens_.begin());
}

// The comment that begins with this token, ended at a byte.
MarkEdit LostMarks::comment_until(const Finding& complaint, std::size_t token,
                                  std::uint32_t end) const {
  MarkEdit edit;
  edit.keep = token;
  edit.scan_from = end;
  const std::uint32_t begin = tokens_[token].begin();
  edit.proof = end > begin + 1 ? 4 : 2;
  if (end > begin + 1) edit.put.push_back({{begin, end}, TokenKind::comment, 0});
  const std::size_t behind = std::min(text_.find_first_not_of(" \t\r\n", end), text_.size());
  edit.finding = told(complaint, rules::unclosed_comment, {begin, begin + 1},
                      {.fix = chosen(end > begin + 1 ? "end" : "stray"),
                       .before = words_at(text_, static_cast<std::uint32_t>(behind))});
  return edit;
}

bool LostMarks::is_other_number(std::size_t token, int ply) const {
  if (token >= tokens_.size() || tokens_[token].kind != TokenKind::move_number) return false;
  const int due = number_of_half_move(half_move_at(start_, ply));
  return static_cast<int>(parse_move_number(tokens_[token].in(text_)).value) != due;
}

// Its brace is too many; or it ends before the number that is due, or before a move.
void LostMarks::ends_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const {
  const std::size_t token = token_at(complaint.span.begin);
  if (token >= tokens_.size() || tokens_[token].kind != TokenKind::comment) return;
  const std::uint32_t begin = tokens_[token].begin();
  const std::string_view text = text_.substr(0, tokens_[token].end());
  const std::size_t stop = std::min(text.find('{', begin + 1), text.size());
  const int due = number_of_half_move(half_move_at(start_, complaint.ply + 1));
  const auto close = static_cast<std::uint32_t>(other_bracket(text.substr(0, stop), begin + 1));
  if (close < stop) out.push_back(comment_until(complaint, token, close + 1));
  out.push_back(comment_until(complaint, token, begin + 1));
  std::vector<MarkEdit> moves;
  for (std::size_t at = begin + 1; at < stop && out.size() < most; ++at) {
    const char before = text[at - 1];
    if (before != ' ' && before != '\n' && before != '\t' && before != '\r' && before != '{') {
      if (text[at] == ')' && moves.size() < most)
        moves.push_back(comment_until(complaint, token, static_cast<std::uint32_t>(at)));
      continue;
    }
    std::size_t end = at;
    while (end < stop && is_digit(text[end])) ++end;
    if (end > at && end - at < 4 && end < stop && text[end] == '.') {
      const MoveNumber number = parse_move_number(text.substr(at, end - at));
      if (static_cast<int>(number.value) == due)
        out.push_back(comment_until(complaint, token, static_cast<std::uint32_t>(at)));
      continue;
    }
    const std::string_view word =
        text.substr(at, std::min(text.find_first_of(" \t\r\n{}()", at), text.size()) - at);
    if (looks_like_move(word) && moves.size() < most)
      moves.push_back(comment_until(complaint, token, static_cast<std::uint32_t>(at)));
  }
  std::move(moves.begin(), moves.end(), std::back_inserter(out));
}

// Up to the brace that closes the first, those within counted in pairs.
void LostMarks::whole_comment(const Finding& complaint, std::vector<MarkEdit>& out) const {
  const std::size_t token = token_at(complaint.span.begin);
  if (token >= tokens_.size() || tokens_[token].kind != TokenKind::comment) return;
  int depth = 0;
  for (std::uint32_t at = tokens_[token].begin(); at < text_.size(); ++at) {
    depth += text_[at] == '{' ? 1 : text_[at] == '}' ? -1 : 0;
    if (depth != 0) continue;
    MarkEdit edit;
    edit.keep = token + 1;
    edit.put.push_back({{tokens_[token].end(), at + 1}, TokenKind::comment, 0});
    edit.scan_from = at + 1;
    edit.finding = complaint;
    out.push_back(std::move(edit));
    return;
  }
}

// Main line and variations alike: a number that is not ahead of what was played before it.
std::vector<std::size_t> LostMarks::numbers_going_back(std::size_t begin, std::size_t end) const {
  std::vector<std::size_t> out;
  std::vector<int> stack;
  int last = 0;  // half-move of the last word, by the numbers
  for (std::size_t i = from_; i < end; ++i) {
    switch (tokens_[i].kind) {
      case TokenKind::open:
        stack.push_back(last);
        break;
      case TokenKind::close:
        if (!stack.empty()) last = stack.back(), stack.pop_back();
        break;
      case TokenKind::word:
        ++last;
        break;
      case TokenKind::move_number: {
        const MoveNumber number = parse_move_number(tokens_[i].in(text_));
        if (!number.has_digits) break;
        const int next = number.half_move();
        const bool opens = i > 0 && tokens_[i - 1].kind == TokenKind::open;
        if (next <= last && !opens && i >= begin) out.push_back(i);
        last = next - 1;
        break;
      }
      default:
        break;
    }
  }
  return out;
}

// Is everything behind the open parenthesis legal in the variation? Then only a number that goes
// back says where it ends, or a long game behind that place.
bool LostMarks::is_legal_to_its_end(Span open) const {
  return std::none_of(read_.elements.begin(), read_.elements.end(), [&](const Element& e) {
    return e.kind == ElementKind::unread && e.span.begin >= open.begin && e.span.size() > 1;
  });
}

// Before a number that goes back; or it is stray; or before any number behind it.
void LostMarks::ends_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const {
  const std::size_t open = token_at(complaint.span.begin);
  if (open >= tokens_.size() || tokens_[open].kind != TokenKind::open) return;
  const auto close_before = [&](std::size_t token) {
    MarkEdit edit;
    edit.keep = edit.resume = token;
    const std::uint32_t at = tokens_[token].begin();
    edit.put.push_back({{at, at}, TokenKind::close, 0});
    edit.finding = told(complaint, rules::unclosed_variation, tokens_[open].span,
                        {.fix = "end", .before = words_at(text_, at)});
    out.push_back(std::move(edit));
  };
  int depth = 0;  // `(9...Ab4]`
  for (std::size_t i = open + 1; i < tokens_.size(); ++i) {
    depth += tokens_[i].kind == TokenKind::open ? 1 : tokens_[i].kind == TokenKind::close ? -1 : 0;
    const std::string_view sign = tokens_[i].in(text_);
    if (depth != 0 || (sign != "]" && sign != "}")) continue;
    close_before(i);
    out.back().put.front().span = tokens_[i].span;
    out.back().resume = i + 1;
    break;
  }
  const std::vector<std::size_t> back = numbers_going_back(open + 1, tokens_.size());
  for (const std::size_t token : back)
    if (out.size() < most) close_before(token);
  MarkEdit stray;
  stray.keep = open;
  // "(1972 Nc6"
  const std::size_t last = open + is_other_number(open + 1, complaint.ply + 1);
  stray.resume = last + 1;
  stray.finding =
      told(complaint, rules::unclosed_variation, {tokens_[open].begin(), tokens_[last].end()},
           {.fix = "stray", .before = ""});
  out.push_back(std::move(stray));
  constexpr std::ptrdiff_t long_game = 12;  // half-moves
  const bool is_legal = is_legal_to_its_end(tokens_[open].span);
  std::ptrdiff_t inside = 0;  // half-moves of the variation
  for (std::size_t i = open + 1; i < tokens_.size() && out.size() < 2 * most; ++i) {
    const TokenKind kind = tokens_[i].kind;
    const bool may = kind == TokenKind::move_number || kind == TokenKind::result ||
                     (kind == TokenKind::word && tokens_[i - 1].kind == TokenKind::comment);
    if (i > open + 1 && may && std::find(back.begin(), back.end(), i) == back.end()) {
      close_before(i);
      if (is_legal) out.back().proof = inside + long_game;
    }
    inside += kind == TokenKind::word;
  }
}

// The nearest first: a number that goes back, any other number, any word.
void LostMarks::starts_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const {
  const std::size_t close = token_at(complaint.span.begin);
  if (close >= tokens_.size() || tokens_[close].kind != TokenKind::close) return;
  const auto open_before = [&](std::size_t token) {
    MarkEdit edit;
    edit.keep = edit.resume = token;
    const std::uint32_t at = tokens_[token].begin();
    edit.put.push_back({{at, at}, TokenKind::open, 0});
    edit.finding = told(complaint, rules::unopened_variation, tokens_[close].span,
                        {.fix = "start", .before = words_at(text_, at)});
    out.push_back(std::move(edit));
  };
  std::vector<std::size_t> back = numbers_going_back(from_, close);
  std::reverse(back.begin(), back.end());
  for (const std::size_t token : back)
    if (out.size() < most) open_before(token);
  for (std::size_t i = close; i-- > from_ && out.size() < 2 * most;)
    if (tokens_[i].kind == TokenKind::word &&
        (i == 0 || tokens_[i - 1].kind != TokenKind::move_number))
      open_before(i);
}

// What is no move, up to the brace, is a comment; it may begin with words that could be moves.
void LostMarks::starts_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const {
  const std::size_t brace = token_at(complaint.span.begin);
  if (brace >= tokens_.size() || tokens_[brace].in(text_).front() != '}') return;
  std::uint32_t trouble = complaint.span.begin;
  for (const Trouble& other : read_.outcome.troubles)
    if (!other.is_of_marks()) trouble = std::min(trouble, read_.findings[other.finding].span.begin);
  std::size_t token = token_at(trouble);
  for (std::size_t i = token; i < brace; ++i)
    if (tokens_[i].kind == TokenKind::comment) token = i + 1;  // its end would have been that brace
  if (token >= brace) return;
  if (tokens_[token].kind == TokenKind::open && token + 1 < brace)
    ++token;  // "(RR} 17. Bf3 ...": taken for a remark
  constexpr std::size_t most_before = 12;
  for (std::size_t i = 0; i <= most_before; ++i, --token) {
    MarkEdit edit;
    edit.keep = token;
    edit.resume = brace + 1;
    edit.put.push_back({{tokens_[token].begin(), tokens_[brace].end()}, TokenKind::comment, 0});
    edit.finding = told(complaint, rules::stray_text, tokens_[brace].span,
                        {.fix = "start", .before = words_at(text_, tokens_[token].begin())});
    edit.finding.written = "}";
    out.push_back(std::move(edit));
    if (token == from_ || tokens_[token - 1].kind == TokenKind::comment) return;
  }
}

// Does some number stand twice, no more than so many tokens apart? Then a stretch may.
bool LostMarks::has_number_twice(std::size_t apart) const {
  std::vector<std::pair<std::string_view, std::size_t>> seen;  // and where it stood last
  for (std::size_t i = from_; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::move_number) continue;
    seen.emplace_back(tokens_[i].in(text_), i);
  }
  std::sort(seen.begin(), seen.end());
  for (std::size_t i = 1; i < seen.size(); ++i)
    if (seen[i].first == seen[i - 1].first && seen[i].second - seen[i - 1].second <= apart)
      return true;
  return false;
}

// The longest that stands twice in a row, with numbers in it.
void LostMarks::stretches_twice(std::vector<MarkEdit>& out) const {
  constexpr std::size_t shortest = 4, longest = 120;
  if (!has_number_twice(longest)) return;
  const auto plain = [](TokenKind kind) {
    return kind == TokenKind::word || kind == TokenKind::move_number;
  };
  const auto same = [&](std::size_t a, std::size_t b) {
    return plain(tokens_[a].kind) && tokens_[a].kind == tokens_[b].kind &&
           tokens_[a].in(text_) == tokens_[b].in(text_);
  };
  std::size_t best = 0, at = 0;
  for (std::size_t length = shortest; length <= longest; ++length) {
    std::size_t run = 0, words = 0, numbers = 0;
    for (std::size_t i = from_; i + length < tokens_.size(); ++i) {
      if (!same(i, i + length)) {
        run = words = numbers = 0;
        continue;
      }
      ++run;
      words += tokens_[i].kind == TokenKind::word;
      numbers += tokens_[i].kind == TokenKind::move_number;
      if (run < length || words < 3 || numbers == 0 || length <= best) continue;
      best = length;
      at = i + 1;  // of the second
      break;
    }
  }
  if (best == 0) return;
  MarkEdit edit;
  edit.keep = at;
  edit.resume = at + best;
  const Span span{tokens_[at].begin(), tokens_[at + best - 1].end()};
  edit.put.push_back({span, TokenKind::comment, 0});
  edit.finding = Finding(rules::doubtful_move, span);
  edit.finding.written = span.in(text_);
  edit.finding.add(arguments::Repair{.kind = "twice"});
  out.push_back(std::move(edit));
}

}  // namespace planilla
