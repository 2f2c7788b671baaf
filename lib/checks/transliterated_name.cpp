// transliterated-name: name that seems stripped of its accents.
#include <string>
#include <string_view>

#include "checks/catalogue/check.h"
#include "checks/catalogue/glance.h"
#include "checks/catalogue/place_finding.h"

namespace planilla::checks {

namespace {

// German digraphs, unless the letters before or after make them part of another word.
std::string restore(std::string_view name) {
  std::string out;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const std::string_view two = name.substr(i, 2);
    const char before = i == 0 ? ' ' : name[i - 1];
    const char after = i + 2 < name.size() ? name[i + 2] : ' ';
    const bool part_of_word = std::string_view("aeiouqgAEIOUQG").find(before) != std::string_view::npos ||
                              std::string_view("lu ,.").find(after) != std::string_view::npos;
    const std::string_view umlaut = part_of_word ? ""
                                    : two == "ae" ? "ä" : two == "oe" ? "ö" : two == "ue" ? "ü"
                                    : two == "Ae" ? "Ä" : two == "Oe" ? "Ö" : two == "Ue" ? "Ü" : "";
    if (umlaut.empty()) {
      out += name[i];
    } else {
      out += umlaut;
      ++i;
    }
  }
  return out;
}

void look(const Game&, const Glance& glance, Findings& out) {
  for (const KnownTag name : {KnownTag::white, KnownTag::black}) {
    const GameTag* tag = glance.tag(name);
    if (!tag) continue;
    const std::string repair = restore(tag->value);
    if (repair != tag->value)
      out.push_back(at_tag(Rule::transliterated_name, *tag).with("repair", repair));
  }
}

}  // namespace

Check transliterated_name() {
  return {
      .rule = Rule::transliterated_name,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Name that seems stripped of its accents",
      .why = R"(Old programs could write only seven-bit letters, so `Hübner` became `Huebner`.
The rule suspects the letters `ae`, `oe`, `ue` where they are probably an
umlaut; the same player then stands under two names.

A guess, off by default, and nothing is changed.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Huebner, Eva"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Hübner, Eva"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "«{value}» seems to have lost its accents: perhaps «{repair}»",
      .look = look,
  };
}

}  // namespace planilla::checks
