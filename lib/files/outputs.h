// All outputs of one run, looked at together before a byte is written.
//
//   Outputs outputs;
//   outputs.protect("archive/1990.pgn");                       // every file that is read; "-" is
//   stdin ByteSink& games = outputs.open("clean.pgn", "--output", Holds::games); ByteSink& why =
//   outputs.open("why.jsonl", "--decisions", Holds::report); games.write(...); outputs.commit(); //
//   all are whole on the disk before the first takes its place
//
// Refused (OutputRefused, with the option and the path in it): a path that leads to a protected
// file, also by a link or a hard link; two outputs that are one file; a report in place of a file
// that holds games; the name of an archive (.zip), which would hold plain text. So a command line
// with a slip in it destroys nothing. protect() comes before open().
//
// What open() returns lives as long as the Outputs. One thread at a time.
#pragma once

#include <deque>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/message_fault.h"
#include "files/byte_sink.h"
#include "files/file_id.h"

namespace planilla {

struct OutputRefused : MessageFault {
  using MessageFault::MessageFault;
};

// Said of a run whose outputs were left out by leave_what_stands(). `why`: "nothing was read".
struct NothingRead : std::runtime_error {
  explicit NothingRead(const std::string& why)
      : std::runtime_error(why + "; the files named for the output are left as they were") {}
};

enum class Holds { games, report };

class Outputs {
public:
  // A file that is read, so that no output may take its place.
  void protect(const std::string& path);

  // A file that the run makes by other means, so that no output may be the same.
  void reserve(const std::string& path, const std::string& option);

  // `path` "-" is standard output. Devices and pipes may be given twice.
  ByteSink& open(const std::string& path, const std::string& option, Holds holds);
  ByteSink& standard_output();
  ByteSink& standard_error();

  // For a run that read nothing (a name with a slip in it, an empty folder): of the outputs, those
  // that would take the place of a file that is not empty are not committed. True if there is one.
  bool leave_what_stands();

  void commit();

private:
  void refuse_protected(const std::string& path, const std::string& option) const;
  void refuse_twice(const std::string& path, const std::string& option);

  std::map<FileId, std::string> protected_;
  std::map<std::string, std::string> by_place_;  // canonical path to option
  std::map<FileId, std::string> by_id_;
  std::deque<ByteSink> sinks_;
  std::vector<const ByteSink*> replacing_;  // a file that is not empty
  bool leaves_ = false;
};

}  // namespace planilla
