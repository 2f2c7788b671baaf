// By the words right before and right behind, and the first one of the sentence.
#include "game/model/denied_result.h"

#include <algorithm>
#include <string>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

bool is_in_any(std::string_view word, const Languages& languages,
               std::vector<std::string> Language::*words) {
  const std::string small = unicode::to_lower(word);
  return !small.empty() &&
         std::any_of(languages.all().begin(), languages.all().end(), [&](const Language& language) {
           const std::vector<std::string>& all = language.*words;
           return std::find(all.begin(), all.end(), small) != all.end();
         });
}

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_end_of_sentence(char c) {
  return std::string_view(".,;:!?(){}[]").find(c) != std::string_view::npos ||
         (c >= '0' && c <= '9');
}

// Where the sentence begins in which the words at `at` stand.
std::size_t begin_of_sentence(std::string_view text, std::size_t at) {
  constexpr std::size_t farthest = 120;  // bytes
  std::size_t begin = at;
  while (begin > 0 && at - begin < farthest && !is_end_of_sentence(text[begin - 1]) &&
         !text.substr(0, begin).ends_with("\n\n"))
    --begin;
  return begin;
}

std::string_view first_of_words(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_first_of(" \t\r\n.,;:!?"));
}

std::string_view last_of_words(std::string_view text, int count = 1) {
  text = text.substr(0, text.find_last_not_of(blanks) + 1);
  std::size_t begin = text.size();
  while (count-- > 0 && begin > 0) {
    const std::size_t last = text.find_last_not_of(blanks, begin - 1);
    if (last == std::string_view::npos) break;
    begin = text.find_last_of(blanks, last) + 1;  // npos + 1: 0
  }
  return text.substr(begin);
}

std::string_view first_of_words(std::string_view text, int count) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  std::size_t end = 0;
  while (count-- > 0 && end < text.size()) {
    end = std::min(text.find_first_not_of(blanks, end), text.size());
    end = std::min(text.find_first_of(blanks, end), text.size());
  }
  return text.substr(0, end);
}

std::string_view without_comma(std::string_view words) {
  return words.substr(0, words.find_last_not_of(',') + 1);
}

// "gab mein Gegner auf" is one of "gab … auf".
bool holds_folded(const std::vector<std::string>& phrases, const std::string& folded) {
  constexpr std::string_view gap = " \u2026 ";
  return std::any_of(phrases.begin(), phrases.end(), [&](const std::string& phrase) {
    if (const std::size_t at = phrase.find(gap); at != phrase.npos)
      return folded.starts_with(fold_words(phrase.substr(0, at + 1))) &&
             folded.ends_with(' ' + fold_words(phrase.substr(at + gap.size())));
    std::string one = fold_words(phrase);
    if (one.ends_with('.')) one.pop_back();
    return one == folded;
  });
}

bool says(const Language& language, const std::string& folded) {
  for (const auto* phrases :
       {&language.white_wins, &language.black_wins, &language.draw, &language.resigns})
    if (holds_folded(*phrases, folded)) return true;
  return false;
}

// Is the word the one of the list, or does it end with that, "-et"? A few letters are left before
// an ending: "men" has none.
bool is_one(std::string_view small, std::string_view listed) {
  constexpr std::size_t shortest = 3;  // bytes
  if (!listed.starts_with('-')) return small == listed;
  return small.size() + 1 >= listed.size() + shortest && small.ends_with(listed.substr(1));
}

// Is the word in a list of a language that has the phrase? "se" is a condition in Portuguese, and
// none in Spanish.
bool is_in_own(std::string_view word, std::string_view phrase, const Languages& languages,
               std::vector<std::string> Language::*words) {
  const std::string small = unicode::to_lower(word);
  std::string folded = fold_words(phrase);
  while (!folded.empty() && std::string_view(".:!").find(folded.back()) != std::string_view::npos)
    folded.pop_back();
  return !small.empty() &&
         std::any_of(languages.all().begin(), languages.all().end(), [&](const Language& language) {
           const std::vector<std::string>& all = language.*words;
           const bool listed = std::any_of(
               all.begin(), all.end(), [&](const std::string& one) { return is_one(small, one); });
           return listed && says(language, folded);
         });
}

// "14.Cb3 a5 Si 14...Ad7": a move ends before text[at], and a word with a capital begins behind it.
bool begins_behind_move(std::string_view text, std::size_t at) {
  constexpr std::string_view ends = "0123456789+#!?O";
  if (text[at] != ' ' || ends.find(text[at - 1]) == ends.npos) return false;
  std::size_t behind = at + 1;
  const std::string_view word = first_of_words(text.substr(at));
  return behind < text.size() && !unicode::is_lower(take_character(text, behind)) &&
         word.find_first_of("0123456789-") == word.npos;
}

// "Si 14...Ad7 15.d5, las negras abandonan": where the sentence begins, commas and moves in it. Of
// "If 14...Bd7 15.d5 Black resigns" it may begin before the side, if it does so near.
std::size_t begin_of_whole_sentence(std::string_view text, std::size_t at) {
  constexpr std::size_t farthest = 160, near = 40;  // bytes
  constexpr std::string_view stops = ".!?;", brackets = "()[]{}";
  std::size_t side = 0, most = farthest;
  for (std::size_t begin = at; begin > 0 && at - begin < most; --begin) {
    const char before = text[begin - 1];
    const bool number = begin > 1 && text[begin - 2] >= '0' && text[begin - 2] <= '9';
    const bool stop = stops.find(before) != stops.npos && blanks.find(text[begin]) != blanks.npos &&
                      !(before == '.' && number);
    if (stop || brackets.find(before) != brackets.npos || text.substr(0, begin).ends_with("\n\n"))
      return begin;
    if (!begins_behind_move(text, begin)) continue;
    const std::string_view words = text.substr(begin + 1, at - std::min(at, begin + 1));
    if (words.find(' ') + 1 < words.size() && words.find(' ') != words.npos) return begin;
    side = begin;
    most = std::min(farthest, at - begin + near);
  }
  return side == 0 ? at : side;
}

// "Black refused to resign", "In another game Black resigned": some words right before, or the
// first ones of the sentence.
bool is_denied_before(std::string_view before, std::string_view whole, std::string_view phrase,
                      const Languages& languages) {
  constexpr int most_words = 3;
  for (int count = 1; count <= most_words; ++count)
    if (is_in_own(last_of_words(before, count), phrase, languages, &Language::unreal) ||
        is_in_own(first_of_words(before, count), phrase, languages, &Language::conditions) ||
        is_in_own(without_comma(first_of_words(whole, count)), phrase, languages,
                  &Language::conditions))
      return true;
  return is_in_any(last_of_words(before), languages, &Language::negates);
}

// "Les noirs abandonnent presque", "Remis wäre gerecht", "A draw is likely"; not "Black resigned
// almost at once".
bool is_unreal_behind(std::string_view behind, std::string_view phrase, Result result,
                      const Languages& languages) {
  constexpr int most_words = 3;
  const std::string_view sentence = behind.substr(0, behind.find_first_of(".,;:!?()"));
  for (int count = 2; count <= most_words; ++count)
    if (is_in_own(first_of_words(sentence, count), phrase, languages, &Language::unreal))
      return true;
  const std::string_view first = first_of_words(behind);
  if (!is_in_own(first, phrase, languages, &Language::unreal)) return false;
  if (result == Result::draw) return true;
  behind.remove_prefix(static_cast<std::size_t>(first.data() + first.size() - behind.data()));
  const std::size_t next = behind.find_first_not_of(' ');
  return next == std::string_view::npos || is_end_of_sentence(behind[next]) ||
         behind[next] == '\r' || behind[next] == '\n';
}

// "Black resigns? No!"; not "Black resigned??"
bool is_asked(std::string_view behind) {
  return behind.starts_with('?') && !behind.starts_with("??") && !behind.starts_with("?!");
}

bool is_side(std::string_view heading) {
  return heading == "White" || heading == "Black";
}

// What a phrase says of the side that it names, if it names one.
struct Verb {
  std::string_view word;  // the only one besides small words: `wins` of `White wins`
  bool is_small = false;  // there are none but small words: "svart gav upp"
};

Verb verb_of(std::string_view words, const Lexicon& lexicon) {
  constexpr std::size_t longest_small = 3;  // bytes: `las`, `ont`
  bool side = false;
  std::string_view out;
  while (true) {
    const std::string_view word = first_of_words(words);
    if (word.empty()) break;
    words.remove_prefix(static_cast<std::size_t>(word.data() + word.size() - words.data()));
    if (is_side(lexicon.heading(word))) {
      side = true;
    } else if (word.size() > longest_small) {
      if (!out.empty()) return {};
      out = word;
    }
  }
  return side ? Verb{out, out.empty()} : Verb{};
}

// Does a sentence go on on the same line with a word or a number? A heading may stand there as
// well.
bool goes_on_with_word(std::string_view behind, const Lexicon& lexicon) {
  if (!behind.starts_with(' ')) return false;
  std::size_t at = std::min(behind.find_first_not_of(' '), behind.size());
  if (at == behind.size()) return false;
  const std::string_view line = behind.substr(0, behind.find('\n'));
  if (const std::size_t colon = line.find(':'); colon != std::string_view::npos)
    if (!lexicon.heading(line.substr(at, colon - at)).empty()) return false;
  if (behind[at] >= '0' && behind[at] <= '9') {
    at = behind.find_first_not_of("0123456789", at);
    return at != std::string_view::npos && behind[at] == ' ';
  }
  return unicode::is_letter(take_character(behind, at));
}

}  // namespace

bool is_denied(std::string_view text, Span phrase, Result result, const Languages& languages) {
  const std::size_t begin = begin_of_sentence(text, phrase.begin);
  const std::string_view before = text.substr(begin, phrase.begin - begin);
  std::string_view behind = text.substr(phrase.end);
  behind = behind.substr(0, behind.find("\n\n"));
  const std::size_t next = behind.find_first_not_of(blanks);
  const bool goes_on = next != std::string_view::npos && next > 0 &&
                       !is_end_of_sentence(behind[next]) && text[phrase.end - 1] != '.';
  const std::string_view words = phrase.in(text);
  const std::size_t first = begin_of_whole_sentence(text, phrase.begin);
  const std::string_view whole = text.substr(first, phrase.begin - first);
  if (is_denied_before(before, whole, words, languages) ||
      (result != Result::draw && is_asked(behind)))
    return true;
  if (!goes_on) return false;
  return is_in_any(first_of_words(behind), languages, &Language::negates) ||
         is_unreal_behind(behind, words, result, languages) ||
         is_in_any(first_of_words(before), languages, &Language::cites);
}

// Whatever stands behind who won, but for how and when, may be what was won: "White wins time". Who
// resigned may have done so for many reasons: only a word that begins an object speaks against it.
bool has_object(std::string_view text, Span phrase, Result result, const Lexicon& lexicon,
                const Languages& languages) {
  const std::string_view words = phrase.in(text), behind = text.substr(phrase.end);
  if (result == Result::draw || text[phrase.end - 1] == '.' || !goes_on_with_word(behind, lexicon))
    return false;
  const Verb verb = verb_of(words, lexicon);
  const bool resigns = result == Result::odd || verb.is_small || lexicon.resigns(verb.word);
  if (!resigns && verb.word.empty()) return false;
  if (lexicon.how_behind(behind) > 0) return false;
  return !resigns || is_in_own(first_of_words(behind), words, languages, &Language::objects);
}

}  // namespace planilla
