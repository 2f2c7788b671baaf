// One pass over the input: where it can be cut. Another over the bytes on the disk, for their
// hashes.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <future>

#include "batch/input_findings.h"
#include "options/unknown_name.h"
#include "plan/cut_points.h"
#include "plan/steps.h"

#ifndef PLANILLA_VERSION
#error "the build says which version this is"
#endif

namespace planilla {

namespace {

// Of what lies on the disk; empty and 0 where it cannot be read, which the pass over games tells.
void hash_file(PlanInput& input) {
  const int file = ::open(input.file.path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  const std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t*)> state(XXH3_createState(),
                                                                              XXH3_freeState);
  XXH3_128bits_reset(state.get());
  std::string buffer(1u << 20, '\0');
  ssize_t got = 0;
  while ((got = ::read(file, buffer.data(), buffer.size())) > 0 || (got < 0 && errno == EINTR)) {
    if (got < 0) continue;
    XXH3_128bits_update(state.get(), buffer.data(), static_cast<std::size_t>(got));
    input.size += static_cast<std::uint64_t>(got);
  }
  ::close(file);
  const XXH128_hash_t hash = XXH3_128bits_digest(state.get());
  if (got == 0) input.hash = fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

void hash_files(std::vector<PlanInput>& inputs) {
  for (PlanInput& input : inputs)
    if (input.file.command.empty() && input.file.fault.empty()) hash_file(input);
}

// A pipe gives its bytes once, and parts read them again.
void require_files(const Plan& plan) {
  for (const PlanInput& input : plan.inputs) {
    const std::string& path = input.file.path;
    std::error_code error;
    const bool other = std::filesystem::is_other(std::filesystem::status(path, error));
    if (input.file.command.empty() && (path == "-" || other))
      throw UsageFault("plan: ", "usage-plan-once", {{"value", input.file.name}});
  }
}

Entrance entrance_of(const InputFile& file, const std::vector<FramePlace>& frames) {
  if (!file.command.empty()) return Entrance::decompress;
  if (frames.size() > 1) return Entrance::frames;
  try {
    if (Source(file).size()) return Entrance::seek;
  } catch (const SourceError&) {
    return Entrance::seek;  // there is nothing to enter
  }
  return Entrance::decompress;
}

// The last frame that begins before the cut.
void choose_frame(const std::vector<FramePlace>& frames, StreamPlace& cut) {
  const auto behind = std::upper_bound(
      frames.begin(), frames.end(), cut.offset,
      [](std::uint64_t offset, const FramePlace& frame) { return offset < frame.offset; });
  if (behind != frames.begin()) cut.frame = *std::prev(behind);
}

}  // namespace

ResolvedArguments arguments_of(const Plan& plan) {
  return {plan.options, plan.words};
}

std::string data_id(const Plan& plan) {
  CommonSettings common;
  common.data = plan.data;
  const Data data = load_data(common);
  std::string all = "version " PLANILLA_VERSION "\n";
  for (const Rule rule : all_rules()) all.append(rule_id(rule)) += '\n';
  for (const std::string& name : data.list("")) {
    const std::string_view bytes = data.get(name);
    all += fmt::format("{} {:016x}\n", name, XXH3_64bits(bytes.data(), bytes.size()));
  }
  const std::uint16_t order = 1;  // of bytes, which a part keeps as the machine has it
  all.append(reinterpret_cast<const char*>(&order), sizeof order);
  return hex_hash_of(all);
}

void require_same_build(const Plan& plan) {
  if (plan.version != PLANILLA_VERSION)
    throw PlanError("", "plan-other-version",
                    {{"made", plan.version}, {"here", std::string(PLANILLA_VERSION)}});
  if (plan.data_id != data_id(plan))
    throw PlanError("", "plan-other-build", {{"version", std::string(PLANILLA_VERSION)}});
}

PlanStep counting_step(Plan& plan, std::uint64_t parts) {
  require_files(plan);
  PlanStep step;
  step.inputs.files = plan.files();
  step.ui = plan.ui;
  step.data = plan.data;
  step.today = plan.today;
  step.read = [&plan, parts](const GameJob& job, unsigned jobs, const PlanStep::Kept&) {
    if (job.stream.shards > 1) throw UsageFault("--shard: ", "usage-not-with-plan");
    // Where no thread can be had the task is done when it is asked for.
    std::future<void> hashed =
        std::async(std::launch::async | std::launch::deferred, [&] { hash_files(plan.inputs); });
    const std::vector<InputFile> files = plan.files();
    GameStream stream(files, job.stream);
    const CutPoints points = find_cut_points(job, stream, jobs);
    hashed.get();
    const auto count = static_cast<std::uint32_t>(files.size());
    for (std::uint32_t file = 0; file < count; ++file) {
      plan.inputs[file].entrance = entrance_of(files[file], stream.frames(file));
      plan.inputs[file].file.members = job.stream.names->members(file);
    }
    plan.faults = stream.faults();
    std::fputs(fault_lines(job, plan.faults).c_str(), stderr);
    plan.passed_over += stream.passed_over();
    plan.parts = points.parts(parts, count);
    for (PlanPart& part : plan.parts)
      if (part.begin.file < count && plan.inputs[part.begin.file].entrance == Entrance::frames)
        choose_frame(stream.frames(part.begin.file), part.begin);
  };
  return step;
}

}  // namespace planilla
