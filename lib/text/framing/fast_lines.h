// Lines passed over many bytes at a time, of which framing wants to know no more than how many they
// are; private to text/.
//
//   // [Name "value"] lines in their simplest form, one after another
//   FastLines tags = fast_tag_lines(at, end);
//   // lines whose first byte tells that they are text
//   FastLines text = fast_text_lines(at, end);
//   text.at      // the first line that is anything else, or that may not be whole yet
//   text.count   // of the lines before it
#pragma once

#include <cstdint>

namespace planilla {

struct FastLines {
  const char* at = nullptr;
  std::uint64_t count = 0;
};

FastLines fast_tag_lines(const char* at, const char* end);
FastLines fast_text_lines(const char* at, const char* end);

}  // namespace planilla
