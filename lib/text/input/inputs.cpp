// The arguments of a command line as files: folders are walked, names sorted.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <system_error>

#include "text/input/game_file_name.h"
#include "text/input/source.h"

namespace planilla {

namespace {

namespace fs = std::filesystem;

bool ends_with(std::string_view name, std::string_view extension) {
  if (name.size() < extension.size()) return false;
  const std::string_view end = name.substr(name.size() - extension.size());
  return std::equal(end.begin(), end.end(), extension.begin(), [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == b;
  });
}

[[noreturn]] void fail(const std::string& path, const std::error_code& error) {
  throw SourceError(path + ": " + error.message());
}

void add_folder(const std::string& folder, std::vector<InputFile>& files) {
  std::error_code error;
  std::vector<std::string> found;
  fs::recursive_directory_iterator entry(folder, error);
  if (error) fail(folder, error);
  while (entry != fs::recursive_directory_iterator()) {
    const std::string path = entry->path().string();
    std::error_code dangling;  // a broken symbolic link is no file of games
    if (is_game_file(path) && !entry->is_directory(dangling)) found.push_back(path);
    entry.increment(error);
    if (error) fail(path, error);
  }
  std::sort(found.begin(), found.end());
  for (std::string& path : found) files.push_back({path, path});
}

}  // namespace

bool is_plain_game_file(std::string_view name) {
  return ends_with(name, ".pgn") || ends_with(name, ".txt");
}

bool is_game_file(std::string_view name) {
  for (const std::string_view packed : {".zst", ".gz", ".bz2", ".xz", ".zip"})
    if (ends_with(name, packed))
      return is_plain_game_file(name.substr(0, name.size() - packed.size()));
  return is_plain_game_file(name);
}

std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments) {
  std::vector<InputFile> files;
  for (const std::string& argument : arguments) {
    if (argument == "-") {
      files.push_back({"-", "<stdin>"});
      continue;
    }
    std::error_code error;
    const fs::file_status status = fs::status(argument, error);
    if (!fs::exists(status)) {
      if (!error) error = std::make_error_code(std::errc::no_such_file_or_directory);
      fail(argument, error);
    }
    if (fs::is_directory(status))
      add_folder(argument, files);
    else
      files.push_back({argument, argument});
  }
  if (arguments.empty()) files.push_back({"-", "<stdin>"});
  return files;
}

}  // namespace planilla
