// Every form of report of any bytes: JSON is JSON, a page has no more scripts than it was made
// with, and a summary adds up.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "tests/fuzz/pipeline.h"
#include "tests/fuzz/sheet_mutator.h"

namespace {

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t out = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
    ++out;
  return out;
}

void check_lines(const std::string& report) {
  std::string_view rest = report;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    if (!nlohmann::json::accept(line)) planilla::fuzz::fail("no JSON", std::string(line), report);
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla;
  static fuzz::Pipeline pipeline;
  static const std::size_t scripts = count(pipeline.run("", {.format = "html"}).report, "<script");
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  for (const ReportFormatEntry& entry : all_report_formats()) {
    const auto result = pipeline.run(bytes, {.format = std::string(entry.name)});
    const Summary& sum = result.summary;
    if (sum.clean + sum.repaired + sum.broken != sum.games)
      fuzz::fail("the summary does not add up", result.report, bytes);
    if (entry.name == "json") check_lines(result.report);
    if (entry.name == "sarif" && !nlohmann::json::accept(result.report))
      fuzz::fail("SARIF is no JSON", result.report, bytes);
    if (entry.name == "html" && count(result.report, "<script") != scripts)
      fuzz::fail("a script in the page", result.report, bytes);
  }
  return 0;
}
