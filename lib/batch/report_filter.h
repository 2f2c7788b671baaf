// What of the findings is shown: in the order of the input, so that the answer is the same for any
// number of workers. Known ones are left out, what is beyond a limit is only counted, all are noted
// where that is asked. Findings of one cause in a file are told as one
// (batch/repeated_findings.h), unless they come without a cause.
//
//   ReportFilter sift(*report, {.known = &baseline, .most = 100});
//   sift.begin(bytes);
//   sift.take(output, bytes);      // outputs in their order
//   sift.end(bytes);
//   sift.summary()                 // counts what was told
//
// A game that is broken stays broken in the sums, even where its findings are known.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "batch/repeated_findings.h"
#include "batch/run.h"
#include "write/findings/baseline.h"
#include "write/findings/report_format.h"

namespace planilla {

enum class Detail : std::uint8_t { findings, statistics };

// The line that counts, where a form of reports has it at its end.
enum class Sums : std::uint8_t { told, left_out };

struct ReportFilterOptions {
  Baseline* known = nullptr;          // findings to leave out; nullptr: none
  Baseline* noted = nullptr;          // every finding is added there
  std::optional<std::uint64_t> most;  // findings shown; nullopt: all
  Detail detail = Detail::findings;
  Severity least = Severity::note;  // less severe ones are only counted
  Sums sums = Sums::told;
};

class ReportFilter {
public:
  ReportFilter(ReportFormat& report, ReportFilterOptions options)
      : report_(report), options_(options) {}

  void begin(std::string& out);
  void take(const Output& output, std::string& out);
  // Where the games went, for the summary.
  void sorted(const Destinations& destinations) { summary_.destinations = destinations; }
  void is_shard(const ShardOf& shard) { summary_.shard = shard; }
  void end(std::string& out);
  const Summary& summary() const { return summary_; }

private:
  bool counts(const ReportedFinding& told);
  void put(const WaitingFinding& finding, std::string& out);
  void release(std::string& out);
  std::string sum_of(const RepeatedCause& cause);

  ReportFormat& report_;
  ReportFilterOptions options_;
  Summary summary_;
  RepeatedFindings waiting_;  // of one file
  std::uint32_t file_ = 0;
  std::shared_ptr<const std::string> last_game_;
  std::uint64_t shown_ = 0;
};

}  // namespace planilla
