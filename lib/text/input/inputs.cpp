// The arguments of a command line as files: folders are walked, names sorted.
#include <dirent.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string_view>
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

// A folder, its files sorted by name; what cannot be looked into is told and the rest goes on.
class Walk {
public:
  explicit Walk(InputList& out) : out_(out) {}

  // Links to folders are not followed: they may lead round in a circle.
  void take(const fs::path& folder) {
    std::vector<fs::path> folders{folder};
    while (!folders.empty()) {
      const fs::path one = folders.back();
      folders.pop_back();
      list(one, folders);
    }
    std::sort(found_.begin(), found_.end(),
              [](const InputFile& a, const InputFile& b) { return a.path < b.path; });
    std::move(found_.begin(), found_.end(), std::back_inserter(out_.files));
    found_.clear();
  }

private:
  // Not by std::filesystem: it makes the path of an entry where no exception may leave, and a
  // refused allocation ended the program.
  void list(const fs::path& folder, std::vector<fs::path>& folders) {
    struct Close {
      void operator()(DIR* one) const { closedir(one); }
    };
    const std::unique_ptr<DIR, Close> open(opendir(folder.c_str()));
    while (open) {
      errno = 0;
      const dirent* entry = readdir(open.get());
      if (entry == nullptr) break;
      const std::string_view name = entry->d_name;
      if (name != "." && name != "..") look(folder / name, folders);
    }
    if (!open || errno != 0)
      add(folder.string(), std::error_code(errno, std::generic_category()).message());
  }

  void look(const fs::path& entry, std::vector<fs::path>& folders) {
    std::error_code error;
    const std::string path = entry.string();
    if (fs::is_directory(fs::symlink_status(entry, error))) {
      folders.push_back(entry);
      return;
    }
    const fs::file_status status = fs::status(entry, error);
    if (is_game_file(path) && fs::is_regular_file(status))
      add(path, "");
    else if (is_game_file(path) && !fs::exists(status))
      add(path, error ? error.message() : "a link that leads nowhere");
    else
      ++out_.passed_over;
  }

  void add(const std::string& path, const std::string& fault) {
    found_.push_back({path, path, fault, true});
  }

  InputList& out_;
  std::vector<InputFile> found_;
};

constexpr std::array<std::string_view, 4> compressed = {".zst", ".gz", ".bz2", ".xz"};
constexpr std::array<std::string_view, 8> archived = {".zip", ".7z",   ".rar", ".tar",
                                                      ".tgz", ".tbz2", ".txz", ".tzst"};

// Without .gz and its like, where one is there.
std::string_view without_compression(std::string_view name) {
  for (const std::string_view end : compressed)
    if (ends_with(name, end)) return name.substr(0, name.size() - end.size());
  return name;
}

}  // namespace

bool is_archive_file(std::string_view name) {
  return ends_with(without_compression(name), ".tar") ||
         std::any_of(archived.begin(), archived.end(),
                     [&](std::string_view end) { return ends_with(name, end); });
}

bool is_game_file(std::string_view name) {
  const std::string_view inner = without_compression(name);
  return ends_with(inner, ".pgn") || ends_with(inner, ".txt") || is_archive_file(name);
}

InputList list_inputs(const std::vector<std::string>& arguments) {
  InputList out;
  for (const std::string& argument : arguments) {
    if (argument == "-") {
      out.files.push_back({"-", "<stdin>", {}, false});
      continue;
    }
    std::error_code error;
    const fs::file_status status = fs::status(argument, error);
    if (fs::is_directory(status)) {
      Walk(out).take(argument);
      continue;
    }
    if (!fs::exists(status) && !error)
      error = std::make_error_code(std::errc::no_such_file_or_directory);
    out.files.push_back({argument, argument, error ? error.message() : "", false});
  }
  if (arguments.empty()) out.files.push_back({"-", "<stdin>", {}, false});
  return out;
}

std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments) {
  return list_inputs(arguments).files;
}

}  // namespace planilla
