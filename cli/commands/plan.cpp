// planilla plan: a large job cut into parts.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "batch/input_findings.h"
#include "command.h"
#include "games/read_bytes.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "plan/fetch_command.h"
#include "plan/files_of_options.h"
#include "plan/planned_command.h"
#include "plan/steps.h"
#include "text/charset/encoding.h"

namespace planilla::commands {

namespace {

struct PlanSettings {
  CommonSettings common;
  std::vector<std::string> inputs;
  std::vector<std::string> planned;  // the command behind --
  std::string output, fetch;
  unsigned parts = 0;

  void add_options(OptionSet& options) {
    constexpr std::uint64_t most_parts = 100'000;
    options.words(inputs);
    options.group("Planning");
    options.add({.name = "parts", .value = "N", .text = "how many parts, of nearly equal size"},
                number_into(parts, most_parts));
    add_output(options, output, "the folder of the job: plan.json, and what the parts leave");
    options.add({.name = "fetch",
                 .value = "COMMAND",
                 .text = "a shell command that writes an input to its output; %s is its name",
                 .is_dangerous = true},
                into(fetch));
  }
};

std::vector<PlanInput> inputs_of(const PlanSettings& settings, std::uint64_t& passed_over) {
  std::vector<PlanInput> out;
  if (!settings.fetch.empty()) {
    for (const std::string& name : settings.inputs)
      out.push_back(
          {.file = {name, name, "", false, fetch_command(settings.fetch, name)}, .hash = ""});
    return out;
  }
  InputList inputs = list_inputs(settings.inputs);
  passed_over = inputs.passed_over;
  for (InputFile& file : inputs.files) out.push_back({.file = std::move(file), .hash = ""});
  return out;
}

// What parts spend on bytes that are not their own.
void tell_costs(const Plan& plan) {
  for (std::uint32_t i = 0; i < plan.inputs.size(); ++i) {
    if (plan.inputs[i].entrance == Entrance::seek) continue;
    std::uint64_t passed = 0;
    for (const PlanPart& part : plan.parts)
      if (part.begin.file == i)
        passed += part.begin.offset - (part.begin.frame ? part.begin.frame->offset : 0);
    const bool frames = plan.inputs[i].entrance == Entrance::frames;
    std::fprintf(stderr, "planilla: %s: cut %s; before their cuts the parts read %s MB\n",
                 plan.inputs[i].file.name.c_str(),
                 frames ? "at its frames" : "by decompressing to the cut",
                 fmt::format("{:.1f}", static_cast<double>(passed) / 1e6).c_str());
  }
}

Plan empty_plan(const PlanSettings& settings, const Command& command) {
  const ResolvedArguments arguments =
      command.resolve({settings.planned.begin() + 1, settings.planned.end()});
  Plan plan;
  plan.version = PLANILLA_VERSION;
  plan.command = command.texts.name;
  plan.options = arguments.options;
  plan.words = arguments.words;
  plan.data = settings.common.data;
  for (const std::string& option : plan.options) {
    if (option.starts_with("--data=")) plan.data = option.substr(option.find('=') + 1);
    if (option.starts_with("--shard=") || option == "--interactive" ||
        option.starts_with("--answers="))
      throw UsageFault(option.substr(0, option.find('=')) + ": ", "usage-not-with-plan");
  }
  plan.data_id = data_id(plan);
  plan.files_of_options = files_of_options(command, plan.options);
  plan.ui = settings.common.ui;
  plan.today = today();
  plan.fetch = settings.fetch;
  plan.inputs = inputs_of(settings, plan.passed_over);
  const bool takes_word = plan.command == "export";
  if (plan.words.size() > (takes_word ? 1 : 0))
    throw UsageFault("plan: ", "usage-plan-behind", {{"value", plan.words.back()}});
  return plan;
}

// JSON holds UTF-8 only: a name in other bytes would lead the parts to another file.
void require_utf8(const Plan& plan) {
  std::vector<std::string> all = plan.options;
  all.push_back(plan.data);
  for (const PlanInput& input : plan.inputs) {
    all.push_back(input.file.path);
    all.push_back(input.file.command);
  }
  for (const std::string& text : all)
    if (!is_valid_utf8(text)) throw UsageFault("plan: ", "usage-plan-utf8", {{"value", text}});
}

bool has_parts(const std::filesystem::path& folder) {
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("part-") && name.ends_with(".planilla")) return true;
  }
  return false;
}

// The folder is named, and the file in it is not: what is no plan stays, and so does one of which
// parts are done.
void refuse_other_file(const std::filesystem::path& path, const Plan& plan) {
  std::error_code error;
  if (!std::filesystem::exists(path, error) || std::filesystem::is_empty(path, error)) return;
  const std::string name = path.string();
  std::string id;
  try {
    id = plan_id(parse_plan(read_bytes(name), name));
  } catch (const std::exception&) {
    throw UsageFault("--output: ", "output-is-no-plan", {{"value", name}});
  }
  if (id != plan_id(plan) && has_parts(path.parent_path()))
    throw UsageFault("--output: ", "output-has-parts", {{"value", name}});
}

bool holds_games(const Plan& plan) {
  return std::any_of(plan.parts.begin(), plan.parts.end(),
                     [](const PlanPart& part) { return part.games != 0; });
}

int run_plan(const PlanSettings& settings) {
  if (settings.parts == 0) throw UsageFault("plan: ", "usage-plan-parts");
  if (settings.output.empty()) throw UsageFault("plan: ", "usage-plan-folder");
  if (settings.inputs.empty()) throw UsageFault("plan: ", "usage-plan-files");
  if (settings.planned.empty())
    throw UsageFault("plan: ", "usage-plan-command", {}, "planilla plan --help");
  const Command& command = planned_command(settings.planned.front());
  Plan plan = empty_plan(settings, command);
  require_utf8(plan);
  command.run_step(arguments_of(plan), counting_step(plan, settings.parts));
  const int status = costs_the_job(plan.faults) ? 2 : 0;
  if (status != 0 && !holds_games(plan)) return status;
  const std::filesystem::path path = std::filesystem::path(settings.output) / "plan.json";
  refuse_other_file(path, plan);
  std::error_code ignored;  // opening a file in the folder fails then, and names that file
  std::filesystem::create_directories(settings.output, ignored);
  Outputs outputs;
  for (const PlanInput& input : plan.inputs) outputs.protect(input.file.path);
  for (const PlanFile& file : plan.files_of_options) outputs.protect(file.path);
  outputs.open(path.string(), "--output", Holds::report).write(plan_json(plan));
  outputs.commit();
  if (!settings.common.quiet) tell_costs(plan);
  return status;
}

}  // namespace

Command plan() {
  const CommandTexts texts{
      .name = "plan",
      .summary = "cut a large job into parts",
      .usage = "planilla plan [OPTION...] INPUT... -- COMMAND [OPTION...]",
      .about =
          "Writes plan.json: the inputs, the command with its options, and where the input is "
          "cut. Each part is\n"
          "run with 'planilla part', anywhere and any number of times; 'planilla merge' joins "
          "them to what one\n"
          "run of the command writes. COMMAND is check, convert, clean, export or stats."};
  Command command = make_command(texts, run_plan);
  command.run = [texts](const std::vector<std::string>& arguments) {
    const auto behind = std::find(arguments.begin(), arguments.end(), "--");
    PlanSettings settings;
    const OptionSet options = options_of::into(settings);
    const std::optional<ConfigValues> configured =
        parse_options(texts, options, {arguments.begin(), behind});
    if (!configured) return 0;
    if (behind != arguments.end()) settings.planned.assign(behind + 1, arguments.end());
    settings.common.complete();
    return options_of::run(settings, run_plan, options, *configured);
  };
  return command;
}

}  // namespace planilla::commands
