// Parts in their order, where a run has workers.
#include <algorithm>
#include <filesystem>

#include "base/packed_bytes.h"
#include "plan/part_record.h"
#include "plan/steps.h"

namespace planilla {

namespace {

namespace fs = std::filesystem;

struct FoundPart {
  std::string path;
  std::uint64_t content = 0;
};

std::vector<std::string> part_files(const std::string& folder) {
  std::vector<std::string> out;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("part-") && name.ends_with(".planilla"))
      out.push_back(entry.path().string());
  }
  std::sort(out.begin(), out.end());
  return out;
}

// "3, 7, 9 and 61 more"
std::string listed(const std::vector<std::uint64_t>& numbers) {
  constexpr std::size_t most = 12;
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < most; ++i)
    out += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  if (numbers.size() > most) out += " and " + std::to_string(numbers.size() - most) + " more";
  return out;
}

void take(const std::string& path, const PartReader& reader, FoundPart& part) {
  if (!part.path.empty())
    throw PlanError(path + ": part " + std::to_string(reader.id().part) + " is there twice, and " +
                    part.path + (part.content == reader.content() ? " is the same" : " differs") +
                    "; remove one of them");
  part = {path, reader.content()};
}

}  // namespace

std::vector<std::string> find_parts(const Plan& plan, const std::string& folder) {
  const std::string id = plan_id(plan);
  std::vector<FoundPart> found(plan.parts.size());
  for (const std::string& path : part_files(folder)) {
    const PartReader reader(path);
    if (reader.id().plan != id || reader.id().part == 0 || reader.id().part > found.size())
      throw PlanError(path + ": a part of another plan");
    take(path, reader, found[reader.id().part - 1]);
  }
  std::vector<std::uint64_t> missing;
  std::vector<std::string> out;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i].path.empty()) missing.push_back(i + 1);
    out.push_back(found[i].path);
  }
  if (!missing.empty())
    throw PlanError("of " + std::to_string(found.size()) + " parts " +
                    std::to_string(missing.size()) + " missing: " + listed(missing) +
                    "; run: planilla part " + folder + "/plan.json " +
                    std::to_string(missing.front()));
  return out;
}

PlanStep merging_step(const Plan& plan, const std::vector<std::string>& paths) {
  PlanStep step;
  step.inputs.files = plan.files();
  step.protects = paths;
  step.ui = plan.ui;
  step.data = plan.data;
  step.today = plan.today;
  step.replay = [&plan, paths, id = plan_id(plan)](const Sink& sink, const PlanStep::Load& load) {
    for (std::size_t i = 0; i < paths.size(); ++i) {
      PartReader reader(paths[i]);
      if (reader.id() != PartId{id, i + 1})
        throw PlanError(paths[i] + ": changed while it was read");
      while (std::optional<Output> output = reader.next()) sink(*output);
      try {
        load(reader.state());
      } catch (const PackedError&) {
        throw PlanError(paths[i] + ": damaged; run this part again");
      }
    }
    return PlanEnds{plan.faults, plan.passed_over};
  };
  return step;
}

}  // namespace planilla
