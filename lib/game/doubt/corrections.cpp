// Between two numbers the half-moves are counted; then what takes one of them back is settled.
#include "game/doubt/corrections.h"

#include <algorithm>

#include "board/square_in_text.h"
#include "game/doubt/doubt_tokens.h"
#include "game/doubt/passed_over.h"
#include "game/model/lexicon.h"
#include "game/spelling/joined_tokens.h"
#include "game/spelling/move_number.h"
#include "notation/data/doubt_grammar.h"

namespace planilla {

namespace {

bool is_half_move(std::string_view text, const Token& token) {
  if (token.flags & token_doubtful) return true;
  if (token.kind != TokenKind::word) return false;
  const std::string_view word = token.in(text);
  const bool is_row = word.find('|') != word.npos;  // "4|d3|d6" behind a line of words
  return !is_row && (is_castling(word) || holds_square(word));
}

bool ends_game(const Token& token) {
  return token.kind == TokenKind::result || token.kind == TokenKind::tag ||
         token.kind == TokenKind::boundary;
}

// Letters, and no move.
bool is_word_of_sentence(std::string_view text, const Token& token) {
  return token.kind == TokenKind::word && token.span.size() > 1 && !is_half_move(text, token) &&
         token.in(text).find_first_of("0123456789") == std::string_view::npos;
}

bool touches_token_before(const std::vector<Token>& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].begin() == tokens[at - 1].end();
}

bool begins_with_square(std::string_view word) {
  return word.size() >= 2 && word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8';
}

// "corr." as "corr": the tokenizer may part the stop.
std::string without_stop(std::string words) {
  if (words.ends_with('.')) words.pop_back();
  return words;
}

// A sign between two half-moves of which one is too many: "a5 -- a6", "a5 ~ a6", "a5 X a6", where
// no pawn takes, "Ch5 X Ce8". A piece takes with a small x: "Fd4 x Fg7".
bool parts_rivals(std::string_view first, std::string_view sign, std::string_view second) {
  if (sign == "X" || sign == "x") {
    const bool pawns = first.size() == 2 && second.size() == 2;
    return pawns ? first[0] == second[0] : sign == "X" && first.size() > 2 && second.size() > 2;
  }
  if (sign == "..." || sign == "\u2026") return true;
  return sign == "~" || sign == "--" || sign == "-" || sign == "\u2014" || sign == "\u2013";
}

// "a6, en realidad d6 era mejor": is the half-move at `at` one of a sentence?
bool goes_on_in_words(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                      std::size_t end) {
  constexpr std::size_t shortest = 3;  // bytes
  if (at + 1 >= end || tokens[at + 1].kind != TokenKind::word) return false;
  const Span gap{tokens[at].end(), tokens[at + 1].begin()};
  const std::string_view word = tokens[at + 1].in(text);
  const bool small =
      (word[0] >= 'a' && word[0] <= 'z') || static_cast<unsigned char>(word[0]) >= 0xc3;
  return small && word.size() >= shortest &&
         word.find_first_of("0123456789x") == std::string_view::npos &&
         gap.in(text).find('\n') == std::string_view::npos;
}

// The tokens from `at` on, `count` of them, become one.
void join(std::vector<Token>& tokens, std::size_t at, std::size_t count, TokenKind kind,
          std::uint8_t flags) {
  tokens[at] = {{tokens[at].begin(), tokens[at + count - 1].end()}, kind, flags};
  tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at + 1),
               tokens.begin() + static_cast<std::ptrdiff_t>(at + count));
}

}  // namespace

struct Corrections::Stretch {
  std::size_t begin = 0, end = 0;  // tokens behind the number, up to the next
  std::size_t room = 0;            // half-moves; 0: not known
  std::size_t written = 0;
};

struct Corrections::Pair {
  std::size_t at = 0;
  std::size_t behind = 0;   // the half-move in its place
  bool is_plain = false;    // it is said that the first was not played
  bool is_counted = false;  // only the number of half-moves says so
};

Corrections::Corrections(const Notations& notations)
    : grammar_(notations.doubt_grammar()), languages_(&notations.languages()) {}

const Corrections::Phrases& Corrections::phrases() const {
  std::call_once(gathered_, [&] {
    Words cites;
    for (const Language& language : languages_->all()) {
      for (const std::string& word : language.corrects)
        phrases_.corrects.insert(without_stop(fold_words(word)));
      // "Ac4 tachado Ab5", without the parentheses that make it a mark wherever it stands.
      for (const std::string& word : language.crossed_out)
        phrases_.corrects.insert(fold_words(word));
      for (const std::string& word : language.negates) phrases_.denies.insert(fold_words(word));
      for (const std::string& word : language.cites) cites.insert(fold_words(word));
    }
    // "4. Cc3 mejor Cd2 Cf6": said of a half-move that was played.
    std::erase_if(phrases_.corrects, [&](const std::string& word) { return cites.contains(word); });
  });
  return phrases_;
}

bool Corrections::is_stroke(std::string_view text, const Token& token) const {
  const std::string_view word = token.in(text);
  return token.kind == TokenKind::word && word.size() > 1 && word[0] == word[1] &&
         grammar_.crossed_behind.contains(word);
}

// "Ac4, digo Ab5", "Ac4→Ab5", "Ac4 XXX Ab5", "Ac4? Ab5", "Ac4 no Ab5".
std::optional<Corrections::Pair> Corrections::pair_at(std::string_view text,
                                                      const std::vector<Token>& tokens,
                                                      std::size_t at, std::size_t end) const {
  constexpr std::size_t longest = 3;  // words
  if (!is_half_move(text, tokens[at]) || at + 2 >= end) return std::nullopt;
  std::size_t next = at + 1;
  const std::string_view sign = tokens[next].in(text);
  const auto pair = [&](std::size_t behind, bool is_plain, bool is_counted) -> std::optional<Pair> {
    if (behind >= end || !is_half_move(text, tokens[behind]) ||
        goes_on_in_words(text, tokens, behind, end))
      return std::nullopt;
    return Pair{at, behind, is_plain, is_counted};
  };
  if (grammar_.replaced_by.contains(sign))
    return pair(next + 1, true,
                !touches_token_before(tokens, next) || !touches_token_before(tokens, next + 1));
  if (is_stroke(text, tokens[next]))
    return pair(tokens[next + 1].in(text) == "," ? next + 2 : next + 1, true, true);
  if (sign == "?" || parts_rivals(tokens[at].in(text), sign, tokens[next + 1].in(text)))
    return pair(next + 1, false, true);
  if (sign == ",") ++next;
  std::optional<Pair> found;
  for (std::size_t words = 1; words <= longest && next + words < end; ++words) {
    const Span phrase{tokens[next].begin(), tokens[next + words - 1].end()};
    if (tokens[next + words - 1].kind != TokenKind::word ||
        is_half_move(text, tokens[next + words - 1]))
      break;
    std::string said = without_stop(fold_words(phrase.in(text)));
    const bool has_colon = said.ends_with(':');
    if (has_colon) said.pop_back();
    const bool denies = phrases().denies.contains(said);
    if (!denies && !phrases().corrects.contains(said)) continue;
    std::size_t behind = next + words;  // "no, Ab5", "digo: Ab5"
    const auto is_sign = [&](std::string_view one) {
      return behind < end && tokens[behind].in(text) == one;
    };
    const bool announces = has_colon || is_sign(":");  // "Ac4, no: Ab5"
    while (is_sign(",") || is_sign(":")) ++behind;
    found = pair(behind, !denies || announces, denies);
  }
  return found;
}

// "Ac4 (digo Ab5)", "Ac4 (corr. Ab5)": how many tokens stand before the half-move that was played,
// within the parentheses; 0: none.
std::size_t Corrections::words_in_parentheses(std::string_view text,
                                              const std::vector<Token>& tokens,
                                              std::size_t at) const {
  constexpr std::size_t longest = 4;  // words and signs
  if (!is_half_move(text, tokens[at]) || at + 4 >= tokens.size()) return 0;
  const std::string_view open = tokens[at + 1].in(text);
  if (open != "(" && open != "[") return 0;
  std::size_t move = at + 2;
  while (move < tokens.size() && move < at + 2 + longest && !is_half_move(text, tokens[move]))
    ++move;
  if (move == at + 2 || move + 1 >= tokens.size() || !is_half_move(text, tokens[move]) ||
      tokens[move + 1].in(text) != (open == "(" ? ")" : "]"))
    return 0;
  std::string said = fold_words(Span{tokens[at + 2].begin(), tokens[move - 1].end()}.in(text));
  while (!said.empty() && (said.back() == ':' || said.back() == ',' || said.back() == ' '))
    said.pop_back();
  const std::string words = without_stop(said);  // "Aa4 (no Ac4)": that one was not played
  return phrases().corrects.contains(words) && !phrases().denies.contains(words) ? move - at - 2
                                                                                 : 0;
}

// "Lf1→e2", "e2→e4": the arrow of long notation, where most half-moves are written so.
void Corrections::join_long_moves(std::string_view text, std::vector<Token>& tokens) const {
  constexpr std::string_view arrow = "\u2192";
  constexpr std::size_t several = 3;
  std::vector<std::size_t> moves;
  std::size_t others = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!is_half_move(text, tokens[at])) continue;
    const bool is_long = at + 2 < tokens.size() && tokens[at + 1].in(text) == arrow &&
                         touches_token_before(tokens, at + 1) &&
                         touches_token_before(tokens, at + 2) &&
                         begins_with_square(tokens[at + 2].in(text));
    if (is_long)
      moves.push_back(at), at += 2;
    else
      others += !is_castling(tokens[at].in(text));
  }
  if (moves.size() < several || moves.size() < others) return;
  join_tokens(tokens, moves, 3);
}

// They become comments around the half-move that was played.
void Corrections::take_from_parentheses(std::string_view text, std::vector<Token>& tokens) const {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::size_t words = words_in_parentheses(text, tokens, at);
    if (words == 0) continue;
    const std::size_t first = at + 2, last = first + words - 1;
    tokens[first] = {{tokens[first].begin(), tokens[last].end()}, TokenKind::comment, 0};
    tokens[at] = {tokens[at].span, TokenKind::comment, 0};
    for (std::size_t i = first + 1; i <= last; ++i) pass_over(tokens[i]);
    pass_over(tokens[at + 1]);  // the parentheses
    pass_over(tokens[last + 2]);
  }
  drop_passed_over(tokens);
}

// "Rfd1corr", "0-0corr.": a word that says only that the move was put right becomes a comment.
void Corrections::part_glued_words(std::string_view text, std::vector<Token>& tokens) const {
  constexpr std::size_t shortest = 4;  // letters
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::string_view word = tokens[at].in(text);
    if (tokens[at].kind != TokenKind::word || word.size() <= shortest) continue;
    std::size_t end = word.size() - (word.ends_with('.') ? 1 : 0);
    const std::size_t letters_end = end;
    while (end > 0 && is_letter(word[end - 1]) && word[end - 1] != 'O') --end;
    if (letters_end - end < shortest || end < 2 ||
        !(is_square_at(word, end - 2) || is_castling(word.substr(0, end))) ||
        !phrases().corrects.contains(fold_words(word.substr(end, letters_end - end))))
      continue;
    const auto middle = tokens[at].begin() + static_cast<std::uint32_t>(end);
    const Token mark{{middle, tokens[at].end()}, TokenKind::comment, 0};
    tokens[at].span.end = middle;
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at + 1), mark);
  }
}

// Is the end of the words before tokens[at], so many in a row, a phrase that puts a move right?
bool Corrections::corrects_at_end(std::string_view text, const std::vector<Token>& tokens,
                                  std::size_t at, std::size_t words) const {
  for (std::size_t first = at - words; first < at; ++first) {
    std::string said = fold_words(Span{tokens[first].begin(), tokens[at - 1].end()}.in(text));
    while (said.ends_with(':') || said.ends_with(',')) said.pop_back();
    said = without_stop(std::move(said));
    // "Ac4 no Ab5"; not "Ac4 Cc6 Naturalmente no Ab5".
    const bool whole = first + words == at;
    if (phrases().denies.contains(said) ? whole : phrases().corrects.contains(said)) return true;
  }
  return false;
}

std::vector<Corrections::Stretch> Corrections::stretches(std::string_view text,
                                                         const std::vector<Token>& tokens) const {
  std::vector<Stretch> out(1);
  constexpr std::size_t many = 4;  // more than any phrase that takes back
  MoveNumber last;
  int depth = 0;
  std::size_t words = 0;  // in a row, right before
  const auto close = [&](std::size_t at, MoveNumber next) {
    out.back().end = at;
    if (last.has_digits) {
      const int room = next.has_digits && next.half_move() > last.half_move()
                           ? next.half_move() - last.half_move()
                           : (last.side() == black ? 1 : 2);
      out.back().room = static_cast<std::size_t>(room);
    }
    out.push_back({.begin = at + 1});
    last = next;
  };
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    depth +=
        (tokens[at].kind == TokenKind::open) - (tokens[at].kind == TokenKind::close && depth > 0);
    if (depth > 0) continue;
    const MoveNumber number = tokens[at].kind == TokenKind::move_number
                                  ? parse_move_number(tokens[at].in(text))
                                  : MoveNumber{};
    const bool in_sentence = number.has_digits && number.side() == black && at > 0 &&
                             is_word_of_sentence(text, tokens[at - 1]);
    // "2.Nf3? h6? Nobody saw 2...Nc6": how many half-moves there are it does not tell.
    if (in_sentence)
      close(at, {});
    else if (number.has_digits || ends_game(tokens[at]))
      close(at, number);
    // "4.c3 dxc3 Black should rather have taken with Nxd4": one that a sentence speaks of.
    if (!number.has_digits && is_half_move(text, tokens[at]) && words < many &&
        !(out.back().written >= 2 && words >= 2 && !corrects_at_end(text, tokens, at, words)))
      ++out.back().written;
    words = is_word_of_sentence(text, tokens[at]) ? words + 1 : 0;
  }
  out.back().end = tokens.size();
  if (last.has_digits) out.back().room = last.side() == black ? 1 : 2;
  return out;
}

// "e4 -> e5": between the half-moves of both players.
void Corrections::part_by_arrows(std::string_view text, std::vector<Token>& tokens,
                                 const Stretch& stretch) const {
  for (std::size_t at = stretch.begin + 1; at + 1 < stretch.end; ++at)
    if (is_half_move(text, tokens[at - 1]) && !is_half_move(text, tokens[at]) &&
        is_half_move(text, tokens[at + 1]) && grammar_.replaced_by.contains(tokens[at].in(text)))
      pass_over(tokens[at]);
}

void Corrections::settle(std::string_view text, std::vector<Token>& tokens,
                         const Stretch& stretch) const {
  std::vector<Pair> pairs;
  std::vector<std::size_t> strokes;  // behind no half-move that they take back
  const bool is_known = stretch.room != 0;
  const std::size_t excess =
      is_known && stretch.written > stretch.room ? stretch.written - stretch.room : 0;
  int depth = 0;
  for (std::size_t at = stretch.begin; at < stretch.end; ++at) {
    depth +=
        (tokens[at].kind == TokenKind::open) - (tokens[at].kind == TokenKind::close && depth > 0);
    if (depth > 0) continue;
    if (is_stroke(text, tokens[at])) strokes.push_back(at);
    if (is_known && excess == 0) continue;
    if (const std::optional<Pair> pair = pair_at(text, tokens, at, stretch.end))
      pairs.push_back(*pair);
  }
  // Fewer than all: only what is said without a doubt.
  if (!is_known) std::erase_if(pairs, [](const Pair& pair) { return pair.is_counted; });
  if (is_known && excess == 0) part_by_arrows(text, tokens, stretch);
  if (is_known && pairs.size() != excess)
    std::erase_if(pairs, [](const Pair& pair) { return pair.is_counted; });
  if (is_known && pairs.size() > excess) pairs.clear();
  for (std::size_t i = strokes.size(); i-- > 0;) {
    const bool takes_back = std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
      return pair.at < strokes[i] && strokes[i] < pair.behind;
    });
    if (takes_back) continue;
    Token& stroke = tokens[strokes[i]];
    if (is_known && stretch.written + strokes.size() <= stretch.room)
      stroke.flags |= token_unwritten;
    else if (!grammar_.unwritten.contains(stroke.in(text)))
      stroke.kind = TokenKind::comment;
  }
  for (std::size_t i = pairs.size(); i-- > 0;) {
    const auto [at, behind, is_plain, is_counted] = pairs[i];
    if (is_plain)
      join(tokens, at, behind - at, TokenKind::comment, 0);
    else
      join(tokens, at, behind - at + 1, TokenKind::word, token_either);
  }
}

void Corrections::find(std::string_view text, std::vector<Token>& tokens) const {
  join_long_moves(text, tokens);
  part_glued_words(text, tokens);
  take_from_parentheses(text, tokens);
  const std::vector<Stretch> all = stretches(text, tokens);
  for (std::size_t i = all.size(); i-- > 0;) settle(text, tokens, all[i]);
  drop_passed_over(tokens);
}

}  // namespace planilla
