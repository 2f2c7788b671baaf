#include "notation/read/marks.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t\r\n";

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

std::string squeeze(std::string_view text) {
  std::string out;
  for (char c : text)
    if (!is_blank(c)) out += lower(c);
  return out;
}

// Signs of capture after the square (Nf3:) are no words of their own.
bool stands_alone(std::string_view text) {
  return text != "x" && text != ":" && text != "×" && text != "х";
}

// How many bytes of `text` the mark takes, blanks included; 0 if it does not stand there.
std::size_t match(const Mark& mark, std::string_view text) {
  std::size_t at = 0;
  for (char wanted : mark.text) {
    while (at < text.size() && is_blank(text[at])) ++at;
    if (at == text.size() || lower(text[at]) != wanted) return 0;
    ++at;
  }
  return at;
}

}  // namespace

void Marks::add(std::string_view text, std::uint16_t claims) {
  Mark mark{squeeze(text), claims};
  mark.alone = stands_alone(mark.text);
  const auto same = [&](const Mark& m) { return m.text == mark.text; };
  if (mark.text.empty() || std::any_of(marks_.begin(), marks_.end(), same)) return;
  const char first = mark.text[0];
  starts_[static_cast<unsigned char>(first)] = true;
  if (first >= 'a' && first <= 'z') starts_[static_cast<unsigned char>(first - 32)] = true;
  for (char c : blanks) starts_[static_cast<unsigned char>(c)] = true;
  const auto at = std::find_if(marks_.begin(), marks_.end(),
                               [&](const Mark& m) { return m.text.size() < mark.text.size(); });
  marks_.insert(at, std::move(mark));
}

void Marks::add_words(const Language& language) {
  for (const std::string& word : language.en_passant) {
    add(word, claim_en_passant);
    add("(" + word + ")", claim_en_passant);
  }
  for (const std::string& word : language.check) add(word, claim_check);
  for (const std::string& word : language.mate) add(word, claim_mate);
}

const Mark* Marks::longest(std::string_view text, std::size_t& size) const {
  const auto begin = std::find_if_not(text.begin(), text.end(), is_blank);
  if (begin == text.end()) return nullptr;
  const char first = lower(*begin);
  for (const Mark& mark : marks_)
    if (mark.text[0] == first && (size = match(mark, text)) != 0) return &mark;
  return nullptr;
}

std::optional<std::uint16_t> Marks::read(std::string_view text) const {
  std::uint16_t claims = 0;
  while (!text.empty()) {
    if (!may_start(text[0])) return std::nullopt;
    std::size_t size = 0;
    const Mark* mark = longest(text, size);
    if (!mark) return std::nullopt;
    claims |= mark->claims;
    text.remove_prefix(size);
  }
  return claims;
}

std::optional<std::uint16_t> Marks::read_alone(std::string_view text) const {
  if (text.empty() || !may_start(text[0])) return std::nullopt;
  std::size_t size = 0;
  const Mark* first = longest(text, size);
  if (!first || !first->alone) return std::nullopt;
  return read(text);
}

}  // namespace planilla
