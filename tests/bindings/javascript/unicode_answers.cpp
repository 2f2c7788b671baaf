// Prints what lib/text/unicode/ says of many characters and texts: compiled with ICU for this
// machine, and with bindings/js/native/ for WebAssembly, it prints the same (unicode_test.sh).
#include <cstdio>
#include <string>
#include <vector>

#include "text/unicode/message_pattern.h"
#include "text/unicode/unicode.h"

using namespace planilla;

namespace {

void say(const std::string& what, const std::string& answer) {
  std::printf("%s: %s\n", what.c_str(), answer.c_str());
}

// Scripts that games are written in: Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Indic ones,
// Thai, Georgian, punctuation, chess pieces, kana, Chinese, Korean, full-width.
void say_kinds() {
  const std::vector<std::pair<char32_t, char32_t>> ranges = {
      {0, 0x52F},       {0x531, 0x556},   {0x561, 0x586},   {0x5B0, 0x5F4},    {0x621, 0x669},
      {0x901, 0x96F},   {0x9E6, 0x9EF},   {0xE01, 0xE59},   {0x10D0, 0x10F6},  {0x1E00, 0x1EFF},
      {0x2000, 0x206F}, {0x2100, 0x218F}, {0x2654, 0x265F}, {0x3000, 0x3002},  {0x3041, 0x3096},
      {0x4E00, 0x4E40}, {0xAC00, 0xAC40}, {0xFF01, 0xFF60}, {0x1D7CE, 0x1D7FF}};
  for (const auto& [first, last] : ranges)
    for (char32_t c = first; c <= last; ++c) {
      if (c == 0x295) continue;  // a small letter up to Unicode 15, then one without case
      std::printf("%x %d%d%d%d%d %d %x\n", static_cast<unsigned>(c), unicode::is_letter(c),
                  unicode::is_lower(c), unicode::is_upper(c), unicode::is_mark(c),
                  unicode::is_blank(c), unicode::digit_value(c),
                  static_cast<unsigned>(unicode::to_lower(c)));
    }
}

void say_forms() {
  for (const char* text :
       {"", "Straße", "ΣΊΣΥΦΟΣ ΟΔΟΣ", "ıİIi", "Ｃf３", "½ﬁ①", "Ñandú", "Šahovski Łódź", "将棋",
        "а\u0301", "Ǆ ǆ ŉ ſ", "Дзагоев", "ﾌﾙｶﾞﾄ", "a\xffz", "Người"}) {
    say("decomposed", unicode::decomposed(text));
    say("folded", unicode::fold_case(text));
    say("lower", unicode::to_lower(text));
  }
  // Latin letters with their accents; others need tables that JavaScript does not have.
  for (const char* text :
       {"Šahovski Łódź Møller", "Æther œuvre Þór Straße", "Nguyễn Ngọc", "João Ñuñez"})
    say("latin", unicode::in_latin(text));
}

void say_charsets() {
  for (const char* name :
       {"UTF-8", "utf8", "latin1", "ISO-8859-1", "windows-1252", "cp1252", "ISO-8859-2",
        "windows-1250", "windows-1251", "cp1251", "KOI8-R", "koi8-r", "IBM850", "cp850", "IBM437",
        "cp437", "IBM866", "cp866", "nothing"}) {
    const auto high = unicode::high_half(name);
    std::string answer = unicode::charset_name(name).empty() ? "none" : "known";
    const bool eight_bits =
        std::string_view(name).substr(0, 3) != "UTF" && std::string_view(name) != "utf8";
    if (high && eight_bits)
      for (const char32_t c : *high) {
        // Standard tables differ in where the C1 controls go, which no text means.
        const bool control = c >= 0x80 && c < 0xA0;
        answer += " " + (control || c == unicode::no_character ? "-" : std::to_string(c));
      }
    say(name, answer);
  }
}

void say_patterns() {
  const std::vector<std::pair<const char*, std::vector<Argument>>> patterns = {
      {"«{written}» can be {candidates}", {{"written", "Cd2"}, {"candidates", "a o b"}}},
      {"{n, plural, =0 {none} one {# game} other {# games}}", {{"n", std::int64_t{1}}}},
      {"{n, plural, =0 {none} one {# game} few {# few} many {# many} other {# games}}",
       {{"n", std::int64_t{12345}}}},
      {"{n, plural, one {'#' '{'#'}'} other {it''s #}}", {{"n", std::int64_t{3}}}},
      {"{side, select, white {White {n, plural, one {one} other {#}}} other {?}}",
       {{"side", "white"}, {"n", std::int64_t{7}}}},
      {"{kind, select, no_such_piece {none} other {<{kind}>}}", {{"kind", "no-such-piece"}}},
      {"{kind, select, no_such_piece {none} other {<{kind}>}}", {{"kind", "else"}}},
      {"{n, number} {n, number, ::group-off} {n}", {{"n", std::int64_t{1234567}}}},
      {"{missing} {missing, plural, one {one} other {#}}", {}}};
  for (const char* language : {"en", "es", "de", "fr", "ru", "pl", "ca", "pt-BR"}) {
    for (const auto& [pattern, args] : patterns) {
      const MessagePattern compiled(pattern, language);
      say(language, compiled.format(args) + (compiled.has_all(args) ? "" : " (not all)"));
    }
    say(language, join_alternatives({"Cbd2"}, language));
    say(language, join_alternatives({"Cbd2", "Cfd2"}, language));
    say(language, join_alternatives({"Ta", "Tb", "Tc"}, language));
  }
  for (const char* wrong : {"{", "{a", "}", "{a, plural, one {x}}", "{a, nothing}"}) {
    try {
      const MessagePattern compiled(wrong, "en");
      say(wrong, "taken");
    } catch (const PatternError&) {
      say(wrong, "refused");
    }
  }
}

}  // namespace

int main() {
  say_kinds();
  say_forms();
  say_charsets();
  say_patterns();
}
