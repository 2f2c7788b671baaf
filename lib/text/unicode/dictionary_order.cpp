// The collation of no language in particular, by ICU; bytes where ICU has none.
#include "text/unicode/dictionary_order.h"

#include <unicode/coll.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace planilla {

struct DictionaryOrder::Collation {
  std::unique_ptr<icu::Collator> collator;
};

DictionaryOrder::DictionaryOrder() : collation_(std::make_unique<Collation>()) {
  UErrorCode status = U_ZERO_ERROR;
  collation_->collator.reset(icu::Collator::createInstance(icu::Locale::getRoot(), status));
  if (collation_->collator)
    collation_->collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
}

DictionaryOrder::~DictionaryOrder() = default;

void DictionaryOrder::append_key(std::string_view text, std::string& out) const {
  if (!collation_->collator) {
    out += text;
    return;
  }
  const icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
  const std::size_t begin = out.size();
  int32_t size = static_cast<int32_t>(4 * text.size() + 16);
  for (int32_t room = 0; room < size;) {
    room = size;
    out.resize(begin + static_cast<std::size_t>(room));
    size = collation_->collator->getSortKey(
        unicode, reinterpret_cast<std::uint8_t*>(out.data() + begin), room);
  }
  out.resize(begin + static_cast<std::size_t>(std::max(size, 1)) - 1);  // without the 0 at the end
}

}  // namespace planilla
