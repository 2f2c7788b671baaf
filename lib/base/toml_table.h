// A table of a data file, read strictly.
//
//   TomlTable file = TomlTable::parse(data, "locales/es.toml");
//   std::string tag = file.text("tag");                      // DataError if it is missing or no
//   string std::vector<std::string> king = file.table("letters").texts("king"); file.finish(); //
//   DataError at a key nobody asked for
//
// Every fault is a DataError with file, line and column. A table lives as long as any copy of its
// file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace toml {
inline namespace v3 {
class node;
class table;
}  // namespace v3
}  // namespace toml

namespace planilla {

class TomlTable {
public:
  static TomlTable parse(const Data& data, const std::string& name);

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // sorted

  std::string text(std::string_view key);  // must be there
  std::string text(std::string_view key, std::string_view otherwise);
  std::vector<std::string> texts(
      std::string_view key);  // a list of strings, or one; none if missing
  bool flag(std::string_view key, bool otherwise);
  std::int64_t number(std::string_view key, std::int64_t otherwise);
  TomlTable table(std::string_view key);                // empty if missing
  std::vector<TomlTable> tables(std::string_view key);  // [[key]]; none if missing

  void finish() const;

  // A fault of the value of `key`, or of the table where it has none.
  [[noreturn]] void fail(std::string_view key, const std::string& what) const;
  const std::string& origin() const { return origin_; }

private:
  TomlTable(std::shared_ptr<const toml::table> file, const toml::table* table, std::string origin);
  const toml::node* ask(std::string_view key);

  std::shared_ptr<const toml::table> file_;
  const toml::table* table_;
  std::string origin_;
  std::set<std::string, std::less<>> asked_;
};

}  // namespace planilla
