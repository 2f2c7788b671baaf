// Each token is asked whether it is such a number; then all of them together.
#include "game/layout/signed_numbers.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/ascii.h"
#include "game/cells/shape.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

struct SignedNumber {
  std::size_t at = 0;     // token
  std::size_t count = 1;  // tokens: three in brackets
  int value = 0;
  std::uint32_t end = 0;  // of number and sign
};

constexpr std::size_t most_digits = 3;

std::size_t digits_of(std::string_view word) {
  std::size_t out = 0;
  while (out < word.size() && ascii::is_digit(word[out])) ++out;
  return out;
}

// Length of the sign that `text` begins with; 0: it is none.
std::size_t sign_length(std::string_view text) {
  constexpr std::array<std::string_view, 9> signs = {"-",      "/",      ":",      ">",     "_",
                                                     "\u2013", "\u2014", "\u00b0", "\u00ba"};
  for (const std::string_view sign : signs)
    if (text.starts_with(sign)) return sign.size();
  return 0;
}

// Of the word for a number before it: `\u21161 e4`, `#1 e4`. 0: there is none.
std::size_t prefix_length(std::string_view text) {
  constexpr std::array<std::string_view, 4> prefixes = {"\u2116", "#", "N\u00ba", "N\u00b0"};
  for (const std::string_view prefix : prefixes)
    if (text.starts_with(prefix)) return prefix.size();
  return 0;
}

class NumberFinder {
public:
  NumberFinder(std::string_view text, const std::vector<Token>& tokens)
      : text_(text), tokens_(tokens) {}

  std::vector<SignedNumber> run();

private:
  bool is_move(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == TokenKind::word &&
           shape_of(tokens_[at].in(text_)) != MoveShape::none;
  }
  bool is_sign(std::size_t at, std::string_view sign) const {
    return at < tokens_.size() && tokens_[at].in(text_) == sign &&
           tokens_[at].begin() == tokens_[at - 1].end();
  }
  SignedNumber in_word(std::size_t at) const;
  SignedNumber in_brackets(std::size_t at) const;
  SignedNumber behind_stop(std::size_t at) const;
  bool is_plain_number(std::size_t at) const;

  std::string_view text_;
  const std::vector<Token>& tokens_;
};

// `1-` before a move, `1-e4`, `#1 e4`. A value of 0: none.
SignedNumber NumberFinder::in_word(std::size_t at) const {
  const Token& token = tokens_[at];
  const std::size_t prefix = prefix_length(token.in(text_));
  const std::string_view word = token.in(text_).substr(prefix);
  const std::size_t digits = digits_of(word);
  if (token.kind != TokenKind::word || digits == 0 || digits > most_digits || word[0] == '0')
    return {};
  std::size_t sign = sign_length(word.substr(digits));
  if (prefix != 0 && word.substr(digits).starts_with('.')) sign = 1;
  if (sign == 0 && prefix == 0) return {};
  const std::string_view rest = word.substr(digits + sign);
  if (rest.empty() ? !is_move(at + 1) : shape_of(rest) == MoveShape::none) return {};
  return {at, 1, std::stoi(std::string(word.substr(0, digits))),
          token.begin() + static_cast<std::uint32_t>(prefix + digits + sign)};
}

// `1] e4`, `[1] e4`, `(1) e4`, `1> e4` where the sign is a token of its own.
SignedNumber NumberFinder::in_brackets(std::size_t at) const {
  const bool open = tokens_[at].in(text_) == "[" || tokens_[at].in(text_) == "(";
  const std::size_t number = at + open;
  if (number >= tokens_.size() || (open && tokens_[number].begin() != tokens_[at].end())) return {};
  const std::string_view word = tokens_[number].in(text_);
  const bool round = open && tokens_[at].in(text_) == "(" && word.ends_with(')');
  const std::size_t digits = digits_of(word);
  if (digits == 0 || digits > most_digits || word[0] == '0' || digits + round != word.size())
    return {};
  const std::size_t close = round ? number : number + 1;
  if (!round && !is_sign(close, "]") && !is_sign(close, ">") && !(open && is_sign(close, ")")))
    return {};
  if (!is_move(close + 1)) return {};
  return {at, close + 1 - at, std::stoi(std::string(word.substr(0, digits))), tokens_[close].end()};
}

// `1.–e4`: a long dash between the stop of a number and its move.
SignedNumber NumberFinder::behind_stop(std::size_t at) const {
  if (at + 1 == tokens_.size() || tokens_[at].kind != TokenKind::move_number ||
      tokens_[at + 1].kind != TokenKind::word || tokens_[at + 1].begin() != tokens_[at].end())
    return {};
  const std::string_view number = tokens_[at].in(text_), word = tokens_[at + 1].in(text_);
  const std::size_t digits = digits_of(number), sign = sign_length(word);
  if (digits == 0 || digits > most_digits || number.substr(digits) != "." || sign <= 1 ||
      shape_of(word.substr(sign)) == MoveShape::none)
    return {};
  return {at, 2, std::stoi(std::string(number.substr(0, digits))),
          tokens_[at + 1].begin() + static_cast<std::uint32_t>(sign)};
}

// `1.` before a move; `1...` is written in one way only.
bool NumberFinder::is_plain_number(std::size_t at) const {
  const std::string_view number = tokens_[at].in(text_);
  return tokens_[at].kind == TokenKind::move_number && number.size() > 1 && number.back() == '.' &&
         number[number.size() - 2] != '.' && is_move(at + 1);
}

// None where too few run on, or as many numbers are written in another way.
std::vector<SignedNumber> NumberFinder::run() {
  constexpr std::size_t fewest = 3, to_one = 4;
  std::vector<SignedNumber> out;
  std::size_t others = 0, runs_on = 0, dashes = 0;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    SignedNumber found = in_word(i);
    if (found.value == 0) found = in_brackets(i);
    if (found.value == 0) {
      found = behind_stop(i);
      dashes += found.value != 0;
    }
    if (found.value == 0) {
      others += is_plain_number(i);
      continue;
    }
    runs_on += out.empty() ? found.value == 1 : found.value == out.back().value + 1;
    out.push_back(found);
    i += found.count - 1;
  }
  // `1.–e4`: the numbers of a game all have the dash, and plain ones are of lines that it cites.
  if (dashes == out.size() && runs_on == dashes) others = 0;
  if (runs_on < fewest || runs_on * (to_one + 1) < out.size() * to_one ||
      out.size() < others * to_one)
    out.clear();
  return out;
}

}  // namespace

bool part_signed_numbers(std::string_view text, std::vector<Token>& tokens) {
  const std::vector<SignedNumber> numbers = NumberFinder(text, tokens).run();
  if (numbers.empty()) return false;
  std::vector<Token> out;
  out.reserve(tokens.size() + numbers.size());
  std::size_t from = 0;
  for (const SignedNumber& number : numbers) {
    const auto at = [&](std::size_t i) { return tokens.begin() + static_cast<std::ptrdiff_t>(i); };
    out.insert(out.end(), at(from), at(number.at));
    const Token& first = tokens[number.at];
    const Token& last = tokens[number.at + number.count - 1];
    out.push_back({{first.begin(), number.end}, TokenKind::move_number, first.flags});
    if (number.end < last.end())
      out.push_back({{number.end, last.end()}, TokenKind::word, token_glued});
    from = number.at + number.count;
  }
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(from), tokens.end());
  tokens = std::move(out);
  return true;
}

}  // namespace planilla
