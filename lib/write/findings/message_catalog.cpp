// Messages out of TOML.
#include "write/findings/message_catalog.h"

#include <utility>

#include "base/toml_table.h"

namespace planilla {

namespace {

constexpr std::pair<const char*, Role> piece_keys[] = {{"pawn", pawn},     {"knight", knight},
                                                       {"bishop", bishop}, {"rook", rook},
                                                       {"queen", queen},   {"king", king}};

std::string texts_file(std::string_view language) {
  return std::string("locales/messages/").append(language).append(".toml");
}

std::string rules_file(std::string_view language) {
  return std::string("locales/messages/rules/").append(language).append(".toml");
}

MessageText text_of(TomlTable& table, const std::string& key) {
  const auto [line, column] = table.place(key);
  return {table.text(key), table.origin(), line, column};
}

}  // namespace

MessageCatalog::MessageCatalog(const Data& data, const std::string& tag)
    : language(tag), letters(Symbols::english()) {
  for (const std::string& file : {texts_file(tag), rules_file(tag)})
    if (data.has(file)) load(data, file);
}

void MessageCatalog::load(const Data& data, const std::string& name) {
  TomlTable file = TomlTable::parse(data, name);
  TomlTable pieces = file.table("letters");
  for (const auto& [piece, role] : piece_keys)
    if (pieces.has(piece)) letters.of[role] = pieces.text(piece);
  pieces.finish();
  TomlTable texts = file.table("texts");
  for (const std::string& key : texts.keys()) texts_[key] = text_of(texts, key);
  TomlTable rules = file.table("rules");
  for (const std::string& id : rules.keys()) {
    if (!find_rule(id)) rules.fail(id, "unknown rule '" + id + "'");
    TomlTable rule = rules.table(id);
    for (const std::string key : {"message", "help", "title", "why"})
      if (rule.has(key)) texts_[id + "/" + key] = text_of(rule, key);
    rule.finish();
  }
  file.finish();
}

const MessageText* MessageCatalog::text(std::string_view key) const {
  const auto found = texts_.find(key);
  return found == texts_.end() || found->second.pattern.empty() ? nullptr : &found->second;
}

std::vector<std::string> MessageCatalog::keys(std::string_view prefix) const {
  std::vector<std::string> out;
  for (auto text = texts_.lower_bound(prefix);
       text != texts_.end() && text->first.starts_with(prefix); ++text)
    if (text->first.find('/') == std::string::npos) out.push_back(text->first);
  return out;
}

const MessageText* MessageCatalog::rule(Rule rule, std::string_view key) const {
  return text(std::string(rule_id(rule)).append("/").append(key));
}

bool MessageCatalog::exists(const Data& data, std::string_view language) {
  return data.has(texts_file(language)) || data.has(rules_file(language));
}

}  // namespace planilla
