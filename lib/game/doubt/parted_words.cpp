// Row by row: which half-moves stand before a word, and what stands behind it.
#include "game/doubt/parted_words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/ascii.h"
#include "game/doubt/doubt_tokens.h"
#include "game/spelling/move_number.h"
#include "notation/slips/parted.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 13> quotes = {
    "\"",     "'",      "\u201c", "\u201d", "\u201e", "\u00ab", "\u00bb",
    "\u2018", "\u2019", "\u2039", "\u203a", "<",      ">"};

std::size_t quote_at(std::string_view word) {
  for (const std::string_view quote : quotes)
    if (word.starts_with(quote)) return quote.size();
  return 0;
}

// With the full stop behind it.
std::size_t quote_behind(std::string_view word) {
  const std::size_t stop = word.ends_with('.') ? 1 : 0;
  word.remove_suffix(stop);
  for (const std::string_view quote : quotes)
    if (word.ends_with(quote)) return quote.size() + stop;
  return 0;
}

bool is_of_move(char c) {
  return ascii::is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         std::string_view("+#=-:!?").find(c) != std::string_view::npos;
}

bool is_whole_move(std::string_view word) {
  return (is_castling(word) || holds_square(word)) &&
         std::all_of(word.begin(), word.end(), is_of_move);
}

// Of a superscript digit at the end; 0: there is none.
std::size_t footnote_behind(std::string_view word) {
  for (const std::string_view digit : {"\u00b9", "\u00b2", "\u00b3", "\u2074", "\u2075", "\u2076",
                                       "\u2077", "\u2078", "\u2079", "\u2070"})
    if (word.ends_with(digit)) return digit.size();
  return 0;
}

class PartedWords {
public:
  PartedWords(std::string_view text, std::vector<Token>& tokens) : text_(text), tokens_(tokens) {}

  void run();

private:
  void count(std::size_t at);
  bool stands_in_place(std::size_t at) const;
  bool may_follow(std::size_t at) const;
  bool unquote(std::size_t at);
  bool part_footnote(std::size_t at);
  bool writes_arrows() const;
  bool part_at_sign(std::size_t at);
  bool join_supplied(std::size_t at);
  void insert_behind(std::size_t at, Token token) {
    tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(at + 1), token);
  }
  bool join_parted(std::size_t at);
  void join_letter(std::size_t at);
  bool mark_castling(std::size_t at);
  bool is_letter_of_sheet(char letter, std::size_t except) const;
  void join(std::size_t at, std::size_t behind, std::uint32_t end);

  std::string_view text_;
  std::vector<Token>& tokens_;
  std::uint32_t number_ = 0;  // the last
  int moves_ = 0;             // behind it, or in this line
};

void PartedWords::count(std::size_t at) {
  if (tokens_[at].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens_[at].in(text_));
    if (!number.has_digits) return;
    number_ = number.value;
    moves_ = number.dots > 1 ? 1 : 0;
    return;
  }
  if (number_ == 0 && at > 0 && begins_other_line(text_, tokens_, at)) moves_ = 0;
  moves_ += may_be_move(text_, tokens_[at]) ? 1 : 0;
}

// Behind a number or a half-move, or where a line begins.
bool PartedWords::stands_in_place(std::size_t at) const {
  constexpr int row = 2;  // half-moves
  if (number_ != 0 && moves_ >= row) return false;
  return at == 0 || begins_other_line(text_, tokens_, at) ||
         tokens_[at - 1].kind == TokenKind::move_number ||
         tokens_[at - 1].kind == TokenKind::glyph || tokens_[at - 1].kind == TokenKind::comment ||
         may_be_move(text_, tokens_[at - 1]);
}

// No word of a sentence.
bool PartedWords::may_follow(std::size_t at) const {
  if (at >= tokens_.size() || begins_other_line(text_, tokens_, at)) return true;
  const TokenKind kind = tokens_[at].kind;
  return kind == TokenKind::move_number || kind == TokenKind::glyph || kind == TokenKind::result ||
         kind == TokenKind::comment || may_be_move(text_, tokens_[at]) ||
         looks_like_castling(tokens_[at].in(text_));
}

void PartedWords::join(std::size_t at, std::size_t behind, std::uint32_t end) {
  tokens_[at] = {{tokens_[at].begin(), end}, TokenKind::word, token_masked};
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(at + 1),
                tokens_.begin() + static_cast<std::ptrdiff_t>(behind));
}

// `"1. e4 e5 2. Cf3"`: of a quote that begins before.
bool closes_quote(std::string_view sign) {
  if (sign.ends_with('.')) sign.remove_suffix(1);
  return sign == "\"" || sign == "\u201c" || sign == "\u201d" || sign == "\u00bb";
}

// `"d6"`, `«f3»`, `¿d6?`
bool PartedWords::unquote(std::size_t at) {
  std::string_view word = tokens_[at].in(text_);
  std::size_t open = quote_at(word), close = quote_behind(word);
  constexpr std::string_view exclaims = "\u00a1", asks = "\u00bf";
  const bool has_glyph = is_glued(tokens_, at + 1) && tokens_[at + 1].kind == TokenKind::glyph;
  if (open == 0 && (has_glyph || word.ends_with('!') || word.ends_with('?')))
    open = word.starts_with(exclaims) ? exclaims.size() : word.starts_with(asks) ? asks.size() : 0;
  else if (close == 0)
    return false;
  const bool alone = open == 0 && closes_quote(word.substr(word.size() - close));
  if ((open == 0 && !alone) || word.size() <= open + close) return false;
  word = word.substr(open, word.size() - open - close);
  if (!is_whole_move(word) || !may_follow(at + 1)) return false;
  tokens_[at].span.begin += static_cast<std::uint32_t>(open);
  tokens_[at].span.end -= static_cast<std::uint32_t>(close);
  return true;
}

// `Cf3²`
bool PartedWords::part_footnote(std::size_t at) {
  const std::string_view word = tokens_[at].in(text_);
  const auto sign = static_cast<std::uint32_t>(footnote_behind(word));
  if (sign == 0 || !is_whole_move(word.substr(0, word.size() - sign))) return false;
  const std::uint32_t end = tokens_[at].end();
  tokens_[at].span.end = end - sign;
  insert_behind(at, {{end - sign, end}, TokenKind::comment, 0});
  return true;
}

// `Cg1->f3` all over the sheet: long notation, and no move corrected by another.
bool PartedWords::writes_arrows() const {
  constexpr std::ptrdiff_t several = 4;
  return std::count_if(tokens_.begin(), tokens_.end(), [&](const Token& token) {
           const std::string_view word = token.in(text_);
           const std::size_t arrow = word.find("->");
           return arrow != word.npos && holds_square(word.substr(0, arrow)) &&
                  holds_square(word.substr(arrow));
         }) >= several;
}

// `d5->d6`, `O-O.Ae7`
bool PartedWords::part_at_sign(std::size_t at) {
  const std::string_view word = tokens_[at].in(text_);
  for (const std::string_view sign : {"-->", "->", "=>", "."}) {
    const std::size_t place = word.find(sign);
    if (place == word.npos || !is_whole_move(word.substr(0, place)) ||
        !is_whole_move(word.substr(place + sign.size())) || (sign != "." && writes_arrows()) ||
        (sign == "." && !is_castling(word.substr(0, place))))
      continue;
    const Token whole = tokens_[at];
    const auto first = whole.begin() + static_cast<std::uint32_t>(place),
               second = first + static_cast<std::uint32_t>(sign.size());
    tokens_[at].span.end = first;
    insert_behind(at, {{second, whole.end()}, TokenKind::word, 0});
    if (sign != ".") insert_behind(at, {{first, second}, TokenKind::word, 0});
    return true;
  }
  return false;
}

// `A[b]3`, `d[6]`: somebody has supplied what cannot be read.
bool PartedWords::join_supplied(std::size_t at) {
  constexpr std::size_t longest = 8;  // bytes
  std::size_t behind = at + 1;
  while (is_glued(tokens_, behind) && tokens_[behind].end() - tokens_[at].begin() <= longest)
    ++behind;
  if (is_glued(tokens_, behind)) return false;
  const Span whole{tokens_[at].begin(), tokens_[behind - 1].end()};
  const std::string_view written = whole.in(text_);
  const std::size_t open = written.find('['), close = written.find(']');
  if (behind == at + 1 || written.size() > longest || open == written.npos || open == 0 ||
      close == written.npos || close != open + 2 || written.find('[', close) != written.npos)
    return false;
  std::string move(written);
  std::erase_if(move, [](char c) { return c == '[' || c == ']'; });
  if (!is_whole_move(move) || !ends_with_square(move) || !may_follow(behind)) return false;
  join(at, behind, whole.end);
  return true;
}

// `d 6`, `d-6`, `Cf. 3`
bool PartedWords::join_parted(std::size_t at) {
  if (tokens_[at].kind != TokenKind::word) return false;
  const std::uint32_t begin = tokens_[at].begin();
  const std::size_t length = parted_move(text_.substr(begin));
  if (length == 0) return false;
  const auto end = begin + static_cast<std::uint32_t>(length);
  std::size_t behind = at;
  while (behind < tokens_.size() && tokens_[behind].begin() < end) ++behind;
  if (tokens_[behind - 1].end() != end || !may_follow(behind)) return false;
  // `Cf 6 Ae2 d6`: the number of the next row.
  const bool ends_line = behind >= tokens_.size() || begins_other_line(text_, tokens_, behind);
  const auto rank = static_cast<std::uint32_t>(text_[end - 1] - '0');
  const bool by_blank = behind > at + 1 && tokens_[behind - 1].kind == TokenKind::move_number;
  if (by_blank && !ends_line && rank == number_ + 1) return false;
  join(at, behind, end);
  return true;
}

// Does the letter stand before a square elsewhere?
bool PartedWords::is_letter_of_sheet(char letter, std::size_t except) const {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (i == except || tokens_[i].kind != TokenKind::word || text_[tokens_[i].begin()] != letter)
      continue;
    const std::string_view word = tokens_[i].in(text_);
    if (word.size() == 1 || (word.size() > 2 && holds_square(word))) return true;
  }
  return false;
}

// `G f3` where no other word begins with that letter, and others do with theirs.
void PartedWords::join_letter(std::size_t at) {
  const Token& token = tokens_[at];
  const char letter = text_[token.begin()];
  if (token.kind != TokenKind::word || token.span.size() != 1 || letter < 'A' || letter > 'Z' ||
      letter == 'O' || letter == 'P' || letter == 'X' || at + 1 >= tokens_.size() ||
      tokens_[at + 1].kind != TokenKind::word || tokens_[at + 1].begin() != token.end() + 1 ||
      text_[token.end()] != ' ' || !is_square_at(tokens_[at + 1].in(text_), 0) ||
      tokens_[at + 1].span.size() != 2 || !may_follow(at + 2) || is_letter_of_sheet(letter, at))
    return;
  join(at, at + 2, tokens_[at + 1].end());
}

bool PartedWords::mark_castling(std::size_t at) {
  if (tokens_[at].kind != TokenKind::word || !looks_like_castling(tokens_[at].in(text_)) ||
      !may_follow(at + 1))
    return false;
  tokens_[at].flags |= token_masked;
  return true;
}

void PartedWords::run() {
  for (std::size_t at = 0; at < tokens_.size(); ++at) {
    if (tokens_[at].kind == TokenKind::word && (tokens_[at].flags & token_doubtful) == 0 &&
        stands_in_place(at)) {
      const bool is_settled = unquote(at) || part_footnote(at) || part_at_sign(at) ||
                              join_supplied(at) || join_parted(at) || mark_castling(at);
      if (!is_settled) join_letter(at);
    }
    count(at);
  }
}

}  // namespace

void mark_parted_words(std::string_view text, std::vector<Token>& tokens) {
  // The replay takes text without a half-move in letters as it likes.
  const bool has_moves = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return ends_in_square(text, token);
  });
  if (has_moves) PartedWords(text, tokens).run();
}

}  // namespace planilla
