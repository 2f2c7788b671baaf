// Any bytes as the plan of a job in parts, and as the file that a part leaves: refused, or read to
// the end.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <string>
#include <system_error>

#include "base/data.h"
#include "plan/part_record.h"
#include "plan/plan.h"

namespace {

void read_as_plan(const std::string& bytes) {
  using namespace planilla;
  try {
    const Plan plan = parse_plan(bytes, "input");
    if (plan_json(parse_plan(plan_json(plan), "again")) != plan_json(plan)) std::abort();
    for (std::uint64_t part = 1; part <= plan.parts.size(); ++part) plan.range(part);
  } catch (const PlanError&) {
  }
}

void read_as_part(const std::string& bytes) {
  using namespace planilla;
  const int file = memfd_create("part", 0);
  if (file < 0 || write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
    std::abort();
  try {
    PartReader reader("/proc/self/fd/" + std::to_string(file));
    Output output;
    while (reader.next(output)) continue;
    (void)reader.state();
  } catch (const PlanError&) {
  } catch (const std::system_error&) {
  }
  close(file);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  read_as_plan(bytes);
  read_as_part(bytes);
  return 0;
}
