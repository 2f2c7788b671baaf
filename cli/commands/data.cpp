// planilla data: the embedded data files, written out as a starting point for --data.
#include "base/data.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "command.h"
#include "options.h"
#include "output.h"

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
  const std::string others = count == 1 ? "" : " and " + std::to_string(count - 1) + " more";
  throw OutputRefused("data --export: '" + first + "'" + others +
                      " would be overwritten, and differ from the built-in files; --force "
                      "overwrites them, another folder keeps them");
}

void export_files(const Data& data, const fs::path& folder) {
  for (const std::string& name : data.list("")) {
    const fs::path path = folder / name;
    if (holds(path, data.get(name))) continue;
    fs::create_directories(path.parent_path());
    ByteSink file = ByteSink::to_file(path.string());
    file.write(data.get(name));
    file.commit();
  }
}

int run_data(const std::vector<std::string>& arguments) {
  OptionSet set("data", "planilla data --export DIR [--force]",
                "Writes the embedded grammars, locales and profiles below DIR. Give a folder of "
                "changed or new\n"
                "files to --data (or PLANILLA_DATA): it overrides the embedded ones file by file.");
  set.add_export();
  const std::optional<Options> options = set.parse(arguments);
  if (!options) return 0;
  if (options->export_folder.empty()) throw UsageError("data: --export DIR is needed");
  const Data embedded = Data::embedded();
  if (!options->force) refuse_changed_files(embedded, options->export_folder);
  export_files(embedded, options->export_folder);
  return 0;
}

}  // namespace

Command data() {
  return {"data", "write out the embedded grammars and locales", run_data};
}

}  // namespace planilla::commands
