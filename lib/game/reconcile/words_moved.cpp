// The words as they stand, one after another.
#include "game/reconcile/words_moved.h"

#include <algorithm>
#include <cstdlib>

#include "board/half_move.h"

namespace planilla {

namespace {

// Of each sheet the first word behind those of the half-moves before `ply`.
std::vector<std::size_t> words_behind(const std::vector<SheetLine>& sheets, std::size_t ply,
                                      const Agreement& game) {
  std::vector<std::size_t> out;
  for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
    const SheetLine& line = sheets[sheet];
    const std::size_t end = read_before(line, sheet, ply, game);
    std::size_t word = 0;
    while (word < line.words.size() && line.words[word].token < end) ++word;
    out.push_back(word);
  }
  return out;
}

// Empty where a sheet has no more.
std::vector<Span> spans_of(const std::vector<SheetLine>& sheets,
                           const std::vector<std::size_t>& words) {
  std::vector<Span> out;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const SheetLine& line = sheets[i];
    const bool is_there = words[i] < line.words.size() && !line.words[words[i]].missing;
    out.push_back(is_there ? line.tokens[line.words[words[i]].token].span : Span{});
  }
  return out;
}

// The move that each sheet says there, and nothing else; none if there is no such.
Move agreed_on(const std::vector<SheetLine>& sheets, const std::vector<Span>& words,
               const Position& position) {
  const Move move = sheets[0].move_at(words[0], position);
  for (std::size_t i = 1; i < sheets.size(); ++i)
    if (!move || sheets[i].move_at(words[i], position) != move) return {};
  return move;
}

// The half-move that the sheet lacks, in whose row and column the word stands; the number of
// half-moves: none. Where moves stand in another order, rows and columns tell nothing.
std::size_t lacking_there(const Departure& passed_over, const SheetLine& sheet,
                          const std::vector<Position>& positions, const Agreement& game) {
  constexpr int near = 4;
  const bool in_order =
      std::none_of(game.departures.begin(), game.departures.end(), [&](const Departure& one) {
        return one.kind == SheetReading::exchanged && std::abs(one.ply - passed_over.ply) <= near;
      });
  if (!in_order) return game.moves.size();
  const int place = sheet.place_of(passed_over.span);
  const auto ply = static_cast<std::size_t>(passed_over.ply) - 1;
  const std::size_t end = std::min(game.moves.size(), ply + 1);
  for (std::size_t at = ply - std::min<std::size_t>(ply, 1); at < end && place != 0; ++at)
    if (game.words[at][passed_over.sheet].size() == 0 && place == half_move_due(positions[at]))
      return at;
  return game.moves.size();
}

// Is the same word one of those that were played, a row before or behind? "l l" is none.
bool is_played_too(const Departure& passed_over, const SheetLine& sheet, const Agreement& game) {
  constexpr std::size_t near = 4;
  const auto ply = static_cast<std::size_t>(passed_over.ply) - 1;
  const std::string_view word = passed_over.span.in(sheet.text);
  const std::size_t end = std::min(game.words.size(), ply + near);
  for (std::size_t at = ply - std::min(ply, near); at < end; ++at)
    if (const Span other = game.words[at][passed_over.sheet];
        other != passed_over.span && other.in(sheet.text) == word)
      return true;
  return false;
}

}  // namespace

std::size_t read_before(const SheetLine& line, std::size_t sheet, std::size_t ply,
                        const Agreement& game) {
  std::size_t out = 0;
  for (std::size_t i = 0; i < std::min(ply, game.words.size()); ++i)
    if (const Span word = game.words[i][sheet]; word.size() != 0)
      out = std::max(out, line.token_index(word) + 1);
  return out;
}

std::vector<Span> next_words(const std::vector<SheetLine>& sheets, std::size_t ply,
                             const Agreement& game) {
  return spans_of(sheets, words_behind(sheets, ply, game));
}

bool go_on_together(const std::vector<SheetLine>& sheets, const Position& from, std::size_t ply,
                    Agreement& game) {
  std::vector<std::size_t> next = words_behind(sheets, ply, game);
  Position position = from;
  std::vector<Move> moves;
  std::vector<std::vector<Span>> words = {spans_of(sheets, next)};
  while (const Move move = agreed_on(sheets, words.back(), position)) {
    moves.push_back(move);
    position.play(move);
    for (std::size_t& word : next) ++word;
    words.push_back(spans_of(sheets, next));
  }
  if (moves.empty()) return false;
  if (game.same_to == static_cast<int>(ply)) game.same_to += static_cast<int>(moves.size());
  game.moves.resize(ply);
  game.words.resize(ply);
  game.moves.insert(game.moves.end(), moves.begin(), moves.end());
  game.words.insert(game.words.end(), words.begin(), words.end());
  std::erase_if(game.departures, [&](const Departure& d) { return d.ply > static_cast<int>(ply); });
  game.to_end = false;
  return true;
}

bool take_next_words(const std::vector<SheetLine>& sheets, const Position& position,
                     std::size_t ply, Agreement& game) {
  if (ply + 1 >= game.proved) return false;
  const Move move = game.moves[ply], next = game.moves[ply + 1];
  Position after = position;
  after.play(move);
  const auto others_say = [&](std::size_t sheet, std::size_t at, const Position& here, Move said) {
    for (std::size_t i = 0; i < sheets.size(); ++i)
      if (i != sheet && sheets[i].says(game.words[at][i], here, said)) return true;
    return false;
  };
  bool out = false;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    Span& word = game.words[ply][i];
    if (!sheets[i].has_word(word) || game.words[ply + 1][i].size() != 0) continue;
    if (sheets[i].says(word, position, move) || !sheets[i].says(word, after, next)) continue;
    if (!others_say(i, ply, position, move) || !others_say(i, ply + 1, after, next)) continue;
    const int at = static_cast<int>(ply) + 1;
    std::erase_if(game.departures, [&](const Departure& d) {
      return d.sheet == i && d.kind == SheetReading::lacking && d.ply == at + 1;
    });
    for (Departure& d : game.departures) {
      if (d.sheet != i || d.ply != at || d.kind == SheetReading::doubled) continue;
      d.kind = SheetReading::lacking;
      d.span.end = d.span.begin;
    }
    game.words[ply + 1][i] = word;
    word = {};
    out = true;
  }
  return out;
}

void take_words_in_place(const std::vector<SheetLine>& sheets,
                         const std::vector<Position>& positions, Agreement& game) {
  for (Departure& one : game.departures) {
    if (one.kind != SheetReading::doubled) continue;
    const std::size_t at = lacking_there(one, sheets[one.sheet], positions, game);
    if (at == game.moves.size()) continue;
    one.kind = SheetReading::unlike;
    one.ply = static_cast<int>(at) + 1;
    one.elsewhere = game.words[at];
    game.words[at][one.sheet] = one.span;
  }
  std::erase_if(game.departures, [&](const Departure& one) {
    return one.kind == SheetReading::lacking &&
           game.words[static_cast<std::size_t>(one.ply) - 1][one.sheet].size() != 0;
  });
}

std::size_t first_passed_over(const std::vector<SheetLine>& sheets,
                              const std::vector<Position>& positions, const Agreement& game) {
  for (const Departure& departure : game.departures) {
    if (departure.kind != SheetReading::doubled) continue;
    const SheetLine& sheet = sheets[departure.sheet];
    const auto ply = static_cast<std::size_t>(departure.ply) - 1;
    if (!is_played_too(departure, sheet, game)) return ply;
    MoveList moves;
    if (ply < positions.size() && sheet.is_written_next_to_it(departure.span))
      sheet.moves_at(departure.span, positions[ply], moves);
    if (!moves.empty() || !sheet.is_written_twice(departure.span)) return ply;
  }
  return SIZE_MAX;
}

bool stands_out_of_place(const std::vector<SheetLine>& sheets, std::size_t ply,
                         const Agreement& game) {
  std::size_t sheet = sheets.size();
  for (std::size_t next = ply; next < game.moves.size(); ++next)
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      if (!sheets[i].has_word(game.words[next][i])) continue;
      if (sheet != sheets.size() && sheet != i) return false;
      sheet = i;
    }
  std::size_t before = ply;
  while (before > 0 && !sheets[sheet].has_word(game.words[before - 1][sheet])) --before;
  if (before == 0) return false;
  const int there = sheets[sheet].place_of(game.words[ply][sheet]);
  const int earlier = sheets[sheet].place_of(game.words[before - 1][sheet]);
  return there != 0 && earlier != 0 &&
         there - earlier != static_cast<int>(ply) - static_cast<int>(before) + 1;
}

bool sheets_part(const std::vector<SheetLine>& sheets, const std::vector<Position>& positions,
                 std::size_t ply, const Agreement& game) {
  std::vector<std::size_t> words(sheets.size(), 0);
  for (std::size_t next = ply + 1; next < game.words.size(); ++next) {
    std::size_t saying = 0;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const Span word = game.words[next][i];
      words[i] += sheets[i].has_word(word) ? 1u : 0u;
      saying += sheets[i].says(word, positions[next], game.moves[next]);
    }
    if (saying > 1) return false;
  }
  return std::count_if(words.begin(), words.end(), [](std::size_t n) { return n > 1; }) > 1;
}

bool goes_on_with(const SheetLine& line, std::size_t sheet, std::size_t ply, Position position,
                  const Agreement& game) {
  constexpr int few = 3;
  int read = 0;
  for (; ply < game.words.size() && read < few; ++ply) {
    const Span word = game.words[ply][sheet];
    if (!line.has_word(word)) continue;
    MoveList moves;
    line.moves_at(word, position, moves);
    if (moves.empty()) return false;
    if (moves.size() > 1) return true;  // not followed any further
    position.play(moves[0]);
    ++read;
  }
  return read > 0;
}

bool is_said_otherwise(const std::vector<SheetLine>& sheets, const Position& position,
                       std::size_t ply, const Agreement& game) {
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    std::size_t next = ply;
    while (next < game.words.size() && game.words[next][i].size() == 0) ++next;
    if (next == ply || next == game.words.size()) continue;
    MoveList moves;
    sheets[i].moves_at(game.words[next][i], position, moves);
    if (!moves.empty() && sheets[i].place_of(game.words[next][i]) == half_move_due(position))
      return true;
  }
  return false;
}

}  // namespace planilla
