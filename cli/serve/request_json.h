// The fields of a request, each of the kind it has to be.
//
//   const Json& options = object_of(asked, "options");       // an empty one where it is missing
//   const std::string repair = text_of(options, "repair", "safe");
//
// Throws BadRequest for a field of another kind.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace planilla {

struct BadRequest : std::runtime_error {
  BadRequest(int code, const std::string& what) : std::runtime_error(what), status(code) {}
  int status;  // of HTTP
};

using RequestJson = nlohmann::ordered_json;

const RequestJson& object_of(const RequestJson& json, const char* key);
const RequestJson& list_of(const RequestJson& json, const char* key);
std::string text_of(const RequestJson& json, const char* key, std::string otherwise);
std::uint64_t number_of(const RequestJson& json, const char* key, std::uint64_t otherwise);
bool switch_of(const RequestJson& json, const char* key);  // false where it is missing

// "language": "es,en", ["es","en"], "auto" or nothing.
std::vector<std::string> languages_of(const RequestJson& options);

}  // namespace planilla
