// The odd word is found on the board; then each word near before it is changed.
#include "game/repair/slip_before.h"

#include <algorithm>
#include <cstdlib>

#include "board/resolve.h"
#include "game/evidence/later_marks.h"
#include "game/model/walk.h"

namespace planilla {

namespace {

constexpr std::size_t near = 24;      // words before the odd one
constexpr std::size_t behind = 2;     // words that must follow it: a last one proves nothing
constexpr std::size_t most_told = 4;  // moves of one word: where there are more they say nothing

// A half-move as it was read: where its word stands.
struct ReadWord {
  Position before;
  Move move;
  std::uint32_t item = 0;
  std::uint32_t token = 0;
  int ply = 0;
};

bool takes_nothing(const Element& e) {
  return (e.claims & ~e.facts & claim_capture) != 0;
}

// "cxd5", read as a piece's by a letter that is small: files side by side, as a pawn takes.
bool is_pawn_capture(const Element& e, std::string_view word, const Position& before) {
  constexpr std::size_t whole = 4;  // bytes
  const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  return (e.quirks & quirk_case) != 0 && word.size() >= whole && is_file(word[0]) &&
         word[1] == 'x' && is_file(word[2]) && std::abs(word[0] - word[2]) == 1 &&
         role_of(before.piece_on(e.move.from())) != pawn;
}

class SlipSearch {
public:
  SlipSearch(std::span<const Item> items, const Tail& tail, Slips& slips)
      : items_(items), tail_(tail), slips_(slips) {}

  // `words`: up to the odd one, which is the last.
  Question explain(std::span<const ReadWord> words) const {
    Question out;
    std::uint32_t least = UINT32_MAX;
    const std::size_t odd = words.size() - 1;
    for (std::size_t i = odd; i-- > 0 && i + near >= odd;)
      for (const Slip& slip :
           slips_.of(tail_.written(words[i].item), tail_.reader(words[i].before)))
        add(words[i], words[odd], slip, least, out);
    if (out.moves.size() > most_told) out.moves.clear();
    return out;
  }

private:
  void add(const ReadWord& word, const ReadWord& odd, const Slip& slip, std::uint32_t& least,
           Question& out) const {
    MoveList moves;
    legal_matches(word.before, slip.pattern, moves);
    for (const Move move : moves) {
      if (move == word.move || !fits(word, odd, move)) continue;
      if (out.moves.empty() || (slip.cost < least && out.token != word.token))
        out = {.token = word.token, .ply = word.ply};
      if (out.token != word.token ||
          std::find(out.moves.begin(), out.moves.end(), move) != out.moves.end())
        continue;
      least = std::min(least, slip.cost);
      out.moves.push_back(move);
    }
  }

  // Do the words behind that move stand as far as they do now, all marks too, and takes the odd
  // word as it says?
  bool fits(const ReadWord& word, const ReadWord& odd, Move move) const {
    const auto end = static_cast<std::uint32_t>(items_.size());
    Position after = word.before;
    after.play(move);
    const Reach there = tail_.read(after, word.item + 1, odd.item);
    if (there.item < odd.item) return false;
    const Match found = tail_.word(there.position, odd.item);
    if (found.count != 1 || !there.position.is_capture(found.move)) return false;
    const bool by_pawn = role_of(there.position.piece_on(found.move.from())) == pawn;
    if (role_of(odd.before.piece_on(odd.move.from())) != pawn && !by_pawn &&
        odd.before.is_capture(odd.move))
      return false;
    Position behind_odd = odd.before;
    behind_odd.play(odd.move);
    const std::uint32_t reached = tail_.read(behind_odd, odd.item + 1, end).item;
    return tail_.read(after, word.item + 1, end).item >= reached &&
           first_false_mark(tail_, items_, {after, word.item + 1, reached}) >= reached;
  }

  std::span<const Item> items_;
  const Tail& tail_;
  Slips& slips_;
};

}  // namespace

bool may_have_slip_before(const Game& game) {
  if (game.elements.is_compact()) return false;  // nothing odd is in it
  return std::any_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::move && (takes_nothing(e) || (e.quirks & quirk_case) != 0);
  });
}

std::vector<Question> slips_before(const Game& game, std::span<const Item> items, const Tail& tail,
                                   Slips& slips) {
  std::vector<ReadWord> words;
  std::size_t odd = 0;  // words up to the odd one
  int false_marks = 0;
  std::size_t at = 0;
  const auto begin_of = [&](std::size_t item) {
    const std::string_view word = tail.written(static_cast<std::uint32_t>(item));
    return static_cast<std::uint32_t>(word.data() - game.text.data());
  };
  Walk walk(game);
  while (walk.next()) {
    const Element& e = walk.element();
    if (walk.depth() != 0 || e.kind != ElementKind::move) continue;
    while (at < items.size() && (items[at].is_number || begin_of(at) < e.span.begin)) ++at;
    if (at == items.size() || begin_of(at) != e.span.begin) return {};
    words.push_back(
        {walk.before(), e.move, static_cast<std::uint32_t>(at), items[at].token, walk.ply()});
    const bool is_odd = takes_nothing(e) || is_pawn_capture(e, e.span.in(game.text), walk.before());
    false_marks += is_odd;
    if (is_odd && odd == 0) odd = words.size();
  }
  if (false_marks != 1 || odd + behind > words.size()) return {};
  Question question = SlipSearch(items, tail, slips).explain(std::span(words).first(odd));
  if (question.moves.empty()) return {};
  question.is_slip = true;
  return {question};
}

}  // namespace planilla
