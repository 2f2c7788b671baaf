#include "notation/read/alphabet_reader.h"

#include <algorithm>
#include <utility>

namespace planilla {

namespace {

// U+2654-265F begin with these bytes.
constexpr std::string_view figurine_bytes = "\xe2\x99";

// Does one of the texts stand there?
bool stands_at(std::string_view word, std::size_t at, const std::vector<std::string>& texts) {
  return std::any_of(texts.begin(), texts.end(),
                     [&](const std::string& text) { return word.substr(at).starts_with(text); });
}

}  // namespace

AlphabetReader::AlphabetReader(const Grammar& grammar, Letters letters,
                               const std::vector<const Language*>& languages)
    : grammar_(&grammar), marks_(std::make_unique<Marks>()) {
  for (const Language* language : languages) {
    marks_->add_words(*language);
    captures_.insert(captures_.end(), language->capture.begin(), language->capture.end());
  }
  for (const auto& [text, claims] : grammar.marks) marks_->add(text, claims);
  Letters look_alikes = fold_letters(letters);
  for (std::size_t i = 0; i < look_alikes.size() && !letters_fold_; ++i)
    letters_fold_ = look_alikes[i].text != letters[i].text;
  for (Letter& letter : figurines()) look_alikes.push_back(std::move(letter));
  native_.letters = std::move(letters);
  folded_.letters = std::move(look_alikes);
}

void AlphabetReader::prepare(Side& side) const {
  side.is_prepared = true;
  if (!grammar_->scanned) return;
  side.scanner.emplace(side.letters, *marks_);
  const auto add = [&](const std::string& text) {
    if (text.size() < 2) return;
    side.beyond_scanner.push_back(text);
    side.begins_beyond[static_cast<unsigned char>(text[0])] = true;
  };
  for (const std::string& text : ambiguous_letters(side.letters)) add(text);
  for (const std::string& text : captures_) add(text);
  for (const std::string& text : grammar_->captures) add(text);
}

bool AlphabetReader::is_beyond_scanner(const Side& side, std::string_view word) {
  for (std::size_t at = 0; at < word.size(); ++at)
    if (side.begins_beyond[static_cast<unsigned char>(word[at])] &&
        stands_at(word, at, side.beyond_scanner))
      return true;
  return false;
}

bool AlphabetReader::read_with(Side& side, std::string_view word, WordReading& out) const {
  if (!side.is_prepared) prepare(side);
  const bool scanned = side.scanner && side.scanner->scan(word, out);
  if (side.scanner && !is_beyond_scanner(side, word)) return scanned;
  if (!side.patterns)
    side.patterns = std::make_unique<PatternSet>(*grammar_, side.letters, *marks_, captures_);
  return side.patterns->read(word, out) || scanned;
}

bool AlphabetReader::read(std::string_view word, WordReading& out) const {
  return read_with(native_, word, out);
}

bool AlphabetReader::read_folded(const Folded& word, WordReading& out) const {
  const bool drawn = word.text.find(figurine_bytes) != std::string::npos;
  if (!word.changed && !letters_fold_ && !drawn) return false;
  WordReading found;
  if (!read_with(folded_, word.text, found)) return false;
  // An unchanged word that only the folded letters read: one of its letters is a look-alike.
  std::uint16_t quirks = word.quirks;
  if (!word.changed && !drawn) quirks |= quirk_homoglyph;
  const std::uint16_t cost = (quirks & quirk_homoglyph) ? cost_homoglyph : std::uint16_t{0};
  for (Reading reading : found.readings()) {
    reading.quirks |= quirks;
    reading.cost += cost;
    out.add(reading);
  }
  return true;
}

}  // namespace planilla
