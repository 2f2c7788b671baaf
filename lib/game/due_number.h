// The move number that is due, as it stands in a text: compared with eight bytes of it at once, and counted on
// without a division.
//
//   DueNumber due(12);
//   (bytes_at(text, span) == due.dotted())   // "12."
//   due.count_on();                          // 13
#pragma once

#include <cstdint>

namespace planilla {

class DueNumber {
 public:
  DueNumber() = default;  // none: no bytes are equal to it
  explicit DueNumber(int number) : number_(number) { write(); }

  // "12" and "12." in the order of the bytes of a text; zero where it is none, or of more than four digits.
  std::uint64_t bare() const { return bare_; }
  std::uint64_t dotted() const { return dotted_; }

  [[gnu::always_inline]] void count_on() {
    ++number_;
    if (--good_for_ == 0) [[unlikely]] {
      write();
    } else {
      bare_ += one_;
      dotted_ += one_;
    }
  }

 private:
  [[gnu::noinline]] void write() {
    bare_ = dotted_ = one_ = 0;
    good_for_ = 1;
    if (number_ <= 0 || number_ > 9999) return;
    unsigned digits = 0;
    for (int left = number_; left > 0; left /= 10, ++digits)
      bare_ = bare_ << 8 | static_cast<unsigned>('0' + left % 10);
    dotted_ = bare_ | std::uint64_t{'.'} << 8 * digits;
    one_ = std::uint64_t{1} << 8 * (digits - 1);
    good_for_ = 10 - static_cast<unsigned>(number_) % 10;
  }

  std::uint64_t bare_ = 0, dotted_ = 0;
  std::uint64_t one_ = 0;    // to be added to both for the next
  unsigned good_for_ = 1;    // so many numbers, then the digits have to be written anew
  int number_ = -1 << 30;    // counted on, none stays none
};

}  // namespace planilla
