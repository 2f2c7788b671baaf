// Embedded data files, and the folder that overrides them.
#include "base/data.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>
#include <variant>

#include "base/data_fault.h"
#include "base/embedded.h"

namespace planilla {

namespace fs = std::filesystem;

namespace {

std::string place(const std::string& file, std::size_t line, std::size_t column) {
  std::string out = file;
  if (line != 0) out.append(":").append(std::to_string(line));
  if (line != 0 && column != 0) out.append(":").append(std::to_string(column));
  return out;
}

std::string listed(const Arguments& values) {
  std::string out;
  for (const Argument& one : values) {
    const auto* text = std::get_if<std::string>(&one.value);
    out.append(": ").append(text ? *text : std::to_string(std::get<std::int64_t>(one.value)));
  }
  return out;
}

// A folder of data may hold other files, a README or what an editor leaves behind.
bool is_data(const fs::path& path) {
  constexpr std::array<std::string_view, 6> endings = {".toml", ".html", ".css",
                                                       ".js",   ".svg",  ".txt"};
  return std::find(endings.begin(), endings.end(), path.extension().string()) != endings.end();
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw DataFault(path.string(), 0, 0, "data-not-read");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

DataError::DataError(const std::string& file, std::size_t line, std::size_t column,
                     const std::string& what)
    : std::runtime_error(place(file, line, column) + ": " + what) {}

DataFault::DataFault(const std::string& file, std::size_t line, std::size_t column,
                     std::string sentence, Arguments values)
    : DataError(file, line, column, sentence + listed(values)),
      told(place(file, line, column) + ": ", std::move(sentence), std::move(values)) {}

Data Data::embedded() {
  Data data;
  for (const auto& [name, bytes] : embedded_files()) data.files_[name] = {{}, {}, bytes};
  return data;
}

void Data::overlay(const fs::path& folder) {
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || !is_data(entry.path())) continue;
    const std::string name = fs::relative(entry.path(), folder).generic_string();
    File& file = files_[name];
    file.path = entry.path().string();
    file.bytes = read_file(entry.path());
    file.view = file.bytes;
  }
}

std::vector<std::string> Data::list(std::string_view prefix) const {
  std::vector<std::string> names;
  for (auto it = files_.lower_bound(prefix); it != files_.end() && it->first.starts_with(prefix);
       ++it)
    names.push_back(it->first);
  return names;
}

bool Data::has(std::string_view name) const {
  return files_.find(name) != files_.end();
}

std::string_view Data::get(std::string_view name) const {
  const auto found = files_.find(name);
  if (found == files_.end()) throw DataFault(std::string(name), 0, 0, "data-no-file");
  return found->second.path.empty() ? found->second.view : std::string_view(found->second.bytes);
}

bool Data::is_embedded(std::string_view prefix) const {
  for (auto it = files_.lower_bound(prefix); it != files_.end() && it->first.starts_with(prefix);
       ++it)
    if (!it->second.path.empty()) return false;
  return true;
}

std::string Data::origin(std::string_view name) const {
  const auto found = files_.find(name);
  return found == files_.end() || found->second.path.empty() ? std::string(name)
                                                             : found->second.path;
}

}  // namespace planilla
