// From the trees of toml++ to lists in which the items of each table and list lie side by side.
#include "base/packed_toml.h"

#include <toml++/toml.h>

#include <algorithm>
#include <utility>

namespace planilla {

namespace {

using Kind = PackedValue::Kind;

class Packer {
public:
  explicit Packer(PackedToml& out) : out_(out) {}

  // Room for `size` items of the list or table at `place`.
  std::uint32_t make_items(std::size_t place, Kind kind, std::size_t size) {
    const auto begin = static_cast<std::uint32_t>(out_.values.size());
    out_.values[place].kind = kind;
    std::tie(out_.values[place].begin, out_.values[place].size) =
        std::pair(begin, static_cast<std::uint32_t>(size));
    out_.values.resize(begin + size);
    return begin;
  }

  void set_key(std::size_t place, std::string_view key, toml::source_position where) {
    PackedValue& value = out_.values[place];
    std::tie(value.key, value.key_size) = put(key);
    std::tie(value.key_line, value.key_column) = std::pair(where.line, where.column);
  }

  void set(std::size_t place, const toml::node& node) {
    PackedValue& value = out_.values[place];
    std::tie(value.line, value.column) =
        std::pair(node.source().begin.line, node.source().begin.column);
    if (const auto* text = node.as_string()) {
      value.kind = Kind::text;
      std::tie(value.begin, value.size) = put(text->get());
    } else if (const auto* number = node.as_integer()) {
      set_number(value, Kind::number, number->get());
    } else if (const auto* flag = node.as_boolean()) {
      set_number(value, Kind::flag, flag->get());
    } else if (const auto* list = node.as_array()) {
      std::size_t item = make_items(place, Kind::list, list->size());
      for (const toml::node& one : *list) set(item++, one);
    } else if (const auto* table = node.as_table()) {
      std::size_t item = make_items(place, Kind::table, table->size());
      for (const auto& [key, one] : *table) {
        set_key(item, key.str(), key.source().begin);
        set(item++, one);
      }
    }
  }

private:
  static void set_number(PackedValue& value, Kind kind, std::int64_t number) {
    value.kind = kind;
    value.begin = static_cast<std::uint32_t>(number);
    value.size = static_cast<std::uint32_t>(static_cast<std::uint64_t>(number) >> 32);
  }

  std::pair<std::uint32_t, std::uint32_t> put(std::string_view text) {
    const std::pair place(static_cast<std::uint32_t>(out_.bytes.size()),
                          static_cast<std::uint32_t>(text.size()));
    out_.bytes += text;
    return place;
  }

  PackedToml& out_;
};

}  // namespace

const PackedValue* PackedView::find(const PackedValue& table, std::string_view name) const {
  const std::span<const PackedValue> all = items(table);
  const auto found = std::lower_bound(
      all.begin(), all.end(), name,
      [&](const PackedValue& item, std::string_view wanted) { return key(item) < wanted; });
  return found != all.end() && key(*found) == name ? &*found : nullptr;
}

PackedToml pack_toml(const std::map<std::string, std::string_view>& files) {
  PackedToml out;
  out.values.resize(1);
  Packer packer(out);
  std::size_t item = packer.make_items(0, Kind::table, files.size());
  for (const auto& [name, bytes] : files) {
    packer.set_key(item, name, {});
    packer.set(item++, toml::parse(bytes, name));
  }
  return out;
}

}  // namespace planilla
