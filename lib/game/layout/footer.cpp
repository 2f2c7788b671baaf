// Lines of headings up to the next moves, cut where the next game begins.
#include "game/layout/footer.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "game/layout/sheet.h"
#include "game/spelling/square_in_text.h"
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

}  // namespace planilla
