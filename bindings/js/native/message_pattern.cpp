// text/unicode/message_pattern.h from JavaScript (library.js beside this file, and patterns.js of
// the package).
#include "text/unicode/message_pattern.h"

#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>

extern "C" {
// A number to ask with; below zero: minus one, minus the place in the pattern that is wrong.
int planilla_js_pattern(const char* pattern, const char* language);
void planilla_js_drop_pattern(int pattern);
// A text of malloc().
char* planilla_js_pattern_names(int pattern);
char* planilla_js_fill(int pattern, const char* arguments);
char* planilla_js_alternatives(const char* items, const char* language);
}

namespace planilla {

namespace {

std::string taken(char* made) {
  if (made == nullptr) throw std::bad_alloc();
  std::string out = made;
  std::free(made);
  return out;
}

std::string json_text(const nlohmann::json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

class MessagePattern::Impl {
public:
  Impl(std::string_view pattern, std::string_view language)
      : id(planilla_js_pattern(std::string(pattern).c_str(), std::string(language).c_str())) {
    if (id < 0) throw PatternError("no message pattern", -id - 1);
    names =
        nlohmann::json::parse(taken(planilla_js_pattern_names(id))).get<std::vector<std::string>>();
  }
  ~Impl() { planilla_js_drop_pattern(id); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  int id;
  std::vector<std::string> names;
};

MessagePattern::MessagePattern(std::string_view pattern, std::string_view language)
    : impl_(std::make_unique<Impl>(pattern, language)) {}
MessagePattern::~MessagePattern() = default;
MessagePattern::MessagePattern(MessagePattern&&) noexcept = default;

std::string MessagePattern::format(const std::vector<Argument>& args) const {
  nlohmann::json values = nlohmann::json::object();
  for (const Argument& arg : args)
    std::visit([&](const auto& value) { values.emplace(arg.name, value); }, arg.value);
  return taken(planilla_js_fill(impl_->id, json_text(values).c_str()));
}

bool MessagePattern::has_all(const std::vector<Argument>& args) const {
  return std::all_of(impl_->names.begin(), impl_->names.end(), [&](const std::string& name) {
    return std::any_of(args.begin(), args.end(),
                       [&](const Argument& arg) { return arg.name == name; });
  });
}

std::string join_alternatives(const std::vector<std::string>& items, std::string_view language) {
  return taken(planilla_js_alternatives(json_text(items).c_str(), std::string(language).c_str()));
}

}  // namespace planilla
