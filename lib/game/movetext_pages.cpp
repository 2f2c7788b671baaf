// Pages and columns of one game: a second page with the headings of the first and numbers that
// begin anew; blocks of rows without numbers side by side.
#include <algorithm>
#include <optional>
#include <utility>

#include "game/layout/sheet.h"
#include "game/letters/two_readings.h"
#include "game/movetext_reader.h"
#include "game/spelling/move_number.h"
#include "game/tables/blocks.h"
#include "game/tables/page_order.h"
#include "rules/unplayed_moves.h"
#include "rules/wrong_move_number.h"

namespace planilla {

// Do the headings from tokens_[at] on say of both players, and of all else, what those of the game
// say? One past the last of them; `at` where they do not.
std::size_t MovetextReader::end_of_same_headings(const Game& game, std::size_t at) const {
  bool white = false, black = false;
  std::size_t end = at;
  for (; end < tokens_.size() && tokens_[end].kind == TokenKind::tag; ++end)
    for (const Heading& heading : find_headings(game.text, tokens_[end].span, lexicon_)) {
      const GameTag* own = game.tag(heading.tag);
      if (own == nullptr || own->value_span.empty() ||
          own->value_span.in(game.text) != heading.value.in(game.text))
        return at;
      white |= heading.tag == "White";
      black |= heading.tag == "Black";
    }
  return white && black ? end : at;
}

// A game without a result, behind whose moves its own headings stand again, goes on below them if
// what stands there can be played.
const LanguageChoice* MovetextReader::read_next_pages(Game& game, std::size_t from,
                                                      const LanguageChoice& choice) {
  constexpr std::uint32_t fewest = 4;  // half-moves
  const LanguageChoice* out = &choice;
  while (game.is_sheet && !outcome_.faulted() && game.terminator == Result::none &&
         game.plies >= 2 && stops_at_heading()) {
    const std::size_t first = outcome_.next, end = end_of_same_headings(game, first);
    if (end == first) break;
    const std::uint32_t plies = game.plies;
    const auto become = [&](TokenKind kind) {
      for (std::size_t i = first; i < end; ++i) tokens_[i].kind = kind;
      use_tokens();
      game.extent.end = game.extent.begin;
      return &find_letters(game, from);
    };
    out = become(TokenKind::passage);
    if (!outcome_.faulted() && game.plies >= plies + fewest) continue;
    const auto told =
        std::find_if(game.findings.begin(), game.findings.end(),
                     [](const Finding& finding) { return finding.rule == rules::unplayed_moves; });
    std::optional<Finding> doubt;
    if (told != game.findings.end()) doubt = *told;
    out = become(TokenKind::tag);
    if (doubt) game.findings.push_back(*std::move(doubt));
    return out;
  }
  return out;
}

namespace {

// Of the main line.
std::vector<Move> moves_of(std::span<const Element> elements) {
  std::vector<Move> out;
  int depth = 0;
  for (const Element& e : elements) {
    depth += (e.kind == ElementKind::open) - (e.kind == ElementKind::close);
    if (depth == 0 && e.kind == ElementKind::move) out.push_back(e.move);
  }
  return out;
}

MoveNumber number_above(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  while (at-- > 0)
    if (tokens[at].kind == TokenKind::move_number) return parse_move_number(tokens[at].in(text));
  return {};
}

}  // namespace

// Blocks that stand apart, and are read across to the end: if they can be read down to their end
// as well, nothing says which game it was.
void MovetextReader::ask_about_blocks(Game& game, std::size_t from, const LanguageChoice& choice) {
  const std::span<const Token> tokens = tokens_of(game, from);
  if (!blocks_stand_apart(game.text, tokens, from)) return;
  const std::vector<Token> down = blocks_one_after_another(game.text, tokens_, from, tokens.size());
  Movetext movetext;
  movetext.open(game.text, down);
  const ReplayResult other = attempt(movetext, game, from, choice, {nullptr, options_.repair});
  if (other.outcome.faulted() || other.plies != game.plies) return;
  std::vector<Element> room;
  raise_two_readings(
      game, {{.moves = moves_of(game.elements.list(room))}, {.moves = moves_of(other.elements)}});
}

// Rows of two pairs and more, without numbers, that cannot be read one after another: as blocks,
// the left one first. nullptr: there are none, or they cannot be read so either.
const LanguageChoice* MovetextReader::read_blocks(Game& game, std::size_t from,
                                                  const LanguageChoice& choice) {
  if (!game.is_sheet) return nullptr;
  if (!outcome_.faulted()) {
    ask_about_blocks(game, from, choice);
    return nullptr;
  }
  const std::size_t end = tokens_of(game, from).size();
  const std::vector<Token> down = blocks_one_after_another(game.text, tokens_, from, end);
  if (down.empty()) return nullptr;
  std::vector<Token> across = std::exchange(tokens_, down);
  const auto read = [&] {
    use_tokens();
    game.extent.end = game.extent.begin;
    return &find_letters(game, from);
  };
  const LanguageChoice* found = read();
  if (!outcome_.faulted()) return found;
  tokens_ = std::move(across);
  return read();
}

// Rows that stand elsewhere than their numbers say, if more can be read in the order of these.
// nullptr: there are none, or it cannot.
const LanguageChoice* MovetextReader::read_rows_by_number(Game& game, std::size_t from) {
  if (!game.is_sheet) return nullptr;
  RowsByNumber rows = rows_by_number(game.text, tokens_, from);
  if (rows.tokens.empty()) return nullptr;
  const bool was_faulted = outcome_.faulted();
  const std::uint32_t plies = game.plies;
  std::vector<Token> as_written = std::exchange(tokens_, std::move(rows.tokens));
  const auto read = [&] {
    use_tokens();
    game.extent.end = game.extent.begin;
    return &find_letters(game, from);
  };
  const LanguageChoice* found = read();
  if (outcome_.faulted() || !(was_faulted || game.plies > plies)) {
    tokens_ = std::move(as_written);
    return read();
  }
  for (const std::size_t moved : rows.moved) {
    Finding& told = marks_.emplace_back(rules::wrong_move_number, as_written[moved].span);
    told.written = as_written[moved].in(game.text);
    const MoveNumber above = number_above(game.text, as_written, moved);
    told.add(arguments::Due{.expected = static_cast<int>(above.value) + 1});
  }
  return found;
}

}  // namespace planilla
