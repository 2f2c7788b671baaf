// Messages out of TOML.
#include "write/findings/message_catalog.h"

#include <set>
#include <utility>

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

constexpr const char* rule_keys[] = {"help", "message", "title", "why"};

void check_file(const Data& data, const std::string& name) {
  TomlTable file = TomlTable::parse(data, name);
  TomlTable pieces = file.table("letters");
  for (const auto& [piece, role] : piece_keys) pieces.text(piece, "");
  pieces.finish();
  TomlTable words = file.table("words");
  for (const std::string& word : words.keys()) words.text(word);
  TomlTable texts = file.table("texts");
  for (const std::string& key : texts.keys()) texts.text(key);
  TomlTable rules = file.table("rules");
  for (const std::string& id : rules.keys()) {
    if (!find_rule(id)) rules.fail(id, "unknown-rule", {{"name", id}});
    TomlTable rule = rules.table(id);
    for (const char* key : rule_keys) rule.text(key, "");
    rule.finish();
  }
  file.finish();
}

}  // namespace

MessageCatalog::MessageCatalog(const Data& data, const std::string& tag)
    : language(tag), letters(Symbols::english()) {
  for (const std::string& file : {texts_file(tag), rules_file(tag)})
    if (data.has(file)) load(data, file);
}

void MessageCatalog::load(const Data& data, const std::string& name) {
  if (!data.is_embedded(name)) check_file(data, name);
  const TomlTable file = TomlTable::parse(data, name);
  const TomlTable pieces = file.look_into("letters");
  for (const auto& [piece, role] : piece_keys)
    if (const auto letter = pieces.look_up(piece)) letters.of[role] = *letter;
  files_.push_back({file.look_into("texts"), file.look_into("rules"), file.look_into("words")});
}

void MessageCatalog::check(const Data& data, const std::string& tag) {
  for (const std::string& file : {texts_file(tag), rules_file(tag)})
    if (data.has(file)) check_file(data, file);
}

std::optional<MessageText> MessageCatalog::text(std::string_view key) const {
  const std::size_t slash = key.find('/');
  for (auto file = files_.rbegin(); file != files_.rend(); ++file) {
    const TomlTable table =
        slash == key.npos ? file->texts : file->rules.look_into(key.substr(0, slash));
    const std::string_view own = slash == key.npos ? key : key.substr(slash + 1);
    const auto found = table.look_up(own);
    if (!found) continue;
    if (found->empty()) return std::nullopt;
    const auto [line, column] = table.place(own);
    return MessageText{std::string(*found), table.origin(), line, column};
  }
  return std::nullopt;
}

std::vector<std::string> MessageCatalog::keys(std::string_view prefix) const {
  std::set<std::string> out;
  for (const File& file : files_)
    for (std::string& key : file.texts.keys())
      if (key.starts_with(prefix)) out.insert(std::move(key));
  return {out.begin(), out.end()};
}

std::optional<MessageText> MessageCatalog::rule(Rule rule, std::string_view key) const {
  return text(std::string(rule_id(rule)).append("/").append(key));
}

std::optional<std::string_view> MessageCatalog::word(std::string_view english) const {
  for (auto file = files_.rbegin(); file != files_.rend(); ++file)
    if (const auto found = file->words.look_up(english)) return found;
  return std::nullopt;
}

std::vector<std::string> MessageCatalog::words() const {
  std::set<std::string> out;
  for (const File& file : files_)
    for (std::string& word : file.words.keys()) out.insert(std::move(word));
  return {out.begin(), out.end()};
}

bool MessageCatalog::exists(const Data& data, std::string_view language) {
  return data.has(texts_file(language)) || data.has(rules_file(language));
}

}  // namespace planilla
