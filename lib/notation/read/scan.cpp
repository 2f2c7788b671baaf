// One word, left to right: letter, departure, sign, captured letter, destination, promotion, marks.
// Every way that the parts can be cut is tried; reading_of() throws out what makes no move.
#include "notation/read/scan.h"

#include <algorithm>

#include "notation/read/fields.h"
#include "notation/read/fold.h"

namespace planilla {

namespace {

constexpr std::size_t nowhere = ~std::size_t{0};

bool is_capture_sign(char c) {
  return c == 'x' || c == 'X' || c == ':';
}
bool is_lower_file(char c) {
  return c >= 'a' && c <= 'h';
}
bool is_upper_file(char c) {
  return c >= 'A' && c <= 'H';
}
bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

// Where in the word the file and the rank of a square stand.
struct Place {
  std::size_t file = nowhere;
  std::size_t rank = nowhere;
  bool has_file() const { return file != nowhere; }
  bool has_rank() const { return rank != nowhere; }
  bool whole() const { return has_file() && has_rank(); }
};

// O-O, 0-0-0, oo, OO-O: two or three rings, a hyphen between or none. How many bytes; 0 if there is
// none.
std::size_t castle_size(std::string_view word, Fields& f) {
  std::size_t rings = 0, end = 0;
  for (std::size_t at = 0; at < word.size() && rings < 3; ++at) {
    if (word[at] == '-' && rings > 0 && word[at - 1] != '-') continue;
    if (word[at] != 'O' && word[at] != '0' && word[at] != 'o') break;
    if (word[at] == '0') f.quirks |= quirk_zeros;
    if (word[at] == 'o') f.quirks |= quirk_case;
    ++rings;
    end = at + 1;
  }
  f.castle = rings == 2 ? castle_short : rings == 3 ? castle_long : castle_none;
  return rings < 2 ? 0 : end;
}

}  // namespace

// One way to take the first letter; it stands before `start`.
class Scanner::Attempt {
public:
  Attempt(const Scanner& scanner, std::string_view word, std::size_t start, const Fields& fields,
          WordReading& out)
      : s_(scanner), word_(word), start_(start), fields_(fields), out_(out) {
    pawn_ = fields.roles == 0 || fields.roles == role_bit(pawn);
  }

  // Whether the word is a move so.
  bool run() {
    without_sign();
    with_sign();
    return found_;
  }

private:
  void with_sign() {
    Place from;
    std::size_t at = start_;
    if (is_file(at)) from.file = at++;
    if (is_rank_at(at)) from.rank = at++;
    if (at >= word_.size()) return;
    if (word_[at] == '-') return after_hyphen(from, at + 1);
    if (is_capture_sign(word_[at])) after_capture(from, at + 1);
  }

  bool is_file(std::size_t at) const {
    return at < word_.size() && (is_lower_file(word_[at]) || is_upper_file(word_[at]));
  }
  bool is_rank_at(std::size_t at) const { return at < word_.size() && is_rank(word_[at]); }
  bool is_square(std::size_t at) const { return is_file(at) && is_rank_at(at + 1); }

  // e4 e2e4 ed6 N1f3 ed e4d
  void without_sign() {
    const std::size_t a = start_;
    if (is_square(a)) {
      finish({}, {a, a + 1}, a + 2, fields_);
      if (is_square(a + 2)) finish({a, a + 1}, {a + 2, a + 3}, a + 4, fields_);
      if (is_file(a + 2)) to_file({a, a + 1}, a + 2, fields_);
    } else if (is_file(a)) {
      if (is_square(a + 1)) finish({a, nowhere}, {a + 1, a + 2}, a + 3, fields_);
      if (is_file(a + 1)) to_file({a, nowhere}, a + 1, fields_);
    } else if (!pawn_ && is_rank_at(a) && is_square(a + 1)) {
      finish({nowhere, a}, {a + 1, a + 2}, a + 3, fields_);
    }
  }

  // N-f3 e2-e4; e-d5: a pawn that takes
  void after_hyphen(Place from, std::size_t at) {
    if (!is_square(at) || (pawn_ && !from.has_file())) return;
    finish(from, {at, at + 1}, at + 2, fields_);
  }

  // xd6, xd (a pawn), xDb8, xD
  void after_capture(Place from, std::size_t at) {
    if (pawn_ && !from.has_file() && (from.has_rank() || !fields_.roles)) return;
    Fields f = fields_;
    f.capture = true;
    if (is_square(at)) finish(from, {at, at + 1}, at + 2, f);
    if (is_file(at) && from.has_file()) to_file(from, at, f);
    if (at >= word_.size()) return;
    const LetterFound letter = s_.letter_of(word_.substr(at));
    f.captured = letter.upper.best();
    if (!f.captured && letter.lower.best() == role_bit(pawn)) {  // Cxp
      f.captured = role_bit(pawn);
      f.quirks |= quirk_case;
      f.cost += cost_case;
    }
    if (!f.captured) return;
    at += letter.size;
    if (is_square(at)) finish(from, {at, at + 1}, at + 2, f);
    finish(from, {}, at, f);
  }

  // A pawn onto a file, its rank not named.
  void to_file(Place from, std::size_t at, const Fields& f) {
    const bool on_last = from.has_rank() && (word_[from.rank] == '1' || word_[from.rank] == '8');
    if (pawn_ && !on_last) finish(from, {at, nowhere}, at + 1, f);
  }

  // The squares are known: promotion, marks, end.
  void finish(Place from, Place to, std::size_t at, Fields f) {
    if (!put_squares(from, to, f)) return;
    Fields promoted = f;
    std::size_t after = at;
    if (pawn_ && take_promotion(after, promoted)) end(after, promoted);
    end(at, f);
  }

  // `E2-e4`, `D4xe5`: a capital that a program put at the beginning of a line, and no piece.
  bool is_set_capital(Place from) const {
    return fields_.roles == 0 && from.has_file() && from.file == 0 && from.has_rank() &&
           is_upper_file(word_[0]) && s_.letter_of(word_).upper.best() == 0;
  }

  // Files are in one case, but for such a capital; in upper case only after a letter in upper case.
  bool put_squares(Place from, Place to, Fields& f) const {
    bool upper = false, lower = false;
    const auto file = [&](std::size_t at) -> std::uint8_t {
      if (at == nowhere) return Fields::unnamed;
      (is_upper_file(word_[at]) ? upper : lower) = true;
      return static_cast<std::uint8_t>(1u << ((word_[at] | 32) - 'a'));
    };
    const auto rank = [&](std::size_t at) -> std::uint8_t {
      return at == nowhere ? Fields::unnamed : static_cast<std::uint8_t>(1u << (word_[at] - '1'));
    };
    f.from_files = file(from.file);
    f.from_ranks = rank(from.rank);
    f.to_files = file(to.file);
    f.to_ranks = rank(to.rank);
    if (!upper) return true;
    const bool mixed = lower && !(is_set_capital(from) && is_lower_file(word_[to.file]));
    if (mixed || (f.quirks & quirk_case)) return false;
    f.quirks |= quirk_case;
    f.cost += cost_case;
    return true;
  }

  // Q =Q (Q) =(Q) /Q :Q -Q, in either case. A colon is a sign of captures too.
  bool take_promotion(std::size_t& at, Fields& f) const {
    const std::size_t first = at;
    constexpr std::string_view signs = "=/:-";
    if (at < word_.size() && signs.find(word_[at]) != signs.npos) ++at;
    if (at < word_.size() && word_[at] == '(' && (at == first || word_[first] == '=')) ++at;
    if (at >= word_.size()) return false;
    const LetterFound letter = s_.letter_of(word_.substr(at));
    f.promotion = letter.upper.best() & promotion_roles;
    if (!f.promotion) {
      f.promotion = letter.lower.best() & promotion_roles;
      f.quirks |= quirk_case;
    }
    f.promotion_sign = at > first && word_[first] != ':';
    f.promotion_equals = at == first + 1 && word_[first] == '=';
    at += letter.size;
    if (at < word_.size() && word_[at] == ')') ++at;
    return f.promotion != 0;
  }

  void end(std::size_t at, Fields f) {
    if (at < word_.size()) {
      const auto claims = s_.marks_->read(word_.substr(at));
      if (!claims) return;
      f.claims |= *claims;
    }
    const auto reading = reading_of(f);
    if (!reading) return;
    out_.add(*reading);
    found_ = true;
  }

  const Scanner& s_;
  const std::string_view word_;
  const std::size_t start_;
  const Fields fields_;
  WordReading& out_;
  bool pawn_;  // no letter, or that of a pawn
  bool found_ = false;
};

Scanner::Scanner(const Letters& letters, const Marks& marks) : marks_(&marks) {
  for (const Letter& letter : letters) {
    add_letter(letter.text, &LongLetter::upper, letter);
    const std::string lower = to_lower(letter.text);
    if (lower != letter.text) add_letter(lower, &LongLetter::lower, letter);
  }
}

void Scanner::add_letter(const std::string& text, Meaning LongLetter::*form, const Letter& letter) {
  if (text.empty()) return;
  const auto first = static_cast<unsigned char>(text[0]);
  Meaning* meaning = &(form == &LongLetter::upper ? upper_ : lower_)[first];
  if (text.size() > 1) {
    auto known = std::find_if(long_.begin(), long_.end(),
                              [&](const LongLetter& one) { return one.text == text; });
    if (known == long_.end()) known = long_.insert(known, {text, {}, {}});
    meaning = &((*known).*form);
    starts_long_[first] = true;
  }
  (letter.cost == 0 ? meaning->usual : meaning->variant) |= role_bit(letter.role);
}

Scanner::LetterFound Scanner::letter_of(std::string_view text) const {
  const auto first = static_cast<unsigned char>(text[0]);
  if (starts_long_[first])
    for (const LongLetter& letter : long_)
      if (text.starts_with(letter.text)) return {letter.upper, letter.lower, letter.text.size()};
  return {upper_[first], lower_[first], 1};
}

std::vector<std::string> ambiguous_letters(const Letters& letters) {
  std::vector<std::string> all, out;
  for (const Letter& letter : letters) {
    all.push_back(letter.text);
    all.push_back(to_lower(letter.text));
  }
  for (const std::string& one : all)
    if (std::any_of(all.begin(), all.end(), [&](const std::string& other) {
          return !other.empty() && other.size() < one.size() && one.starts_with(other);
        }))
      out.push_back(one);
  return out;
}

// `b7b4`: a square, and no bishop in small letters.
bool begins_with_square(std::string_view word) {
  const std::size_t letter = std::min(word.find_first_of("12345678"), word.size());
  return letter < word.size() && looks_like_file(word.substr(0, letter));
}

bool Scanner::scan(std::string_view word, WordReading& out) const {
  if (word.size() < 2) return false;
  bool any = false;
  Fields castle;
  if (const std::size_t size = castle_size(word, castle)) {
    const auto claims = marks_->read(word.substr(size));
    if (claims) {
      castle.claims = *claims;
      out.add(*reading_of(castle));
      return true;
    }
  }
  const LetterFound letter = letter_of(word);
  const auto with_letter = [&](const Meaning& meaning, std::uint16_t quirks, std::uint16_t cost) {
    for (Role role : {pawn, knight, bishop, rook, queen, king}) {
      if (!((meaning.usual | meaning.variant) & role_bit(role))) continue;
      Fields f;
      f.roles = role_bit(role);
      f.quirks = quirks;
      f.cost = cost + (meaning.usual & role_bit(role) ? 0 : cost_variant);
      any |= Attempt(*this, word, letter.size, f, out).run();
    }
  };
  if (letter.upper.best()) with_letter(letter.upper, 0, 0);
  if (letter.lower.best() && !begins_with_square(word))
    with_letter(letter.lower, quirk_case, cost_case);
  if (is_lower_file(word[0]) || is_upper_file(word[0]))
    any |= Attempt(*this, word, 0, Fields{}, out).run();
  return any;
}

}  // namespace planilla
