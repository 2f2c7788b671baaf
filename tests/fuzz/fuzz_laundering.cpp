// A conversion launders no error: what had one has one after it. Neither the size of reads nor the
// number of workers changes a byte. (That converting twice is converting once is for fuzz_games.)
#include <cstdint>
#include <string>

#include "tests/fuzz/pipeline.h"
#include "tests/fuzz/sheet_mutator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla::fuzz;
  static Pipeline pipeline;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const Pipeline::Result once = pipeline.run(bytes, {});
  const Pipeline::Result other = pipeline.run(bytes, {.chunk = 5, .jobs = 2});
  if (once.games != other.games) fail("workers or reads change the games", once.games, other.games);
  if (once.report != other.report)
    fail("workers or reads change the report", once.report, other.report);
  const Pipeline::Result twice = pipeline.run(once.games, {});
  // A game may fall into two where it is written: errors are not compared one by one. A bracket
  // that was proved to be missing is written, and told as an error once.
  const bool mended = once.report.find("\"fix\":") != std::string::npos;
  if (once.summary.errors > 0 && twice.summary.errors == 0 && !mended)
    fail("an error is gone after a conversion", once.report, once.games);
  return 0;
}
