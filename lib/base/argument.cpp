// Typed arguments to names and values.
#include "base/argument.h"

#include <algorithm>

namespace planilla {

const Argument* find_argument(const Arguments& args, std::string_view name) {
  const auto found =
      std::find_if(args.begin(), args.end(), [&](const Argument& arg) { return arg.name == name; });
  return found == args.end() ? nullptr : &*found;
}

std::string_view argument_text(const Arguments& args, std::string_view name) {
  const Argument* found = find_argument(args, name);
  const auto* text = found ? std::get_if<std::string>(&found->value) : nullptr;
  return text ? std::string_view(*text) : std::string_view();
}

namespace args {

void put(Arguments& out, std::string_view name, std::string_view text) {
  out.push_back({std::string(name), std::string(text)});
}

void put(Arguments& out, std::string_view name, Number number) {
  out.push_back({std::string(name), number.number()});
}

void put(Arguments& out, std::string_view name, Flag flag) {
  put(out, name, std::string_view(flag.flag() ? "true" : "false"));
}

}  // namespace args

}  // namespace planilla
