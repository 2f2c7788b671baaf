#include <planilla/errors.h>
#include <planilla/sentences.h>

#include "api/public_game.h"
#include "base/data.h"
#include "write/findings/messages.h"

namespace planilla::api {

class Sentences::Impl {
public:
  explicit Impl(std::string_view language) : messages(Data::embedded(), language) {}
  Messages messages;
};

Sentences::Sentences(std::string_view language) : impl_(std::make_unique<Impl>(language)) {}
Sentences::~Sentences() = default;
Sentences::Sentences(Sentences&&) noexcept = default;
Sentences& Sentences::operator=(Sentences&&) noexcept = default;

std::string Sentences::sentence(const Finding& finding) {
  return impl_->messages.sentence(finding_of(finding));
}

std::string Sentences::help(const Finding& finding) {
  return impl_->messages.help(finding_of(finding));
}

std::string Sentences::title(std::string_view rule) {
  const std::optional<Rule> known = find_rule(rule);
  if (!known) throw UnknownName("unknown rule '" + std::string(rule) + "'");
  return impl_->messages.title(*known);
}

}  // namespace planilla::api
