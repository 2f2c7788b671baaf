// One transliterator a thread: making one is slow.
#include "archive/edits/ascii_text.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <memory>

namespace planilla {

std::string in_ascii(std::string_view text) {
  thread_local const std::unique_ptr<icu::Transliterator> latin = [] {
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
        "Any-Latin; Latin-ASCII; [:^ASCII:] Remove", UTRANS_FORWARD, status));
  }();
  icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  if (latin) latin->transliterate(unicode);
  std::string out;
  unicode.toUTF8String(out);
  return out;
}

}  // namespace planilla
