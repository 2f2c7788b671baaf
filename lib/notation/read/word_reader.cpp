#include "notation/read/word_reader.h"

#include <algorithm>

#include "notation/read/fold.h"

namespace planilla {

namespace {

constexpr std::string_view leading = ".,-/";
constexpr std::string_view trailing = ".,";
constexpr std::size_t longest_in_run = 14;  // bytes of one of several moves run together

std::string_view strip(std::string_view word) {
  while (!word.empty() && leading.find(word.front()) != leading.npos) word.remove_prefix(1);
  while (!word.empty() && trailing.find(word.back()) != trailing.npos) word.remove_suffix(1);
  return word;
}

// Can a move end before `at` and another begin there?
bool may_part(std::string_view word, std::size_t at) {
  const char before = word[at - 1], after = word[at];
  const bool ends = (before >= '1' && before <= '8') || before == 'O' || before == '0' ||
                    before == 'o' || before == '+' || before == '#' || before == ')' ||
                    (before >= 'A' && before <= 'Z') || static_cast<signed char>(before) < 0;
  const bool begins = (after >= 'a' && after <= 'z') || (after >= 'A' && after <= 'Z') ||
                      after == '0' || static_cast<unsigned char>(after) >= 0xc0;
  return ends && begins;
}

void charge(WordReading& reading, std::uint16_t quirks, std::uint16_t cost) {
  for (int i = 0; i < reading.count; ++i) {
    reading.all[i].quirks |= quirks;
    reading.all[i].cost += cost;
  }
}

bool is_ascii(std::string_view word) {
  return std::none_of(word.begin(), word.end(), [](char c) { return (c & 0x80) != 0; });
}

// `0 - 0`, `O O`: castling with blanks in it.
bool is_spaced_castling(std::string_view word) {
  return (word.front() == '0' || word.front() == 'O' || word.front() == 'o') &&
         word.find(' ') != word.npos;
}

bool is_one_of(std::string_view word, const std::vector<std::string>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

WordReader::WordReader(const Grammar& grammar, const Alphabet& alphabet) : grammar_(&grammar) {
  if (grammar.info.uses_letters)
    for (const LanguageClass* group : alphabet.classes)
      alphabets_.emplace_back(grammar, letters_of(*group), group->languages);
  if (alphabets_.empty())
    alphabets_.emplace_back(grammar, grammar.letters, std::vector<const Language*>{});
  for (const auto* words : {&grammar.null_words, &grammar.holes, &grammar.separators})
    for (const std::string& word : *words)
      if (!word.empty()) begins_special_[static_cast<unsigned char>(word[0])] = true;
  folds_ascii_ = std::any_of(alphabets_.begin(), alphabets_.end(),
                             [](const AlphabetReader& one) { return one.letters_fold(); });
}

WordReading WordReader::read(std::string_view word) const {
  WordReading out;
  if (word.empty() || word.size() > longest_word) return out;
  if (is_spaced_castling(word)) return read_spaced(word);
  if (read_special(word, out)) return out;
  if (read_native(word, out)) {
    split(word, nullptr, out);
    return out;
  }
  if (read_suffix(word, out) || read_stripped(word, out) || read_folded(word, out)) return out;
  split(word, nullptr, out);
  return out;
}

// Moves run together are looked for only where one of them would come before the whole word.
WordReading WordReader::read_whole(std::string_view word) const {
  WordReading out;
  if (word.empty() || word.size() > longest_word) return out;
  if (is_spaced_castling(word)) return read_spaced(word);
  if (read_special(word, out)) return out;
  if (read_native(word, out)) {
    if (out.all[0].cost > cost_run_together) split(word, nullptr, out);
    return out;
  }
  if (!read_suffix(word, out) && !read_stripped(word, out)) read_folded(word, out);
  return out;
}

// `0 - 0`, one token with blanks in it.
WordReading WordReader::read_spaced(std::string_view word) const {
  std::string dense(word);
  std::erase(dense, ' ');
  WordReading out = read(dense);
  charge(out, quirk_split, 0);
  return out;
}

bool WordReader::read_special(std::string_view word, WordReading& out) const {
  if (!begins_special_[static_cast<unsigned char>(word[0])]) return false;
  if (is_one_of(word, grammar_->null_words))
    out.kind = WordKind::null_move;
  else if (is_one_of(word, grammar_->holes))
    out.kind = WordKind::hole;
  else if (is_one_of(word, grammar_->separators))
    out.kind = WordKind::suffix;  // that claims nothing
  return out.kind != WordKind::unreadable;
}

void WordReader::add_foreign(const WordReading& found, std::size_t alphabet,
                             WordReading& out) const {
  for (Reading reading : found.readings()) {
    if (alphabet > 0) {
      reading.quirks |= quirk_foreign;
      reading.cost += static_cast<std::uint16_t>(alphabet * cost_foreign);
    }
    out.add(reading);
  }
}

bool WordReader::read_native(std::string_view word, WordReading& out) const {
  bool any = alphabets_[0].read(word, out);
  for (std::size_t i = 1; i < alphabets_.size(); ++i) {
    WordReading found;
    if (!alphabets_[i].read(word, found)) continue;
    add_foreign(found, i, out);
    any = true;
  }
  return any;
}

bool WordReader::read_suffix(std::string_view words, WordReading& out) const {
  for (const AlphabetReader& alphabet : alphabets_)
    if (const auto claims = alphabet.marks().read_alone(words)) {
      out.kind = WordKind::suffix;
      out.suffix_claims = *claims;
      return true;
    }
  return false;
}

bool WordReader::may_begin_suffix(char first) const {
  return std::any_of(alphabets_.begin(), alphabets_.end(), [&](const AlphabetReader& alphabet) {
    return alphabet.marks().may_start(first);
  });
}

bool WordReader::read_stripped(std::string_view word, WordReading& out) const {
  const std::string_view inner = strip(word);
  if (inner.size() == word.size() || inner.empty()) return false;
  if (!read_native(inner, out) && !read_suffix(inner, out) && !read_folded(inner, out))
    return false;
  charge(out, quirk_punctuation, 0);
  return true;
}

bool WordReader::read_folded(std::string_view word, WordReading& out) const {
  if (const std::string ranks = fold_ranks(word);
      ranks != word && read_native(fold_dashes(ranks), out)) {
    charge(out, quirk_homoglyph, 0);
    return true;
  }
  if (!folds_ascii_ && is_ascii(word)) return out.kind != WordKind::unreadable;
  // First in letters of its own, which may be a look-alike's: Кg1—f3 in Russian.
  if (const std::string dashed = fold_dashes(word); dashed != word && read_native(dashed, out)) {
    charge(out, quirk_dash, 0);
    return true;
  }
  const Folded folded = fold(word);
  for (std::size_t i = 0; i < alphabets_.size(); ++i) {
    WordReading found;
    if (alphabets_[i].read_folded(folded, found)) add_foreign(found, i, out);
  }
  if (!folded.changed) return out.kind != WordKind::unreadable;
  if (out.kind == WordKind::unreadable && read_suffix(folded.text, out)) return true;
  split(folded.text, &folded, out);
  return out.kind != WordKind::unreadable;
}

bool WordReader::read_part(std::string_view part, const Folded* folded, WordReading& out) const {
  if (!folded) return read_native(part, out);
  const Folded piece{std::string(part), {}, folded->quirks, true};
  for (std::size_t i = 0; i < alphabets_.size(); ++i) {
    WordReading found;
    if (alphabets_[i].read_folded(piece, found)) add_foreign(found, i, out);
  }
  return out.kind != WordKind::unreadable;
}

// From which places on the word is one move after another, each of bounded length: linear in the
// word.
std::bitset<WordReader::longest_run + 1> WordReader::chains(std::string_view word,
                                                            const Folded* folded) const {
  std::bitset<longest_run + 1> reads;
  reads[word.size()] = true;
  for (std::size_t at = word.size(); at-- > 2;) {
    if (!may_part(word, at)) continue;
    const std::size_t last = std::min(word.size(), at + longest_in_run);
    for (std::size_t end = at + 2; end <= last && !reads[at]; ++end) {
      WordReading part;
      if (reads[end]) reads[at] = read_part(word.substr(at, end - at), folded, part);
    }
  }
  return reads;
}

void WordReader::split(std::string_view word, const Folded* folded, WordReading& out) const {
  if (word.size() < 4 || word.size() > longest_run || !grammar_->joiner.empty()) return;
  if (std::none_of(word.begin() + 1, word.end() - 1, [](char c) { return c >= '0' && c <= '8'; }) &&
      word.find('O') == word.npos)
    return;
  const auto reads = chains(word, folded);
  for (std::size_t at = 2; at + 1 < word.size(); ++at) {
    if (!reads[at]) continue;
    WordReading first;
    if (!read_part(word.substr(0, at), folded, first)) continue;
    for (Reading reading : first.readings()) {
      reading.bytes = folded ? folded->origin[at] : static_cast<std::uint16_t>(at);
      reading.quirks |= quirk_run_together;
      reading.cost += cost_run_together;
      out.add(reading);
    }
  }
}

}  // namespace planilla
