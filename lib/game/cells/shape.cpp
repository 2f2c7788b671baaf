// Every character is one of a few classes; a shape is a sequence of classes.
#include "game/cells/shape.h"

#include <algorithm>
#include <array>
#include <optional>

namespace planilla {

namespace {

// F a-h, R 1-8, X a sign of taking, - a dash, U a capital or a letter of another script or a
// figurine, l another small letter, + a sign behind a move, = of promotion, 0 O or zero, ? anything
// else.
struct Classed {
  std::string classes;
  bool ascii_small = true;  // no capital, no other script
};

struct Lookalike {
  std::string_view text;
  char as;
};

constexpr std::array<Lookalike, 18> lookalikes = {{{"\u0430", 'F'},
                                                   {"\u0441", 'F'},
                                                   {"\u0435", 'F'},
                                                   {"\u00e7", 'F'},
                                                   {"\u0445", 'X'},
                                                   {"\u00d7", 'X'},
                                                   {"\u2010", '-'},
                                                   {"\u2011", '-'},
                                                   {"\u2012", '-'},
                                                   {"\u2013", '-'},
                                                   {"\u2014", '-'},
                                                   {"\u2202", 'U'},
                                                   {"\u2122", 'U'},
                                                   {"\u2212", '-'},
                                                   {"\u2020", '+'},
                                                   {"\u2021", '+'},
                                                   {"\u0417", 'R'},
                                                   {"\u0437", 'R'}}};

// `Rgl-f3`, `Hal-el`: the first rank as a scanner saw it, in a move from square to square.
void settle_misread_ranks(std::string_view word, std::string& classes) {
  if (classes.find('-') == std::string::npos || word.find_first_of("lI") == word.npos) return;
  std::string misread;  // class of each character that is drawn like a one
  for (const char c : word)
    if ((c & 0xc0) != 0x80) misread += c == 'l' || c == 'I' ? '1' : ' ';
  if (misread.size() != classes.size()) return;
  for (std::size_t i = 1; i < classes.size(); ++i)
    if (misread[i] == '1' && classes[i - 1] == 'F' &&
        (i + 1 == classes.size() || classes[i + 1] == '-' || classes[i + 1] == '+'))
      classes[i] = 'R';
}

char class_of_ascii(char c) {
  if (c >= 'a' && c <= 'h') return 'F';
  if (c >= '1' && c <= '8') return 'R';
  if (c == 'x' || c == ':') return 'X';
  if (c == 'O' || c == '0' || c == 'o') return '0';
  if (c >= 'A' && c <= 'Z') return 'U';
  if (c >= 'a' && c <= 'z') return 'l';
  if (c == '-') return '-';
  if (c == '+' || c == '#') return '+';
  if (c == '=' || c == ' ') return c;
  return '?';
}

std::size_t sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

Classed classify(std::string_view word) {
  Classed out;
  for (std::size_t i = 0; i < word.size();) {
    const std::size_t length =
        std::min(sequence_length(static_cast<unsigned char>(word[i])), word.size() - i);
    const std::string_view one = word.substr(i, length);
    i += length;
    if (length == 1) {
      const char c = class_of_ascii(one[0]);
      out.ascii_small &= c != 'U';
      out.classes += c;
      continue;
    }
    const auto found = std::find_if(lookalikes.begin(), lookalikes.end(),
                                    [&](const Lookalike& l) { return l.text == one; });
    if (found != lookalikes.end()) {
      out.classes += found->as;
      continue;
    }
    if (one == "\ufe0e" || one == "\ufe0f") continue;  // how a figurine is to be drawn
    out.ascii_small = false;
    out.classes += one[0] == '\xe2' && (one[1] & 0xff) < 0x99 ? '?' : 'U';
  }
  settle_misread_ranks(word, out.classes);
  return out;
}

bool is_castling_shape(std::string_view c) {
  return c == "0-0" || c == "0-0-0" || c == "00" || c == "000" || c == "0 0" || c == "0 0 0";
}

// [piece letters] [file] [rank] [x or -] [letter of what is taken]: what stands before the square.
bool is_front(std::string_view c) {
  std::size_t i = 0;
  const auto take = [&](char wanted) { return i < c.size() && c[i] == wanted && (++i, true); };
  if (take('U') || take('0')) {
    take('l') || take('U') || take('F');
    if (i < c.size() && c[i] == 'l') ++i;
  } else if (take('l')) {
    // a small piece letter
  }
  take('F');
  take('F');
  take('R');
  if (take('X') || take('-')) take('U');
  return i == c.size();
}

// [=] letter, in parentheses or not: of a promotion.
std::string_view without_promotion(std::string_view c) {
  const std::size_t equals = c.find('=');
  if (equals != std::string_view::npos && equals >= 2 && c.size() - equals <= 3)
    return c.substr(0, equals);
  if (c.size() > 2 && c.back() == 'U' && c[c.size() - 2] == 'R') return c.substr(0, c.size() - 1);
  return c;
}

// PXP CRXP PXPB: four capitals at most, one of them a sign of taking.
bool takes_in_capitals(std::string_view word) {
  const std::size_t sign = word.find('X');
  return word.size() >= 3 && word.size() <= 4 && sign != word.npos && sign > 0 &&
         sign + 1 < word.size() &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// `Kt\u2014KB3`, `B\u00d7P` with the signs of a keyboard.
std::string with_plain_signs(std::string_view word) {
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t length =
        std::min(sequence_length(static_cast<unsigned char>(word[at])), word.size() - at);
    const std::string_view one = word.substr(at, length);
    const auto* sign = std::find_if(lookalikes.begin(), lookalikes.end(),
                                    [&](const Lookalike& l) { return l.text == one; });
    const bool plain = sign != lookalikes.end() && (sign->as == '-' || sign->as == 'X');
    out += plain ? std::string(1, sign->as == '-' ? '-' : 'x') : std::string(one);
    at += length;
  }
  return out;
}

bool is_weak(std::string_view word, const Classed& classed) {
  std::string_view c = classed.classes;
  // No pawn takes from c to h: "ch".
  if ((c == "FF" || c == "FXF") && word.size() == c.size())
    return word.back() - word.front() == 1 || word.front() - word.back() == 1;
  if (c == "FF" || c == "FXF" || c == "FXFR") return true;
  // pxp, Cxp, exp, pxC, exC
  const bool small_pawn = c.size() == 3 && c[1] == 'X';
  if (small_pawn && (c[0] == 'U' || c[0] == 'F' || word.front() == 'p') && word.back() == 'p')
    return true;
  if (small_pawn && (c[0] == 'F' || word.front() == 'p') && c[2] == 'U') return true;
  if (takes_in_capitals(word)) return true;
  if (c == "UXU" || c == "UFXU" || c == "URXU" || c == "0XU" || c == "UX0") return true;
  if (c.size() == 4 || c.size() == 5)
    if (c.find_first_not_of('R') == std::string_view::npos) return true;
  // Descriptive: capitals, a rank, dashes, x; nothing small but t and x.
  bool digit = false, sign = false;
  std::size_t capitals = 0;
  for (const char one : word) {
    if (one >= 'A' && one <= 'Z')
      ++capitals;
    else if (one >= '1' && one <= '8')
      digit = true;
    else if (one == 'x' || one == '-' || one == '/' || one == '(' || one == ')')
      sign = true;
    else if (one != 't' && one != '=' && one != '.')
      return false;
  }
  const std::size_t longest = word.find('(') == word.npos ? 9 : 12;  // Kt(Kt5)-B3
  return word.size() >= 3 && word.size() <= longest && capitals >= 2 && capitals <= 6 &&
         (digit || sign) && word.front() >= 'A' && word.back() != '-' &&
         (digit || word.find('x') != std::string_view::npos);
}

constexpr std::array<std::string_view, 5> mask_signs = {"?", "_", "*", "\u00b7", "~"};

}  // namespace

MoveShape shape_of(std::string_view word) {
  if (word.size() < 2 || word.size() > 24) return MoveShape::none;
  const Classed classed = classify(word);
  std::string_view c = classed.classes;
  while (c.size() > 2 && c.back() == '+') c.remove_suffix(1);
  if (is_castling_shape(c)) return MoveShape::strong;
  const std::string_view bare = without_promotion(c);
  if (bare.size() >= 2 && bare.substr(bare.size() - 2) == "FR" &&
      is_front(bare.substr(0, bare.size() - 2)))
    return MoveShape::strong;
  while (!word.empty() && (word.back() == '+' || word.back() == '#')) word.remove_suffix(1);
  constexpr std::size_t shortest = 3;  // BxPch without its sign has so many
  if (word.ends_with("ch") && word.size() >= shortest + 2 && word.find('x') != word.npos)
    word.remove_suffix(2);
  const bool signs = word.find_first_of("\xc3\xe2") != word.npos;
  const std::string plain = signs ? with_plain_signs(word) : std::string();
  if (signs) word = plain;
  return is_weak(word, classify(word)) ? MoveShape::weak : MoveShape::none;
}

Mask find_mask(std::string_view word) {
  Mask out;
  for (const std::string_view sign : mask_signs) {
    const std::size_t at = word.find(sign);
    if (at == std::string_view::npos) continue;
    if (out.length != 0 || word.find(sign, at + sign.size()) != std::string_view::npos) return {};
    out = {at, sign.size()};
  }
  return out;
}

bool is_masked_move(std::string_view word) {
  const Mask mask = find_mask(word);
  if (mask.length == 0 || word.size() - mask.length < 1 || word.size() > 12) return false;
  const std::string before(word.substr(0, mask.at)), after(word.substr(mask.at + mask.length));
  if (after.find_first_not_of("+#") == std::string::npos && shape_of(before) != MoveShape::none)
    return false;  // a sign behind a whole move
  if (before.empty() && shape_of(after) == MoveShape::strong && word[0] != '_' && word[0] != '?')
    return false;  // decoration before one
  if (word.size() - mask.length == 1 &&
      (after.empty() ? before : after).find_first_of("abcdefgh12345678") == std::string::npos)
    return false;
  for (const std::string_view fill : {"N", "e", "4", "x"})
    if (shape_of(before + std::string(fill) + after) == MoveShape::strong) return true;
  return false;
}

Either find_either(std::string_view word) {
  constexpr std::string_view between = "/ (?!,", behind = ")?!";
  const std::size_t end = word.find_last_not_of(behind) + 1;
  const std::string_view both = word.substr(0, end);
  const std::size_t first = both.find_first_of(between), last = both.find_last_of(between);
  if (first == std::string_view::npos || word.size() > 32) return {};
  if (both.substr(first, last - first).find('-') != std::string_view::npos) return {};  // a pair
  const Either out{both.substr(0, first), both.substr(last + 1)};
  if (shape_of(out.first) != MoveShape::strong || shape_of(out.second) != MoveShape::strong)
    return {};
  return out;
}

}  // namespace planilla
