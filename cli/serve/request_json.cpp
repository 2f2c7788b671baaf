#include "serve/request_json.h"

namespace planilla {

const RequestJson& object_of(const RequestJson& json, const char* key) {
  static const RequestJson none = RequestJson::object();
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return none;
  if (!found->is_object()) throw BadRequest(400, std::string(key) + " is no object");
  return *found;
}

std::string text_of(const RequestJson& json, const char* key, std::string otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if (!found->is_string()) throw BadRequest(400, std::string(key) + " is no text");
  return *found;
}

std::uint64_t number_of(const RequestJson& json, const char* key, std::uint64_t otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if (!found->is_number_unsigned()) throw BadRequest(400, std::string(key) + " is no number");
  return *found;
}

const RequestJson& list_of(const RequestJson& json, const char* key) {
  static const RequestJson none = RequestJson::array();
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return none;
  if (!found->is_array()) throw BadRequest(400, std::string(key) + " is no list");
  return *found;
}

std::vector<std::string> languages_of(const RequestJson& options) {
  const auto found = options.find("language");
  std::vector<std::string> out;
  if (found != options.end() && found->is_array()) {
    for (const RequestJson& one : *found) {
      if (!one.is_string()) throw BadRequest(400, "language is no text");
      out.push_back(one);
    }
    return out;
  }
  std::string rest = text_of(options, "language", "auto");
  if (rest == "auto") return out;
  for (std::size_t comma = 0; comma != std::string::npos;) {
    comma = rest.find(',');
    if (const std::string one = rest.substr(0, comma); !one.empty()) out.push_back(one);
    if (comma != std::string::npos) rest.erase(0, comma + 1);
  }
  return out;
}

bool switch_of(const RequestJson& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end()) return false;
  if (!found->is_boolean()) throw BadRequest(400, std::string(key) + " is neither true nor false");
  return *found;
}

}  // namespace planilla
