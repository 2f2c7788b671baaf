// planilla data: the embedded data files, written out as a starting point for --data.
#include "base/data.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "command.h"
#include "options/values.h"
#include "output/output.h"

namespace planilla::commands {

namespace {

namespace fs = std::filesystem;

bool holds(const fs::path& path, std::string_view bytes) {
  std::ifstream in(path, std::ios::binary);
  return in && std::string(std::istreambuf_iterator<char>(in), {}) == bytes;
}

// A file that is there and differs is the work of whoever changed it.
void refuse_changed_files(const Data& data, const fs::path& folder) {
  std::string first;
  std::size_t count = 0;
  for (const std::string& name : data.list("")) {
    const fs::path path = folder / name;
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error)) || holds(path, data.get(name))) continue;
    if (count++ == 0) first = path.string();
  }
  if (count == 0) return;
  throw OutputRefused("data --export: ", "output-changed-files",
                      {{"value", first}, {"more", static_cast<std::int64_t>(count - 1)}});
}

void export_files(const Data& data, const fs::path& folder) {
  std::error_code ignored;  // opening a file in the folder fails then, and names that file
  for (const std::string& name : data.list("")) {
    const fs::path path = folder / name;
    if (holds(path, data.get(name))) continue;
    fs::create_directories(path.parent_path(), ignored);
    ByteSink file = ByteSink::to_file(path.string());
    file.write(data.get(name));
    file.commit();
  }
}

struct DataSettings {
  CommonSettings common;
  std::string folder;
  bool force = false;

  void add_options(OptionSet& options) {
    options.group("Data");
    options.add({.name = "export",
                 .value = "DIR",
                 .text = "write the embedded data files below DIR",
                 .writes_file = true},
                into(folder));
    options.add(
        {.name = "force", .text = "overwrite files that were changed there", .is_dangerous = true},
        into(force));
  }
};

int run_data(const DataSettings& settings) {
  if (settings.folder.empty()) throw UsageFault("data: ", "usage-data-export");
  const Data embedded = Data::embedded();
  if (!settings.force) refuse_changed_files(embedded, settings.folder);
  export_files(embedded, settings.folder);
  return 0;
}

}  // namespace

Command data() {
  return make_command(
      {.name = "data",
       .summary = "write out the embedded grammars and locales",
       .usage = "planilla data --export DIR [--force]",
       .about = "Writes the embedded grammars, locales and profiles below DIR. Give a folder of "
                "changed or new\n"
                "files to --data (or PLANILLA_DATA): it overrides the embedded ones file by file."},
      run_data);
}

}  // namespace planilla::commands
