// Elements that are no moves; then the tokens of what was not read.
#include "game/reconcile/aside.h"

#include <algorithm>

#include "game/cells/shape.h"
#include "game/model/result.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/minutes.h"
#include "pgn/doubt_flags.h"
#include "rules/repaired_move.h"

namespace planilla {

namespace {

// A word that a repair took for no move; of the kings of an electronic board that is sure.
bool is_passed_over(const Game& game, Span span) {
  return std::any_of(game.findings.begin(), game.findings.end(), [&](const Finding& f) {
    return f.rule == rules::repaired_move && argument_text(f.args, "kind") != "kings" &&
           f.span.begin < span.end && span.begin < f.span.end;
  });
}

bool is_aside(ElementKind kind) {
  return kind == ElementKind::remark || kind == ElementKind::offer || kind == ElementKind::clock;
}

void add_elements(const Game& game, std::vector<Span>& out) {
  std::vector<std::uint32_t> opened;
  for (const Element& e : game.elements) {
    if (is_aside(e.kind) && !is_passed_over(game, e.span)) out.push_back(e.span);
    if (e.kind == ElementKind::open) opened.push_back(e.span.begin);
    if (e.kind != ElementKind::close || opened.empty()) continue;
    out.push_back({opened.back(), e.span.end});
    opened.pop_back();
  }
}

// The words of what the reading left.
class Rest {
public:
  Rest(const Game& game, std::span<const Token> tokens, const Lexicon& lexicon)
      : text_(game.text),
        tokens_(tokens),
        lexicon_(lexicon),
        notes_bare_minutes_(notes_bare_minutes()) {}

  void add(Span unread, std::vector<Span>& out) {
    const auto end = static_cast<std::uint32_t>(text_.size());
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const Token& token = tokens_[at];
      if (token.begin() < unread.begin || token.begin() >= unread.end) continue;
      begin_row(at);
      if (token.kind != TokenKind::word || (token.flags & token_doubtful) != 0) continue;
      if (is_time(token)) {
        out.push_back(token.span);
      } else if (const Lexicon::Phrase said = lexicon_.phrase_at(text_, tokens_, at);
                 said.tokens != 0) {
        const std::size_t last = at + said.tokens - 1;
        const bool ends = said.result != Result::none && !has_moves_behind(last + 1);
        out.push_back({token.begin(), ends ? end : tokens_[last].end()});
        at = last;
      } else if (in_row_ && ++cells_ > 2 && is_sentence(at)) {
        at = end_of_line(at);
        out.push_back({token.begin(), tokens_[at].end()});
      }
    }
  }

  // Wherever they stand: the reading takes them for numbers of moves.
  void add_bare_minutes(std::vector<Span>& out) const {
    for (std::size_t at = 0; at < tokens_.size(); ++at)
      if (is_bare_minutes(at)) out.push_back(tokens_[at].span);
  }

private:
  bool begins_line(std::size_t at) const {
    const std::uint32_t from = at == 0 ? 0 : tokens_[at - 1].end();
    return at == 0 ||
           Span{from, tokens_[at].begin()}.in(text_).find('\n') != std::string_view::npos;
  }

  std::size_t end_of_line(std::size_t at) const {
    while (at + 1 < tokens_.size() && !begins_line(at + 1)) ++at;
    return at;
  }

  // A number at the start of a line, and none behind it in the line.
  void begin_row(std::size_t at) {
    if (!begins_line(at)) return;
    cells_ = 0;
    in_row_ = tokens_[at].kind == TokenKind::move_number;
    for (std::size_t i = at + 1; i <= end_of_line(at) && in_row_; ++i)
      if (tokens_[i].kind == TokenKind::move_number && holds_digits(tokens_[i]) &&
          !is_bare_minutes(i))
        in_row_ = false;
  }

  bool holds_digits(const Token& token) const {
    return token.in(text_).find_first_of("0123456789") != std::string_view::npos;
  }

  bool is_bare_number(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == TokenKind::move_number &&
           tokens_[at].in(text_).find_first_not_of("0123456789") == std::string_view::npos;
  }

  // "7. Ab3 83 d6 82": a number without a dot behind the first move of nearly all rows.
  bool notes_bare_minutes() const {
    std::size_t rows = 0, noted = 0;
    for (std::size_t at = 0; at + 3 < tokens_.size(); ++at) {
      if (tokens_[at].kind != TokenKind::move_number || !begins_line(at) ||
          tokens_[at + 1].kind != TokenKind::word || end_of_line(at) < at + 3)
        continue;
      ++rows;
      noted += is_bare_number(at + 2) && tokens_[at + 3].kind == TokenKind::word ? 1u : 0u;
    }
    return noted > 2 && noted * 5 >= rows * 4;
  }

  bool is_bare_minutes(std::size_t at) const {
    return notes_bare_minutes_ && at > 0 && is_bare_number(at) && !begins_line(at) &&
           tokens_[at - 1].kind == TokenKind::word;
  }

  bool is_time(const Token& token) const {
    const std::string_view word = token.in(text_);
    const std::optional<Minutes> minutes = parse_minutes(word);
    return parse_clock_time(word) || (minutes && minutes->has_unit);
  }

  // A word of four letters at least that looks like no move stands in the rest of the line.
  bool is_sentence(std::size_t at) const {
    for (std::size_t i = at; i <= end_of_line(at); ++i) {
      const std::string_view word = tokens_[i].in(text_);
      if (tokens_[i].kind == TokenKind::word && word.size() > 3 &&
          shape_of(word) == MoveShape::none && !holds_digits(tokens_[i]))
        return true;
    }
    return false;
  }

  bool has_moves_behind(std::size_t at) const {
    for (; at < tokens_.size(); ++at)
      if (tokens_[at].kind == TokenKind::move_number && holds_digits(tokens_[at]) &&
          at + 1 < tokens_.size() && shape_of(tokens_[at + 1].in(text_)) == MoveShape::strong)
        return true;
    return false;
  }

  std::string_view text_;
  std::span<const Token> tokens_;
  const Lexicon& lexicon_;
  const bool notes_bare_minutes_;
  bool in_row_ = false;
  int cells_ = 0;  // of the row so far
};

}  // namespace

ResultSaid result_said(std::string_view text, std::span<const Token> tokens,
                       const Lexicon& lexicon) {
  ResultSaid out;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.kind == TokenKind::result) {
      out = {parse_result(token.in(text)), token.span};
    } else if (token.kind == TokenKind::word) {
      const Lexicon::Phrase said = lexicon.phrase_at(text, tokens, at);
      if (said.tokens == 0) continue;
      const std::uint32_t end = tokens[at + said.tokens - 1].end();
      at += said.tokens - 1;
      const bool says = said.result != Result::none && !said.resigns();
      if (says) out = {said.result, {token.begin(), end}};
    }
  }
  return out;
}

std::vector<Span> aside_of(const Game& game, std::span<const Token> tokens,
                           const Lexicon& lexicon) {
  std::vector<Span> out;
  add_elements(game, out);
  const auto end = static_cast<std::uint32_t>(game.text.size());
  Rest rest(game, tokens, lexicon);
  rest.add_bare_minutes(out);
  bool unread = false;
  for (const Element& e : game.elements)
    if (e.kind == ElementKind::unread) rest.add(e.span, out), unread = true;
  if (!unread && game.terminator_span.size() != 0) out.push_back({game.terminator_span.begin, end});
  return out;
}

}  // namespace planilla
