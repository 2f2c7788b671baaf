// planilla part: one part of a plan.
#include <cstdio>
#include <filesystem>
#include <new>
#include <system_error>

#include "command.h"
#include "games/read_bytes.h"
#include "options/values.h"
#include "plan/files_of_options.h"
#include "plan/part_record.h"
#include "plan/planned_command.h"
#include "plan/steps.h"
#include "write/findings/display.h"

namespace planilla::commands {

namespace {

// What schedulers take as "run it again": EX_TEMPFAIL of sysexits.h.
constexpr int retry_status = 75;

struct PartSettings {
  CommonSettings common;
  std::vector<std::string> words;
  unsigned jobs = 0;

  void add_options(OptionSet& options) {
    constexpr std::uint64_t most_jobs = 1024;
    options.words(words);
    options.group("Running");
    options.add(
        {.name = "jobs", .letter = 'j', .value = "N", .text = "workers (default: all cores)"},
        number_into(jobs, most_jobs));
  }
};

std::uint64_t part_number(const std::string& word, const Plan& plan) {
  const bool digits = !word.empty() && word.size() < 10 &&
                      word.find_first_not_of("0123456789") == std::string::npos;
  const std::uint64_t number = digits ? std::stoull(word) : 0;
  if (number == 0 || number > plan.parts.size())
    throw UsageFault("part: ", "usage-no-part",
                     {{"value", word}, {"most", std::to_string(plan.parts.size())}});
  return number;
}

int tell_retry(const char* what) {
  std::fprintf(stderr, "planilla: %s; another try may do\n", shown_line(what).c_str());
  return retry_status;
}

int run_part(const PartSettings& settings) {
  if (settings.words.size() != 2)
    throw UsageFault("part: ", "usage-part-needs", {}, "planilla part --help");
  const std::string& origin = settings.words.front();
  const Plan plan = parse_plan(read_bytes(origin), origin);
  const std::uint64_t number = part_number(settings.words.back(), plan);
  const std::string path = (std::filesystem::path(origin).parent_path() /
                            ("part-" + std::to_string(number) + ".planilla"))
                               .string();
  require_same_build(plan);
  try {
    require_same_files(plan);
    if (is_whole_part(path, {plan_id(plan), number})) return 0;
    return planned_command(plan.command)
        .run_step(arguments_of(plan), part_step(plan, number, path, settings.jobs));
  } catch (const RetryFault& error) {
    return tell_retry(error.what());
  } catch (const std::system_error& error) {
    return tell_retry(error.what());
  } catch (const std::bad_alloc&) {
    return tell_retry("out of memory");
  }
}

}  // namespace

Command part() {
  return make_command(
      {.name = "part",
       .summary = "run one part of a plan",
       .usage = "planilla part [OPTION...] PLAN N",
       .about =
           "Runs part N of a plan and leaves part-N.planilla beside plan.json: whole or not at "
           "all. A part that\n"
           "is there is not run again. Exit status 75: another try may do, 2: it will not."},
      run_part);
}

}  // namespace planilla::commands
