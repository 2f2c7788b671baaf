// The line is followed to the first illegal word; then each word near it is changed.
#include "game/letters/one_slip.h"

#include <algorithm>

#include "board/resolve.h"
#include "notation/read/match.h"

namespace planilla {

namespace {

constexpr std::size_t back = 8;             // words before the illegal one that may be the slip
constexpr std::size_t most_changes = 4000;  // changes, in one line

Match word_of(const LineOfWords& line, std::size_t at, const Position& position,
              MoveReader& reader) {
  const Token token{line.words[at], TokenKind::word, 0};
  const WordReading& reading = reader.read(line.text, std::span(&token, 1), 0);
  if (reading.kind != WordKind::move) return {};
  return match(position, reading);
}

// The first word from `at` on that is no legal move; of an ambiguous one the first move is taken.
std::size_t read_on(const LineOfWords& line, std::size_t at, Position position, MoveReader& white_s,
                    MoveReader& black_s) {
  for (; at < line.words.size(); ++at) {
    const Match found = word_of(line, at, position, position.turn() == white ? white_s : black_s);
    if (found.count == 0 || found.bytes != 0) break;
    position.play(found.move);
  }
  return at;
}

}  // namespace

SlipReach OneSlip::read_as_written(const LineOfWords& line, MoveReader& white_s,
                                   MoveReader& black_s, std::vector<Position>* before) {
  SlipReach out;
  Position position = line.start;
  for (; out.words < line.words.size(); ++out.words) {
    if (before != nullptr) before->push_back(position);
    const Match found =
        word_of(line, out.words, position, position.turn() == white ? white_s : black_s);
    if (found.count == 0 || found.bytes != 0) break;
    out.pawn_letters += (found.reading->quirks & quirk_pawn_letter) != 0;
    position.play(found.move);
  }
  out.as_written = out.words;
  return out;
}

SlipReach OneSlip::read(const LineOfWords& line, MoveReader& white_s, MoveReader& black_s) {
  std::vector<Position> before;
  SlipReach best = read_as_written(line, white_s, black_s, &before);
  const std::size_t fault = best.words;
  if (fault == line.words.size()) return best;
  std::size_t tried = 0;
  for (std::size_t at = fault + 1; at-- > fault - std::min(fault, back);) {
    MoveReader& reader = before[at].turn() == white ? white_s : black_s;
    for (const Slip& slip : slips_.of(line.words[at].in(line.text), reader)) {
      if (resolve(before[at], slip.pattern).count == 0) continue;
      MoveList moves;
      legal_matches(before[at], slip.pattern, moves);
      for (const Move move : moves) {
        if (++tried > most_changes) return best;
        Position after = before[at];
        after.play(move);
        const std::size_t reach = read_on(line, at + 1, after, white_s, black_s);
        const bool cheaper = reach == best.words && best.cost != 0 && slip.cost < best.cost;
        if (reach <= fault || reach < best.words || (reach == best.words && !cheaper)) continue;
        best.words = reach;
        best.cost = slip.cost;
      }
    }
  }
  return best;
}

}  // namespace planilla
