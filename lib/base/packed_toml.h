// TOML files as flat lists of values, which are read without a parser.
//
//   PackedToml packed = pack_toml({{"locales/es.toml", bytes}});        // toml::parse_error
//   PackedView files = packed.view();
//   const PackedValue* es = files.find(files.root(), "locales/es.toml");
//   files.text(*files.find(*es, "tag"))                                 // "es"
//
// The build packs what is embedded (cmake/pack_toml.cpp); a file of an overlay is packed when it is
// read. base/toml_table.h reads both forms and is the only user.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct PackedValue {
  enum class Kind : std::uint32_t { text, number, flag, list, table, other };

  Kind kind = Kind::other;
  std::uint32_t begin = 0, size = 0;  // of a text: bytes; of a list or table: values; else the low
                                      // and high half of a number
  std::uint32_t line = 0, column = 0;
  std::uint32_t key = 0, key_size = 0;  // bytes; none in a list
  std::uint32_t key_line = 0, key_column = 0;

  std::int64_t number() const {
    return static_cast<std::int64_t>(std::uint64_t{size} << 32 | begin);
  }
};

struct PackedView {
  const PackedValue* values = nullptr;
  const char* bytes = nullptr;

  const PackedValue& root() const { return values[0]; }  // a table of files by their names
  // In a table in the order of their keys.
  std::span<const PackedValue> items(const PackedValue& list) const {
    return {values + list.begin, list.size};
  }
  std::string_view key(const PackedValue& value) const {
    return {bytes + value.key, value.key_size};
  }
  std::string_view text(const PackedValue& value) const {
    return {bytes + value.begin, value.size};
  }
  // nullptr if there is none.
  const PackedValue* find(const PackedValue& table, std::string_view key) const;
};

struct PackedToml {
  std::vector<PackedValue> values;
  std::string bytes;

  PackedView view() const { return {values.data(), bytes.data()}; }
};

// Throws toml::parse_error, whose source has the name of the file.
PackedToml pack_toml(const std::map<std::string, std::string_view>& files);

}  // namespace planilla
