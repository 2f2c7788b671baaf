// planilla data: the embedded data files, written out as a starting point for --data.
#include "base/data.h"

#include "command.h"
#include "options.h"

namespace planilla::commands {

namespace {

int run_data(const std::vector<std::string>& arguments) {
  OptionSet set("data", "planilla data --export DIR",
                "Writes the embedded grammars, locales and profiles below DIR. Give a folder of "
                "changed or new\n"
                "files to --data (or PLANILLA_DATA): it overrides the embedded ones file by file.");
  set.add_export();
  const std::optional<Options> options = set.parse(arguments);
  if (!options) return 0;
  if (options->export_folder.empty()) throw UsageError("data: --export DIR is needed");
  Data::embedded().export_to(options->export_folder);
  return 0;
}

}  // namespace

Command data() {
  return {"data", "write out the embedded grammars and locales", run_data};
}

}  // namespace planilla::commands
