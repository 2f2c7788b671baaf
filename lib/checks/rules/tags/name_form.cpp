// name-form: name not as Surname, Given.
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/name_form.h"

namespace planilla::checks {

namespace {

bool has_another_form(std::string_view value) {
  const std::size_t comma = value.find(',');
  const std::size_t blank = value.find(' ');
  if (comma == std::string_view::npos) return blank != std::string_view::npos;
  return comma == 0 || comma + 1 == value.size() || value[comma + 1] != ' ' ||
         value[comma - 1] == ' ';
}

void look_for_name_form(const Game&, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::white, KnownTag::black})
    if (const GameTag* tag = facts.tag(name); tag && has_another_form(tag->value))
      out.push_back(at_tag(rules::name_form, *tag));
}

}  // namespace

Check name_form() {
  return {
      .rule = rules::name_form,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Name not as Surname, Given",
      .why = R"(The PGN standard writes a player as `Surname, Given`, with a comma and one
blank. Names of one word, such as those of engines and of players online, are
left alone.

Off by default: which word is the surname is for a person to say.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Ana Uno"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "«{value}» is not of the form Surname, Given",
      .help = "write Surname, Given",
      .args = R"(
@tag
)",
      .pgn = "8.1.1.5",
      .needs = {KnownTag::white, KnownTag::black},
      .look = look_for_name_form,
  };
}

}  // namespace planilla::checks
