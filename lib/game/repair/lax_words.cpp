// The game is walked twice: what it writes as a rule, and which words are no such.
#include "game/repair/lax_words.h"

#include <algorithm>
#include <string>

#include "board/resolve.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/walk.h"
#include "game/repair/slip_before.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

enum class Laxity : std::uint8_t { none, small_piece, large_file, square_taken };

constexpr std::size_t most_asked = 6;  // moves of one word
constexpr int habit = 3;               // words: who writes so more often means it

bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}

bool is_pawn_move(const Position& before, Move move) {
  return role_of(before.piece_on(move.from())) == pawn;
}

// How the word of a move in the main line departs from what a move is.
Laxity laxity_of(const Walk& walk, std::string_view word) {
  const Element& e = walk.element();
  if (word.empty() || e.move.is_castle()) return Laxity::none;
  const bool by_pawn = is_pawn_move(walk.before(), e.move);
  if ((e.quirks & quirk_case) != 0) {
    if (!by_pawn && is_file(word[0])) return Laxity::small_piece;
    if (by_pawn && word.size() == 2 && word[0] >= 'A' && word[0] <= 'H') return Laxity::large_file;
    return Laxity::none;
  }
  const bool is_square = word.size() == 2 && is_file(word[0]);
  const bool takes = (e.facts & claim_capture) != 0 && (e.claims & claim_capture) == 0;
  return by_pawn && is_square && takes ? Laxity::square_taken : Laxity::none;
}

// How often a hand writes so, and how often as people do.
struct Habit {
  int lax = 0, proper = 0;
  bool is_style() const { return lax >= habit && lax * habit > proper; }
};

struct Habits {
  Habit letters, captures;
  int large_files = 0;

  void add(const Walk& walk, std::string_view word, Laxity laxity) {
    const Element& e = walk.element();
    const bool by_pawn = is_pawn_move(walk.before(), e.move);
    large_files += by_pawn && !word.empty() && word[0] >= 'A' && word[0] <= 'H';
    if ((e.quirks & quirk_case) != 0 && !e.move.is_castle())
      ++letters.lax;
    else if (!by_pawn)
      ++letters.proper;
    if (laxity == Laxity::square_taken)
      ++captures.lax;
    else if (by_pawn && (e.facts & claim_capture) != 0)
      ++captures.proper;
  }
  bool is_odd(Laxity laxity) const {
    if (laxity == Laxity::none) return false;
    if (laxity == Laxity::large_file && large_files >= habit) return false;
    return !(laxity == Laxity::square_taken ? captures : letters).is_style();
  }
};

class LaxWords {
public:
  LaxWords(const Game& game, std::span<const Token> tokens, std::size_t from, MoveReader& white,
           MoveReader& black, Slips& slips)
      : game_(game),
        tokens_(tokens),
        items_(main_line(game.text, tokens, from)),
        words_(game.text, tokens, items_, white, black),
        tail_(words_),
        slips_(slips) {}

  std::vector<Question> run() {
    Habits habits;
    std::vector<Question> out;
    each([&](const Walk& walk, Laxity laxity) {
      habits.add(walk, walk.element().span.in(game_.text), laxity);
    });
    each([&](const Walk& walk, Laxity laxity) {
      if (!habits.is_odd(laxity)) return;
      if (Question question = ask(walk, laxity); !question.moves.empty())
        out.push_back(std::move(question));
    });
    if (out.empty() && game_.is_sheet) return slips_before(game_, items_, tail_, slips_);
    return out;
  }

private:
  template <class Visit>
  void each(Visit&& visit) const {
    Walk walk(game_);
    while (walk.next())
      if (walk.depth() == 0 && walk.element().kind == ElementKind::move)
        visit(walk, laxity_of(walk, walk.element().span.in(game_.text)));
  }

  std::vector<MovePattern> meant(const Position& before, std::string_view word, Laxity laxity) {
    const MoveReader& reader = tail_.reader(before);
    if (laxity == Laxity::large_file)
      return slips_.meant(std::string{word[0], '?', word[1]}, token_masked, reader);
    std::vector<MovePattern> out;
    for (const Slip& slip : slips_.of(word, reader)) out.push_back(slip.pattern);
    return out;
  }

  // "de6" is a pawn on the d-file that takes, with another rank, or a piece that goes to e6 from
  // there, without its letter; "A6" a piece; "h6" a move of a pawn.
  static bool may_be_meant(const Position& before, Move move, Move read, std::string_view word,
                           Laxity laxity) {
    const bool is_pawns = is_pawn_move(before, move);
    if (laxity == Laxity::large_file) return !is_pawns;
    if (laxity == Laxity::square_taken) return is_pawns;
    const bool fits = is_pawns ? before.is_capture(move)
                               : move.to() == read.to() && !move.is_castle() &&
                                     before.piece_on(move.from()) != before.piece_on(read.from());
    return fits && file_of(move.from()) == word[0] - 'a';
  }

  Question ask(const Walk& walk, Laxity laxity) {
    const Element& e = walk.element();
    Question out{.ply = walk.ply()};
    const auto item = std::find_if(items_.begin(), items_.end(), [&](const Item& one) {
      return !one.is_number && tokens_[one.token].begin() == e.span.begin;
    });
    if (item == items_.end()) return out;
    out.token = item->token;
    const auto next = static_cast<std::uint32_t>(item - items_.begin()) + 1;
    const auto end = static_cast<std::uint32_t>(items_.size());
    const std::uint32_t reached = tail_.read(walk.after(), next, end).item;
    for (const MovePattern& pattern : meant(walk.before(), e.span.in(game_.text), laxity)) {
      MoveList moves;
      legal_matches(walk.before(), pattern, moves);
      for (const Move move : moves) {
        const bool is_known = move == e.move || std::find(out.moves.begin(), out.moves.end(),
                                                          move) != out.moves.end();
        if (is_known || out.moves.size() == most_asked ||
            !may_be_meant(walk.before(), move, e.move, e.span.in(game_.text), laxity))
          continue;
        Position after = walk.before();
        after.play(move);
        if (tail_.read(after, next, end).item >= reached) out.moves.push_back(move);
      }
    }
    return out;
  }

  const Game& game_;
  std::span<const Token> tokens_;
  std::vector<Item> items_;
  WordReadings words_;
  Tail tail_;
  Slips& slips_;
};

}  // namespace

bool may_be_lax(const Game& game) {
  if (game.is_sheet && may_have_slip_before(game)) return true;
  if (game.is_ordinary())
    return (game.plain.quirks & quirk_case) != 0 ||
           (game.plain.missing_claims & claim_capture) != 0;
  std::vector<Element> room;
  const std::span<const Element> elements = game.elements.list(room);
  return std::any_of(elements.begin(), elements.end(), [](const Element& e) {
    return e.kind == ElementKind::move &&
           ((e.quirks & quirk_case) != 0 || (e.facts & ~e.claims & claim_capture) != 0);
  });
}

std::vector<Question> lax_words(const Game& game, std::span<const Token> tokens, std::size_t from,
                                MoveReader& white, MoveReader& black, Slips& slips) {
  return LaxWords(game, tokens, from, white, black, slips).run();
}

}  // namespace planilla
