// Numbers and texts as bytes and back: what one process leaves for another on a file of its own.
//
//   std::string bytes;
//   PackedWriter(bytes).number(7).text("Uno, Ana");
//   PackedReader reader(bytes);
//   reader.number();                  // 7
//   reader.text();                    // a view of `bytes`
//
// Numbers take seven bits a byte, low ones first. A reader throws PackedError where the bytes end
// too early, or hold no number; whoever knows the file says which it is. One thread at a time.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace planilla {

struct PackedError : std::runtime_error {
  PackedError() : std::runtime_error("not what was written") {}
};

class PackedWriter {
public:
  explicit PackedWriter(std::string& out) : out_(out) {}

  PackedWriter& number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out_ += static_cast<char>(value | 0x80);
    out_ += static_cast<char>(value);
    return *this;
  }
  PackedWriter& text(std::string_view value) {
    number(value.size());
    out_ += value;
    return *this;
  }

private:
  std::string& out_;
};

class PackedReader {
public:
  explicit PackedReader(std::string_view bytes) : rest_(bytes) {}

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (rest_.empty()) break;
      const auto byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      value |= std::uint64_t{byte & 0x7Fu} << shift;
      if ((byte & 0x80) == 0) return value;
    }
    throw PackedError();
  }
  template <typename Number>
  Number as() {
    return static_cast<Number>(number());
  }
  std::string_view text() {
    const std::uint64_t size = number();
    if (size > rest_.size()) throw PackedError();
    const std::string_view value = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return value;
  }
  // A count of things that take a byte at least.
  std::uint64_t count() {
    const std::uint64_t value = number();
    if (value > rest_.size()) throw PackedError();
    return value;
  }
  bool at_end() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

private:
  std::string_view rest_;
};

}  // namespace planilla
