// Masks of bytes: every way to read them answers what the bytes are.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>

#include "text/simd/byte_masks.h"

namespace planilla::lex {
namespace {

template <typename Is>
std::uint64_t mask_of(const std::string& bytes, Is is) {
  std::uint64_t mask = 0;
  for (unsigned i = 0; i < block_size; ++i) mask |= std::uint64_t{is(bytes[i])} << i;
  return mask;
}

bool among(std::string_view set, char c) {
  return set.find(c) != std::string_view::npos;
}
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

template <typename Processor>
void expect_first_bytes() {
  constexpr std::uint64_t bytes = 0x8877665544332211;
  std::uint64_t mask = 0;
  for (unsigned count = 0; count < 9; ++count) {
    EXPECT_EQ(Processor::first_bytes(bytes, count), bytes & mask) << count;
    mask = mask << 8 | 0xff;
  }
  EXPECT_EQ(Processor::first_bytes(bytes, 31), bytes);
  EXPECT_EQ(Processor::first_bit(0), 64u);
  EXPECT_EQ(Processor::first_bit(24), 3u);
}

template <typename Processor>
void expect_masks(const std::string& bytes) {
  const MovetextMasks m = Processor::movetext(bytes.data());
  RC_ASSERT(m.letter == mask_of(bytes, is_letter));
  RC_ASSERT(m.digit == mask_of(bytes, is_digit));
  RC_ASSERT(m.dot == mask_of(bytes, [](char c) { return c == '.'; }));
  RC_ASSERT(m.sign == mask_of(bytes, [](char c) { return among("+#-=", c); }));
  RC_ASSERT(m.blank == mask_of(bytes, [](char c) { return among(" \t\n\v\f\r", c); }));
  const TagLineMasks t = Processor::tag_line(bytes.data());
  RC_ASSERT(t.letter == mask_of(bytes, is_letter));
  RC_ASSERT(t.mark ==
            mask_of(bytes, [](char c) { return among("\"\\\x7F", c) || (c >= 0 && c < 0x20); }));
  RC_ASSERT(Processor::line_ends(bytes.data()) ==
            mask_of(bytes, [](char c) { return among("\n\r", c); }));
}

template <typename Processor>
void expect_masks_of_all_bytes() {
  for (unsigned first = 0; first < 256; first += block_size) {
    std::string bytes;
    for (unsigned i = 0; i < block_size; ++i) bytes += static_cast<char>(first + i);
    expect_masks<Processor>(bytes);
  }
  const auto any = rc::gen::container<std::string>(block_size, rc::gen::arbitrary<char>());
  RC_ASSERT(rc::check("any bytes", [&] { expect_masks<Processor>(*any); }));
}

TEST(Masks, OfAnyProcessor) {
  expect_masks_of_all_bytes<AnyProcessor>();
  expect_first_bytes<AnyProcessor>();
}

#if PLANILLA_SSE2
TEST(Masks, OfAvx2) {
  if (!has_avx2()) GTEST_SKIP() << "this processor has no AVX2";
  expect_masks_of_all_bytes<Avx2>();
  expect_first_bytes<Avx2>();
}
#endif

}  // namespace
}  // namespace planilla::lex
