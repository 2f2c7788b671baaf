// One finding a fault, in the order of the files.
#include "batch/input_findings.h"

#include <algorithm>

#include "rules/not_text.h"
#include "rules/truncated_input.h"
#include "rules/unreadable_input.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"

namespace planilla {

Finding finding_of(const InputFault& fault, std::uint64_t games) {
  switch (fault.kind) {
    case InputFaultKind::unreadable:
      return {diagnostics::UnreadableInput{.reason = fault.reason}, Span{}};
    case InputFaultKind::truncated:
      return {diagnostics::TruncatedInput{.reason = fault.reason,
                                          .games = static_cast<std::int64_t>(games)},
              Span{}};
    case InputFaultKind::not_text:
      break;
  }
  return {diagnostics::NotText{}, Span{}};
}

namespace {

std::string name_of(const GameJob& job, const StreamFault& fault) {
  const std::string& file = job.files[fault.file];
  return fault.fault.member.empty() ? file : file + "/" + fault.fault.member;
}

}  // namespace

void tell_inputs(const GameJob& job, const std::vector<StreamFault>& faults,
                 const std::map<std::uint32_t, std::uint64_t>& games, Output& out) {
  if (faults.empty()) return;
  Messages messages(*job.data, job.ui);
  std::unique_ptr<ReportFormat> report;
  if (job.report)
    report = job.report->make({&messages, job.terminal, job.files, job.data, job.fail_on});
  for (const StreamFault& fault : faults) {
    const auto read = games.find(fault.file);
    const Finding finding = finding_of(fault.fault, read == games.end() ? 0 : read->second);
    if (!job.selection_of(fault.file).on(finding.rule)) continue;
    const std::string name = name_of(job, fault);
    Reported reported;
    reported.finding = &finding;
    reported.severity = job.selection->severity(finding);
    reported.file = name;
    if (report) report->finding(reported, out.report);
    ReportedFinding& told = out.tell(finding, reported.severity);
    told.file = fault.file;
    // No game to know it by: the name of the file.
    if (job.keys) told.key = {{}, std::string(rule_id(finding.rule)), 0, name};
  }
}

bool costs_the_job(const std::vector<StreamFault>& faults) {
  return std::any_of(faults.begin(), faults.end(), [](const StreamFault& fault) {
    return fault.fault.kind != InputFaultKind::not_text;
  });
}

std::string fault_lines(const GameJob& job, const std::vector<StreamFault>& faults) {
  if (faults.empty()) return {};
  const Messages messages(*job.data, job.ui);
  std::string out;
  for (const StreamFault& fault : faults)
    out +=
        "planilla: " + one_line(name_of(job, fault) + ": " + messages.words(fault.fault.reason)) +
        "\n";
  return out;
}

std::string untold_faults(const GameJob& job, const std::vector<StreamFault>& faults) {
  std::vector<StreamFault> untold;
  for (const StreamFault& fault : faults)
    if (fault.fault.kind != InputFaultKind::not_text &&
        !job.selection_of(fault.file).on(finding_of(fault.fault, 0).rule))
      untold.push_back(fault);
  return fault_lines(job, untold);
}

}  // namespace planilla
