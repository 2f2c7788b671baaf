// Texts summed up by their first bytes, 64 bits a sum: equal sums are equal texts.
#include "game/letters/alike_readers.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>

#include "base/ascii.h"
#include "notation/read/fold.h"

namespace planilla {

namespace {

constexpr std::string_view ranks = "12345678";

// What a text is to a reader.
enum class TextKind : std::uint64_t { letter, look_alike, capture, en_passant, check, mate };
constexpr std::uint64_t kinds = 8;

bool holds_rank(std::string_view text) {
  return text.find_first_of(ranks) != std::string_view::npos;
}

bool holds_rank_in_any(const std::vector<std::string>& texts) {
  return std::any_of(texts.begin(), texts.end(), holds_rank);
}

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
}

// Its bytes, and those of its plain form.
std::string telling_bytes(std::string_view word) {
  std::string out(word);
  if (!is_ascii(word)) out += fold(word).text;
  return out;
}

}  // namespace

// Under its first byte that is no blank, and in either case: marks do not care.
void AlikeReaders::Texts::add(std::uint64_t meaning, std::string_view text) {
  const std::size_t at = text.find_first_not_of(" \t\r\n");
  if (at == std::string_view::npos) return;
  const char first = text[at];
  const auto put = [&](char byte) {
    std::uint64_t& sum = with[static_cast<unsigned char>(byte)];
    sum = XXH3_64bits_withSeed(text.data(), text.size(), sum + meaning + 1);
  };
  put(first);
  if (ascii::is_letter(first)) put(static_cast<char>(first ^ 0x20));
}

// In lower case as well.
void AlikeReaders::Texts::add_letter(std::uint64_t meaning, const std::string& text) {
  add(meaning, text);
  if (is_ascii(text)) return;  // either case stands under the same bytes
  if (const std::string lower = to_lower(text); lower != text) add(meaning + kinds, lower);
}

AlikeReaders::AlikeReaders(const std::vector<MoveReader*>& readers) {
  for (const MoveReader* reader : readers) texts_.push_back(texts_of(reader->alphabet()));
}

AlikeReaders::Texts AlikeReaders::texts_of(const Alphabet& alphabet) {
  Texts out;
  out.is_own =
      alphabet.notation != "algebraic" || !alphabet.beside.empty() || alphabet.classes.size() != 1;
  if (out.is_own) return out;
  const auto add_all = [&](TextKind kind, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) out.add(static_cast<std::uint64_t>(kind), text);
  };
  const LanguageClass& one = *alphabet.classes.front();
  for (std::size_t role = 0; role < one.symbols.size(); ++role) {
    for (const std::string& text : one.symbols[role]) {
      const bool is_usual = &text == &one.symbols[role].front();
      const std::uint64_t meaning = 2 * kinds * (2 * role + (is_usual ? 1 : 2));
      out.add_letter(meaning + static_cast<std::uint64_t>(TextKind::letter), text);
      const std::uint64_t seen = meaning + static_cast<std::uint64_t>(TextKind::look_alike);
      out.add_letter(seen, is_ascii(text) ? text : fold(text).text);
    }
  }
  for (const Language* language : one.languages) {
    add_all(TextKind::capture, language->capture);
    add_all(TextKind::en_passant, language->en_passant);
    add_all(TextKind::check, language->check);
    add_all(TextKind::mate, language->mate);
    out.is_own |= holds_rank_in_any(language->castle) ||
                  holds_rank_in_any(language->castle_short) ||
                  holds_rank_in_any(language->castle_long);
  }
  return out;
}

ClassSet AlikeReaders::like_first(ClassSet among, std::string_view word) const {
  const ClassSet first = among & -among;
  const Texts& one = texts_[static_cast<std::size_t>(std::countr_zero(first))];
  if (among == first || one.is_own || !holds_rank(word) || word.find('=') != std::string_view::npos)
    return first;
  ClassSet out = first;
  const std::string bytes = telling_bytes(word);
  for (ClassSet left = among & ~first; left != 0; left &= left - 1) {
    const Texts& other = texts_[static_cast<std::size_t>(std::countr_zero(left))];
    const bool alike = !other.is_own && std::all_of(bytes.begin(), bytes.end(), [&](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return one.with[byte] == other.with[byte];
    });
    if (alike) out |= left & -left;
  }
  return out;
}

}  // namespace planilla
