// The score of a word: letter by letter, each with its two neighbours.
#include "text/charset/plausibility.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>

#include "text/charset/charset.h"
#include "text/charset/letter_model.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr double worthless = -12;  // a byte that means nothing, or a control code
constexpr double nonsense = -6;    // what no game holds: frames, sums, roots
constexpr double misplaced = -4;   // a sign that stands elsewhere, a capital in the middle
constexpr std::size_t longest_word = 48;

enum class Script : std::uint8_t { latin, greek, cyrillic, hebrew, arabic };

struct Character {
  char32_t code = edge;
  char32_t lower = edge;  // edge: no letter
  bool letter = false, upper = false;
  Script script = Script::latin;
};

Script script_of(char32_t letter) {
  if (letter >= 0x370 && letter < 0x400) return Script::greek;
  if (letter >= 0x400 && letter < 0x530) return Script::cyrillic;
  if (letter >= 0x600 && letter < 0x700) return Script::arabic;
  return letter >= 0x590 && letter < 0x600 ? Script::hebrew : Script::latin;
}

Character describe(char32_t code) {
  Character c{.code = code};
  // The ordinal signs are letters to Unicode; here they stand behind numbers.
  c.letter = unicode::is_letter(code) && code != U'ª' && code != U'º';
  if (!c.letter) return c;
  c.lower = unicode::to_lower(code);
  c.upper = unicode::is_upper(code);
  c.script = script_of(code);
  return c;
}

using Characters = std::array<Character, 256>;

const Characters& characters_of(Encoding encoding) {
  static const auto all = [] {
    std::array<Characters, encodings> sets;
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (is_single_byte(Encoding(i)))
        for (std::size_t byte = 0; byte < 256; ++byte)
          sets[i][byte] = describe(byte < 128 ? static_cast<char32_t>(byte)
                                              : charset(Encoding(i)).high[byte - 128]);
    return sets;
  }();
  return all[static_cast<std::size_t>(encoding)];
}

bool is_one_of(char32_t c, std::u32string_view signs) {
  return signs.find(c) != std::u32string_view::npos;
}

bool is_digit(const Character& c) {
  return c.code >= U'0' && c.code <= U'9';
}

// It’s, d’or: of words that are known to have it there.
double apostrophe_score(const Character& before, const Character& behind) {
  constexpr double known = 4.5;
  if (before.letter && behind.letter)
    return letter_model().between(before.lower, U'’', behind.lower) > 0 ? known : 0;
  return behind.letter || before.letter ? 0 : -1;
}

// What is no letter, between its neighbours.
double sign_score(const Character& before, const Character& c, const Character& behind) {
  const char32_t code = c.code;
  if (code == undefined || (code >= 0x80 && code < 0xA0)) return worthless;
  if (code == U'½')
    return is_one_of(before.code, U"-–: \"") || is_one_of(behind.code, U"-–: \"") ? 1 : misplaced;
  if (is_one_of(code, U"’‘")) return apostrophe_score(before, behind);
  if (code == U'“' && before.letter) return behind.letter ? misplaced : 0;  // „so“
  if (is_one_of(code, U"«“„¿¡‹"))
    return before.letter ? misplaced : behind.letter ? 0.5 : is_digit(behind) ? 0 : -1;
  if (code == U'…' && (is_digit(before) || before.code == U'.')) return 1;  // 2…Nf6
  if (code == U'…' && !before.letter) return 0;
  if (is_one_of(code, U"»”›…")) return behind.letter ? misplaced : 0;
  if (is_one_of(code, U"¹²³") && is_digit(before)) return 1;  // a footnote of Nf3
  // Pieces of a font for diagrams.
  if (is_one_of(code, U"¤¥¦£¢") && !before.letter && is_one_of(behind.code, U"abcdefghx")) return 1;
  if (is_one_of(code, U"ªº°")) {
    if (is_one_of(before.code, U"nN") && !behind.letter) return 3;  // nº 5
    return is_digit(before) ? 0 : before.letter ? -2 : -3;
  }
  if (code == U'\u00A0') return before.letter && behind.letter ? -1.5 : 0;
  if (is_one_of(code, U"–—•·±№§©®†×")) {
    if (before.letter && behind.letter) return misplaced;
    return before.letter || behind.letter ? -1.5 : 0;
  }
  return nonsense;
}

double script_score(const Character& neighbour, const Character& c) {
  if (!neighbour.letter || neighbour.script == c.script) return 0;
  return nonsense;
}

double case_score(const Character& before, const Character& c, const Character& behind) {
  if (c.upper && before.letter && !before.upper) return misplaced;
  if (c.upper && before.upper && behind.letter && !behind.upper) return -3;
  if (!c.upper && before.upper && behind.upper) return misplaced;
  if (!c.upper && !before.letter && behind.upper) return misplaced;
  if (!c.upper && before.code == U'"') return -1;  // values of tags begin with capitals
  return 0;
}

// A letter alone: a word, a square in letters that only look Latin, or hardly text.
double single_letter_score(const Character& before, const Character& c, const Character& behind) {
  if (is_digit(before)) return misplaced;
  if (is_digit(behind)) return is_one_of(c.lower, U"асе") ? 0 : -2;
  return is_one_of(c.lower, U"àáéèóíаиковсуяηοό") ? 0 : -2;
}

double letter_score(const Character& before, const Character& c, const Character& behind) {
  if (!before.letter && !behind.letter) return single_letter_score(before, c, behind);
  if (is_digit(before) && c.upper && c.script == Script::latin) return misplaced;
  const LetterModel& model = letter_model();
  double score = model.frequency(c.lower) + case_score(before, c, behind) +
                 script_score(before, c) + script_score(behind, c);
  score += model.behind(before.lower, c.lower) + model.before(c.lower, behind.lower);
  score += model.between(before.lower, c.lower, behind.lower);
  return score;
}

// A Cyrillic or Greek piece letter before a square in Latin letters: Кf3, Лxe1, Фd1-d4, Ιf3 (the
// word ends at the digit).
bool is_piece_of_other_letters(const Character& before, const Character& c, std::string_view rest) {
  if (before.letter || !is_one_of(c.code, U"КФЛСкфлсрΡΒΠΑΙ") || rest.empty() || rest.size() > 3)
    return false;
  return rest.find_first_not_of("abcdefghx") == std::string_view::npos;
}

// `d`, `xd`, `Qa` before a digit: a letter right before it would be of a move, and no move has one
// that is no piece of its language.
bool stands_before_move(const Character& c, std::string_view rest, char digit) {
  constexpr std::size_t longest = 4;
  if (c.script != Script::latin || rest.empty() || rest.size() > longest || digit < '1' ||
      digit > '8')
    return false;
  const bool piece = rest.front() >= 'A' && rest.front() <= 'Z';
  if (!piece && is_one_of(c.code, U"ŞŽŠĐÜÇ")) return false;
  rest.remove_prefix(piece ? 1 : 0);
  return !rest.empty() && rest.find_first_not_of("abcdefghx") == std::string_view::npos;
}

bool is_word_byte(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// A word that is UTF-8 tells nothing of an 8-bit set.
bool is_foreign(std::string_view word) {
  return ascii_prefix(word) != word.size() && !is_valid_utf8(word);
}

}  // namespace

std::vector<Word> foreign_words(std::string_view text, std::size_t limit) {
  return foreign_words(text, limit, is_foreign);
}

std::vector<Word> foreign_words(std::string_view text, std::size_t limit, IsForeign* wanted) {
  std::vector<Word> words;
  std::unordered_set<std::string_view> seen;
  std::size_t at = ascii_prefix(text);
  while (at < text.size() && words.size() < limit) {
    std::size_t begin = at, end = at;
    while (begin > 0 && is_word_byte(text[begin - 1]) && at - begin < longest_word) --begin;
    while (end < text.size() && is_word_byte(text[end]) && end - begin < longest_word) ++end;
    end = std::max(end, at + 1);
    const std::string_view word = text.substr(begin, end - begin);
    if (wanted(word) && seen.insert(word).second)
      words.push_back(
          {word, begin > 0 ? text[begin - 1] : ' ', end < text.size() ? text[end] : ' '});
    at = end + ascii_prefix(text.substr(end));
  }
  return words;
}

bool opens_quotation(const Word& word, Encoding encoding) {
  const Character& first = characters_of(encoding)[static_cast<unsigned char>(word.bytes.front())];
  return is_one_of(first.code, U"“„«‹‘") &&
         !describe(static_cast<unsigned char>(word.before)).letter;
}

bool closes_quotation(const Word& word, Encoding encoding) {
  const Character& last = characters_of(encoding)[static_cast<unsigned char>(word.bytes.back())];
  return is_one_of(last.code, U"”“»›’");
}

double plausibility(const Word& word, Encoding encoding) {
  const Characters& set = characters_of(encoding);
  const auto at = [&](std::size_t i) -> const Character& {
    return set[static_cast<unsigned char>(word.bytes[i])];
  };
  const Character outside_before = describe(static_cast<unsigned char>(word.before) & 0x7Fu);
  const Character outside_behind = describe(static_cast<unsigned char>(word.behind) & 0x7Fu);
  const std::size_t size = word.bytes.size();
  double score = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (static_cast<unsigned char>(word.bytes[i]) < 0x80) continue;
    const Character& before = i > 0 ? at(i - 1) : outside_before;
    const Character& behind = i + 1 < size ? at(i + 1) : outside_behind;
    const Character& c = at(i);
    if (!c.letter)
      score += sign_score(before, c, behind);
    else if (c.script != Script::latin &&
             is_piece_of_other_letters(before, c, word.bytes.substr(i + 1)))
      score += 2;
    else if (!before.letter && stands_before_move(c, word.bytes.substr(i + 1), word.behind))
      score += misplaced;
    else
      score += letter_score(before, c, behind);
  }
  return score;
}

}  // namespace planilla
