// One pass over the words and numbers of the main line.
#include "game/reconcile/sheet_line.h"

#include <algorithm>

#include "game/layout/main_line.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool is_within(std::uint32_t place, std::span<const Span> spans) {
  return std::any_of(spans.begin(), spans.end(),
                     [&](Span span) { return span.begin <= place && place < span.end; });
}

// "34\t\tKh7": the cell of White is empty.
bool skips_cell(std::string_view text, const Token& number, const Token& word) {
  const std::string_view between = Span{number.end(), word.begin()}.in(text);
  return std::count(between.begin(), between.end(), '\t') > 1;
}

// The first token that begins there, or the number of tokens: at once where they stand in the order
// of the text, as most do.
std::size_t token_from(std::span<const Token> tokens, std::uint32_t place) {
  const auto begins = [&](const Token& token) { return token.begin() == place; };
  auto found = std::partition_point(tokens.begin(), tokens.end(),
                                    [&](const Token& token) { return token.begin() < place; });
  if (found == tokens.end() || !begins(*found))
    found = std::find_if(tokens.begin(), tokens.end(), begins);
  while (found != tokens.begin() && found != tokens.end() && begins(*(found - 1))) --found;
  return static_cast<std::size_t>(found - tokens.begin());
}

}  // namespace

SheetLine sheet_line(std::string_view text, std::span<const Token> tokens, std::size_t from,
                     MoveReader& white, MoveReader& black, std::span<const Span> aside) {
  SheetLine out{text, tokens, {}, &white, &black, std::nullopt};
  SheetWord next;
  std::uint32_t number = 0;  // its token
  int place = 0;             // of the word that is due in the row
  for (const Item& item : main_line_with_times(text, tokens, from)) {
    if (is_within(tokens[item.token].begin(), aside)) continue;
    if (item.is_number) {
      if (item.number != 0) next = {.number = item.number}, number = item.token;
      next.black |= item.dots > 1;  // "1. ... e5"
      continue;
    }
    if ((tokens[item.token].flags & token_doubtful) == 0 &&
        white.read(text, tokens, item.token).kind == WordKind::suffix)
      continue;
    next.token = item.token;
    if (next.number != 0) {
      next.black |= skips_cell(text, tokens[number], tokens[item.token]);
      place = next.half_move();
    }
    next.place = place;
    place = place % 2 == 0 && place != 0 ? place + 1 : 0;
    out.words.push_back(next);
    next = {};
  }
  return out;
}

bool SheetLine::is_written_twice(Span word) const {
  return is_written_within(2, word);  // the same cell of the row before or behind, or the other one
}

bool SheetLine::is_written_next_to_it(Span word) const {
  return is_written_within(1, word);
}

bool SheetLine::is_written_within(std::size_t near, Span word) const {
  const std::size_t i = order_of(word);
  if (i == words.size() || tokens[words[i].token].span != word) return false;
  for (std::size_t n = i - std::min(i, near); n < words.size() && n <= i + near; ++n)
    if (n != i && !words[n].missing && this->word(n) == this->word(i)) return true;
  return false;
}

bool SheetLine::is_hole(Span word) const {
  const std::size_t i = order_of(word);
  return i != words.size() && tokens[words[i].token].span == word && is_unwritten(words[i]);
}

bool SheetLine::is_unwritten(const SheetWord& word) const {
  const std::uint8_t doubt = tokens[word.token].flags & token_doubtful;
  if (word.missing || doubt != 0) return word.missing || (doubt & token_unwritten) != 0;
  return white->read(text, tokens, word.token).kind == WordKind::hole;
}

int SheetLine::place_of(Span word) const {
  const std::size_t i = order_of(word);
  return i != words.size() && tokens[words[i].token].span == word ? words[i].place : 0;
}

std::size_t SheetLine::order_of(Span word) const {
  const std::size_t token = token_from(tokens, word.begin);
  const auto is_there = [&](const SheetWord& one) {
    return !one.missing && tokens[one.token].begin() == word.begin;
  };
  if (token == tokens.size()) return words.size();
  auto found = std::partition_point(words.begin(), words.end(),
                                    [&](const SheetWord& one) { return one.token < token; });
  if (found == words.end() || !is_there(*found))
    found = std::find_if(words.begin(), words.end(), is_there);
  return static_cast<std::size_t>(found - words.begin());
}

std::size_t SheetLine::token_index(Span word) const {
  if (const std::size_t there = token_from(tokens, word.begin); there != tokens.size())
    return there;
  std::size_t out = tokens.size();
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (tokens[at].begin() > word.begin &&
        (out == tokens.size() || tokens[at].begin() < tokens[out].begin()))
      out = at;
  return out;
}

bool SheetLine::denies_alone(Span word, Move move) const {
  if (!alone) return false;
  const auto found = alone->moves.find(word.begin);
  if (found != alone->moves.end()) return found->second != move;
  const Span stop = stopped_alone();
  return stop.size() == 0 || token_index(word) <= token_index(stop);
}

Span SheetLine::stopped_alone() const {
  if (!alone || !alone->stop) return {};
  const std::size_t token = token_index({*alone->stop, *alone->stop});
  const auto found = std::find_if(words.begin(), words.end(), [&](const SheetWord& word) {
    return !word.missing && word.token >= token;
  });
  return found == words.end() ? Span{} : tokens[found->token].span;
}

const Token& SheetLine::token_at(Span word) const {
  return tokens[std::min(token_from(tokens, word.begin), tokens.size() - 1)];
}

Match SheetLine::match_at(Span word, const Position& position) const {
  MoveReader& reader = position.turn() == Color::white ? *white : *black;
  const auto at = static_cast<std::size_t>(&token_at(word) - tokens.data());
  return match(position, reader.read(text, tokens, at));
}

void SheetLine::moves_at(Span word, const Position& position, MoveList& out) const {
  if (word.size() == 0 || tokens.empty() || (token_at(word).flags & token_doubtful) != 0) return;
  const Match found = match_at(word, position);
  if (found.count == 1) out.push(found.move);
  if (found.count > 1) legal_matches(position, found.reading->pattern, out);
}

std::uint16_t SheetLine::claims_at(Span word, const Position& position) const {
  const Match found = match_at(word, position);
  return found.count > 0 ? found.reading->pattern.claims : std::uint16_t{0};
}

bool SheetLine::says(Span word, const Position& position, Move move) const {
  if (!has_word(word)) return false;
  MoveList moves;
  moves_at(word, position, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Move SheetLine::move_at(Span word, const Position& position) const {
  MoveList moves;
  moves_at(word, position, moves);
  return moves.size() == 1 ? moves[0] : Move();
}

}  // namespace planilla
