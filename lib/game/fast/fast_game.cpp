// Tag lines one after another, then moves by the hundred.
#include "game/fast/fast_game.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "pgn/symbols.h"
#include "pgn/tokenizer.h"
#include "text/framing/fast_tag_line.h"
#include "text/framing/words_above.h"

namespace planilla {

namespace {

template <typename Processor>
[[gnu::always_inline]] inline std::size_t read_tag_lines(Game& game) {
  const char* text = game.text.data();
  const auto take = [&](const char* line, const lex::FastTagLine& in) {
    const auto base = static_cast<std::uint32_t>(line - text);
    const Span value{base + in.name_end + 2, base + in.end - 2};
    game.tags.push_back({.name = {line + 1, in.name_end - 1},
                         .value = {text + value.begin, value.size()},
                         .span = {base, base + in.end},
                         .value_span = value});
  };
  const char* const end = text + game.text.size();
  const char* at = lex::fast_tag_lines<Processor>(text, end, take);
  for (lex::FastTagLine line;
       end - at >= lex::block_size && (line = lex::long_tag_line(at, end)).end != 0;) {
    take(at, line);
    at = lex::fast_tag_lines<Processor>(at + line.next, end, take);
  }
  const auto left = static_cast<std::size_t>(end - at);
  if (left >= lex::block_size) return static_cast<std::size_t>(at - text);
  // The last lines of a short game stand in a block that the text does not fill.
  char padded[lex::block_size];
  std::memset(padded, ' ', sizeof padded);
  std::memcpy(padded, at, left);
  const char* const behind = lex::fast_tag_lines<Processor>(
      padded, padded + sizeof padded,
      [&](const char* line, const lex::FastTagLine& in) { take(at + (line - padded), in); });
  return static_cast<std::size_t>(at - text + (behind - padded));
}

#if PLANILLA_SSE2
PLANILLA_AVX2 std::size_t read_tag_lines_avx2(Game& game) {
  return read_tag_lines<lex::Avx2>(game);
}
#endif

std::size_t tag_lines(Game& game) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return read_tag_lines_avx2(game);
#endif
  return read_tag_lines<lex::AnyProcessor>(game);
}

// Do comments stand there, and a tag behind them?
bool are_comments_among_tags(std::string_view text, std::size_t at) {
  const std::size_t behind = behind_comments(text, at);
  return behind < text.size() && text[behind] == '[';
}

// Of two games, the first of which has no moves.
bool names_two_games(const Game& game) {
  return std::count_if(game.tags.begin(), game.tags.end(),
                       [](const GameTag& tag) { return tag.name == "Event"; }) > 1;
}

}  // namespace

// A line that begins with another sign than a move is for the rules: a tag that is odd, or an
// escape.
std::size_t FastGame::read_tags(Game& game) {
  std::size_t at = tag_lines(game);
  while (at != 0 && at < game.text.size() && lex::is_ascii_blank(game.text[at])) ++at;
  // A letter may begin a tag that lost its bracket: `ECO "C48"]`.
  const bool letter = at < game.text.size() && game.text[at] >= 'A' && game.text[at] <= 'Z';
  if (at != 0 && at < game.text.size() && game.text[at] != '[' && game.text[at] != '%' && !letter &&
      !are_comments_among_tags(game.text, at) && !names_two_games(game)) {
    game.extent = {0, game.tags.back().span.end};
    game.tags_are_plain = true;
    return at;
  }
  game.tags.clear();
  return 0;
}

// Up to what is not plain. False: a word is no single legal move.
bool FastGame::play_known_words(Played& played) {
  while (text_.collect()) {
    const FastRun run = play_words({.word = text_.begin(),
                                    .end = text_.end(),
                                    .position = &played.position,
                                    .before = nullptr,
                                    .out = moves_.data(),
                                    .key = keys_.data(),
                                    .sums = &played.sums});
    if (run.word != text_.end()) return false;
    played.moves.insert(played.moves.end(), moves_.data(), run.out);
    played.keys.insert(played.keys.end(), keys_.data(), run.key);
  }
  return true;
}

// A word that is met for the first time, in an archive one of a few thousand. What follows it is a
// word of its own.
bool FastGame::learn(std::string_view text, Span word, MoveReader& reader) {
  if (word.empty()) return false;
  std::vector<Token> tokens;  // beyond ASCII there are signs as well as letters
  tokenize(text, word, tokens);
  if (tokens.size() != 1 || tokens[0].kind != TokenKind::word || tokens[0].span != word)
    return false;
  reader.read(text, tokens, 0);
  return reader.fast_words().find(word.in(text), text.data() + text.size()) != nullptr;
}

// Up to what is neither a move nor its number.
bool FastGame::play(Played& played) {
  const Source& s = source_;
  text_.open(s.text, s.from, {&s.white->fast_words(), &s.black->fast_words()}, *s.start);
  played.keys.push_back(s.start->key());
  played.position = *s.start;
  bool plain = play_known_words(played);
  while (plain && text_.odd()) {
    plain = learn(s.text, text_.unknown(), text_.turn() == white ? *s.white : *s.black);
    if (!plain) break;
    text_.go_on();
    plain = play_known_words(played);
  }
  return plain;
}

bool FastGame::read_moves(const Game& game, std::size_t from, MoveReader& for_white,
                          MoveReader& for_black, FastAttempt& out) {
  out.clear();
  source_ = {game.text, from, &for_white, &for_black, &game.start};
  Played played{out.final, out.plain, out.keys, out.elements.compact(game.start.turn())};
  if (!play(played) || !take_result(game.text, text_.at(), out)) return false;
  out.plies = static_cast<std::uint32_t>(played.moves.size());
  out.plain.elements = played.moves.size();
  out.plain.kinds = kind_bit(ElementKind::move);
  return true;
}

}  // namespace planilla
