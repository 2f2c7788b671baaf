// A table of a data file, read strictly.
//
//   TomlTable file = TomlTable::parse(data, "locales/es.toml");
//   std::string tag = file.text("tag");                      // DataError if it is missing or no
//   string std::vector<std::string> king = file.table("letters").texts("king"); file.finish(); //
//   DataError at a key that was never read
//
// Every fault is a DataError with file, line and column. A table lives as long as any copy of its
// file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/argument.h"
#include "base/data.h"
#include "base/packed_toml.h"

namespace planilla {

class TomlTable {
public:
  static TomlTable parse(const Data& data, const std::string& name);

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // sorted

  std::string text(std::string_view key);  // must be there
  std::string text(std::string_view key, std::string_view otherwise);
  std::vector<std::string> texts(
      std::string_view key);                          // a list of strings, or one; none if missing
  std::map<std::string, std::string> texts_by_key();  // all of a table that holds texts only
  bool flag(std::string_view key, bool otherwise);
  std::int64_t number(std::string_view key, std::int64_t otherwise);
  TomlTable table(std::string_view key);                // empty if missing
  std::vector<TomlTable> tables(std::string_view key);  // [[key]]; none if missing

  void finish() const;

  // For whoever asks a file for single texts long after it was checked: none, or an empty table, if
  // there is nothing of the kind. The text lives as long as the table.
  std::optional<std::string_view> look_up(std::string_view key) const;
  TomlTable look_into(std::string_view key) const;

  // A fault of the value of `key`, or of the table where it has none.
  // `sentence` is one of locales/messages/, with its arguments.
  [[noreturn]] void fail(std::string_view key, std::string sentence, Arguments values = {}) const;
  // Where such a fault would be: line and column.
  std::pair<std::size_t, std::size_t> place(std::string_view key) const;
  const std::string& origin() const { return origin_; }

private:
  TomlTable(std::shared_ptr<const PackedToml> file, PackedView view, const PackedValue& table,
            std::string origin);
  const PackedValue* find(std::string_view key) const;
  const PackedValue* ask(std::string_view key);
  const PackedValue* ask(std::string_view key, PackedValue::Kind kind,
                         const std::string& kind_name);

  std::shared_ptr<const PackedToml> file_;  // of an overlay
  PackedView view_;
  const PackedValue* table_;
  std::string origin_;
  std::vector<bool> asked_;  // of the items of the table
  std::size_t next_ = 0;     // behind the last that was asked for
};

}  // namespace planilla
