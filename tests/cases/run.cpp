// Runs the commands of a case and compares. Expectations are what stands in the file; the exit
// status is always one of them, 0 where nothing is said. Updating replaces them by what came out,
// and gives a command without any the sections it needs.
#include "tests/cases/run.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>

#include "tests/cases/diff.h"
#include "tests/cases/process.h"

namespace planilla::cases {
namespace fs = std::filesystem;
namespace {

// What a command line without `$` stands for.
constexpr std::string_view usual_command = "planilla convert";

// A command and its sections, as indexes into the sections of the file.
struct Step {
  std::string command{usual_command};
  std::vector<std::size_t> sections;
  std::size_t end = 0;  // one past its last section: where an update may put more
};

std::vector<Step> steps_of(const CaseFile& file) {
  std::vector<Step> steps;
  for (std::size_t i = 0; i < file.sections.size(); ++i) {
    const Section& section = file.sections[i];
    if (section.kind == Kind::command) steps.push_back({section.argument, {}, i + 1});
    if (section.kind == Kind::command || section.kind == Kind::file || section.kind == Kind::remark)
      continue;
    if (steps.empty()) steps.emplace_back();
    steps.back().sections.push_back(i);
    steps.back().end = i + 1;
  }
  if (steps.empty()) steps.push_back({std::string(usual_command), {}, file.sections.size()});
  return steps;
}

void write_files(const CaseFile& file, const Setting& setting, const fs::path& folder) {
  for (const Section& section : file.sections) {
    if (section.kind != Kind::file) continue;
    const fs::path path = folder / section.argument;
    fs::create_directories(path.parent_path());
    write_bytes(path,
                section.from.empty() ? section.body : read_bytes(setting.folder / section.from));
  }
}

// Nothing of the caller's environment but what the sanitizers need.
std::vector<std::string> environment_for(const CommandLine& command, const fs::path& home) {
  std::vector<std::string> all = {"LC_ALL=C.UTF-8", "TERM=dumb", "TZ=UTC", "PATH=/usr/bin:/bin",
                                  "HOME=" + home.string()};
  for (const char* name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"})
    if (const char* value = std::getenv(name)) all.push_back(std::string(name) + "=" + value);
  for (const std::string& assignment : command.environment) {
    const std::string name = assignment.substr(0, assignment.find('=') + 1);
    std::erase_if(all, [&](const std::string& other) { return other.starts_with(name); });
    all.push_back(assignment);
  }
  return all;
}

std::set<std::string> lines_of(const std::string& text) {
  std::set<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.insert(line);
  return lines;
}

// "" if the bytes are what the section says.
std::string compare(const Section& section, const std::string& what, const std::string& actual) {
  if (section.style != Style::has) {
    if (section.body == actual) return "";
    return what + " differs (- expected, + came out):\n" + diff(section.body, actual);
  }
  const std::set<std::string> came = lines_of(actual);
  std::string missing;
  for (const std::string& line : lines_of(section.body))
    if (!came.contains(line)) missing += "  - " + line + "\n";
  return missing.empty() ? "" : what + " lacks lines:\n" + missing + what + " was:\n" + actual;
}

void put(Section& section, const std::string& bytes) {
  if (section.style == Style::has || section.body == bytes) return;  // `has`: by hand for a reason
  section.text.clear();
  section.body = bytes;
  if (section.style == Style::plain) section.style = style_for(bytes);
}

Section expectation(Kind kind, const std::string& bytes) {
  Section section;
  section.kind = kind;
  put(section, bytes);
  return section;
}

Section exit_section(int status) {
  Section section;
  section.kind = Kind::exit;
  section.status = status;
  return section;
}

class Run {
public:
  Run(const CaseFile& file, const Setting& setting) : file_(file), setting_(setting) {
    outcome_.updated = file;
    write_files(file, setting, work());
  }

  Outcome all() {
    const std::vector<Step> steps = steps_of(file_);
    for (const Step& step : steps) one(step);
    for (std::size_t i = steps.size(); i-- > 0;) add(steps[i], added_[i]);
    return std::move(outcome_);
  }

private:
  fs::path work() const {
    const fs::path folder = temp_.path() / "work";
    fs::create_directories(folder);
    return folder;
  }

  void one(const Step& step) {
    const CommandLine command = split_command(step.command);
    const Process process =
        run_process(setting_.program, command.words, environment_for(command, temp_.path()), work(),
                    input(step));
    bool compared = false;
    int expected_status = 0;
    for (const std::size_t i : step.sections) {
      Section& section = outcome_.updated.sections[i];
      if (section.kind == Kind::exit) expected_status = section.status;
      compared |= section.kind != Kind::input;
      compare_section(section, step, process);
    }
    if (process.timed_out) fault(step, "did not end in time");
    if (process.status != expected_status)
      fault(step, "exit status " + std::to_string(process.status) + ", not " +
                      std::to_string(expected_status) + "; stderr was:\n" + process.err);
    if (!compared) fault(step, "says nothing of what must come out; PLANILLA_UPDATE=1 writes it");
    added_.push_back(missing(step, process, compared));
  }

  std::string input(const Step& step) const {
    for (const std::size_t i : step.sections)
      if (file_.sections[i].kind == Kind::input) return file_.sections[i].body;
    return "";
  }

  void compare_section(Section& section, const Step& step, const Process& process) {
    if (section.kind == Kind::out) compare_bytes(section, step, "stdout", process.out);
    if (section.kind == Kind::err) compare_bytes(section, step, "stderr", process.err);
    if (section.kind == Kind::exit) section.status = process.status;
    if (section.kind != Kind::written) return;
    const fs::path path = work() / section.argument;
    if (!fs::is_regular_file(path)) return fault(step, "did not write " + section.argument);
    compare_bytes(section, step, section.argument, read_bytes(path));
  }

  void compare_bytes(Section& section, const Step& step, const std::string& what,
                     const std::string& actual) {
    if (const std::string text = compare(section, what, actual); !text.empty()) fault(step, text);
    put(section, actual);
  }

  // The sections that an update gives to a command: all it needs, or the status alone.
  std::vector<Section> missing(const Step& step, const Process& process, bool compared) const {
    std::vector<Section> sections;
    if (!compared) sections.push_back(expectation(Kind::out, process.out));
    if (!compared && !process.err.empty()) sections.push_back(expectation(Kind::err, process.err));
    const bool has_exit =
        std::any_of(step.sections.begin(), step.sections.end(),
                    [&](std::size_t i) { return file_.sections[i].kind == Kind::exit; });
    if (process.status != 0 && !has_exit) sections.push_back(exit_section(process.status));
    return sections;
  }

  void add(const Step& step, const std::vector<Section>& sections) {
    std::vector<Section>& all = outcome_.updated.sections;
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(step.end), sections.begin(),
               sections.end());
  }

  void fault(const Step& step, const std::string& what) {
    outcome_.faults.push_back("$ " + step.command + "\n" + what);
  }

  const CaseFile& file_;
  const Setting& setting_;
  const TempFolder temp_;
  std::vector<std::vector<Section>> added_;  // by step
  Outcome outcome_;
};

}  // namespace

Outcome run_case(const CaseFile& file, const Setting& setting) {
  return Run(file, setting).all();
}

}  // namespace planilla::cases
