// A word that no game holds is put somewhere into a sheet: it stands in what is written, or in the
// report. Nothing that a sheet says is lost without a word.
#include <cstdint>
#include <string>

#include "tests/fuzz/pipeline.h"
#include "tests/fuzz/sheet_mutator.h"

namespace {
constexpr std::string_view planted = "zqwyvern";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla::fuzz;
  static Pipeline pipeline;
  std::string bytes(reinterpret_cast<const char*>(data), size);
  // Marks of a page are passed over; zeros may be the half of a wide character.
  if (bytes.find('<') != std::string::npos || bytes.find('\0') != std::string::npos ||
      bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
    return 0;
  const auto words = words_of(bytes);
  if (words.empty()) return 0;
  bytes.insert(words[size * 7919 % words.size()].end, " " + std::string(planted) + " ");
  const Pipeline::Result result = pipeline.run(bytes, {});
  if (result.faults == 0 && result.games.find(planted) == std::string::npos &&
      result.report.find(planted) == std::string::npos)
    fail("a word is lost", bytes, result.games + result.report);
  return 0;
}
