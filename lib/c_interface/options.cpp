#include "c_interface/guard.h"
#include "c_interface/objects.h"

namespace planilla::c_interface {

namespace {

std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> out;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    if (end != 0) out.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return out;
}

api::Repair repair_named(std::string_view name) {
  if (name == "off") return api::Repair::off;
  if (name == "suggest") return api::Repair::suggest;
  if (name == "proceed") return api::Repair::proceed;
  if (name == "safe") return api::Repair::safe;
  if (name == "guess") return api::Repair::guess;
  throw api::UnknownName("unknown kind of repair '" + std::string(name) + "'");
}

bool switch_named(std::string_view name) {
  if (name == "true") return true;
  if (name == "false") return false;
  throw api::UnknownName("neither true nor false: '" + std::string(name) + "'");
}

void set(api::ReadSettings& settings, std::string_view name, const std::string& value) {
  if (name == "language")
    settings.languages = value == "auto" ? std::vector<std::string>{} : parts_of(value);
  else if (name == "notation")
    settings.notation = value;
  else if (name == "encoding")
    settings.encoding = value;
  else if (name == "repair")
    settings.repair = repair_named(value);
  else if (name == "keep-illegal")
    settings.keep_illegal = switch_named(value);
  else if (name == "fen")
    settings.fen = value;
  else if (name == "laws")
    settings.laws = value;
  else if (name == "to")
    settings.to = value;
  else if (name == "select")
    settings.select = parts_of(value);
  else if (name == "ignore")
    settings.ignore = parts_of(value);
  else
    throw api::UnknownName("unknown option '" + std::string(name) + "'");
}

}  // namespace

}  // namespace planilla::c_interface

using namespace planilla::c_interface;

extern "C" {

const char* planilla_version(void) {
  return PLANILLA_VERSION;
}

void planilla_free(char* text) {
  std::free(text);
}

planilla_options* planilla_options_new(void) {
  return guarded<planilla_options*>(nullptr, nullptr, [] { return new planilla_options; });
}

planilla_status planilla_options_set(planilla_options* options, const char* name, const char* value,
                                     planilla_error* error) {
  if (options == nullptr || name == nullptr || value == nullptr)
    return tell(error, PLANILLA_BAD_ARGUMENT, "planilla_options_set: NULL");
  try {
    set(options->settings, name, value);
    return tell(error, PLANILLA_OK, "");
  } catch (...) {
    return tell_thrown(error);
  }
}

void planilla_options_free(planilla_options* options) {
  delete options;
}

}  // extern "C"
