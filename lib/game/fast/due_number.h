// The move number that is due, as it stands in a text: compared with eight bytes of it at once.
//
//   DueNumber due(12);
//   (bytes_at(text, span) == due.dotted())   // "12."
//   due.count_on();                          // 13
#pragma once

#include <array>
#include <cstdint>

namespace planilla {

class DueNumber {
public:
  // At most this many count_on() calls between two settle() calls.
  static constexpr unsigned room = 128;

  DueNumber() = default;  // none: no bytes are equal to it
  explicit DueNumber(int number)
      : number_(number > 0 && number <= static_cast<int>(most) ? static_cast<unsigned>(number)
                                                               : none) {}

  // "12" and "12." in the order of the bytes of a text; where it is none, or beyond `most`, what no
  // number is.
  std::uint64_t bare() const { return written.bare[number_]; }
  std::uint64_t dotted() const { return written.dotted[number_]; }

  // Behind the last there is none; and none stays none.
  void count_on() { ++number_; }
  void settle() { number_ = number_ < none ? number_ : none; }

private:
  static constexpr unsigned most = 1023;  // games that are longer go the slower way from there on
  static constexpr unsigned none = most + 1;
  struct Written {
    std::array<std::uint64_t, none + room + 1> bare{}, dotted{};
    constexpr Written() {
      bare.fill(~std::uint64_t{0});
      dotted.fill(~std::uint64_t{0});
      for (unsigned number = 1; number <= most; ++number) {
        bare[number] = 0;
        unsigned digits = 0;
        for (unsigned left = number; left > 0; left /= 10, ++digits)
          bare[number] = bare[number] << 8 | ('0' + left % 10);
        dotted[number] = bare[number] | std::uint64_t{'.'} << 8 * digits;
      }
    }
  };
  static const Written written;

  unsigned number_ = none;
};

inline constexpr DueNumber::Written DueNumber::written;

}  // namespace planilla
