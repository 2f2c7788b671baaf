// The words are found first, then played line by line, then written as elements between what stands
// between them.
#include "game/fast/annotated_game.h"

#include "game/fast/fast_game.h"

namespace planilla {

namespace {

// element_of(), in place and part by part: a copy would wait for its own parts.
[[gnu::always_inline]] inline void put_move(const CompactMove& m, std::uint32_t ply, Color us,
                                            Element& out) {
  out.kind = ElementKind::move;
  out.flags = static_cast<std::uint8_t>((us == black ? element_black : 0) |
                                        (m.numbered() ? element_numbered : 0) |
                                        (m.is_san() ? element_is_san : 0));
  out.move = m.move();
  out.span.begin = m.place.begin;
  out.span.end = m.place.begin + m.place.size;
  out.claims = m.spelling.claims;
  out.facts = m.facts();
  out.quirks = m.spelling.quirks;
  out.number = ply;
}

}  // namespace

bool AnnotatedGame::read_text(const Game& game, std::size_t from, MoveReader& for_white,
                              MoveReader& for_black) {
  text_.open(game.text, from, {&for_white.fast_words(), &for_black.fast_words()}, game.start);
  while (!text_.read())
    if (!FastGame::learn(game.text, text_.unknown(), text_.turn() == white ? for_white : for_black))
      return false;
  return (text_.signs().kinds & kind_bit(ElementKind::comment)) != 0;
}

// Words up to there, all of one line. False: one of them is no single legal move.
bool AnnotatedGame::play_to(std::size_t end, Played& played, MoveTotals& sums) {
  if (played.words == end) return true;
  const FastWord* const words = text_.words().data();
  const bool main = outer_.empty();
  const FastRun run = play_words({.word = words + played.words,
                                  .end = words + end,
                                  .position = &line_.position,
                                  .before = nullptr,
                                  .out = moves_.data() + played.words,
                                  .key = main ? played.key : side_keys_.data(),
                                  .sums = &sums});
  if (main) played.key = run.key;
  played.words = end;
  return run.word == run.end;
}

// A variation on the last of so many words, or one more on the same.
bool AnnotatedGame::open_line(std::size_t words, Played& played, MoveTotals& sums) {
  if (played.words != words) {
    if (!play_to(words - 1, played, sums)) return false;
    line_.before = line_.position;
    if (!play_to(words, played, sums)) return false;
  }
  outer_.push_back(line_);
  line_.position = line_.before;
  return true;
}

bool AnnotatedGame::play(const Position& start, FastAttempt& out) {
  const std::size_t words = text_.words().size();
  moves_.resize(words);
  side_keys_.resize(words);
  out.keys.resize(words + 1);
  out.keys[0] = start.key();
  line_.position = start;
  outer_.clear();
  Played played{0, out.keys.data() + 1};
  for (const Aside& aside : text_.asides()) {
    if (aside.kind == ElementKind::open) {
      if (!open_line(aside.words, played, out.plain)) return false;
    } else if (aside.kind == ElementKind::close) {
      if (!play_to(aside.words, played, out.plain)) return false;
      line_ = outer_.back();
      outer_.pop_back();
    }
  }
  if (!play_to(words, played, out.plain)) return false;
  out.keys.resize(static_cast<std::size_t>(played.key - out.keys.data()));
  out.plies = static_cast<std::uint32_t>(out.keys.size() - 1);
  out.final = line_.position;
  return out.plies != 0;
}

void AnnotatedGame::write_elements(Color first, std::vector<Element>& elements) const {
  struct Due {
    std::uint32_t ply;
    Color turn;
  };
  std::vector<Due> outer;
  Due next{0, first};
  const CompactMove* move = moves_.data();
  elements.resize(text_.words().size() + text_.asides().size());
  Element* out = elements.data();
  const auto write_to = [&](std::size_t words) {
    for (; move != moves_.data() + words; next.turn = ~next.turn)
      put_move(*move++, ++next.ply, next.turn, *out++);
  };
  for (const Aside& aside : text_.asides()) {
    write_to(aside.words);
    out->kind = aside.kind;
    out->span.begin = aside.span.begin;
    out->span.end = aside.span.end;
    out++->number = aside.number;
    if (aside.kind == ElementKind::open) {
      outer.push_back(next);
      next = {next.ply - 1, ~next.turn};
    } else if (aside.kind == ElementKind::close) {
      next = outer.back();
      outer.pop_back();
    }
  }
  write_to(text_.words().size());
}

bool AnnotatedGame::read_moves(const Game& game, std::size_t from, MoveReader& for_white,
                               MoveReader& for_black, FastAttempt& out) {
  out.clear();
  if (!read_text(game, from, for_white, for_black) || !take_result(game.text, text_.at(), out) ||
      !play(game.start, out))
    return false;
  write_elements(game.start.turn(), out.elements.edit());
  const MoveTotals& signs = text_.signs();
  out.plain.numbered |= signs.numbered;
  out.plain.kinds = signs.kinds | kind_bit(ElementKind::move);
  out.plain.commands = signs.commands;
  out.plain.long_comments = signs.long_comments;
  out.plain.elements = out.elements.size();
  return true;
}

}  // namespace planilla
