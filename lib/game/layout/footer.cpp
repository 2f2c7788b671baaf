// Lines of headings up to the next moves, cut where the next game begins.
#include "game/layout/footer.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "board/square_in_text.h"
#include "game/layout/sheet.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);
constexpr int few = 2;  // moves: a sentence may name a square

class FooterReader {
public:
  FooterReader(const Game& game, std::span<const Token> tokens, std::size_t at,
               const Lexicon& lexicon)
      : game_(game), text_(game.text), tokens_(tokens), at_(at), lexicon_(lexicon) {
    moves_ = moves_behind(at);
  }

  std::size_t end() const {
    if (moves_ == tokens_.size()) return end_of_last();
    if (stands_below()) return moves_;
    const std::size_t next = line_of(first_heading());
    if (next == none || next == at_) return end_of_result(at_);
    const std::size_t paragraph = paragraph_of(next);
    if (paragraph > at_) return paragraph;
    return names(at_, "Result") ? next : at_;
  }

private:
  bool is_tag(std::size_t i) const { return tokens_[i].kind == TokenKind::tag; }
  std::ptrdiff_t lines_before(std::size_t i) const { return line_ends_before(text_, tokens_, i); }
  // The first token of the line in which the next moves begin; the end of the text.
  std::size_t moves_behind(std::size_t from) const {
    std::size_t line = from;
    for (std::size_t i = from; i < tokens_.size(); ++i) {
      if (i > from && lines_before(i) > 0) line = i;
      if (looks_like_move(text_, tokens_[i])) return line;
      if (tokens_[i].kind == TokenKind::passage && squares_named(tokens_[i].in(text_), few) == few)
        return line;
    }
    return tokens_.size();
  }
  std::vector<Heading> headings(std::size_t i) const {
    return is_tag(i) ? find_headings(text_, tokens_[i].span, lexicon_) : std::vector<Heading>();
  }
  bool names(std::size_t i, std::string_view tag) const {
    const std::vector<Heading> found = headings(i);
    return std::any_of(found.begin(), found.end(), [&](const Heading& h) { return h.tag == tag; });
  }
  // The tag of the game's own first heading; nothing.
  std::string_view first_heading() const {
    for (const GameTag& tag : game_.tags)
      if (!tag.added && !tag.span.empty()) return tag.name;
    return {};
  }
  std::size_t line_of(std::string_view tag) const {
    for (std::size_t i = at_; i < moves_ && !tag.empty(); ++i)
      if (names(i, tag)) return i;
    return none;
  }
  std::size_t paragraph_of(std::size_t i) const {
    while (i > at_ && lines_before(i) < 2) --i;
    return i;
  }
  // No moves follow: up to the players of another game.
  std::size_t end_of_last() const {
    for (std::size_t i = at_; i < tokens_.size(); ++i)
      for (const Heading& heading : headings(i)) {
        const GameTag* own = game_.tag(heading.tag);
        if ((heading.tag == "White" || heading.tag == "Black") && own != nullptr &&
            own->value != heading.value.in(text_))
          return paragraph_of(i);
      }
    return tokens_.size();
  }
  // Do no headings stand above the first moves of the text, and no moves behind its last heading?
  bool stands_below() const {
    if (!first_heading().empty()) return false;
    const auto first = std::find_if(tokens_.begin(), tokens_.end(), [&](const Token& token) {
      return token.kind == TokenKind::tag || looks_like_move(text_, token);
    });
    if (first == tokens_.end() || first->kind == TokenKind::tag) return false;
    std::size_t last = tokens_.size();
    while (last > at_ && !is_tag(last - 1)) --last;
    return moves_behind(last) == tokens_.size();
  }
  // A result that stands alone, with no more room above than below.
  std::size_t end_of_result(std::size_t i) const {
    const std::vector<Heading> found = headings(i);
    if (found.size() != 1 || found.front().tag != "Result") return i;
    return lines_before(i) > lines_before(i + 1) ? i : i + 1;
  }

  const Game& game_;
  std::string_view text_;
  std::span<const Token> tokens_;
  std::size_t at_;
  const Lexicon& lexicon_;
  std::size_t moves_ = 0;
};

}  // namespace

std::size_t end_of_footer(const Game& game, std::span<const Token> tokens, std::size_t at,
                          const Lexicon& lexicon) {
  return FooterReader(game, tokens, at, lexicon).end();
}

namespace {

bool has_title_above_headings(const Game& game) {
  return !game.elements.is_compact() && !game.elements.empty() && !game.tags.empty() &&
         game.elements[0].kind == ElementKind::remark &&
         game.elements[0].span.end < game.tags.front().span.begin;
}

// Does the next game begin with the heading that this one began with?
bool begins_next_game(const Game& game, const Token& headings, const Lexicon& lexicon) {
  const std::vector<Heading> found = find_headings(game.text, headings.span, lexicon);
  return !found.empty() && game.tag(found.front().tag) != nullptr;
}

// Words of one line that say no result and end no sentence.
bool is_title_line(std::string_view text, std::span<const Token> line, const Lexicon& lexicon) {
  constexpr std::uint32_t longest = 60;  // bytes
  if (line.back().end() - line.front().begin() > longest || line.back().in(text).ends_with('.'))
    return false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const TokenKind kind = line[i].kind;
    if ((kind != TokenKind::word && kind != TokenKind::move_number && kind != TokenKind::junk &&
         kind != TokenKind::passage) ||
        looks_like_move(text, line[i]) || lexicon.phrase_at(text, line, i).tokens != 0)
      return false;
  }
  return true;
}

}  // namespace

std::size_t give_back_title(Game& game, std::span<const Token> tokens, std::size_t at,
                            const Lexicon& lexicon) {
  const std::string_view text = game.text;
  if (at == 0 || game.elements.is_compact() || game.elements.empty() ||
      line_ends_before(text, tokens, at) != 1 || !begins_next_game(game, tokens[at], lexicon))
    return at;
  std::size_t first = at - 1;
  while (first > 0 && line_ends_before(text, tokens, first) == 0) --first;
  const Element last = game.elements[game.elements.size() - 1];
  const bool is_remark = last.kind == ElementKind::remark &&
                         last.span.begin <= tokens[first].begin() &&
                         last.span.end == tokens[at - 1].end();
  const bool apart =
      first > 0 && (has_title_above_headings(game) || line_ends_before(text, tokens, first) > 1);
  if (!is_remark || !apart || !is_title_line(text, tokens.subspan(first, at - first), lexicon))
    return at;
  if (last.span.begin == tokens[first].begin())
    game.elements.edit().pop_back();
  else
    game.elements.edit().back().span.end = tokens[first - 1].end();
  return first;
}

}  // namespace planilla
