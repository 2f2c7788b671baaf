// Where bytes go: stdout, stderr, or a file that appears only when complete.
//
//   ByteSink out = ByteSink::to_file("bulletin.pgn");   // writes bulletin.pgn.<pid>.part beside it
//   out.write(bytes);
//   out.commit();                         // renames; without it nothing is left behind
//
// A device or a pipe (/dev/null, /dev/stderr) is written to as it stands.
//
// A full disk throws; a closed pipe throws ClosedPipe, which main takes as a quiet end.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace planilla {

struct ClosedPipe {};

class ByteSink {
public:
  static ByteSink to_stdout() { return ByteSink(stdout, {}); }
  static ByteSink to_stderr() { return ByteSink(stderr, {}); }
  static ByteSink to_file(const std::string& path);
  ByteSink(ByteSink&&) noexcept;
  ~ByteSink();

  void write(std::string_view bytes);
  void commit();
  bool is_terminal() const;

private:
  ByteSink(std::FILE* file, std::string path) : file_(file), path_(std::move(path)) {}
  std::FILE* file_;
  std::string path_;  // empty: a stream that is not ours
  std::string part_path_;
  bool closes_ = false;  // a device or a pipe that was opened here
};

}  // namespace planilla
