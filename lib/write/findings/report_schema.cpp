// From what the files of the rules declare to JSON Schema.
#include "write/findings/report_schema.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

Object typed(std::string_view type, std::string_view description) {
  Object out;
  out["type"] = type;
  if (!description.empty()) out["description"] = description;
  return out;
}

Object counted(std::string_view description, int minimum = 0) {
  Object out = typed("integer", description);
  out["minimum"] = minimum;
  return out;
}

Object words(std::string_view list) {
  Object out = Object::array();
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    out.push_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return out;
}

Object schema_of(const ArgumentInfo& argument) {
  Object out;
  if (argument.type == ArgumentType::word)
    out["enum"] = words(argument.words);
  else if (argument.type == ArgumentType::flag)
    out["enum"] = {"true", "false"};
  else
    out["type"] = argument.type == ArgumentType::number ? "integer" : "string";
  out["description"] = argument.meaning;
  return out;
}

// The arguments of an optional group are there together: each of them asks for the required ones.
Object dependencies(std::span<const ArgumentInfo> arguments) {
  std::map<std::string_view, std::vector<std::string_view>> required;
  for (const ArgumentInfo& argument : arguments)
    if (!argument.group.empty() && !argument.group_required && argument.required)
      required[argument.group].push_back(argument.name);
  Object out = Object::object();
  for (const ArgumentInfo& argument : arguments) {
    if (argument.group.empty() || argument.group_required) continue;
    Object others = Object::array();
    for (const std::string_view name : required[argument.group])
      if (name != argument.name) others.push_back(name);
    if (!others.empty()) out[std::string(argument.name)] = std::move(others);
  }
  return out;
}

// Where a group stands alone, nothing else is required.
Object required_arguments(std::span<const ArgumentInfo> arguments) {
  Object required = Object::array(), alone = Object::array();
  for (const ArgumentInfo& argument : arguments) {
    if (!argument.required) continue;
    if (argument.group_required) required.push_back(argument.name);
    if (argument.alone && !argument.group_required) alone.push_back(argument.name);
  }
  Object all;
  all["required"] = std::move(required);
  if (all["required"].empty() || alone.empty()) return all;
  Object out;
  out["anyOf"] = Object::array({all});
  out["anyOf"].push_back(Object());
  out["anyOf"].back()["required"] = std::move(alone);
  return out;
}

// Beside `more`, where a finding speaks for others of its file.
void add_extent(Object& properties) {
  properties["in_games"] = counted("in how many games of the file it is so, with this one", 1);
  properties["last_game"] = counted("the last of these games");
}

Object arguments_of(Rule rule) {
  const std::span<const ArgumentInfo> arguments = rule.info().arguments;
  Object out = {{"type", "object"}, {"properties", Object::object()}};
  for (const ArgumentInfo& argument : arguments)
    out["properties"][std::string(argument.name)] = schema_of(argument);
  add_extent(out["properties"]);
  out["additionalProperties"] = false;
  Object required = required_arguments(arguments);
  if (!required.contains("required") || !required["required"].empty()) out.update(required);
  Object together = dependencies(arguments);
  if (!together.empty()) out["dependentRequired"] = std::move(together);
  return out;
}

bool needs_arguments(Rule rule) {
  for (const ArgumentInfo& argument : rule.info().arguments)
    if (argument.required && argument.group_required) return true;
  return false;
}

// "If it is of this rule, its arguments are those."
Object of_rule(Rule rule) {
  Object then;
  if (rule.info().arguments.empty()) {
    then["properties"]["args"]["$ref"] = "#/$defs/extent";
  } else {
    then["properties"]["args"]["$ref"] = std::string("#/$defs/args/").append(rule_id(rule));
    if (needs_arguments(rule)) then["required"] = {"args"};
  }
  Object out;
  out["if"]["properties"]["rule"]["const"] = rule_id(rule);
  out["then"] = std::move(then);
  return out;
}

Object finding(std::span<const Rule> rules) {
  Object properties;
  properties["file"] = typed("string", "as it was named; <stdin>");
  properties["game"] = counted("from 1, over the whole input; absent: of the file itself", 1);
  properties["line"] = counted("from 1");
  properties["column"] = counted("from 1, in code points");
  properties["offset"] = counted("bytes of the file, before conversion of its characters");
  properties["length"] = counted("bytes");
  properties["rule"]["enum"] = Object::array();
  for (const Rule rule : rules) properties["rule"]["enum"].push_back(rule_id(rule));
  properties["severity"]["enum"] = {"error", "warning", "note"};
  properties["ply"] = counted("half-move, from 1, in the line where it stands", 1);
  properties["move"] = typed("string", "number and side of that half-move: 9...");
  properties["variation"] = typed("string", "path to the variation: 9.1/12.2");
  properties["written"] = typed("string", "the text as it stood");
  properties["candidates"] = typed("array", "moves it can be, English SAN");
  properties["candidates"]["items"]["type"] = "string";
  properties["suggestion"] = typed("string", "the move it probably was, English SAN");
  properties["applied"] = typed("boolean", "was the suggestion written?");
  properties["more"] =
      counted("so many more of the kind are in the game, or in the file, and not listed", 1);
  properties["fen"] = typed("string", "the position before the move");
  properties["article"] = typed("string", "of the Laws, or of the PGN standard: PGN 8.2.6");
  properties["white"] = typed("string", "the player");
  properties["black"] = typed("string", "the player");
  properties["args"] = typed("object", "what else the rule has to say, by name");
  properties["message"] = typed("string", "the sentence, in the language of --ui");
  Object out = {{"type", "object"}};
  out["properties"] = std::move(properties);
  out["required"] = {"file", "line", "column", "offset", "length", "rule", "severity", "message"};
  out["additionalProperties"] = false;
  out["allOf"] = Object::array();
  for (const Rule rule : rules) out["allOf"].push_back(of_rule(rule));
  return out;
}

Object shard() {
  Object out = typed("object", "which part of a run the report is of: --shard");
  out["properties"]["part"] = counted("", 1);
  out["properties"]["of"] = counted("", 1);
  out["properties"]["job"] = typed("string", "a hash of the inputs and the options");
  out["required"] = {"part", "of", "job"};
  out["additionalProperties"] = false;
  return out;
}

Object summary() {
  Object counts = {{"type", "object"}, {"properties", Object::object()}};
  for (const char* key : {"games", "clean", "repaired", "broken", "plies"})
    counts["properties"][key] = counted("");
  Object& findings = counts["properties"]["findings"] = {{"type", "object"}};
  for (const char* severity : {"error", "warning", "note"})
    findings["properties"][severity] = counted("");
  findings["required"] = {"error", "warning", "note"};
  findings["additionalProperties"] = false;
  Object& rules = counts["properties"]["rules"] = typed("object", "findings by rule");
  rules["additionalProperties"] = counted("", 1);
  counts["properties"]["bytes"] = counted("");
  counts["properties"]["skipped"] = counted("files and members of archives passed over", 1);
  counts["properties"]["known"] = counted("left out, because a baseline has them", 1);
  counts["properties"]["not_shown"] = counted("beyond --max-findings", 1);
  counts["properties"]["shard"] = shard();
  counts["required"] = {"games", "clean",    "repaired", "broken",
                        "plies", "findings", "rules",    "bytes"};
  // What a command counts besides.
  counts["additionalProperties"] = counted("");
  Object out = {{"type", "object"}};
  out["properties"]["summary"] = std::move(counts);
  out["required"] = {"summary"};
  out["additionalProperties"] = false;
  return out;
}

}  // namespace

std::string report_schema(std::span<const Rule> rules) {
  Object out;
  out["$schema"] = "https://json-schema.org/draft/2020-12/schema";
  out["title"] = "A line of planilla's report in JSON";
  out["if"]["required"] = {"summary"};
  out["then"]["$ref"] = "#/$defs/summary";
  out["else"]["$ref"] = "#/$defs/finding";
  out["$defs"]["finding"] = finding(rules);
  out["$defs"]["summary"] = summary();
  out["$defs"]["extent"] = {{"type", "object"}, {"properties", Object::object()}};
  add_extent(out["$defs"]["extent"]["properties"]);
  out["$defs"]["extent"]["additionalProperties"] = false;
  for (const Rule rule : rules)
    if (!rule.info().arguments.empty())
      out["$defs"]["args"][std::string(rule_id(rule))] = arguments_of(rule);
  return out.dump(1) + "\n";
}

}  // namespace planilla
