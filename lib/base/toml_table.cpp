// Typed look-ups over packed values, which remember where they stood.
#include "base/toml_table.h"

#include <toml++/toml.h>

#include <algorithm>

#include "base/data_fault.h"
#include "base/embedded.h"
#include "base/toml_bounds.h"

namespace planilla {

namespace {

using Kind = PackedValue::Kind;

Arguments named(std::string_view key) {
  return {{"name", std::string(key)}};
}

// `kind` is a word of the sentence: text, texts, table ...
Arguments named(std::string_view key, const std::string& kind) {
  return {{"name", std::string(key)}, {"kind", kind}};
}

const PackedValue& empty_table() {
  static const PackedValue table{.kind = Kind::table};
  return table;
}

PackedToml packed(const std::string& origin, std::string_view bytes) {
  refuse_endless_toml(bytes, origin);
  try {
    return pack_toml({{origin, bytes}});
  } catch (const toml::parse_error& error) {
    const toml::source_position where = error.source().begin;
    throw DataFault(origin, where.line, where.column, "config-toml",
                    {{"reason", std::string(error.description())}});
  }
}

}  // namespace

TomlTable::TomlTable(std::shared_ptr<const PackedToml> file, PackedView view,
                     const PackedValue& table, std::string origin)
    : file_(std::move(file)),
      view_(view),
      table_(&table),
      origin_(std::move(origin)),
      asked_(table.size) {}

TomlTable TomlTable::parse(const Data& data, const std::string& name) {
  const std::string origin = data.origin(name);
  const std::string_view bytes = data.get(name);
  if (data.is_embedded(name)) {
    const PackedView files = embedded_toml();
    return {nullptr, files, *files.find(files.root(), name), origin};
  }
  const auto file = std::make_shared<const PackedToml>(packed(origin, bytes));
  return {file, file->view(), *file->view().find(file->view().root(), origin), origin};
}

// Keys are mostly asked for in their order.
const PackedValue* TomlTable::find(std::string_view key) const {
  const std::span<const PackedValue> items = view_.items(*table_);
  if (next_ < items.size() && view_.key(items[next_]) == key) return &items[next_];
  return view_.find(*table_, key);
}

bool TomlTable::has(std::string_view key) const {
  return find(key) != nullptr;
}

std::vector<std::string> TomlTable::keys() const {
  std::vector<std::string> out;
  for (const PackedValue& item : view_.items(*table_)) out.emplace_back(view_.key(item));
  return out;
}

const PackedValue* TomlTable::ask(std::string_view key) {
  const PackedValue* value = find(key);
  if (!value) return value;
  const auto place = static_cast<std::size_t>(value - view_.items(*table_).data());
  asked_[place] = true;
  next_ = place + 1;
  return value;
}

const PackedValue* TomlTable::ask(std::string_view key, Kind kind, const std::string& kind_name) {
  const PackedValue* value = ask(key);
  if (value && value->kind != kind) fail(key, "data-kind", named(key, kind_name));
  return value;
}

std::pair<std::size_t, std::size_t> TomlTable::place(std::string_view key) const {
  const PackedValue* value = find(key);
  if (!value) value = table_;
  return {value->line, value->column};
}

void TomlTable::fail(std::string_view key, std::string sentence, Arguments values) const {
  const auto [line, column] = place(key);
  throw DataFault(origin_, line, column, std::move(sentence), std::move(values));
}

std::string TomlTable::text(std::string_view key) {
  const PackedValue* value = ask(key, Kind::text, "text");
  if (!value) fail(key, "data-missing", named(key));
  return std::string(view_.text(*value));
}

std::string TomlTable::text(std::string_view key, std::string_view otherwise) {
  const PackedValue* value = ask(key, Kind::text, "text");
  return std::string(value ? view_.text(*value) : otherwise);
}

std::vector<std::string> TomlTable::texts(std::string_view key) {
  const PackedValue* value = ask(key);
  if (!value) return {};
  if (value->kind == Kind::text) return {std::string(view_.text(*value))};
  if (value->kind != Kind::list) fail(key, "data-kind", named(key, "texts"));
  std::vector<std::string> out;
  out.reserve(value->size);
  for (const PackedValue& item : view_.items(*value)) {
    if (item.kind != Kind::text)
      throw DataFault(origin_, item.line, item.column, "data-item", named(key, "text"));
    out.emplace_back(view_.text(item));
  }
  return out;
}

std::map<std::string, std::string> TomlTable::texts_by_key() {
  std::map<std::string, std::string> out;
  for (const PackedValue& item : view_.items(*table_)) {
    if (item.kind != Kind::text) fail(view_.key(item), "data-kind", named(view_.key(item), "text"));
    out.emplace_hint(out.end(), view_.key(item), view_.text(item));
  }
  asked_.assign(asked_.size(), true);
  return out;
}

bool TomlTable::flag(std::string_view key, bool otherwise) {
  const PackedValue* value = ask(key, Kind::flag, "flag");
  return value ? value->number() != 0 : otherwise;
}

std::int64_t TomlTable::number(std::string_view key, std::int64_t otherwise) {
  const PackedValue* value = ask(key, Kind::number, "number");
  return value ? value->number() : otherwise;
}

TomlTable TomlTable::table(std::string_view key) {
  const PackedValue* value = ask(key, Kind::table, "table");
  return {file_, view_, value ? *value : empty_table(), origin_};
}

std::vector<TomlTable> TomlTable::tables(std::string_view key) {
  const PackedValue* value = ask(key, Kind::list, "tables");
  std::vector<TomlTable> out;
  if (!value) return out;
  for (const PackedValue& item : view_.items(*value)) {
    if (item.kind != Kind::table)
      throw DataFault(origin_, item.line, item.column, "data-item", named(key, "table"));
    out.push_back({file_, view_, item, origin_});
  }
  return out;
}

std::optional<std::string_view> TomlTable::look_up(std::string_view key) const {
  const PackedValue* value = find(key);
  if (!value || value->kind != Kind::text) return std::nullopt;
  return view_.text(*value);
}

TomlTable TomlTable::look_into(std::string_view key) const {
  const PackedValue* value = find(key);
  return {file_, view_, value && value->kind == Kind::table ? *value : empty_table(), origin_};
}

void TomlTable::finish() const {
  for (std::size_t i = 0; i < asked_.size(); ++i) {
    const PackedValue& item = view_.items(*table_)[i];
    if (!asked_[i])
      throw DataFault(origin_, item.key_line, item.key_column, "data-unknown-key",
                      named(view_.key(item)));
  }
}

}  // namespace planilla
