// planilla merge: the reports of shards (check -f json --shard I/N) as the one report of all.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>

#include "batch/report_filter.h"
#include "checks/engine/cause.h"
#include "checks/engine/check.h"
#include "command.h"
#include "files/file_id.h"
#include "games/protected_files.h"
#include "games/read_bytes.h"
#include "output/output.h"
#include "output/reporting.h"
#include "output/terminal.h"
#include "plan/files_of_options.h"
#include "plan/planned_command.h"
#include "plan/steps.h"
#include "rules/converted_encoding.h"
#include "write/findings/json_report.h"

namespace planilla::commands {

namespace {

// What is told of the first game of a file stands with that game.
bool is_across(const ReadFinding& found) {
  const bool of_first_game =
      found.finding.rule == rules::converted_encoding && found.place.line == 1;
  return check_of(found.finding.rule).across != nullptr && !of_first_game;
}

// As one run tells them: by game, behind them what was found across games, then what is told of
// files.
void put_in_order(std::vector<ReadFinding>& findings) {
  std::stable_sort(findings.begin(), findings.end(),
                   [](const ReadFinding& a, const ReadFinding& b) {
                     if ((a.game == 0) != (b.game == 0)) return b.game == 0;
                     if (is_across(a) != is_across(b)) return is_across(b);
                     return a.game < b.game;
                   });
}

// A report that is given twice, under whatever name, would be counted twice. Games of a run have
// numbers of their own, so that no two shards tell the same of one.
class Doubled {
public:
  void refuse(const std::string& path, const JsonReport& report) {
    if (const auto id = file_id(path); id && !files_.insert(*id).second) fail(path);
    std::vector<std::string> told;
    for (const ReadFinding& found : report.findings)
      if (found.game != 0 && !is_across(found)) told.push_back(found.text);
    for (const std::string& one : told)
      if (told_.contains(one)) fail(path);
    told_.insert(told.begin(), told.end());
  }

private:
  [[noreturn]] static void fail(const std::string& path) {
    throw UsageFault("merge: " + path + ": ", "usage-merge-again");
  }
  std::set<FileId> files_;
  std::set<std::string> told_;
};

// Reports of shards say which they are: all of one run must be there, each once. Reports that do
// not say it are taken as they come.
class Shards {
public:
  void take(const std::string& path, const std::optional<ShardOf>& shard) {
    if (!any_) first_ = shard;
    any_ = true;
    if (shard.has_value() != first_.has_value())
      throw UsageFault("merge: " + path + ": ",
                       shard ? "usage-merge-shard" : "usage-merge-no-shard");
    if (!shard) return;
    if (shard->of != first_->of || shard->job != first_->job || shard->part == 0 ||
        shard->part > shard->of)
      throw UsageFault("merge: " + path + ": ", "usage-merge-foreign");
    if (!parts_.insert(shard->part).second)
      throw UsageFault("merge: " + path + ": ", "usage-merge-shard-again",
                       {{"value", name(shard->part)}});
  }

  void require_all() const {
    if (!first_ || parts_.size() == first_->of) return;
    std::vector<std::uint64_t> missing;
    for (std::uint64_t part = 1; part <= first_->of; ++part)
      if (!parts_.contains(part)) missing.push_back(part);
    throw UsageFault("merge: ", "usage-merge-missing",
                     {{"all", std::to_string(first_->of)},
                      {"count", std::to_string(missing.size())},
                      {"value", listed_numbers(missing)}});
  }

  std::uint64_t count() const { return first_ ? first_->of : 0; }

private:
  std::string name(std::uint64_t part) const {
    return std::to_string(part) + "/" + std::to_string(first_->of);
  }
  bool any_ = false;
  std::optional<ShardOf> first_;
  std::set<std::uint64_t> parts_;
};

// `shards`: how many of one run.
JsonReport read_reports(const std::vector<std::string>& paths, std::uint64_t& shards) {
  JsonReport all;
  Doubled doubled;
  Shards seen;
  for (const std::string& path : paths) {
    JsonReport one = parse_json_report(read_unpacked(path), path);
    doubled.refuse(path, one);
    seen.take(path, one.summary.shard);
    all.summary.add(one.summary);
    std::move(one.findings.begin(), one.findings.end(), std::back_inserter(all.findings));
  }
  seen.require_all();
  shards = seen.count();
  put_in_order(all.findings);
  return all;
}

// What stands in the report speaks for others of its cause.
std::shared_ptr<const FirstOfCause> first_of(const ReadFinding& found, const Cause& cause) {
  auto out = std::make_shared<FirstOfCause>();
  out->most = cause.most;
  out->record = found.text;
  out->caret_length = found.width;
  if (const FindingExtent extent = extent_of(found.finding); extent.games != 0) {
    out->games = extent.games;
    out->last_game = extent.last_game;
  }
  return out;
}

// JSON stays as it stands, sentences and all; other forms are made anew, in the language of --ui.
Output rendered_report(const JsonReport& all, const ReportSettings& settings,
                       ReportFormat& format) {
  const bool verbatim = settings.format == "json";
  std::map<std::string_view, std::uint32_t> files;
  Output out;
  out.summary.games = all.summary.games;
  out.summary.clean = all.summary.clean;
  out.summary.repaired = all.summary.repaired;
  out.summary.broken = all.summary.broken;
  out.summary.plies = all.summary.plies;
  out.summary.bytes = all.summary.bytes;
  out.summary.known = all.summary.known;
  out.summary.skipped = all.summary.skipped;
  for (const ReadFinding& found : all.findings) {
    if (verbatim)
      out.report += found.text;
    else
      format.finding(found.reported(), out.report);
    ReportedFinding& told = out.tell(found.finding, found.severity);
    told.file =
        files.try_emplace(found.file, static_cast<std::uint32_t>(files.size())).first->second;
    told.number = found.game;
    if (!folds_causes(settings)) continue;
    const Cause cause = cause_of(found.finding, found.severity);
    told.cause = cause.hash;
    if (cause.hash != 0) told.first = first_of(found, cause);
  }
  return out;
}

std::uint64_t rest(std::uint64_t all, std::uint64_t seen) {
  return all > seen ? all - seen : 0;
}

// What a report only counted (--max-findings, --statistics) is counted here too.
void add_unseen(const JsonReport& all, Summary& summary) {
  std::uint64_t seen[3] = {};
  for (const ReadFinding& found : all.findings) {
    seen[static_cast<std::size_t>(found.severity)] += 1 + found.finding.more;
    summary.rules[std::string(rule_id(found.finding.rule))] += 1 + found.finding.more;
  }
  for (const auto& [rule, count] : all.summary.rules)
    summary.rules[rule] = count - summary.rules[rule];
  std::erase_if(summary.rules, [](const auto& entry) { return entry.second == 0; });
  summary.notes = rest(all.summary.notes, seen[0]);
  summary.warnings = rest(all.summary.warnings, seen[1]);
  summary.errors = rest(all.summary.errors, seen[2]);
  summary.not_shown = all.summary.not_shown;
}

struct MergeSettings {
  CommonSettings common;
  std::vector<std::string> reports;
  std::string output;
  ReportSettings report{.format = "json"};
  LimitSettings limits;

  void add_options(OptionSet& options) {
    options.words(reports);
    report.add_options(options);
    add_output(options, output, "the report there instead of stdout");
    limits.add_options(options);
  }
};

bool is_plan(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string first(64, '\0');
  file.read(first.data(), static_cast<std::streamsize>(first.size()));
  return looks_like_plan(first);
}

// Options of the plan, with another place for the output.
void name_output(ResolvedArguments& arguments, const std::string& output) {
  if (output.empty()) return;
  std::erase_if(arguments.options,
                [](const std::string& option) { return option.starts_with("--output="); });
  arguments.options.push_back("--output=" + output);
}

int merge_plan(const MergeSettings& settings, const std::string& origin) {
  if (settings.report.format != "json" || settings.limits.statistics ||
      settings.limits.max_findings)
    throw UsageFault("merge: ", "usage-merge-form");
  const Plan plan = parse_plan(read_bytes(origin), origin);
  require_same_build(plan);
  require_same_files(plan);
  const std::filesystem::path folder = std::filesystem::path(origin).parent_path();
  PlanStep step = merging_step(plan, find_parts(plan, folder.empty() ? "." : folder.string()));
  step.protects.push_back(origin);
  ResolvedArguments arguments = arguments_of(plan);
  name_output(arguments, settings.output);
  const bool says = std::count(arguments.options.begin(), arguments.options.end(), "--quiet") != 0;
  if (settings.common.quiet && !says) arguments.options.emplace_back("--quiet");
  return planned_command(plan.command).run_step(arguments, step);
}

int run_merge(const MergeSettings& settings) {
  if (settings.reports.size() == 1 && is_plan(settings.reports.front()))
    return merge_plan(settings, settings.reports.front());
  if (settings.reports.empty())
    throw UsageFault("merge: ", "usage-merge-needs", {}, "planilla merge --help");
  const Data data = load_data(settings.common);
  const ReportFormatEntry& entry = report_format(settings.report);
  std::uint64_t shards = 0;
  const JsonReport all = read_reports(settings.reports, shards);
  Outputs outputs;
  protect_inputs(settings.reports, settings.common, outputs);
  ByteSink& out = settings.output.empty()
                      ? outputs.standard_output()
                      : outputs.open(settings.output, "--output", Holds::report);
  Messages messages(data, settings.common.ui);
  const std::unique_ptr<ReportFormat> format = entry.make({&messages,
                                                           terminal_of(settings.report, out),
                                                           {},
                                                           &data,
                                                           settings.report.fail_on,
                                                           job_summary()});
  std::string bytes;
  if (settings.limits.statistics && !format->statistics({}, bytes))
    throw UsageFault("--statistics: ", "usage-no-statistics", {{"value", settings.report.format}});
  bytes.clear();
  ReportFilter sift(*format, sifting_of(settings.limits));
  Output output = rendered_report(all, settings.report, *format);
  add_unseen(all, output.summary);
  sift.begin(bytes);
  sift.take(output, bytes);
  sift.end(bytes);
  out.write(bytes);
  outputs.commit();
  if (shards > 1 && !settings.common.quiet)
    std::fputs(("planilla: " + messages.text("merge-shards-apart") + "\n").c_str(), stderr);
  return exit_status(settings.report, sift.summary());
}

}  // namespace

Command merge() {
  return make_command(
      {.name = "merge",
       .summary = "reports of shards, or the parts of a plan, into one",
       .usage = "planilla merge [OPTION...] REPORT...|PLAN",
       .about = "Makes one report of those of shards (planilla check -f json --shard I/N): in -f "
                "json, unless told\n"
                "otherwise, what one run over everything says. Only rules across games know each "
                "shard by itself.\n"
                "Of a plan (plan.json) it joins the parts: what one run of the planned command "
                "writes, byte for byte."},
      run_merge);
}

}  // namespace planilla::commands
