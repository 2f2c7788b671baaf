// Parts in their order, where a run has workers.
#include <algorithm>
#include <filesystem>
#include <optional>

#include "base/packed_bytes.h"
#include "base/read_ahead.h"
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

void take(const std::string& path, const PartReader& reader, FoundPart& part) {
  if (!part.path.empty())
    throw PlanError(path + ": ", "plan-part-twice",
                    {{"part", std::to_string(reader.id().part)},
                     {"other", part.path},
                     {"same", std::string(part.content == reader.content() ? "yes" : "no")}});
  part = {path, reader.content()};
}

// An output of a part, or, at its end, what the command knows besides.
struct PartPiece {
  std::size_t part = 0;  // index
  Output output;
  bool ends = false;
  std::string state;
};

class PartsInOrder {
public:
  PartsInOrder(std::string plan, const std::vector<std::string>& paths)
      : plan_(std::move(plan)), paths_(paths) {}

  // False behind the last.
  bool next(PartPiece& piece) {
    if (part_ == paths_.size()) return false;
    if (!reader_) open();
    piece.part = part_;
    piece.ends = !reader_->next(piece.output);
    if (!piece.ends) return true;
    piece.state = reader_->state();
    reader_.reset();
    ++part_;
    return true;
  }

private:
  void open() {
    reader_.emplace(paths_[part_]);
    if (reader_->id() != PartId{plan_, part_ + 1})
      throw PlanError(paths_[part_] + ": ", "plan-part-changed");
  }

  const std::string plan_;
  const std::vector<std::string>& paths_;
  std::size_t part_ = 0;
  std::optional<PartReader> reader_;
};

}  // namespace

std::string listed_numbers(const std::vector<std::uint64_t>& numbers) {
  constexpr std::size_t most = 12;
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < most; ++i)
    out += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  if (numbers.size() > most) out += ", ... (+" + std::to_string(numbers.size() - most) + ")";
  return out;
}

std::vector<std::string> find_parts(const Plan& plan, const std::string& folder) {
  const std::string id = plan_id(plan);
  std::vector<FoundPart> found(plan.parts.size());
  for (const std::string& path : part_files(folder)) {
    const PartReader reader(path);
    if (reader.id().plan != id || reader.id().part == 0 || reader.id().part > found.size())
      throw PlanError(path + ": ", "plan-part-foreign");
    take(path, reader, found[reader.id().part - 1]);
  }
  std::vector<std::uint64_t> missing;
  std::vector<std::string> out;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i].path.empty()) missing.push_back(i + 1);
    out.push_back(found[i].path);
  }
  if (!missing.empty())
    throw PlanError(
        "", "plan-parts-missing",
        {{"all", std::to_string(found.size())},
         {"count", std::to_string(missing.size())},
         {"numbers", listed_numbers(missing)},
         {"command", "planilla part " + folder + "/plan.json " + std::to_string(missing.front())}});
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
    PartsInOrder parts(id, paths);
    ReadAhead<PartPiece> pieces([&parts](PartPiece& piece) { return parts.next(piece); });
    while (PartPiece* piece = pieces.next()) {
      if (!piece->ends) {
        sink(piece->output);
        continue;
      }
      try {
        if (load) load(piece->state);
      } catch (const PackedError&) {
        throw PlanError(paths[piece->part] + ": ", "plan-part-damaged");
      }
    }
    return PlanEnds{plan.faults, plan.passed_over};
  };
  return step;
}

}  // namespace planilla
