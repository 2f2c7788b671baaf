// The words before the fault, each with what stands between it and the next.
#include "game/repair/noted_move.h"

#include <algorithm>
#include <vector>

#include "game/evidence/word_walk.h"
#include "notation/read/match.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::uint32_t items_back = 40;
constexpr int fewest_behind = 4;  // half-moves that are legal, from the fault on

// Tokens of what stands between two items, brackets and remarks with their words.
std::vector<Token> words_beside(std::string_view text, std::span<const Token> tokens) {
  std::vector<Token> out;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::word) out.push_back(token);
    if (token.kind != TokenKind::passage && token.kind != TokenKind::comment) continue;
    std::vector<Token> inside;
    std::uint32_t begin = token.begin(), end = token.end();
    if (end > begin && text[begin] == '{') ++begin;
    if (end > begin && text[end - 1] == '}') --end;
    tokenize(text, {begin, end}, inside);
    std::copy_if(inside.begin(), inside.end(), std::back_inserter(out),
                 [](const Token& one) { return one.kind == TokenKind::word; });
  }
  return out;
}

// The one legal move that the words name, and no other than that of the half-move.
std::optional<Move> move_among(std::string_view text, const std::vector<Token>& words,
                               const Position& position, MoveReader& reader, Move written) {
  std::optional<Move> out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const WordReading& reading = reader.read(text, words, i);
    if (reading.kind != WordKind::move) continue;
    const Match found = match(position, reading);
    if (found.count == 0 || found.bytes != 0 || found.move == written) continue;
    if (found.count > 1 || out) return std::nullopt;
    out = found.move;
  }
  return out;
}

}  // namespace

std::optional<Edit> noted_move(const Game& game, std::span<const Token> tokens, const Tail& tail,
                               std::span<const Item> items, std::uint32_t fault,
                               std::uint32_t lead) {
  const auto end = static_cast<std::uint32_t>(items.size());
  std::optional<Edit> out;
  bool is_only = true;
  Position position = game.start;
  walk_words(tail, items, position, 0, fault, [&](std::uint32_t item, const Match& found) {
    const std::uint32_t first = items[item].token + found.tokens;
    const std::uint32_t last = item + 1 < end ? items[item + 1].token : first;
    if (item + items_back < fault || last <= first) return true;
    const std::vector<Token> words = words_beside(game.text, tokens.subspan(first, last - first));
    const std::optional<Move> noted =
        words.empty() ? std::nullopt
                      : move_among(game.text, words, position, tail.reader(position), found.move);
    if (!noted) return true;
    Position after = position;
    after.play(*noted);
    Position at_end = after;
    const Distance all = tail.play(at_end, item + 1, end);
    const Distance before = tail.play(after, item + 1, fault);
    if (all.item < end || all.half_moves - before.half_moves < fewest_behind) return true;
    is_only &= !out;
    out = Edit{.token = items[item].token,
               .kind = FixKind::replace,
               .move = *noted,
               .tokens = found.tokens,
               .lead = lead,
               .to_end = true,
               .fits = all.half_moves,
               .odds = odds_of(lead)};
    return true;
  });
  return is_only ? out : std::nullopt;
}

}  // namespace planilla
