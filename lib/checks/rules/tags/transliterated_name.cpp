// transliterated-name: name that seems stripped of its accents.
#include <string>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/transliterated_name.h"

namespace planilla::checks {

namespace {

constexpr bool is_letter(unsigned char c) {
  return (c | 32u) - 'a' < 26u || c >= 0x80;
}

// Endings of German words that no word of a language with `ae`, `oe`, `ue` of its own has: Fuentes,
// Cuevas, Huerta, Michael and van der Poel are not suspected, Huebner, Mueller and Koenig are.
bool ends_in_german(std::string_view rest) {
  constexpr std::string_view endings[] = {"er", "ig",  "ich", "mann", "sch", "tz", "ck",
                                          "ke", "tke", "th",  "hl",   "hn",  "hm", "hr",
                                          "ss", "rth", "rg",  "ll",   "lf",  "pp"};
  for (const std::string_view ending : endings)
    if (rest.ends_with(ending)) return true;
  return false;
}

// The umlauts of a word between two consonants, if the word ends as German words do; else the word
// as it stands.
std::string restore_word(std::string_view word) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::string_view two = word.substr(i, 2);
    const std::string_view rest = i + 2 < word.size() ? word.substr(i + 2) : std::string_view();
    const bool vowel_before =
        i != 0 && std::string_view("aeiouyqgAEIOUYQG").find(word[i - 1]) != std::string_view::npos;
    const bool vowel_after =
        rest.empty() || std::string_view("aeiouy").find(rest.front()) != std::string_view::npos;
    const std::string_view umlaut = vowel_before || vowel_after || !ends_in_german(rest) ? ""
                                    : two == "ae"                                        ? "ä"
                                    : two == "oe"                                        ? "ö"
                                    : two == "ue"                                        ? "ü"
                                    : two == "Ae"                                        ? "Ä"
                                    : two == "Oe"                                        ? "Ö"
                                    : two == "Ue"                                        ? "Ü"
                                                                                         : "";
    if (umlaut.empty()) {
      out += word[i];
    } else {
      out += umlaut;
      ++i;
    }
  }
  return out;
}

std::string restore(std::string_view name) {
  std::string out;
  for (std::size_t i = 0; i < name.size();) {
    std::size_t end = i;
    while (end < name.size() && is_letter(static_cast<unsigned char>(name[end]))) ++end;
    out += restore_word(name.substr(i, end - i));
    if (end < name.size()) out += name[end++];
    i = end;
  }
  return out;
}

void look_for_transliterated_name(const Game&, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::white, KnownTag::black}) {
    const GameTag* tag = facts.tag(name);
    if (!tag) continue;
    const std::string repair = restore(tag->value);
    if (repair != tag->value)
      out.push_back(at_tag(rules::transliterated_name, *tag)
                        .say(diagnostics::TransliteratedName{.repair = repair}));
  }
}

}  // namespace

Check transliterated_name() {
  return {
      .rule = rules::transliterated_name,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Name that seems stripped of its accents",
      .why = R"(Old programs could write only seven-bit letters, so `Hübner` became `Huebner`.
The rule suspects the letters `ae`, `oe`, `ue` between consonants, in a word that
ends as German ones do (-er, -mann, -ig, -tz, ...): `Mueller`, but not `Fuentes`. The same
player then stands under two names.

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
      .args = R"(
@tag
repair: text; the name as it was meant
)",
      .needs = {KnownTag::white, KnownTag::black},
      .look = look_for_transliterated_name,
  };
}

}  // namespace planilla::checks
