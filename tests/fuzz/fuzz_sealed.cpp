// Any bytes as the text of an envelope, in every alphabet: read, and judged.
#include <cstdint>
#include <string>

#include "laws/sealed/sealed.h"
#include "laws/sealed/sealed_text.h"
#include "tests/fuzz/pipeline.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla;
  static fuzz::Pipeline pipeline;
  static const EnvelopeWords offers(pipeline.notations().languages());
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  for (const LanguageClass& one : pipeline.notations().languages().classes()) {
    MoveReader reader(pipeline.notations(), {{&one}, "algebraic"});
    const EnvelopeText text = read_envelope(bytes, reader, offers);
    std::vector<AlphabetReadings> alphabets{{"x", text.readings}};
    const Position start = Position::initial();
    judge_sealed({start, alphabets, newest_edition(), nullptr, nullptr, text.doubt});
  }
  return 0;
}
