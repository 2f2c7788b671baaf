// Any bytes as a report of -f json and as a baseline: refused with their line, or read, and what
// was read of a baseline is written and read the same.
#include <cstdint>
#include <string>

#include "base/message_fault.h"
#include "tests/fuzz/pipeline.h"
#include "write/findings/baseline.h"
#include "write/findings/json_report.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla;
  static const Data embedded = Data::embedded();
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  try {
    const JsonReport report = parse_json_report(bytes, "input");
    Messages messages(embedded, "en");
    for (const ReportFormatEntry& entry : all_report_formats()) {
      const auto format = entry.make({&messages, {}, {"input"}, &embedded});
      std::string out;
      format->begin(out);
      for (const ReadFinding& found : report.findings) format->finding(found.reported(), out);
      format->end(report.summary, out);
    }
  } catch (const MessageFault&) {
  }
  try {
    const std::string once = Baseline::parse(bytes, "input").text();
    const std::string twice = Baseline::parse(once, "input").text();
    if (once != twice) fuzz::fail("a baseline read back is another", once, twice);
  } catch (const MessageFault&) {
  }
  return 0;
}
