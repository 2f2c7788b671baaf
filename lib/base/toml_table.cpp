// Typed look-ups over toml++, which remembers where each value stood.
#include "base/toml_table.h"

#include <toml++/toml.h>

#include <optional>
#include <utility>

namespace planilla {

namespace {

[[noreturn]] void fail_at(const std::string& origin, const toml::source_position& where,
                          const std::string& what) {
  throw DataError(origin, where.line, where.column, what);
}

std::string quoted(std::string_view key) {
  return std::string("'").append(key).append("'");
}

const toml::table& empty_table() {
  static const toml::table table;
  return table;
}

}  // namespace

TomlTable::TomlTable(std::shared_ptr<const toml::table> file, const toml::table* table,
                     std::string origin)
    : file_(std::move(file)), table_(table), origin_(std::move(origin)) {}

TomlTable TomlTable::parse(const Data& data, const std::string& name) {
  const std::string origin = data.origin(name);
  try {
    auto file = std::make_shared<const toml::table>(toml::parse(data.get(name), origin));
    return {file, file.get(), origin};
  } catch (const toml::parse_error& error) {
    fail_at(origin, error.source().begin, std::string(error.description()));
  }
}

bool TomlTable::has(std::string_view key) const {
  return table_->get(key) != nullptr;
}

std::vector<std::string> TomlTable::keys() const {
  std::vector<std::string> out;
  for (const auto& [key, value] : *table_) out.emplace_back(key.str());
  return out;
}

const toml::node* TomlTable::ask(std::string_view key) {
  asked_.emplace(key);
  return table_->get(key);
}

void TomlTable::fail(std::string_view key, const std::string& what) const {
  const toml::node* node = table_->get(key);
  fail_at(origin_, (node ? node->source() : table_->source()).begin, what);
}

std::string TomlTable::text(std::string_view key) {
  if (!has(key)) fail(key, quoted(key) + " is missing");
  return text(key, "");
}

std::string TomlTable::text(std::string_view key, std::string_view otherwise) {
  const toml::node* node = ask(key);
  if (!node) return std::string(otherwise);
  if (!node->is_string()) fail(key, quoted(key) + " must be a string");
  return node->as_string()->get();
}

std::vector<std::string> TomlTable::texts(std::string_view key) {
  const toml::node* node = ask(key);
  if (!node) return {};
  if (node->is_string()) return {node->as_string()->get()};
  if (!node->is_array()) fail(key, quoted(key) + " must be a list of strings");
  std::vector<std::string> out;
  for (const toml::node& item : *node->as_array()) {
    if (!item.is_string()) fail_at(origin_, item.source().begin, quoted(key) + " holds no string");
    out.push_back(item.as_string()->get());
  }
  return out;
}

bool TomlTable::flag(std::string_view key, bool otherwise) {
  const toml::node* node = ask(key);
  if (!node) return otherwise;
  if (!node->is_boolean()) fail(key, quoted(key) + " must be true or false");
  return node->as_boolean()->get();
}

std::int64_t TomlTable::number(std::string_view key, std::int64_t otherwise) {
  const toml::node* node = ask(key);
  if (!node) return otherwise;
  if (!node->is_integer()) fail(key, quoted(key) + " must be a whole number");
  return node->as_integer()->get();
}

TomlTable TomlTable::table(std::string_view key) {
  const toml::node* node = ask(key);
  if (!node) return {file_, &empty_table(), origin_};
  if (!node->is_table()) fail(key, quoted(key) + " must be a table");
  return {file_, node->as_table(), origin_};
}

std::vector<TomlTable> TomlTable::tables(std::string_view key) {
  const toml::node* node = ask(key);
  std::vector<TomlTable> out;
  if (!node) return out;
  if (!node->is_array()) fail(key, quoted(key) + " must be written [[" + std::string(key) + "]]");
  for (const toml::node& item : *node->as_array()) {
    if (!item.is_table()) fail_at(origin_, item.source().begin, quoted(key) + " holds no table");
    out.push_back({file_, item.as_table(), origin_});
  }
  return out;
}

void TomlTable::finish() const {
  for (const auto& [key, value] : *table_)
    if (!asked_.count(key.str()))
      fail_at(origin_, key.source().begin, "unknown key " + quoted(key.str()));
}

}  // namespace planilla
