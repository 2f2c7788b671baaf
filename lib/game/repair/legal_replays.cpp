// Layers of positions, one a word, forwards; then which of them reach the end, backwards.
#include "game/repair/legal_replays.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>

#include "board/resolve.h"
#include "game/evidence/later_marks.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr std::size_t most_by_letters = 200;  // positions of one layer, where all words are written

void add_matches(const Position& position, const MovePattern& pattern, std::vector<Move>& out) {
  MoveList moves;
  legal_matches(position, pattern, moves);
  for (const Move move : moves)
    if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
}

// A word with an x takes something, where it can.
void keep_captures(const Position& position, std::vector<Move>& moves) {
  const auto takes = [&](Move move) { return position.is_capture(move); };
  if (std::any_of(moves.begin(), moves.end(), takes))
    std::erase_if(moves, [&](Move move) { return !takes(move); });
}

// Whoever writes `Tc2` with two rooks that can go there left out a file or a rank.
bool fits_two_pieces(const Position& position, Move move, const std::vector<Move>& moves) {
  const Role role = role_of(position.piece_on(move.from()));
  return std::any_of(moves.begin(), moves.end(), [&](Move other) {
    return other.from() != move.from() && role_of(position.piece_on(other.from())) == role;
  });
}

// `A4`: a pawn's move, or a bishop's of which the file is left out.
bool is_large_square(std::string_view word) {
  return is_lone_square(word, 'A');
}

}  // namespace

bool is_lone_square(std::string_view word, char first_file) {
  return word.size() == 2 && word[0] >= first_file && word[0] < first_file + 8 && word[1] >= '1' &&
         word[1] <= '8';
}

// Are the squares of pawns written with small letters, but for one or two?
bool LegalReplays::writes_small_pawns() const {
  constexpr int few = 2;
  int small = 0, large = 0;
  for (std::uint32_t i = 0; i < items_.size(); ++i) {
    if (items_[i].is_number) continue;
    small += is_lone_square(tail_.written(i), 'a');
    large += is_large_square(tail_.written(i));
  }
  return large <= few && small > large;
}

bool LegalReplays::is_doubtful(const Position& position, std::uint32_t item) const {
  return tail_.reading(position, item).kind == WordKind::hole;
}

// All that the word can be as it stands, its letter large or small; the cheapest first. How many
// tokens it takes.
std::uint32_t LegalReplays::moves_of(const Position& position, std::uint32_t item,
                                     std::vector<Move>& out) const {
  const WordReading& word = tail_.reading(position, item);
  out.clear();
  if (word.kind == WordKind::hole) {
    const std::uint8_t flags = tail_.flags(item);
    if (flags & (token_masked | token_either)) {
      out = slips_.moves_meant(position, tail_.written(item), flags, tail_.reader(position));
      const bool takes = tail_.written(item).find('x') != std::string_view::npos;
      if ((flags & token_masked) && takes) keep_captures(position, out);
    } else {
      MoveList moves;
      position.legal_moves(moves);
      out.assign(moves.begin(), moves.end());
    }
    return 1;
  }
  if (word.kind != WordKind::move) {
    if (word.kind == WordKind::unreadable) add_in_small_letters(position, item, out);
    return out.empty() ? 0 : 1;
  }
  const bool is_large =
      letters_ == PieceLetters::large_square && is_large_square(tail_.written(item));
  for (const Reading& reading : word.readings())
    if (reading.cost <= (is_large ? cost_case : dearest_))
      add_matches(position, or_castling(position, reading.pattern), out);
  add_in_small_letters(position, item, out);
  // Behind a half-move that could be any, a square alone is no capture of what that one put there.
  if (is_wide_ && is_lone_square(tail_.written(item), 'a'))
    std::erase_if(out, [&](Move move) { return position.is_capture(move); });
  if (const std::string_view short_word = tail_.written(item);
      small_pawns_ && is_large_square(short_word)) {
    const std::string masked = {short_word[0], '?', short_word[1]};
    for (const MovePattern& pattern : slips_.meant(masked, token_masked, tail_.reader(position)))
      add_matches(position, pattern, out);
  }
  return word.tokens;
}

// `Exd5`, `Cxd5`: a pawn that takes, its file in a capital as the first letter of each word.
void LegalReplays::add_in_small_letters(const Position& position, std::uint32_t item,
                                        std::vector<Move>& out) const {
  const std::string_view written = tail_.written(item);
  if (letters_ != PieceLetters::all_large || written.size() < 3 || written[0] < 'A' ||
      written[0] > 'H')
    return;
  std::string word(written);
  word[0] = static_cast<char>(word[0] - 'A' + 'a');
  for (const MovePattern& pattern : slips_.meant(word, 0, tail_.reader(position)))
    if (pattern.roles == role_bit(pawn)) add_matches(position, pattern, out);
}

void LegalReplays::drop_marked_falsely(const Position& position, std::uint32_t item,
                                       std::vector<Move>& moves) const {
  const WordReading& word = tail_.reading(position, item);
  if (word.kind != WordKind::move) return;
  const std::uint16_t claims = word.readings().front().pattern.claims;
  std::erase_if(moves,
                [&](Move move) { return false_mark(position, move, claims) != FalseMark::none; });
}

// False: no way leads on, or there are too many.
bool LegalReplays::extend(const std::vector<Node>& before, Layer& layer) {
  std::unordered_map<std::uint64_t, std::uint32_t> known;
  std::vector<Move> moves;
  const std::size_t most = is_wide_ ? grammar_.most_positions : most_by_letters;
  for (std::uint32_t n = 0; n < before.size(); ++n) {
    const std::uint32_t tokens = moves_of(before[n].position, layer.item, moves);
    if (!moves.empty()) layer.tokens = tokens;
    if (marks_ == Marks::believed) drop_marked_falsely(before[n].position, layer.item, moves);
    steps_ += 1 + moves.size();
    for (const Move move : moves) {
      Position after = before[n].position;
      after.play(move);
      const auto fresh = static_cast<std::uint32_t>(layer.nodes.size());
      const auto [found, is_new] = known.try_emplace(after.key(), fresh);
      if (is_new) layer.nodes.push_back({after, {}, false});
      layer.nodes[found->second].ways.push_back(
          {n, move, !layer.is_doubtful && fits_two_pieces(before[n].position, move, moves)});
    }
    if (layer.nodes.size() > most || steps_ > grammar_.most_steps) return false;
  }
  return !layer.nodes.empty();
}

// Ways on which a mark is false are followed only where there are no others.
LegalReplays::End LegalReplays::run(const Position& start) {
  marks_ = Marks::believed;
  if (const End end = follow(start); end != End::dead) return end;
  marks_ = Marks::ignored;
  return follow(start);
}

LegalReplays::End LegalReplays::follow(const Position& start) {
  layers_.assign(1, {});
  layers_[0].nodes.push_back({start, {}, false});
  steps_ = 0;
  is_wide_ = false;
  small_pawns_ = writes_small_pawns();
  for (std::uint32_t at = 0; at < items_.size();) {
    const Position& first = layers_.back().nodes.front().position;
    if (items_[at].is_number || tail_.reading(first, at).kind == WordKind::suffix) {
      ++at;
      continue;
    }
    Layer next;
    next.item = at;
    next.is_doubtful = is_doubtful(first, at);
    is_wide_ |= next.is_doubtful;
    if (!extend(layers_.back().nodes, next)) return next.nodes.empty() ? End::dead : End::too_many;
    at = item_at(items_, at + 1, items_[at].token + next.tokens);
    layers_.push_back(std::move(next));
  }
  mark_alive();
  return End::complete;
}

void LegalReplays::mark_alive() {
  for (Node& node : layers_.back().nodes) node.reaches_end = true;
  for (std::size_t i = layers_.size() - 1; i > 0; --i)
    for (const Node& node : layers_[i].nodes) {
      if (!node.reaches_end) continue;
      for (const Way& way : node.ways) {
        Node& before = layers_[i - 1].nodes[way.from];
        const std::uint32_t open = node.open + way.is_two_pieces;
        before.open = before.reaches_end ? std::min(before.open, open) : open;
        before.reaches_end = true;
      }
    }
}

// The moves that lead from a node to one that reaches the end, the likeliest first.
std::vector<LegalReplays::WayOn> LegalReplays::ways_on(const Layer& next, std::uint32_t from) {
  std::vector<WayOn> out;
  for (std::uint32_t n = 0; n < next.nodes.size(); ++n) {
    const Node& node = next.nodes[n];
    if (!node.reaches_end) continue;
    for (const Way& way : node.ways)
      if (way.from == from) out.push_back({n, way.move, node.open + way.is_two_pieces});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const WayOn& a, const WayOn& b) { return a.open < b.open; });
  return out;
}

ReplayedWord LegalReplays::word(std::size_t layer, std::uint32_t node) const {
  const Layer& next = layers_[layer];
  ReplayedWord out;
  out.item = next.item;
  out.tokens = next.tokens;
  out.is_doubtful = next.is_doubtful;
  out.before = layers_[layer - 1].nodes[node].position;
  std::vector<Move> moves;
  moves_of(out.before, out.item, moves);
  out.fitting = static_cast<int>(moves.size());
  out.is_unreadable = tail_.reading(out.before, out.item).kind == WordKind::unreadable;
  return out;
}

// Of moves behind which as many words are open, what people play; but a small letter is first what
// stands in the text.
void LegalReplays::sort_by_use(const Position& before, const PreviousMove& previous,
                               UsualMoves& usual, std::vector<WayOn>& on) {
  std::stable_sort(on.begin(), on.end(), [&](const WayOn& a, const WayOn& b) {
    if (a.open != b.open) return a.open < b.open;
    return usual.cost(before, previous, a.move) < usual.cost(before, previous, b.move);
  });
}

std::vector<ReplayedWord> LegalReplays::words(UsualMoves& usual) const {
  std::vector<ReplayedWord> out;
  std::uint32_t node = 0;
  PreviousMove previous;
  for (std::size_t i = 1; i < layers_.size(); ++i) {
    ReplayedWord one = word(i, node);
    std::vector<WayOn> on = ways_on(layers_[i], node);
    if (on.size() > 1 && (one.is_doubtful || dearest_ < cost_case))
      sort_by_use(one.before, previous, usual, on);
    const Match likeliest = tail_.word(one.before, one.item);
    one.is_plain = on.size() == 1 && likeliest.count == 1 && likeliest.move == on[0].move;
    const auto first = std::find_if(on.begin(), on.end(), [&](const WayOn& way) {
      return likeliest.count == 1 && way.move == likeliest.move;
    });
    const WayOn& taken = first == on.end() ? on.front() : *first;
    one.move = taken.move;
    for (const WayOn& way : on)
      if (way.move != taken.move) one.others.push_back(way.move);
    node = taken.to;
    previous = previous.after(one.before, taken.move);
    out.push_back(std::move(one));
  }
  return out;
}

ReplayedWord LegalReplays::first_doubtful() const {
  for (std::size_t i = 1; i < layers_.size(); ++i) {
    if (!layers_[i].is_doubtful) continue;
    ReplayedWord out = word(i, 0);
    moves_of(out.before, out.item, out.others);
    return out;
  }
  return {};
}

}  // namespace planilla
