// A member of an archive beside the others: they are one stream, with line ends between them that
// are bytes. UTF-16 cannot stand in it, and becomes UTF-8 here.
#include <algorithm>
#include <optional>

#include "text/charset/encoding.h"
#include "text/charset/utf16.h"
#include "text/input/source_readers.h"

namespace planilla {

namespace {

std::optional<ByteOrder> order_of(std::string_view sample) {
  switch (detect(sample).encoding) {
    case Encoding::utf16le:
      return ByteOrder::little;
    case Encoding::utf16be:
      return ByteOrder::big;
    default:
      return std::nullopt;
  }
}

}  // namespace

class Source::MemberText : public Source::Reader {
public:
  MemberText(std::unique_ptr<Reader> below, ByteOrder order)
      : below_(std::move(below)), order_(order) {}

  std::size_t read(char* buffer, std::size_t size) override {
    while (taken_ == text_.size() && fill()) {
    }
    const std::size_t count = text_.copy(buffer, size, taken_);
    taken_ += count;
    return count;
  }
  std::uint64_t consumed() const override { return below_->consumed(); }
  std::uint64_t total() const override { return below_->total(); }

private:
  // False at the end. Half a character there becomes U+FFFD.
  bool fill() {
    constexpr std::size_t step = 64u << 10;
    if (ended_) return false;
    text_.clear();
    taken_ = 0;
    const std::size_t had = bytes_.size();
    bytes_.resize(had + step);
    std::size_t got = 0;
    try {
      got = below_->read(bytes_.data() + had, step);
    } catch (const SourceError&) {
      bytes_.resize(had);
      throw;
    }
    bytes_.resize(had + got);
    ended_ = got == 0;
    std::size_t replaced = 0;
    bytes_.erase(0, append_utf16(bytes_, order_, text_, replaced));
    if (ended_ && !bytes_.empty()) text_ += "\xEF\xBF\xBD";
    return true;
  }

  std::unique_ptr<Reader> below_;
  const ByteOrder order_;
  std::string bytes_;  // not converted yet
  std::string text_;
  std::size_t taken_ = 0;  // of it
  bool ended_ = false;
};

std::unique_ptr<Source::Reader> Source::text_of_member(std::unique_ptr<Reader> member) {
  constexpr std::size_t sample = 64u << 10;
  auto reader = std::make_unique<PeekReader>(std::move(member));
  if (const auto order = order_of(reader->peek(sample)))
    return std::make_unique<MemberText>(std::move(reader), *order);
  return reader;
}

}  // namespace planilla
