// The whole program without its command line, over bytes in memory: for the targets of this folder.
//
//   static Pipeline pipeline;
//   const Pipeline::Result result = pipeline.run(bytes, {.format = "json"});
//   result.games; result.report; result.summary.errors
#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "base/data.h"
#include "batch/game_worker.h"
#include "batch/report_filter.h"
#include "text/framing/batch.h"

namespace planilla::fuzz {

struct Way {
  std::string format = "json";
  std::size_t chunk = SIZE_MAX;  // bytes a read
  unsigned jobs = 1;
  std::size_t batch_bytes = 1u << 20;
};

class Pipeline {
public:
  struct Result {
    std::string games, report;
    Summary summary;
    std::size_t faults = 0;  // of the bytes as an input: what cannot be read, what is no text
  };

  Result run(const std::string& bytes, const Way& way) {
    GameJob job;
    job.data = &data_;
    job.notations = &notations_;
    job.selection = &selection_;
    job.stream.limits.batch_bytes = way.batch_bytes;
    job.read.repair = Repair::safe;
    job.to = "en";
    job.report = find_report_format(way.format);
    job.files = {"<memory>"};
    Messages messages(data_, "en");
    const auto format = job.report->make({&messages, {}, job.files, &data_});
    ReportFilter sift(*format, {});
    Result out;
    sift.begin(out.report);
    GameStream stream = GameStream::from_memory(bytes, job.stream, way.chunk);
    planilla::run(
        stream, way.jobs, [&] { return make_game_worker(job); },
        [&](Output& output) {
          out.games += output.games;
          sift.take(output, out.report);
        });
    sift.end(out.report);
    out.summary = sift.summary();
    out.faults = stream.faults().size();
    return out;
  }

  const Data& data() const { return data_; }
  const Notations& notations() const { return notations_; }

private:
  Data data_ = Data::embedded();
  Notations notations_{data_};
  Selection selection_ = Selection::defaults();
};

[[noreturn]] inline void fail(const char* what, const std::string& one, const std::string& other) {
  std::fprintf(stderr, "%s\n--- one\n%s\n--- other\n%s\n", what, one.c_str(), other.c_str());
  std::abort();
}

}  // namespace planilla::fuzz
