// The spellings by hand. A `Reader` walks over a few bytes and remembers whether all went well.
#include "pgn/spelling.h"

#include "pgn/result_word.h"
#include "pgn/symbols.h"

namespace planilla::lex {
namespace {

// What stands on one side of a result.
enum class Side : char { none, one, zero, half, decimal_half, plus, dash };

struct Score {
  Side white = Side::none;
  Side black = Side::none;
  std::size_t length = 0;
};

std::size_t dash_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '-') return 1;
  const SymbolAt s = symbol_at(text, at);
  return s.symbol == Symbol::dash ? s.length : 0;
}

struct SideAt {
  Side side = Side::none;
  std::size_t length = 0;
};

SideAt side_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const std::string_view rest = text.substr(at, 3);
  if (rest == "1/2") return {Side::half, 3};
  if (rest == "0.5" || rest == "0,5") return {Side::decimal_half, 3};
  if (rest[0] == '1') return {Side::one, 1};
  if (rest[0] == '0') return {Side::zero, 1};
  if (rest[0] == '+') return {Side::plus, 1};
  if (symbol_at(text, at).symbol == Symbol::half) return {Side::half, 2};
  if (const std::size_t length = dash_length(text, at)) return {Side::dash, length};
  return {};
}

bool is_score(Side white, Side black) {
  if (white == Side::half) return black == Side::half || black == Side::zero;
  if (white == Side::decimal_half) return black == Side::decimal_half;
  if (white == Side::zero) return black == Side::one || black == Side::half || black == Side::plus;
  if (white == Side::one) return black == Side::zero || black == Side::dash;
  if (white == Side::plus) return black == Side::dash || black == Side::zero;
  return white == Side::dash && (black == Side::plus || black == Side::one || black == Side::dash);
}

bool is_plain(Side side) {
  return side != Side::plus && side != Side::dash;
}

// `-/-`, and who won or drew: `1/0`, `½ / ½`. Not `1/½`, which nobody writes so.
bool may_part_by_slash(Side white, Side black) {
  if (is_plain(white) != is_plain(black)) return false;
  if (!is_plain(white)) return white == Side::dash && black == Side::dash;
  const bool half = white == Side::half || white == Side::decimal_half;
  return half ? white == black : black == Side::zero || black == Side::one;
}

// Two sides and what separates them, from a white side that is already read.
Score score_from(std::string_view text, std::size_t at, SideAt white) {
  std::size_t next = at + white.length;
  const bool spaced = is_at(text, next, ' ');
  next += spaced;
  std::size_t separator = dash_length(text, next);
  if (separator == 0 && is_at(text, next, ':')) separator = 1;
  if (separator == 0 && !spaced && is_at(text, next, '_')) separator = 1;
  const bool slash = separator == 0 && is_at(text, next, '/');
  if (separator == 0 && !slash) return {};
  next += slash ? 1 : separator;
  if (spaced && !is_at(text, next, ' ')) return {};
  next += spaced;
  SideAt black = side_at(text, next);
  // 0.5 only faces 0.5: elsewhere the result ends before the dot (`1-0.5`).
  if (black.side == Side::decimal_half && white.side != black.side) black = {Side::zero, 1};
  if (!is_score(white.side, black.side)) return {};
  if (slash && !may_part_by_slash(white.side, black.side)) return {};
  if (spaced && !(is_plain(white.side) && is_plain(black.side))) return {};
  return {white.side, black.side, next + black.length - at};
}

Score score_at(std::string_view text, std::size_t at) {
  const SideAt white = side_at(text, at);
  if (white.side == Side::none) return {};
  const Score score = score_from(text, at, white);
  if (score.length > 0 && word_ends(text, at + score.length)) return score;
  if (white.side == Side::half && word_ends(text, at + white.length)) {
    return {white.side, white.side, white.length};
  }
  return {};
}

// Walks over alternatives; a step that fails leaves the place where it was.
class Reader {
public:
  Reader(std::string_view text, std::size_t at) : text_(text), begin_(at), at_(at) {}

  bool take(char c) {
    if (!is_at(text_, at_, c)) return false;
    ++at_;
    return true;
  }
  bool take_between(char first, char last) {
    if (at_ >= text_.size() || text_[at_] < first || text_[at_] > last) return false;
    ++at_;
    return true;
  }
  bool take_letter() { return take_between('a', 'z') || take_between('A', 'Z'); }
  bool take_dash() {
    const std::size_t length = dash_length(text_, at_);
    at_ += length;
    return length > 0;
  }
  // Letters beyond ASCII: how many bytes, at most `most`.
  std::size_t take_high(std::size_t most) {
    std::size_t taken = 0;
    while (taken < most && at_ < text_.size() && static_cast<unsigned char>(text_[at_]) >= 0x80 &&
           symbol_at(text_, at_).symbol == Symbol::letter) {
      ++at_;
      ++taken;
    }
    return taken;
  }
  void back_to(std::size_t at) { at_ = at; }
  std::size_t at() const { return at_; }
  std::size_t length() const { return at_ - begin_; }

private:
  std::string_view text_;
  std::size_t begin_;
  std::size_t at_;
};

// +- -+ +/- -/+ +/= =/+ += =+
bool take_advantage(Reader& r) {
  if (r.take('+')) {
    const bool slash = r.take('/');
    return (slash && r.take('=')) || r.take_dash() || (!slash && r.take('='));
  }
  if (r.take('=')) {
    r.take('/');
    return r.take('+');
  }
  if (!r.take_dash()) return false;
  r.take('/');
  return r.take('+');
}

std::size_t ended(std::string_view text, std::size_t at, std::size_t length) {
  return length > 0 && word_ends(text, at + length) ? length : 0;
}

bool two_digits(Reader& r) {
  return r.take_between('0', '9') && r.take_between('0', '9');
}

bool take_en_passant(Reader& r) {
  const std::size_t start = r.at();
  if (r.take_letter()) {
    r.take('.');
    if (r.take('p') || r.take('P')) {
      r.take('.');
      return true;
    }
  }
  r.back_to(start);
  if (r.take_high(2) == 2 && r.take('.') && r.take_high(2) == 2) {
    r.take('.');
    return true;
  }
  r.back_to(start);
  return false;
}

// R3 KB3 QKt5, and the Spanish 3AR.
bool take_square(Reader& r) {
  const std::size_t start = r.at();
  if (r.take_between('A', 'Z')) {
    r.take_between('A', 'Z');
    r.take('t');
    if (r.take_between('1', '8')) return true;
  } else if (r.take_between('1', '8') && r.take_between('A', 'Z')) {
    r.take_between('A', 'Z');
    return true;
  }
  r.back_to(start);
  return false;
}

}  // namespace

std::size_t match_result(std::string_view text, std::size_t at) {
  return score_at(text, at).length;
}

std::size_t match_glued_result(std::string_view text, std::size_t at) {
  const Score score = score_at(text, at);
  const bool sided =
      is_plain(score.white) && is_plain(score.black) && score.white != Side::decimal_half;
  if (!sided || score.length == 0) return 0;
  return text.substr(at, score.length) == "1/2" ? 0 : score.length;
}

std::size_t match_evaluation(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) == "=/" && at + 2 < text.size()) {
    const SymbolAt s = symbol_at(text, at + 2);
    if (s.symbol == Symbol::picture) return 2u + s.length;
  }
  if (const std::size_t length = match_glued_evaluation(text, at)) return length;
  if (!is_at(text, at, '=')) return 0;
  return ended(text, at, is_at(text, at + 1, '=') ? 2 : 1);
}

std::size_t match_glued_evaluation(std::string_view text, std::size_t at) {
  Reader r(text, at);
  return take_advantage(r) ? ended(text, at, r.length()) : 0;
}

std::size_t match_clock(std::string_view text, std::size_t at) {
  Reader r(text, at);
  const bool square = r.take('[');
  if ((!square && !r.take('(')) || !r.take_between('0', '9')) return 0;
  if (r.take_between('0', '9')) r.take_between('0', '9');
  const bool stops = square && r.take('.');  // [1.29.55]; [1.29] may be an evaluation
  if ((!stops && !r.take(':')) || !two_digits(r)) return 0;
  const bool seconds = r.take(stops ? '.' : ':');
  if ((seconds && !two_digits(r)) || (stops && !seconds)) return 0;
  return r.take(square ? ']' : ')') ? r.length() : 0;
}

std::size_t match_figures(std::string_view text, std::size_t at) {
  Reader r(text, at);
  if (!r.take('[')) return 0;
  if (!r.take('+')) r.take('-');
  const auto digits = [&] {
    bool any = false;
    while (r.take_between('0', '9')) any = true;
    return any;
  };
  const auto sign = [&] {
    return r.take('.') || r.take(',') || r.take(':') || r.take('/') || r.take('+') || r.take('-');
  };
  if (!digits()) return 0;
  while (sign())
    if (!digits()) return 0;
  return r.take(']') ? r.length() : 0;
}

std::size_t match_offer(std::string_view text, std::size_t at) {
  const std::size_t sign = skip_blanks_in_line(text, at + 1);
  if (!is_at(text, sign, '=')) return 0;
  const std::size_t close = skip_blanks_in_line(text, sign + 1);
  return is_at(text, close, ')') ? close + 1 - at : 0;
}

// `0 - 0` and `0 - 0 - 0`: the digits would be numbers.
std::size_t match_spaced_castling(std::string_view text, std::size_t at) {
  if (!is_at(text, at, '0')) return 0;
  std::size_t end = at + 1;
  int rings = 1;
  for (; rings < 3; ++rings) {
    const std::size_t dash = is_at(text, end, ' ') ? dash_length(text, end + 1) : 0;
    const std::size_t ring = end + dash + 2;
    if (dash == 0 || !is_at(text, ring - 1, ' ') || !is_at(text, ring, '0') ||
        !word_ends(text, ring + 1))
      break;
    end = ring + 1;
  }
  return rings > 1 ? end - at : 0;
}

std::size_t match_promotion_group(std::string_view text, std::size_t at) {
  Reader r(text, at);
  if (!r.take('(')) return 0;
  r.take('=');
  if (r.take_letter()) {
    r.take_letter();
  } else if (r.take_high(6) < 2) {
    return 0;
  }
  return r.take(')') ? r.length() : 0;
}

std::size_t match_qualifier_group(std::string_view text, std::size_t at) {
  Reader r(text, at);
  if (!r.take('(')) return 0;
  const std::size_t inside = r.at();
  if (take_en_passant(r) && r.take(')')) return r.length();
  r.back_to(inside);
  return take_square(r) && r.take(')') ? r.length() : 0;
}

}  // namespace planilla::lex

namespace planilla {
namespace {

std::int8_t half_points(lex::Side side) {
  if (side == lex::Side::one || side == lex::Side::plus) return 2;
  return side == lex::Side::half || side == lex::Side::decimal_half ? 1 : 0;
}

}  // namespace

std::optional<WrittenScore> written_score(std::string_view word) {
  if (word == "*") return WrittenScore{};
  const lex::Score score = lex::score_at(word, 0);
  if (score.length == word.size() && score.length > 0) {
    return WrittenScore{half_points(score.white), half_points(score.black)};
  }
  const bool both_lose = word.size() > 2 && word.front() == '0' && word.back() == '0' &&
                         (word == "0:0" || lex::dash_length(word, 1) == word.size() - 2);
  return both_lose ? std::optional(WrittenScore{0, 0}) : std::nullopt;
}

}  // namespace planilla
