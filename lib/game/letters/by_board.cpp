// One line after the other, the deepest first.
#include "game/letters/by_board.h"

#include <algorithm>
#include <bit>

#include "notation/read/match.h"

namespace planilla {

bool RivalsOnBoard::all_die(const ReadMoves& game, const PlayersReaders& able,
                            const PlayersReaders& same) {
  list_words(game);
  readings_ = 0;
  Line line{game.start, 0, able};
  for (; line.ply < words_.size() && line.readers != same; ++line.ply) {
    const Color turn = line.position.turn();
    const Move played = words_[line.ply].played;
    if (!read(line, line.readers[turn] & ~same[turn])) return false;
    line.readers[turn] = same[turn];
    lines_.clear();
    for (const Way& way : ways_)
      if (way.move == played) line.readers[turn] |= way.readers;
    for (const Way& way : ways_)
      if (way.move != played) branch(line, way);
    if (!follow()) return false;
    line.position.play(played);
  }
  return line.readers == same;
}

void RivalsOnBoard::list_words(const ReadMoves& game) {
  text_ = game.text;
  words_.clear();
  int depth = 0;
  for (const Element& e : game.elements) {
    if (e.kind == ElementKind::open) ++depth;
    if (e.kind == ElementKind::close) --depth;
    if (depth == 0 && e.kind == ElementKind::move) words_.push_back({e.span, e.move});
  }
}

// What each of them makes of the next word. False: that is not one word, one move.
bool RivalsOnBoard::read(const Line& line, ClassSet who) {
  ways_.clear();
  const Token token{words_[line.ply].span, TokenKind::word};
  for (; who != 0; who &= who - 1) {
    MoveReader& reader = *readers_[static_cast<std::size_t>(std::countr_zero(who))];
    const WordReading& word = reader.read(text_, std::span(&token, 1), 0);
    const Match found = match(line.position, word);
    if (found.count == 0) continue;
    if (++readings_ > most_readings || found.bytes != 0 || found.tokens > 1) return false;
    MoveList moves;
    if (found.count == 1)
      moves.push(found.move);
    else
      legal_matches(line.position, found.reading->pattern, moves);
    for (const Move move : moves) {
      const auto known = std::find_if(ways_.begin(), ways_.end(),
                                      [&](const Way& way) { return way.move == move; });
      if (known != ways_.end())
        known->readers |= who & -who;
      else
        ways_.push_back({move, who & -who});
    }
  }
  return true;
}

void RivalsOnBoard::branch(const Line& line, const Way& way) {
  Line& next = lines_.emplace_back(line);
  next.readers[line.position.turn()] = way.readers;
  next.position.play(way.move);
  ++next.ply;
}

bool RivalsOnBoard::follow() {
  while (!lines_.empty()) {
    const Line line = lines_.back();
    lines_.pop_back();
    if (line.ply == words_.size() || !read(line, line.readers[line.position.turn()])) return false;
    for (const Way& way : ways_) branch(line, way);
  }
  return true;
}

}  // namespace planilla
