#include "plan/fetch_command.h"

#include "options/unknown_name.h"

namespace planilla {

namespace {

std::string quoted(const std::string& word) {
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

std::string fetch_command(const std::string& pattern, const std::string& name) {
  std::string out;
  bool named = false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (pattern[i] != '%' || (next != 's' && next != '%')) {
      out += pattern[i];
      continue;
    }
    out += next == 's' ? quoted(name) : "%";
    named = named || next == 's';
    ++i;
  }
  if (!named) throw UsageFault("--fetch: ", "usage-fetch-name", {{"value", pattern}});
  return out;
}

}  // namespace planilla
