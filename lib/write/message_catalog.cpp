// Messages out of TOML.
#include "write/message_catalog.h"

#include <algorithm>
#include <array>

#include <toml++/toml.h>

namespace planilla {

namespace {

constexpr std::array<std::string_view, 4> rule_keys = {"message", "help", "title", "why"};
constexpr std::array<std::pair<std::string_view, Role>, 6> pieces = {{{"pawn", pawn},
                                                                      {"knight", knight},
                                                                      {"bishop", bishop},
                                                                      {"rook", rook},
                                                                      {"queen", queen},
                                                                      {"king", king}}};

std::string texts_file(std::string_view language) {
  return std::string("locales/messages/").append(language).append(".toml");
}

std::string rules_file(std::string_view language) {
  return std::string("locales/messages/rules/").append(language).append(".toml");
}

[[noreturn]] void fail(const std::string& file, const toml::node& node, const std::string& what) {
  throw DataError(file, node.source().begin.line, node.source().begin.column, what);
}

[[noreturn]] void fail_key(const std::string& file, const toml::key& key, const std::string& what) {
  throw DataError(file, key.source().begin.line, key.source().begin.column, what);
}

const toml::table& table_of(const toml::node& node, const std::string& file) {
  if (!node.is_table()) fail(file, node, "a table is expected here");
  return *node.as_table();
}

MessageText text_of(const toml::node& node, const std::string& file) {
  if (!node.is_string()) fail(file, node, "a text is expected here");
  return {node.as_string()->get(), file, node.source().begin.line, node.source().begin.column};
}

Role role_of_key(const toml::key& key, const std::string& file) {
  for (const auto& [name, role] : pieces)
    if (name == key.str()) return role;
  fail_key(file, key, "unknown piece '" + std::string(key.str()) + "'");
}

toml::table parse(const Data& data, const std::string& name) {
  try {
    return toml::parse(data.get(name), data.origin(name));
  } catch (const toml::parse_error& error) {
    throw DataError(data.origin(name), error.source().begin.line, error.source().begin.column,
                    std::string(error.description()));
  }
}

}  // namespace

MessageCatalog::MessageCatalog(const Data& data, const std::string& tag)
    : language(tag), letters(Symbols::english()) {
  for (const std::string& file : {texts_file(tag), rules_file(tag)})
    if (data.has(file)) load(data, file);
}

void MessageCatalog::load(const Data& data, const std::string& name) {
  const toml::table root = parse(data, name);
  const std::string file = data.origin(name);
  for (const auto& [section, node] : root) {
    const toml::table& table = table_of(node, file);
    if (section == "letters") {
      for (const auto& [key, value] : table)
        letters.of[role_of_key(key, file)] = text_of(value, file).pattern;
    } else if (section == "texts") {
      for (const auto& [key, value] : table) texts_[std::string(key.str())] = text_of(value, file);
    } else if (section == "rules") {
      for (const auto& [id, entry] : table) {
        if (!find_rule(id.str()))
          fail_key(file, id, "unknown rule '" + std::string(id.str()) + "'");
        for (const auto& [key, value] : table_of(entry, file)) {
          if (std::find(rule_keys.begin(), rule_keys.end(), key.str()) == rule_keys.end())
            fail_key(file, key, "unknown key '" + std::string(key.str()) + "'");
          texts_[std::string(id.str()).append("/").append(key.str())] = text_of(value, file);
        }
      }
    } else {
      fail_key(file, section, "unknown table '" + std::string(section.str()) + "'");
    }
  }
}

const MessageText* MessageCatalog::text(std::string_view key) const {
  const auto found = texts_.find(key);
  return found == texts_.end() || found->second.pattern.empty() ? nullptr : &found->second;
}

const MessageText* MessageCatalog::rule(Rule rule, std::string_view key) const {
  return text(std::string(rule_id(rule)).append("/").append(key));
}

bool MessageCatalog::exists(const Data& data, std::string_view language) {
  return data.has(texts_file(language)) || data.has(rules_file(language));
}

}  // namespace planilla
