// Any bytes as a TOML file of a user: bounded before they are parsed, refused with their place, or
// read.
#include <toml++/toml.h>

#include <cstdint>
#include <string>

#include "base/data.h"
#include "base/toml_bounds.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  try {
    planilla::refuse_endless_toml(bytes, "input");
    const toml::table table = toml::parse(bytes, std::string("input"));
    (void)table.size();
  } catch (const planilla::DataError&) {
  } catch (const toml::parse_error&) {
  }
  return 0;
}
