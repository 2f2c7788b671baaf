// A program run in a folder, with bytes on its stdin: no shell, a clean environment, a time limit.
//
//   Process p = run_process("/usr/bin/sort", {"sort", "-r"}, {"LC_ALL=C"}, folder, "a\nb\n");
//   p.out == "b\na\n" && p.status == 0
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace planilla::cases {

// A folder of its own below the system's temporary one; gone when this goes.
class TempFolder {
public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

private:
  std::filesystem::path path_;
};

// Throw std::runtime_error where the file cannot be read or written.
std::string read_bytes(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, std::string_view bytes);

struct Process {
  std::string out, err;
  int status = 0;          // the exit status; 128 + the signal that ended it, as shells have it
  bool timed_out = false;  // it was killed
};

// Throws std::runtime_error if the program cannot be started.
Process run_process(const std::filesystem::path& program, const std::vector<std::string>& words,
                    const std::vector<std::string>& environment,
                    const std::filesystem::path& folder, std::string_view input,
                    std::chrono::seconds limit = std::chrono::seconds(120));

}  // namespace planilla::cases
