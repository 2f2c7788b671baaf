// Constants of the masks.
#include "text/simd/byte_masks.h"

namespace planilla::lex {

#if PLANILLA_SSE2
constinit const std::array<RepeatedByte, 256> repeated_bytes = [] {
  std::array<RepeatedByte, 256> out{};
  for (unsigned byte = 0; byte < 256; ++byte) out[byte].fill(static_cast<std::uint8_t>(byte));
  return out;
}();
#endif

}  // namespace planilla::lex
