// Folding of names.
#include "checks/catalogue/names.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>

namespace planilla {

namespace {

bool is_ascii_text(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
}

std::string to_ascii(std::string_view text) {
  if (is_ascii_text(text)) return std::string(text);
  thread_local const std::unique_ptr<icu::Transliterator> latin = [] {
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<icu::Transliterator>(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
  }();
  icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  if (latin) latin->transliterate(unicode);
  std::string out;
  unicode.toUTF8String(out);
  return out;
}

// ae, oe, ue lose their e, ss its second s.
bool swallowed(std::string_view before, char c) {
  if (before.empty()) return false;
  const char last = before.back();
  return (c == 'e' && (last == 'a' || last == 'o' || last == 'u')) || (c == 's' && last == 's');
}

}  // namespace

std::string fold(std::string_view text) {
  std::string out;
  for (char c : to_ascii(text)) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (c == '\'' || swallowed(out, c)) continue;
    if (kept) out += c;
    else if (!out.empty() && out.back() != ' ') out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

PlayerName player_name(std::string_view text) {
  const std::size_t comma = text.find(',');
  PlayerName name;
  std::string given;
  if (comma != std::string_view::npos) {
    name.surname = fold(text.substr(0, comma));
    given = fold(text.substr(comma + 1));
  } else {
    const std::string all = fold(text);
    const std::size_t blank = all.rfind(' ');
    name.surname = blank == std::string::npos ? all : all.substr(blank + 1);
    if (blank != std::string::npos) given = all.substr(0, blank);
  }
  for (std::size_t at = 0; at < given.size();) {
    const std::size_t end = std::min(given.find(' ', at), given.size());
    if (end > at) name.given.push_back(given.substr(at, end - at));
    at = end + 1;
  }
  return name;
}

bool may_be_short_for(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  if (a.empty() || a.size() > b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool initial = a[i].size() == 1;
    if (initial ? a[i].front() != b[i].front() : a[i] != b[i]) return false;
  }
  return true;
}

}  // namespace planilla
