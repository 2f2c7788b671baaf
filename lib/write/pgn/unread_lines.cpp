// The prefix of unread lines and the rule behind it.
#include "write/pgn/unread_lines.h"

#include <string>

#include "game/carried/unread_line.h"

namespace planilla {

void unread_lines(std::optional<Rule> rule, std::string_view text, Flow& flow) {
  std::string prefix(unread_prefix);
  const std::string plain = prefix;
  if (rule) prefix.append("[").append(rule_id(*rule)).append("] ");
  bool any = false;
  for_each_line(text, [&](std::string_view line) {
    if (line.starts_with(unread_prefix)) line.remove_prefix(unread_prefix.size());
    flow.line(any ? plain : prefix, line);
    any = true;
  });
  if (!any && rule) flow.line(prefix.substr(0, prefix.size() - 1), "");
}

}  // namespace planilla
