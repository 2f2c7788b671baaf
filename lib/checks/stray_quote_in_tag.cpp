// stray-quote-in-tag: bare quote inside a tag value.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check stray_quote_in_tag() {
  return {
      .rule = Rule::stray_quote_in_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Bare quote inside a tag value",
      .message = "bare quote inside the value of tag {tag}",
      .help = R"(write it as \")",
  };
}

}  // namespace planilla::checks
