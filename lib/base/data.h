// The data files that planilla reads: grammars/, laws/, locales/, pages/, profiles/,
// repair/.
//
//   Data data = Data::embedded();
//   data.overlay("/home/ana/planilla-data");     // file by file, where that folder has one
//   for (const std::string& name : data.list("locales/")) read(name, data.get(name));
//
// Names are paths in the repository ("locales/es.toml"). They are embedded in the binary; a folder
// given with --data or PLANILLA_DATA overrides them file by file and may add new ones.
//
// A fault in a data file is a fault of the environment: DataError, with file, line and column.
#pragma once

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct DataError : std::runtime_error {
  // line and column from 1; 0 where the whole file is meant.
  DataError(const std::string& file, std::size_t line, std::size_t column, const std::string& what);
};

class Data {
public:
  static Data embedded();

  // Throws std::filesystem::filesystem_error or DataError if the folder cannot be read.
  void overlay(const std::filesystem::path& folder);

  // Names that begin with `prefix`, sorted.
  std::vector<std::string> list(std::string_view prefix) const;

  bool has(std::string_view name) const;

  // The bytes of a file. Throws DataError if there is none of that name.
  std::string_view get(std::string_view name) const;

  // Does no file whose name begins with `prefix` come from an overlay?
  bool is_embedded(std::string_view prefix) const;

  // Where it came from, for messages: the path in the overlay, or the embedded name.
  std::string origin(std::string_view name) const;

private:
  struct File {
    std::string path;   // in the overlay; empty: embedded
    std::string bytes;  // of an overlay file
    std::string_view view;
  };
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace planilla
