// The repository's own files, for tests that look after the house.
//
//   for (const SourceFile& file : source_files({"lib", "cli"}, {".h", ".cpp"})) look(file.path,
//   file.lines);
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "places.h"

namespace planilla::house {

struct SourceFile {
  std::string path;  // in the repository: lib/base/span.h
  std::vector<std::string> lines;
};

inline std::filesystem::path root() {
  return PLANILLA_SOURCE_DIR;
}

inline std::vector<std::string> read_lines(const std::filesystem::path& path) {
  std::ifstream stream(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// Sorted by path; folders that are not there count as empty.
inline std::vector<SourceFile> source_files(const std::vector<std::string>& folders,
                                            const std::vector<std::string>& extensions) {
  std::vector<SourceFile> files;
  for (const std::string& folder : folders) {
    if (!std::filesystem::is_directory(root() / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / folder)) {
      const std::string extension = entry.path().extension().string();
      if (std::find(extensions.begin(), extensions.end(), extension) == extensions.end()) continue;
      files.push_back(
          {entry.path().lexically_relative(root()).generic_string(), read_lines(entry.path())});
    }
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

// The stems of the files with this extension that lie in the folder, or in folders below it too.
enum class Depth { folder, tree };

inline std::vector<std::string> stems(const std::string& folder, const std::string& extension,
                                      Depth depth = Depth::folder) {
  std::vector<std::string> names;
  const std::filesystem::path top = root() / folder;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(top)) {
    if (depth == Depth::folder && entry.path().parent_path() != top) continue;
    if (entry.path().extension() == extension) names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace planilla::house
