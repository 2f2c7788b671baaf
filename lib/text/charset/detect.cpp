// Which character set: the byte order mark, the zeros of UTF-16, strict UTF-8, and at last the set
// under which the words look most like words.
#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "base/ascii.h"
#include "text/charset/charset.h"
#include "text/charset/encoding.h"
#include "text/charset/multi_byte.h"
#include "text/charset/plausibility.h"
#include "text/charset/shifted.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

// How usual a set is before anything is read. Equal readings go to the first.
struct Candidate {
  Encoding encoding;
  double usual;
};
constexpr std::array candidates = {
    Candidate{Encoding::windows1252, 0},     Candidate{Encoding::cp1251, -0.5},
    Candidate{Encoding::windows1250, -1},    Candidate{Encoding::latin2, -1.5},
    Candidate{Encoding::cp850, -1},          Candidate{Encoding::cp437, -1.5},
    Candidate{Encoding::koi8r, -1},          Candidate{Encoding::cp866, -1.5},
    Candidate{Encoding::windows1254, -3},    Candidate{Encoding::windows1253, -1.5},
    Candidate{Encoding::windows1257, -3},    Candidate{Encoding::windows1255, -2},
    Candidate{Encoding::cp852, -2.5},        Candidate{Encoding::macintosh, -3},
    Candidate{Encoding::iso8859_7, -2},      Candidate{Encoding::iso8859_5, -2.5},
    Candidate{Encoding::mac_cyrillic, -2.5}, Candidate{Encoding::mac_central_europe, -3.5},
    Candidate{Encoding::koi8u, -1.5},        Candidate{Encoding::windows1256, -2},
    Candidate{Encoding::cp737, -2.5},        Candidate{Encoding::cp862, -3},
    Candidate{Encoding::cp857, -3.5},        Candidate{Encoding::cp860, -4},
    Candidate{Encoding::cp861, -4},          Candidate{Encoding::cp1125, -3},
    Candidate{Encoding::iso8859_4, -4.5},    Candidate{Encoding::iso8859_6, -3},
    Candidate{Encoding::mac_greek, -3.5},    Candidate{Encoding::gb18030, -3},
    Candidate{Encoding::euc_kr, -3},         Candidate{Encoding::shift_jis, -3.5},
    Candidate{Encoding::euc_jp, -3.5},       Candidate{Encoding::big5, -3.5}};

constexpr double clear_lead = 3;      // below it the second best is worth telling
constexpr double plausible_word = 1;  // on average, of a set that is trusted already
constexpr double hopeless_word = -1;  // on average, of letters that no language joins so
constexpr std::size_t few_words = 3;
constexpr double few_characters = -3;  // of East Asia, in a text of few words
constexpr double change_of_set = 4;    // what a game must score to leave its file's set
constexpr std::size_t words_of_file = 2000;
constexpr std::size_t words_of_game = 100;

// UTF-16 of text in Latin letters is half zeros, all on one side; of other scripts still every
// blank, digit, bracket and line end.
// UTF-32 begins as UTF-16 does.
std::optional<Encoding> detect_utf16(std::string_view sample) {
  if (sample.starts_with(std::string_view("\xFF\xFE\0\0", 4))) return std::nullopt;
  if (sample.starts_with("\xFF\xFE")) return Encoding::utf16le;
  if (sample.starts_with("\xFE\xFF")) return Encoding::utf16be;
  sample = sample.substr(0, 4096);
  // What begins with single bytes is another file's text, and UTF-16 was glued to it.
  constexpr std::size_t first = 64;
  if (sample.size() > first && sample.substr(0, first).find('\0') == std::string_view::npos)
    return std::nullopt;
  std::array<std::size_t, 2> zeros{};
  for (std::size_t i = 0; i < sample.size(); ++i) zeros[i % 2] += sample[i] == '\0';
  const std::size_t enough = std::max<std::size_t>(2, sample.size() / 10);
  if (zeros[1] >= enough && zeros[0] * 10 <= zeros[1]) return Encoding::utf16le;
  if (zeros[0] >= enough && zeros[1] * 10 <= zeros[0]) return Encoding::utf16be;
  return std::nullopt;
}

// Is the text UTF-8, if with some bad bytes? Only characters of the scripts that games are written
// in speak for it then: two bytes of another set make a sequence by chance now and then.
bool is_mostly_utf8(std::string_view bytes) {
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  std::size_t usual = 0, bad = 0;
  for (bytes.remove_prefix(ascii_prefix(bytes)); !bytes.empty();
       bytes.remove_prefix(ascii_prefix(bytes))) {
    const std::size_t length = sequence_length(bytes);
    const char32_t c = length ? first_character(bytes) : 0;
    const bool latin_or_sign = (c >= 0xA0 && c < 0x250) || (c >= 0x2000 && c < 0x2700);
    usual += latin_or_sign || (c >= 0x400 && c < 0x530);
    bad += length == 0;
    bytes.remove_prefix(length ? length : 1);
  }
  return bad == 0 || usual >= bad;
}

// Letters of scripts in which no game is written, beside those of Latin: two bytes of another set
// that happen to be UTF-8. Of nothing else is the text. The schwa is a letter of Azerbaijan.
bool is_utf8_by_chance(std::string_view bytes) {
  bool met = false;
  for (std::size_t at = ascii_prefix(bytes); at < bytes.size();
       at += ascii_prefix(bytes.substr(at))) {
    const std::size_t begin = at;
    const char32_t c = take_character(bytes, at);
    constexpr char32_t schwa = 0x259;
    const bool rare = (c >= 0x250 && c < 0x2B0 && c != schwa) || (c >= 0x500 && c < 0x530) ||
                      (c >= 0x700 && c < 0x800);
    const bool in_word = (begin > 0 && ascii::is_letter(bytes[begin - 1])) ||
                         (at < bytes.size() && ascii::is_letter(bytes[at]));
    if (!rare || !in_word) return false;
    met = true;
  }
  return met;
}

// Marks of quotation that open stand with as many that close.
double quotation_score(const std::vector<Word>& words, Encoding encoding) {
  constexpr double a_pair = 2, most = 3;
  double opening = 0, closing = 0;
  for (const Word& word : words) {
    opening += opens_quotation(word, encoding);
    closing += closes_quotation(word, encoding);
  }
  return a_pair * std::min({opening, closing, most});
}

// What is judged: the words that hold bytes above 7F, for sets in which a byte is a character, and
// the text, for the others.
struct Evidence {
  Evidence(std::string_view text, std::size_t limit)
      : text(text), words(foreign_words(text, limit)), limit(limit) {
    if (words.empty()) words = foreign_words(text, limit, is_utf8_by_chance);
  }
  std::string_view text;
  std::vector<Word> words;
  std::size_t limit;
};

double total(const Evidence& evidence, Encoding encoding) {
  if (is_multi_byte(encoding))
    return multi_byte_plausibility(evidence.text, encoding, evidence.limit);
  const std::vector<Word>& words = evidence.words;
  double sum = quotation_score(words, encoding);
  for (const Word& word : words) sum += plausibility(word, encoding);
  return sum;
}

bool read_alike(const Evidence& evidence, Encoding a, Encoding b) {
  if (is_multi_byte(a) || is_multi_byte(b)) return a == b;
  for (const Word& word : evidence.words)
    for (const char c : word.bytes) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte >= 0x80 && charset(a).high[byte - 0x80u] != charset(b).high[byte - 0x80u])
        return false;
    }
  return true;
}

using Scores = std::array<double, candidates.size()>;

// The best of those that read the words otherwise, and score more than that.
std::optional<std::size_t> best_rival(const Evidence& evidence, const Scores& scores,
                                      Encoding taken, double least) {
  std::optional<std::size_t> out;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (scores[i] <= least || read_alike(evidence, candidates[i].encoding, taken)) continue;
    least = scores[i];
    out = i;
  }
  return out;
}

// A name or two say little: they may be characters of East Asia, though another set makes words of
// them.
std::optional<std::size_t> east_asian_rival(const Evidence& evidence, const Scores& scores,
                                            Encoding taken) {
  if (is_multi_byte(taken) || evidence.words.size() > few_words) return std::nullopt;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (is_multi_byte(candidates[i].encoding) && scores[i] > few_characters) return i;
  return std::nullopt;
}

// The best reading of the words, and the best of those that differ from it.
Guess best_reading(const Evidence& evidence, std::optional<Encoding> trusted) {
  Scores scores{};
  std::size_t best = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Encoding encoding = candidates[i].encoding;
    scores[i] = total(evidence, encoding) + candidates[i].usual;
    if (encoding == trusted) scores[i] += change_of_set;
    if (scores[i] > scores[best]) best = i;
  }
  Guess guess{.encoding = candidates[best].encoding};
  const auto words = static_cast<double>(evidence.words.size());
  const double own = scores[best] - (guess.encoding == trusted ? change_of_set : 0);
  // Words of no set that is known: the best of them is as good as any.
  guess.hopeless = own < hopeless_word * words;
  // What speaks against every set is in windows-1252 as a rule, and else in one that is not known.
  const bool strange = guess.hopeless || (own < 0 && guess.encoding != Encoding::windows1252);
  const double least = strange ? std::numeric_limits<double>::lowest() : scores[best] - clear_lead;
  std::optional<std::size_t> rival = best_rival(evidence, scores, guess.encoding, least);
  if (!rival) rival = east_asian_rival(evidence, scores, guess.encoding);
  if (!rival) return guess;
  guess.doubtful = true;
  guess.rival = candidates[*rival].encoding;
  return guess;
}

// Of the words of a text in UTF-8 that are none.
Encoding set_of_odd_bytes(std::string_view text) {
  const Evidence evidence(text, words_of_game);
  if (evidence.words.empty()) return Encoding::utf8;
  const Guess guess = best_reading(evidence, std::nullopt);
  return guess.hopeless || !is_single_byte(guess.encoding) ? Encoding::utf8 : guess.encoding;
}

}  // namespace

Guess detect(std::string_view sample) {
  if (const auto wide = detect_utf16(sample)) return {.encoding = *wide};
  if (ascii_prefix(sample) == sample.size())
    return {.encoding = detect_shifted(sample).value_or(Encoding::utf8)};
  if (is_mostly_utf8(sample) && !is_utf8_by_chance(sample)) return {};
  return best_reading({sample, words_of_file}, std::nullopt);
}

Guess detect_game(std::string_view game, const Guess& file) {
  const bool valid = is_valid_utf8(game);
  const bool by_chance = valid && file.encoding > Encoding::utf16be && is_utf8_by_chance(game);
  if (!by_chance && (valid || is_mostly_utf8(game)))
    return {.odd_bytes = valid ? Encoding::utf8 : set_of_odd_bytes(game)};
  const Evidence evidence(game, words_of_game);
  if (file.encoding <= Encoding::utf16be) return best_reading(evidence, std::nullopt);
  const double score = total(evidence, file.encoding);
  if (score >= plausible_word * static_cast<double>(evidence.words.size())) {
    if (file.doubtful && read_alike(evidence, file.encoding, file.rival))
      return {.encoding = file.encoding};
    return file;
  }
  return best_reading(evidence, file.encoding);
}

}  // namespace planilla
