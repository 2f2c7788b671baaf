// Runs of capitals, what parts them, a rank; each step answers where it ends.
#include "game/spelling/spaced_move.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/ascii.h"
#include "game/spelling/wrapped_lines.h"

namespace planilla {

namespace {

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z' && c != 'X';
}

// Beyond ASCII the first byte of a letter of two bytes; signs have three.
bool is_word_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || ascii::is_digit(c) ||
         (byte >= 0xc3 && byte < 0xe0);
}

class Matcher {
public:
  explicit Matcher(std::string_view text) : text_(text) {}

  std::size_t end_of_move(std::size_t at) const {
    if (const std::size_t castled = end_of_castling(at); castled != at) return whole(at, castled);
    const std::size_t first = run(at);
    if (first == at) return at;
    std::size_t end = group(first);
    if (end == first)
      if (const std::size_t second = run(blanks(first)); second != blanks(first)) end = second;
    const std::size_t sign = blanks(end);
    if (const std::size_t behind = dash(sign); behind != sign) return end_of_square(at, behind);
    if (const std::size_t behind = capture(sign); behind != sign) return end_of_taken(at, behind);
    if (const std::size_t behind = small_word(sign); behind != sign)
      return end_behind_word(at, sign, behind);
    return end_of_rank_first(at, sign);
  }

private:
  char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\n'; }

  // `K`, `Kt`, `QKt`, `KB`, `Kt.`, `Q's`: capitals, the `t` of a knight, a full stop.
  std::size_t run(std::size_t from) const {
    constexpr std::size_t longest = 4;
    std::size_t i = from;
    while (i < from + longest && (is_capital(at(i)) || (at(i) == 't' && i > from))) ++i;
    const bool goes_on = (at(i) >= '1' && at(i) <= '8') || capture(i) != i;
    if (i == from || (is_word_byte(at(i)) && !goes_on)) return from;
    for (const std::string_view owns : {"'s", "\u2019s"})
      if (text_.substr(i, owns.size()) == owns && !is_word_byte(at(i + owns.size())))
        return i + owns.size();
    if (at(i) == '.' && (at(i + 1) == ' ' || dash(i + 1) != i + 1)) ++i;
    return i;
  }

  std::size_t blanks(std::size_t from) const {
    constexpr std::size_t most = 2;
    std::size_t i = from;
    while (i < from + most && at(i) == ' ') ++i;
    return i;
  }

  std::size_t dash(std::size_t from) const {
    constexpr std::array<std::string_view, 7> dashes = {"--",     "-",      "\u2013", "\u2014",
                                                        "\u2212", "\u2010", "\u2011"};
    for (const std::string_view one : dashes)
      if (text_.substr(from, one.size()) == one) return from + one.size();
    return from;
  }

  std::size_t capture(std::size_t from) const {
    for (const std::string_view one : {"x", "X", "\u00d7"})
      if (text_.substr(from, one.size()) == one &&
          (at(from + one.size()) == ' ' || is_capital(at(from + one.size()))))
        return from + one.size();
    return from;
  }

  // `4`, `4th`, `3d`, `7ch`
  std::size_t rank(std::size_t from) const {
    constexpr std::size_t letters = 2;
    if (at(from) < '1' || at(from) > '8') return from;
    std::size_t i = from + 1;
    while (i <= from + letters && at(i) >= 'a' && at(i) <= 'z') ++i;
    const bool one = i == from + 2 && at(from + 1) != 'd';
    return is_word_byte(at(i)) || one ? from : i;
  }

  // `sq`, `Sq.`, and `sci` as scanners read it: the first rank.
  std::size_t first_rank(std::size_t from) const {
    if (at(from) != 's' && at(from) != 'S') return from;
    const std::string_view rest = text_.substr(from + 1, 2);
    const std::size_t end = from + (rest == "ci" ? 3 : rest.starts_with('q') ? 2 : 0);
    if (end == from || is_word_byte(at(end))) return from;
    return end + (at(end) == '.' ? 1 : 0);
  }

  // ` (Q 2)`, `(K sq)`: which of two.
  std::size_t group(std::size_t from) const {
    const std::size_t open = blanks(from);
    if (at(open) != '(') return from;
    const std::size_t file = run(open + 1);
    if (file == open + 1) return from;
    std::size_t i = blanks(file);
    if (const std::size_t second = run(i); second != i) i = blanks(second);
    const std::size_t end = std::max(rank(i), first_rank(i));
    return end != i && at(end) == ')' ? end + 1 : from;
  }

  std::size_t whole(std::size_t from, std::size_t end) const {
    return text_.substr(from, end - from).find(' ') == std::string_view::npos ? from : end;
  }

  // `K 4`, `Q B 3`, `K sq` behind a dash.
  std::size_t end_of_square(std::size_t from, std::size_t behind) const {
    const std::size_t begin = blanks(behind), file = run(begin);
    if (file == begin) return from;
    for (const std::size_t end : {file, run(blanks(file))}) {
      const std::size_t i = blanks(end);
      if (const std::size_t last = std::max(rank(i), first_rank(i)); last != i)
        return whole(from, last);
    }
    return from;
  }

  // A word between blanks, `to`, `takes`.
  std::size_t small_word(std::size_t from) const {
    constexpr std::size_t shortest = 2, longest = 5;
    std::size_t i = from;
    while (at(i) >= 'a' && at(i) <= 'z') ++i;
    const bool apart = from > 0 && at(from - 1) == ' ' && at(i) == ' ';
    return apart && i >= from + shortest && i <= from + longest ? i : from;
  }

  // `P. to Q's 4th`, `K's Kt. to B's 3d`; `P. takes Q's P`, where the first words are abbreviated.
  std::size_t end_behind_word(std::size_t from, std::size_t word, std::size_t behind) const {
    const char last = at(word - 2);
    constexpr std::size_t longest = 5;  // of a word for a square
    if (behind - word == longest && (last == '.' || last == 's'))
      if (const std::size_t taken = end_of_taken(from, behind); taken != from)
        return with_stop(taken);  // not the number behind it: `P. takes P. 4. Q. takes P.`
    const std::size_t square = end_of_square(from, behind);
    return square == from ? from : with_stop(square);
  }

  // Of the abbreviated words: `P. to K's 4th.`
  std::size_t with_stop(std::size_t end) const { return at(end) == '.' ? end + 1 : end; }

  // `O - O`, `O - O - O`
  std::size_t end_of_castling(std::size_t from) const {
    if (at(from) != 'O') return from;
    std::size_t end = from;
    for (int rings = 1; rings < 3; ++rings) {
      const std::size_t sign = blanks(from == end ? from + 1 : end), ring = blanks(dash(sign));
      if (dash(sign) == sign || at(ring) != 'O' || is_word_byte(at(ring + 1))) break;
      end = ring + 1;
    }
    return end;
  }

  // `(3A)4D`, `(K1)-QB1`, `(Kt1) - Q 2`: from where a piece goes on to its square.
  bool goes_on_behind_group(std::size_t from) const {
    constexpr std::size_t longest = 8;
    if (at(from) != '(') return false;
    const std::size_t close = text_.substr(from, longest).find(')');
    if (close == std::string_view::npos) return false;
    const std::size_t behind = from + close + 1, i = blanks(behind);
    return dash(i) != i || capture(i) != i || (at(behind) >= '1' && at(behind) <= '8');
  }

  bool begins_move(std::size_t from) const {
    const std::size_t i = blanks(from);
    const bool rank = at(i) >= '1' && at(i) <= '8' && at(i + 1) != '.';  // no number of a move
    if (dash(i) != i || capture(i) != i || rank || goes_on_behind_group(i)) return true;
    if (const std::size_t word = small_word(i); word != i && run(blanks(word)) != blanks(word))
      return true;  // `A por C`
    const std::size_t second = run(i);
    if (second == i) return false;
    const std::size_t behind = blanks(second);
    return dash(behind) != behind || capture(behind) != behind ||
           (at(behind) >= '1' && at(behind) <= '8');
  }

  // `P`, `K B P`, `Q Kt`, `P (Q 2)` behind a sign of taking: its last word may begin the next move.
  std::size_t end_of_taken(std::size_t from, std::size_t behind) const {
    const std::size_t begin = blanks(behind);
    std::size_t end = run(begin);
    if (end == begin) return from;
    for (int more = 0; more < 2; ++more) {
      const std::size_t next = blanks(end), last = run(next);
      if (last == next || begins_move(last)) break;
      end = last;
    }
    return whole(from, group(end));
  }

  bool is_rank(std::size_t i) const {  // no number of a move
    return at(i) >= '1' && at(i) <= '8' && at(i + 1) == ' ';
  }

  // Of a piece, as in `R 2 D`, `D x P`, and of no file before it? `R C 3 A` is none.
  bool begins_rank_first(std::size_t behind_letter) const {
    const std::size_t i = blanks(behind_letter), second = run(i);
    const bool wing = second == i + 1 && wings.find(at(i)) != wings.npos;
    return is_rank(i) || capture(i) != i || (wing && is_rank(blanks(second)));
  }

  // `D4 SF6`, `E4 O-O`, `F5 GxF5`, all in capitals: the next word is a move of its own.
  bool goes_on_as_move(std::size_t from) const {
    return (at(from) >= '1' && at(from) <= '8') || at(from) == ':' || dash(from) != from ||
           capture(from) != from;
  }

  // `P 4 R`, `C 3 A R`: the rank before the file, whose second letter is that of a wing.
  std::size_t end_of_rank_first(std::size_t from, std::size_t digit) const {
    if (at(digit) < '1' || at(digit) > '8' || is_word_byte(at(digit + 1))) return from;
    const std::size_t begin = blanks(digit + 1);
    std::size_t end = run(begin);
    if (end == begin || end > begin + 2 || goes_on_as_move(end)) return from;
    const std::size_t next = blanks(end), second = run(next);
    if (end == begin + 1 && second == next + 1 && wings.find(at(next)) != wings.npos &&
        !begins_rank_first(second))
      end = second;
    return whole(from, end);
  }

  static constexpr std::string_view wings = "RD";  // letters of files e and d

  std::string_view text_;
};

}  // namespace

std::size_t match_spaced_move(std::string_view text, std::size_t at) {
  if (at >= text.size() || !is_capital(text[at]) || (at > 0 && is_word_byte(text[at - 1])))
    return 0;
  return Matcher(text).end_of_move(at) - at;
}

bool has_spaced_moves(std::string_view text) {
  constexpr int enough = 4, by_rank = 1, by_sign = 2;
  int found = 0;
  for (std::size_t at = 0; at < text.size() && found < enough; ++at) {
    const std::size_t length = match_spaced_move(text, at);
    const std::string_view move = text.substr(at, length);
    const bool sign = move.find_first_of("-x\xe2\xc3") != move.npos;
    found += length == 0 || move.front() == 'O' ? 0 : sign ? by_sign : by_rank;
    at += length;
  }
  return found >= enough;
}

void join_spaced_moves(std::string_view text, std::vector<Token>& tokens) {
  if (tokens.empty()) return;
  const std::string joined = join_wrapped_lines(text);
  if (!joined.empty()) text = joined;
  if (!has_spaced_moves(text.substr(tokens.front().begin()))) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens.size();) {
    Token token = tokens[i];
    std::size_t next = i + 1;
    const std::size_t length =
        token.kind == TokenKind::word ? match_spaced_move(text, token.begin()) : 0;
    if (const auto end = token.begin() + static_cast<std::uint32_t>(length); end > token.end()) {
      while (next < tokens.size() && tokens[next].begin() < end) ++next;
      token.span.end = std::max(end, tokens[next - 1].end());
      token.flags = 0;
    }
    tokens[kept++] = token;
    i = next;
  }
  tokens.resize(kept);
}

}  // namespace planilla
