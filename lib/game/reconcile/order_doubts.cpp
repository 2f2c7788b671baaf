// Three kinds of doubt, one after another.
#include "game/reconcile/order_doubts.h"

#include <algorithm>

#include "board/resolve.h"
#include "game/reconcile/own_order.h"
#include "game/reconcile/words_moved.h"
#include "notation/slips/slips.h"

namespace planilla {

namespace {

constexpr OrderDoubt nothing = {.ply = SIZE_MAX, .move = {}};

// The first half-move behind which a word is read that stands before its own on the sheet.
std::size_t first_inversion(const SheetLine& line, std::size_t sheet, const Agreement& game) {
  std::size_t out = SIZE_MAX, least = SIZE_MAX;
  for (std::size_t ply = game.proved; ply-- > 0;) {
    const Span word = game.words[ply][sheet];
    if (word.size() == 0) continue;
    const std::size_t at = line.token_index(word);
    if (at > least) out = ply;
    least = std::min(least, at);
  }
  return out;
}

// A sheet that departs from the agreed game by the order of its words, or by one word too many,
// and that is legal as it stands from there on: to its end, or until the game is met.
OrderDoubt own_run(std::size_t sheet, const std::vector<SheetLine>& sheets,
                   const std::vector<Position>& positions, const Agreement& game) {
  const auto departs = [&](const Departure& one) {
    return one.sheet == sheet &&
           (one.kind == SheetReading::exchanged || one.kind == SheetReading::doubled);
  };
  const auto first = std::find_if(game.departures.begin(), game.departures.end(), departs);
  if (first == game.departures.end()) return nothing;
  const SheetLine& line = sheets[sheet];
  auto ply = std::min(static_cast<std::size_t>(first->ply) - 1, first_inversion(line, sheet, game));
  while (ply > 0 && ply <= game.proved && game.words[ply - 1][sheet].size() == 0) --ply;
  const std::size_t read_to = read_before(line, sheet, ply, game);
  OrderDoubt out{.ply = SIZE_MAX, .move = {}};
  if (ply >= positions.size()) return nothing;
  Position position = positions[ply];
  for (const SheetWord& word : line.words) {
    const Span span = line.tokens[word.token].span;
    if (word.token < read_to) continue;
    MoveList moves;
    if (!word.missing) line.moves_at(span, position, moves);
    const Move agreed = ply < game.proved ? game.moves[ply] : Move();
    const bool is_agreed = std::find(moves.begin(), moves.end(), agreed) != moves.end();
    if (!is_agreed && moves.size() != 1) return nothing;
    const Move move = is_agreed ? agreed : moves[0];
    if (!is_agreed && out.ply == SIZE_MAX) out.ply = ply, out.move = move;
    position.play(move);
    ++ply;
    const bool meets =
        out.ply != SIZE_MAX && ply < positions.size() && position.key() == positions[ply].key();
    if (meets) break;
  }
  return out.ply < game.proved ? out : nothing;
}

// How many other sheets say the move of the game as it stands?
std::size_t others_saying(std::size_t ply, std::size_t sheet, const std::vector<SheetLine>& sheets,
                          const std::vector<Position>& positions, const Agreement& game) {
  std::size_t out = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i)
    out += i != sheet && sheets[i].says(game.words[ply][i], positions[ply], game.moves[ply]);
  return out;
}

// Is it the move that the word says, with a slip that costs no more than `most`?
bool may_say(const SheetLine& sheet, Span word, const Position& position, Move move, Slips& slips,
             std::uint32_t most) {
  if (!position.is_legal(move)) return false;
  if (sheet.says(word, position, move)) return true;
  const MoveReader& reader = position.turn() == white ? *sheet.white : *sheet.black;
  const auto& all = slips.of(sheet.token_at(word).in(sheet.text), reader);
  return std::any_of(all.begin(), all.end(), [&](const Slip& slip) {
    if (slip.cost > most) return false;
    MoveList moves;
    legal_matches(position, slip.pattern, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  });
}

// A word that is unlike the half-move it is read for, and says one of the same player that is
// written near it: the sheet has the two in another order.
OrderDoubt said_elsewhere(const Departure& departure, const std::vector<SheetLine>& sheets,
                          const std::vector<Position>& positions, Slips& slips,
                          const Agreement& game) {
  constexpr std::uint32_t likely = 600;  // of one character for one like it or beside it
  const auto ply = static_cast<std::size_t>(departure.ply) - 1;
  const SheetLine& sheet = sheets[departure.sheet];
  const bool is_read =
      departure.kind == SheetReading::changed || departure.kind == SheetReading::unlike;
  if (!is_read || ply >= game.proved) return nothing;
  const Span word = game.words[ply][departure.sheet];
  if (!sheet.has_word(word)) return nothing;
  if (may_say(sheet, word, positions[ply], game.moves[ply], slips, UINT32_MAX)) return nothing;
  for (const int away : {2, -2, 4, -4}) {
    const auto other = static_cast<std::size_t>(static_cast<int>(ply) + away);
    if (other >= game.proved) continue;  // also of those before the first
    // The sheet has that one in its own place.
    if (sheet.says(game.words[other][departure.sheet], positions[other], game.moves[other]))
      continue;
    if (!may_say(sheet, word, positions[other], game.moves[other], slips, likely)) continue;
    const std::size_t first = std::min(ply, other);
    const Move later = game.moves[std::max(ply, other)];
    return {.ply = first, .move = positions[first].is_legal(later) ? later : Move()};
  }
  return nothing;
}

}  // namespace

std::vector<OrderDoubt> order_doubts(const std::vector<SheetLine>& sheets, const Position& start,
                                     Slips& slips, const Evidence& known, Agreement& game) {
  std::vector<OrderDoubt> out;
  const std::vector<OwnOrder> orders = settle_orders(sheets, start, known, game);
  const std::vector<Position> positions = positions_along(start, game.moves);
  for (const OwnOrder& order : orders) {
    if (order.supporters == 0) out.push_back({.ply = order.first, .move = {}});
    if (order.supporters != 1 || !order.lives) continue;
    std::size_t i = 0;
    while (i < order.moves.size() && order.moves[i] == game.moves[order.first + i]) ++i;
    if (i < order.moves.size()) out.push_back({.ply = order.first + i, .move = order.moves[i]});
  }
  for (std::size_t i = 0; i < sheets.size(); ++i)
    if (const OrderDoubt run = own_run(i, sheets, positions, game);
        run.ply < game.proved && others_saying(run.ply, i, sheets, positions, game) < 2)
      out.push_back(run);
  if (sheets.size() == 2)
    for (const Departure& departure : game.departures) {
      if (known.played.count(departure.ply) != 0) continue;
      if (const OrderDoubt doubt = said_elsewhere(departure, sheets, positions, slips, game);
          doubt.ply < game.proved)
        out.push_back(doubt);
    }
  std::erase_if(out, [&](const OrderDoubt& doubt) {
    return known.played.count(static_cast<int>(doubt.ply) + 1) != 0;
  });
  std::stable_sort(out.begin(), out.end(),
                   [](const OrderDoubt& a, const OrderDoubt& b) { return a.ply < b.ply; });
  return out;
}

}  // namespace planilla
