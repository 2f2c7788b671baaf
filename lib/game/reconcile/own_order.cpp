// The words of each sheet in the order of the game, cut where all before stand before all behind.
#include "game/reconcile/own_order.h"

#include <algorithm>
#include <utility>

namespace planilla {

namespace {

struct Placed {
  std::size_t ply = 0;
  Span word;
};

std::vector<Placed> words_of(const SheetLine& sheet, std::size_t index, const Agreement& game) {
  std::vector<Placed> out;
  for (std::size_t ply = 0; ply < game.proved; ++ply)
    if (const Span word = game.words[ply][index]; sheet.has_word(word)) out.push_back({ply, word});
  return out;
}

// The half-moves of an order as its sheet has them: words that say one of them with a slip, and
// cells that are empty, take what is left of the agreed ones.
class OrderReader {
public:
  OrderReader(const SheetLine& sheet, const std::vector<Position>& positions, const Agreement& game,
              OwnOrder& order)
      : sheet_(sheet),
        order_(order),
        position_(positions[order.first]),
        left_(game.moves.begin() + static_cast<std::ptrdiff_t>(order.first),
              game.moves.begin() + static_cast<std::ptrdiff_t>(order.last) + 1),
        lacking_(left_.size() - order.words.size()) {}

  bool read() {
    const std::vector<Span> words = std::exchange(order_.words, {});
    for (const Span word : words) {
      Move move = plain(word, position_);
      while (!move && lacking_ > 0 && fill(word)) move = plain(word, position_);
      if (!move) move = only_left({});
      if (!move) return false;
      play(word, move);
    }
    while (lacking_ > 0)
      if (!fill({})) return false;
    return true;
  }
  const Position& position() const { return position_; }

private:
  Move plain(Span word, const Position& position) const {
    MoveList moves;
    sheet_.moves_at(word, position, moves);
    if (moves.size() == 1) return moves[0];
    const auto one = std::find_if(moves.begin(), moves.end(), [&](Move move) {
      return std::find(left_.begin(), left_.end(), move) != left_.end();
    });
    return one == moves.end() ? Move() : *one;
  }

  // The one of those left that is legal here, behind which the word is; no move if it is not one.
  Move only_left(Span word) const {
    Move out;
    for (const Move move : left_) {
      if (!position_.is_legal(move)) continue;
      Position after = position_;
      after.play(move);
      if (word.size() != 0 && !plain(word, after)) continue;
      if (out) return Move();
      out = move;
    }
    return out;
  }

  bool fill(Span before) {
    const Move move = only_left(before);
    if (move) play({}, move), --lacking_;
    return static_cast<bool>(move);
  }

  void play(Span word, Move move) {
    if (const auto one = std::find(left_.begin(), left_.end(), move); one != left_.end())
      left_.erase(one);
    order_.words.push_back(word);
    order_.moves.push_back(move);
    position_.play(move);
  }

  const SheetLine& sheet_;
  OwnOrder& order_;
  Position position_;
  std::vector<Move> left_;
  std::size_t lacking_;
};

// Reads the words where they stand, and the rest of the agreed game behind them.
void read_order(const SheetLine& sheet, const std::vector<Position>& positions,
                const Agreement& game, OwnOrder& order) {
  OrderReader reader(sheet, positions, game, order);
  if (!reader.read()) return;
  Position position = reader.position();
  order.meets = position.key() == positions[order.last + 1].key();
  order.lives = true;
  for (std::size_t ply = order.last + 1; ply < game.proved && order.lives && !order.meets; ++ply) {
    order.lives = position.is_legal(game.moves[ply]);
    if (order.lives) position.play(game.moves[ply]);
  }
}

std::vector<OwnOrder> own_orders(const std::vector<SheetLine>& sheets,
                                 const std::vector<Position>& positions, const Agreement& game) {
  std::vector<OwnOrder> out;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::vector<Placed> words = words_of(sheets[i], i, game);
    const auto order_of = [&](std::size_t k) { return sheets[i].order_of(words[k].word); };
    std::vector<std::size_t> least_behind(words.size() + 1, SIZE_MAX);
    for (std::size_t k = words.size(); k-- > 0;)
      least_behind[k] = std::min(least_behind[k + 1], order_of(k));
    std::size_t first = 0;
    for (std::size_t k = 0, most = 0; k < words.size(); ++k) {
      most = std::max(most, order_of(k));
      if (most > least_behind[k + 1]) continue;
      if (k > first) {
        OwnOrder order{.sheet = i, .first = words[first].ply, .last = words[k].ply};
        for (std::size_t w = first; w <= k; ++w) order.words.push_back(words[w].word);
        std::sort(order.words.begin(), order.words.end(),
                  [&](Span a, Span b) { return sheets[i].order_of(a) < sheets[i].order_of(b); });
        read_order(sheets[i], positions, game, order);
        out.push_back(std::move(order));
      }
      first = k + 1;
    }
  }
  return out;
}

// What was lacking on the other sheets lacks where they have no word now.
void place_lacking(const OwnOrder& order, const std::vector<SheetLine>& sheets, Agreement& game) {
  for (std::size_t sheet = 0; sheet < game.words[order.first].size(); ++sheet) {
    const auto has_word = [&](std::size_t ply) {
      const Span word = game.words[ply][sheet];
      return sheets[sheet].has_word(word);
    };
    std::size_t ply = order.first;
    for (Departure& one : game.departures) {
      const auto at = static_cast<std::size_t>(one.ply) - 1;
      const bool lacks = one.kind == SheetReading::lacking || one.kind == SheetReading::hole;
      if (one.sheet != sheet || !lacks || at < order.first || at > order.last) continue;
      while (ply < order.last && has_word(ply)) ++ply;
      one.ply = static_cast<int>(ply) + 1;
      one.elsewhere = game.words[ply];
      ++ply;
    }
  }
}

// The first half-move is asked about as it is written now; those behind it are no more open.
void settle_questions(const OwnOrder& order, Agreement& game) {
  const int first = static_cast<int>(order.first) + 1, last = static_cast<int>(order.last) + 1;
  std::erase_if(game.questions,
                [&](const Undecided& one) { return one.ply > first && one.ply <= last; });
  for (Undecided& one : game.questions) {
    if (one.ply != first) continue;
    std::erase(one.moves, game.moves[order.first]);
    one.moves.insert(one.moves.begin(), game.moves[order.first]);
  }
}

// The agreed game takes the order of that sheet, which meets it.
void take_order(const OwnOrder& order, const std::vector<SheetLine>& sheets, Agreement& game) {
  const auto begin = static_cast<std::ptrdiff_t>(order.first);
  const auto end = static_cast<std::ptrdiff_t>(order.last) + 1;
  const std::vector<Move> moves(game.moves.begin() + begin, game.moves.begin() + end);
  const std::vector<std::vector<Span>> words(game.words.begin() + begin, game.words.begin() + end);
  std::erase_if(game.departures, [&](const Departure& one) {
    return one.kind == SheetReading::exchanged && one.ply > begin && one.ply <= end;
  });
  for (std::size_t i = 0; i < order.moves.size(); ++i) {
    const std::size_t ply = order.first + i;
    const auto same = std::find(moves.begin(), moves.end(), order.moves[i]) - moves.begin();
    game.moves[ply] = order.moves[i];
    if (same < std::ssize(words)) game.words[ply] = words[static_cast<std::size_t>(same)];
    game.words[ply][order.sheet] = order.words[i];
    for (std::size_t sheet = 0; sheet < game.words[ply].size(); ++sheet) {
      const Span word = game.words[ply][sheet];
      if (sheet == order.sheet || word == words[i][sheet]) continue;
      if (!sheets[sheet].has_word(word)) continue;
      Departure departure{.sheet = sheet,
                          .kind = SheetReading::exchanged,
                          .ply = static_cast<int>(ply) + 1,
                          .span = word};
      departure.elsewhere.resize(game.words[ply].size());
      departure.elsewhere[order.sheet] = order.words[i];
      game.departures.push_back(std::move(departure));
    }
  }
  place_lacking(order, sheets, game);
  settle_questions(order, game);
  std::stable_sort(game.departures.begin(), game.departures.end(),
                   [](const Departure& a, const Departure& b) { return a.ply < b.ply; });
}

std::size_t supporters(const OwnOrder& order, const std::vector<OwnOrder>& orders,
                       const std::vector<SheetLine>& sheets, const std::vector<Position>& positions,
                       const Agreement& game) {
  std::size_t out = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    bool supports = std::none_of(orders.begin(), orders.end(), [&](const OwnOrder& other) {
      return other.sheet == i && other.first <= order.last && order.first <= other.last;
    });
    for (std::size_t ply = order.first; ply <= order.last && supports; ++ply)
      supports = sheets[i].says(game.words[ply][i], positions[ply], game.moves[ply]);
    out += supports ? 1u : 0u;
  }
  return out;
}

bool is_known_within(const OwnOrder& order, const Evidence& known) {
  const auto next = known.played.lower_bound(static_cast<int>(order.first) + 1);
  return next != known.played.end() && next->first <= static_cast<int>(order.last) + 1;
}

}  // namespace

std::vector<OwnOrder> settle_orders(const std::vector<SheetLine>& sheets, const Position& start,
                                    const Evidence& known, Agreement& game) {
  constexpr int most_taken = 16;
  for (int taken = 0;; ++taken) {
    const std::vector<Position> positions = positions_along(start, game.moves);
    std::vector<OwnOrder> orders = own_orders(sheets, positions, game);
    std::erase_if(orders, [&](const OwnOrder& order) { return is_known_within(order, known); });
    for (OwnOrder& order : orders)
      order.supporters = supporters(order, orders, sheets, positions, game);
    const auto better = std::find_if(orders.begin(), orders.end(), [](const OwnOrder& order) {
      return order.meets && order.supporters == 0;
    });
    if (better == orders.end() || taken == most_taken) return orders;
    take_order(*better, sheets, game);
  }
}

}  // namespace planilla
