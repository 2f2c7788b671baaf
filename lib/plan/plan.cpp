// JSON of a plan, and back.
#include "plan/plan.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <charconv>
#include <nlohmann/json.hpp>

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

constexpr const char* not_whole = "plan-not-whole";
constexpr std::string_view opening = "{\n \"planilla_plan\": 1,";

std::string hex(std::uint64_t value) {
  return fmt::format("{:016x}", value);
}

std::uint64_t of_hex(const std::string& text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc() || end != text.data() + text.size()) throw PlanError("", not_whole);
  return value;
}

constexpr std::string_view entrances[] = {"seek", "frames", "decompress"};
constexpr std::string_view fault_kinds[] = {"unreadable", "truncated", "not-text"};

template <typename Kind, std::size_t count>
Kind of_name(const std::string_view (&names)[count], const std::string& name) {
  for (std::size_t i = 0; i < count; ++i)
    if (names[i] == name) return static_cast<Kind>(i);
  throw PlanError("", not_whole);
}

Object object_of(const PlanInput& input) {
  Object out;
  out["name"] = input.file.name;
  if (input.file.path != input.file.name) out["path"] = input.file.path;
  if (!input.file.command.empty()) out["command"] = input.file.command;
  if (!input.file.fault.empty()) out["fault"] = input.file.fault;
  if (input.file.found) out["found"] = true;
  for (const SourceMember& member : input.file.members)
    out["members"].push_back({member.name, member.offset, member.line});
  out["bytes"] = input.size;
  out["xxh3"] = input.hash;
  out["cut_by"] = entrance_name(input.entrance);
  return out;
}

PlanInput input_of(const Object& json) {
  PlanInput out;
  out.file.name = json.at("name");
  out.file.path = json.value("path", out.file.name);
  out.file.command = json.value("command", "");
  out.file.fault = json.value("fault", "");
  out.file.found = json.value("found", false);
  for (const Object& member : json.value("members", Object::array()))
    out.file.members.push_back({member.at(0), member.at(1), member.at(2)});
  out.size = json.at("bytes");
  out.hash = json.at("xxh3");
  out.entrance = of_name<Entrance>(entrances, json.at("cut_by"));
  return out;
}

Object object_of(const PlanFile& file) {
  return {{"option", file.option}, {"path", file.path}, {"bytes", file.size}, {"xxh3", file.hash}};
}

PlanFile option_file_of(const Object& json) {
  return {json.at("option"), json.at("path"), json.at("bytes"), json.at("xxh3")};
}

Object object_of(const PlanPart& part, std::size_t number) {
  Object out;
  out["part"] = number;
  out["input"] = part.begin.file;
  out["offset"] = part.begin.offset;
  out["line"] = part.begin.line;
  if (part.begin.frame)
    out["frame"] = {{"at", part.begin.frame->packed}, {"offset", part.begin.frame->offset}};
  out["games_before"] = part.games_before;
  out["games"] = part.games;
  out["bytes"] = part.bytes;
  out["xxh3"] = hex(part.content);
  return out;
}

PlanPart part_of(const Object& json) {
  PlanPart out;
  out.begin.file = json.at("input");
  out.begin.offset = json.at("offset");
  out.begin.line = json.at("line");
  if (const auto frame = json.find("frame"); frame != json.end())
    out.begin.frame = FramePlace{frame->at("at"), frame->at("offset")};
  out.games_before = json.at("games_before");
  out.games = json.at("games");
  out.bytes = json.at("bytes");
  out.content = of_hex(json.at("xxh3"));
  return out;
}

Plan plan_of(const Object& json) {
  Plan out;
  out.version = json.at("version");
  out.data_id = json.at("data_id");
  out.command = json.at("command");
  out.options = json.at("options").get<std::vector<std::string>>();
  out.words = json.at("words").get<std::vector<std::string>>();
  out.data = json.at("data");
  out.ui = json.at("ui");
  out.today = json.at("today");
  out.fetch = json.at("fetch");
  out.passed_over = json.at("passed_over");
  for (const Object& file : json.at("files_of_options"))
    out.files_of_options.push_back(option_file_of(file));
  for (const Object& input : json.at("inputs")) out.inputs.push_back(input_of(input));
  for (const Object& fault : json.at("faults"))
    out.faults.push_back({fault.at("input"),
                          {of_name<InputFaultKind>(fault_kinds, fault.at("kind")),
                           fault.at("reason"), fault.value("member", "")}});
  for (const Object& part : json.at("parts")) out.parts.push_back(part_of(part));
  return out;
}

// What range() relies on.
void require_order(const Plan& plan) {
  if (plan.parts.empty()) throw PlanError("", not_whole);
  const StreamPlace* last = nullptr;
  for (const PlanPart& part : plan.parts) {
    const StreamPlace& here = part.begin;
    const bool rises = last == nullptr || here.file > last->file ||
                       (here.file == last->file && here.offset >= last->offset);
    if (!rises || here.file > plan.inputs.size()) throw PlanError("", not_whole);
    last = &here;
  }
  for (const StreamFault& fault : plan.faults)
    if (fault.file >= plan.inputs.size()) throw PlanError("", not_whole);
}

}  // namespace

std::string_view entrance_name(Entrance entrance) {
  return entrances[static_cast<std::size_t>(entrance)];
}

StreamRange Plan::range(std::uint64_t part) const {
  const StreamPlace end{.file = static_cast<std::uint32_t>(inputs.size())};
  return {parts[part - 1].begin, part == parts.size() ? end : parts[part].begin,
          parts[part - 1].games_before};
}

std::vector<InputFile> Plan::files() const {
  std::vector<InputFile> out;
  for (const PlanInput& input : inputs) out.push_back(input.file);
  return out;
}

std::string plan_json(const Plan& plan) {
  Object json;
  json["planilla_plan"] = 1;
  json["version"] = plan.version;
  json["data_id"] = plan.data_id;
  json["command"] = plan.command;
  json["options"] = plan.options;
  json["words"] = plan.words;
  json["data"] = plan.data;
  json["ui"] = plan.ui;
  json["today"] = plan.today;
  json["fetch"] = plan.fetch;
  json["passed_over"] = plan.passed_over;
  json["files_of_options"] = Object::array();
  for (const PlanFile& file : plan.files_of_options)
    json["files_of_options"].push_back(object_of(file));
  json["inputs"] = Object::array();
  for (const PlanInput& input : plan.inputs) json["inputs"].push_back(object_of(input));
  json["faults"] = Object::array();
  for (const StreamFault& fault : plan.faults)
    json["faults"].push_back({{"input", fault.file},
                              {"kind", fault_kinds[static_cast<std::size_t>(fault.fault.kind)]},
                              {"reason", fault.fault.reason},
                              {"member", fault.fault.member}});
  json["parts"] = Object::array();
  for (std::size_t i = 0; i < plan.parts.size(); ++i)
    json["parts"].push_back(object_of(plan.parts[i], i + 1));
  return json.dump(1, ' ', false, Object::error_handler_t::replace) + "\n";
}

bool looks_like_plan(std::string_view bytes) {
  return bytes.starts_with(opening);
}

Plan parse_plan(std::string_view bytes, const std::string& origin) {
  try {
    Plan plan = plan_of(Object::parse(bytes));
    require_order(plan);
    return plan;
  } catch (const nlohmann::json::exception&) {
    throw PlanError(origin + ": ", not_whole);
  } catch (const PlanError&) {
    throw PlanError(origin + ": ", not_whole);
  }
}

std::string hex_hash_of(std::string_view bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  return hex(hash.high64) + hex(hash.low64);
}

std::string plan_id(const Plan& plan) {
  return hex_hash_of(plan_json(plan));
}

}  // namespace planilla
