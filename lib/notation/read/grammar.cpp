// Reading grammars/<name>.toml. A grammar with `base` takes over everything of another that it does
// not say itself.
#include "notation/read/grammar.h"

#include <algorithm>

#include "base/toml_table.h"
#include "notation/read/fold.h"
#include "notation/read/pattern_set.h"

namespace planilla {

namespace {

constexpr std::pair<const char*, std::uint16_t> claim_keys[] = {
    {"check", claim_check},
    {"mate", claim_mate},
    {"double", claim_double},
    {"en_passant", claim_en_passant},
    {"discovered", claim_discovered | claim_check},
    {"capture", claim_capture}};

constexpr std::pair<const char*, Role> role_keys[] = {{"king", king},     {"queen", queen},
                                                      {"rook", rook},     {"bishop", bishop},
                                                      {"knight", knight}, {"pawn", pawn}};

constexpr std::pair<const char*, std::uint16_t> quirk_keys[] = {
    {"long", quirk_long},
    {"promotion-form", quirk_promotion_form},
    {"no-x", quirk_no_x},
    {"zeros", quirk_zeros}};

std::string names_of_quirks() {
  std::string out;
  for (const auto& [name, quirk] : quirk_keys) out.append(out.empty() ? "" : ", ").append(name);
  return out;
}

Letters read_letters(TomlTable table) {
  Letters out;
  for (const auto& [key, role] : role_keys)
    for (const std::string& text : table.texts(key)) out.push_back({text, role, 0});
  table.finish();
  return out;
}

// "QB" = "c", "B" = "cf"; "eins" = "1". `first` is the character of bit 0.
void read_spellings(TomlTable table, char first, Spellings& out) {
  if (!table.keys().empty()) out.clear();
  for (const std::string& key : table.keys()) {
    std::uint8_t mask = 0;
    for (char c : table.text(key)) {
      if (c < first || c >= first + 8) table.fail(key, "data-files-or-ranks", {{"name", key}});
      mask |= static_cast<std::uint8_t>(1u << (c - first));
    }
    out[key] = mask;
  }
}

Spellings plain_spellings(char first) {
  Spellings out;
  for (int i = 0; i < 8; ++i)
    out[std::string(1, static_cast<char>(first + i))] = static_cast<std::uint8_t>(1u << i);
  return out;
}

void read_wings(TomlTable table, Spellings& out) {
  for (const char* side : {"queenside", "kingside"})
    for (const std::string& text : table.texts(side)) out[text] = side[0] == 'q' ? 1 : 2;
  table.finish();
}

void read_info(TomlTable& file, const std::string& name, GrammarInfo& info) {
  const std::size_t slash = name.rfind('/') + 1;
  info.name = name.substr(slash, name.rfind('.') - slash);
  info.title = file.text("title");
  info.description = file.text("description");
  info.example = file.text("example");
  info.uses_letters = file.flag("uses_letters", false);
  if (file.has("language")) info.language = file.text("language");
  info.evidence = file.flag("evidence", true);
}

void read_habits(TomlTable& file, Grammar& g) {
  g.relative = file.flag("relative", g.relative);
  g.info.relative = g.relative;
  g.ignore_case = file.flag("ignore_case", g.ignore_case);
  g.upper_files = file.flag("upper_files", g.upper_files);
  g.scanned = file.flag("scanned", false);
  g.joiner = file.text("joiner", g.joiner);
  g.max_words = static_cast<int>(file.number("max_words", g.max_words));
  if (g.max_words < 1 || g.max_words > 12)
    file.fail("max_words", "data-range", {{"name", "max_words"}, {"least", 1}, {"most", 12}});
  for (const std::string& word : file.texts("usual")) {
    const auto* key = std::find_if(std::begin(quirk_keys), std::end(quirk_keys),
                                   [&](const auto& k) { return word == k.first; });
    if (key == std::end(quirk_keys))
      file.fail("usual", "data-one-of", {{"name", "usual"}, {"values", names_of_quirks()}});
    g.usual_quirks |= key->second;
  }
}

void read_words(TomlTable& file, Grammar& g) {
  if (file.has("capture")) g.captures = file.texts("capture");
  TomlTable marks = file.table("marks");
  if (!marks.keys().empty()) g.marks.clear();
  for (const auto& [key, claims] : claim_keys)
    for (const std::string& text : marks.texts(key)) g.marks.emplace_back(text, claims);
  marks.finish();
  TomlTable words = file.table("words");
  if (words.has("null")) g.null_words = words.texts("null");
  if (words.has("hole")) g.holes = words.texts("hole");
  if (words.has("separator")) g.separators = words.texts("separator");
  words.finish();
}

// {promotes} is a part that may be missing: both forms are patterns of their own, so that both are
// tried.
void add_pattern(TomlTable& table, Grammar& g) {
  GrammarPattern pattern;
  pattern.re = table.text("re");
  pattern.cost = static_cast<std::uint16_t>(table.number("cost", 0));
  g.patterns.push_back(pattern);
  constexpr std::string_view part = "{promotes}";
  if (const std::size_t at = pattern.re.find(part); at != pattern.re.npos) {
    pattern.re.erase(at, part.size());
    g.patterns.push_back(pattern);
  }
}

void read_patterns(TomlTable& file, Grammar& g, const Data& data) {
  std::vector<TomlTable> tables = file.tables("pattern");
  if (tables.empty()) return;  // those of the base
  g.patterns.clear();
  std::vector<std::size_t> table_of;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    add_pattern(tables[i], g);
    tables[i].finish();
    table_of.resize(g.patterns.size(), i);
  }
  if (data.is_embedded("grammars/")) return;  // a test has tried them
  const std::vector<PatternFault> faults = pattern_faults(g);
  for (std::size_t i = 0; i < faults.size(); ++i)
    if (!faults[i].sentence.empty())
      tables[table_of[i]].fail("re", faults[i].sentence, {{"name", faults[i].what}});
}

void gather_names(Grammar& g) {
  constexpr std::size_t shortest = 3;  // bytes
  if (g.info.relative) return;
  const auto gather = [](const auto& spellings, std::vector<std::string>& out) {
    for (const auto& [word, meaning] : spellings)
      if (word.size() >= shortest) out.push_back(word);
  };
  gather(g.files, g.info.files);
  if (g.info.files.empty()) return;
  g.info.words = g.info.files;
  gather(g.ranks, g.info.words);
  for (const Letter& letter : g.letters)
    if (letter.text.size() >= shortest) g.info.words.push_back(letter.text);
}

}  // namespace

Grammar read_grammar(const Data& data, const std::string& name) {
  TomlTable file = TomlTable::parse(data, name);
  const std::string base = file.text("base", "");
  if (!base.empty() && !data.has("grammars/" + base + ".toml"))
    file.fail("base", "data-no-grammar", {{"name", base}});
  Grammar g;
  if (base.empty()) {
    g.files = plain_spellings('a');
    g.ranks = plain_spellings('1');
  } else {
    g = read_grammar(data, "grammars/" + base + ".toml");
  }
  read_info(file, name, g.info);
  read_habits(file, g);
  if (file.has("letters")) g.letters = read_letters(file.table("letters"));
  if (file.has("promotions")) g.promotions = read_letters(file.table("promotions"));
  read_spellings(file.table("files"), 'a', g.files);
  read_spellings(file.table("ranks"), '1', g.ranks);
  if (file.flag("plain_squares", false)) {
    g.files.merge(plain_spellings('a'));
    g.ranks.merge(plain_spellings('1'));
  }
  gather_names(g);
  read_wings(file.table("wings"), g.wings);
  read_words(file, g);
  read_patterns(file, g, data);
  file.finish();
  return g;
}

}  // namespace planilla
