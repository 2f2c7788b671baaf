// A walk over the text of the pattern: alternatives, sequences, and what is repeated.
#include "notation/read/pattern_outline.h"

#include <algorithm>

#include "notation/read/pattern_text.h"

namespace planilla {

namespace {

using Chars = PatternOutline::Chars;
using Part = PatternOutline::Part;

constexpr std::size_t beyond_ascii = Chars::beyond_ascii;

std::size_t index_of(char c) {
  return std::min<std::size_t>(static_cast<unsigned char>(c), beyond_ascii);
}

bool is_letter(char c) {
  return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

class Walk {
public:
  // `next`: by character, what may follow it; nullptr: nobody asks.
  Walk(std::string_view re, bool ignore_case, std::vector<Chars>* next = nullptr)
      : rest_(re), ignore_case_(ignore_case), next_(next) {}

  Part whole() {
    const Part out = alternatives();
    if (rest_.empty() && !is_unknown_) return out;
    if (next_ != nullptr)
      for (Chars& chars : *next_) chars = Chars::all();
    return anything();
  }

private:
  static Part anything() { return {Chars::all(), Chars::all(), Chars::all(), 0}; }
  static Part nothing() { return {{}, {}, {}, PatternOutline::endless}; }
  static Part of(const Chars& chars) { return {chars, chars, chars, 1}; }

  void follow(const Chars& before, const Chars& behind) {
    if (next_ != nullptr) before.each([&](std::size_t c) { (*next_)[c] |= behind; });
  }

  bool take(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  char take_one() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  Part alternatives() {
    Part out = sequence();
    while (take("|")) {
      const Part other = sequence();
      out.first |= other.first;
      out.last |= other.last;
      out.any |= other.any;
      out.least = std::min(out.least, other.least);
    }
    return out;
  }

  Part sequence() {
    Part out;
    while (!rest_.empty() && rest_.front() != '|' && rest_.front() != ')') {
      const Part next = repeated(one());
      follow(out.last, next.first);
      if (out.least == 0) out.first |= next.first;
      if (next.least > 0) out.last = {};
      out.last |= next.last;
      out.any |= next.any;
      out.least = std::min(out.least + next.least, PatternOutline::endless);
    }
    return out;
  }

  Part repeated(Part part) {
    while (!rest_.empty()) {
      if (take("?"))
        part.least = 0;
      else if (take("*"))
        part.least = 0, follow(part.last, part.first);
      else if (take("+"))
        follow(part.last, part.first);
      else if (rest_.front() == '{')
        return give_up();
      else
        break;
    }
    return part;
  }

  Part one() {
    if (take(matches_nothing)) return nothing();
    const char c = take_one();
    if (c == '(') return group();
    if (c == '[') return character_class();
    if (c == '\\') return of_escape();
    if (c == '.') return of(Chars::all());
    if (c == '^' || c == '$' || c == '{') return give_up();
    return of(literal(c), c);
  }

  Part group() {
    const bool outside = ignore_case_;
    if (take("?i:"))
      ignore_case_ = true;
    else if (take("?P<"))
      rest_.remove_prefix(std::min(rest_.find('>'), rest_.size() - 1) + 1);
    else if (rest_.starts_with("?") && !take("?:"))
      return give_up();
    const Part out = alternatives();
    ignore_case_ = outside;
    return take(")") ? out : give_up();
  }

  Part character_class() {
    if (rest_.starts_with("^")) return give_up();
    Chars chars;
    while (!rest_.empty() && rest_.front() != ']') {
      const char c = take_one();
      if (c == '[' || (c == '\\' && (rest_.empty() || is_letter(rest_.front())))) return give_up();
      const char first = c == '\\' ? take_one() : c;
      if (rest_.size() > 1 && rest_[0] == '-' && rest_[1] != ']') {
        take_one();
        const char last = take_one();
        if (last == '\\') return give_up();
        for (std::size_t i = index_of(first); i <= index_of(last); ++i)
          chars |= literal(static_cast<char>(i));
      } else {
        chars |= literal(first);
      }
    }
    return take("]") ? of(chars) : give_up();
  }

  Part of_escape() {
    if (rest_.empty()) return give_up();
    const char c = take_one();
    if (c == 's') return of(blanks());
    if (is_letter(c) || is_digit(c)) return give_up();
    return of(literal(c), c);
  }

  // What it does not know: then nothing is known of the whole.
  Part give_up() {
    is_unknown_ = true;
    rest_ = {};
    return anything();
  }

  static Part of(const Chars& chars, char c) {
    // The later bytes of a character are none of their own.
    const bool goes_on = (static_cast<unsigned char>(c) & 0xc0) == 0x80;
    return {chars, chars, chars, goes_on ? std::size_t{0} : std::size_t{1}};
  }

  static Chars blanks() {
    Chars out;
    for (const char c : {' ', '\t', '\n', '\f', '\r'}) out.set(index_of(c));
    return out;
  }

  Chars literal(char c) const {
    Chars out;
    out.set(index_of(c));
    if (!ignore_case_) return out;
    if (is_letter(c)) out.set(index_of(static_cast<char>(c ^ 0x20)));
    // The sign of Kelvin is a k, and an old s is one; İ and ı are left to be anything.
    if (is_letter(c)) out.set(beyond_ascii);
    if (index_of(c) == beyond_ascii)
      for (const char letter : {'k', 'K', 's', 'S', 'i', 'I'}) out.set(index_of(letter));
    return out;
  }

  std::string_view rest_;
  bool ignore_case_;
  std::vector<Chars>* next_;
  bool is_unknown_ = false;
};

}  // namespace

PatternOutline::PatternOutline(std::string_view re, bool ignore_case)
    : whole_(Walk(re, ignore_case).whole()) {}

bool PatternOutline::may_match(std::string_view word) const {
  if (word.size() < whole_.least || whole_.least == endless) return false;
  if (word.empty()) return true;
  return whole_.first[index_of(word.front())] &&
         std::all_of(word.begin(), word.end(), [&](char c) { return whole_.any[index_of(c)]; });
}

PatternPairs::PatternPairs(std::string_view re, bool ignore_case) : next_(beyond_ascii + 1) {
  last_ = Walk(re, ignore_case, &next_).whole().last;
  next_[beyond_ascii].set(beyond_ascii);  // bytes of one character
}

bool PatternPairs::may_match(std::string_view word) const {
  for (std::size_t i = 1; i < word.size(); ++i)
    if (!next_[index_of(word[i - 1])][index_of(word[i])]) return false;
  return word.empty() || last_[index_of(word.back())];
}

}  // namespace planilla
