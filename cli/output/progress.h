// A line on stderr while long work goes on: games, MB/s, findings, time left; while games are
// compared, duplicates and time left. Nothing where stderr is no terminal, unless --progress
// always.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "text/framing/batch.h"
#include "write/findings/report_format.h"

namespace planilla {

class Progress {
public:
  // `when` is the value of --progress: "auto", "always", "never".
  Progress(const std::string& when, const GameStream& stream);
  ~Progress() { done(); }
  void update(const Summary& so_far);
  // Of the comparison of games, which begins with the first call: `part` of it is done.
  void comparing(double part, std::uint64_t duplicates);
  // Wipes the line; the next call above draws it again. Before something else is written to the
  // terminal, so that the two never share a line.
  void done();

private:
  const GameStream& stream_;
  bool on_;
  bool shown_ = false;
  bool compares_ = false;
  std::chrono::steady_clock::time_point start_, last_;
};

}  // namespace planilla
