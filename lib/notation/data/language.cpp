// Languages from their files, and the classes of those that share their letters.
#include "notation/data/language.h"

#include <algorithm>
#include <utility>

#include "base/toml_table.h"

namespace planilla {

namespace {

constexpr std::string_view folder = "locales/";
constexpr std::pair<Role, const char*> role_keys[] = {{king, "king"},     {queen, "queen"},
                                                      {rook, "rook"},     {bishop, "bishop"},
                                                      {knight, "knight"}, {pawn, "pawn"}};

using ByRole = std::array<std::vector<std::string>, 7>;

ByRole read_roles(TomlTable table) {
  ByRole out;
  for (const auto& [role, key] : role_keys) out[role] = table.texts(key);
  table.finish();
  return out;
}

Confidence read_confidence(TomlTable& file) {
  const std::string word = file.text("confidence");
  if (word == "high") return Confidence::high;
  if (word == "medium") return Confidence::medium;
  if (word != "low")
    file.fail("confidence", "data-one-of",
              {{"name", "confidence"}, {"values", "low, medium, high"}});
  return Confidence::low;
}

void read_dates(TomlTable dates, Language& out) {
  const std::string order = dates.text("order", "day-month-year");
  if (order == "month-day-year")
    out.dates = DateOrder::month_day_year;
  else if (order == "year-month-day")
    out.dates = DateOrder::year_month_day;
  else if (order != "day-month-year")
    dates.fail("order", "data-one-of",
               {{"name", "order"}, {"values", "day-month-year, month-day-year, year-month-day"}});
  out.months = dates.texts("months");
  if (!out.months.empty() && out.months.size() != 12) dates.fail("months", "data-months");
  out.weekdays = dates.texts("weekdays");
  if (!out.weekdays.empty() && out.weekdays.size() != 7) dates.fail("weekdays", "data-weekdays");
  out.undated = dates.texts("undated");
  TomlTable eras = dates.table("eras");
  for (const std::string& era : eras.keys())
    out.eras.emplace(era, static_cast<int>(eras.number(era, 0)));
  eras.finish();
  dates.finish();
}

// Castling in two words is said in either order and with a hyphen: "lange Rochade", "Rochade
// lange", "grand-roque".
std::vector<std::string> in_all_orders(std::vector<std::string> phrases) {
  const std::size_t count = phrases.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::string phrase = phrases[i];
    const std::size_t blank = phrase.find(' ');
    const bool abbreviated = phrase.find('.') != phrase.npos;
    if (blank == phrase.npos || phrase.find(' ', blank + 1) != phrase.npos || abbreviated) continue;
    const std::string first = phrase.substr(0, blank), second = phrase.substr(blank + 1);
    phrases.push_back(second + " " + first);
    phrases.push_back(first + "-" + second);
  }
  return phrases;
}

void read_words(TomlTable words, Language& out) {
  out.en_passant = words.texts("en_passant");
  out.check = words.texts("check");
  out.mate = words.texts("mate");
  out.capture = words.texts("capture");
  out.castle_short = in_all_orders(words.texts("castle_short"));
  out.castle_long = in_all_orders(words.texts("castle_long"));
  out.castle = words.texts("castle");
  out.draw_offer = words.texts("draw_offer");
  out.declines = words.texts("declines");
  out.resigns = words.texts("resigns");
  out.unwritten = words.texts("unwritten");
  out.crossed_out = words.texts("crossed_out");
  out.either = words.texts("either");
  out.cites = words.texts("cites");
  out.plays = words.texts("plays");
  out.negates = words.texts("negates");
  out.unreal = words.texts("unreal");
  out.conditions = words.texts("conditions");
  out.objects = words.texts("objects");
  out.leads = words.texts("leads");
  out.corrects = words.texts("corrects");
  words.finish();
}

void read_results(TomlTable results, Language& out) {
  out.white_wins = results.texts("white_wins");
  out.black_wins = results.texts("black_wins");
  out.draw = results.texts("draw");
  results.finish();
}

Language read_language(const Data& data, const std::string& name) {
  TomlTable file = TomlTable::parse(data, name);
  Language out;
  out.origin = file.origin();
  out.tag = file.text("tag");
  out.name = file.text("name");
  out.native_name = file.text("native_name");
  out.other_names = file.texts("other_names");
  out.script = file.text("script");
  out.confidence = read_confidence(file);
  out.symbols = read_roles(file.table("letters"));
  for (Role role : {king, queen, rook, bishop, knight})
    if (out.symbols[role].empty()) file.fail("letters", "data-no-letter");
  out.names = read_roles(file.table("names"));
  read_words(file.table("words"), out);
  read_results(file.table("results"), out);
  out.headings = file.table("headings").texts_by_key();
  out.titles = file.table("titles").texts_by_key();
  out.terminations = file.table("terminations").texts_by_key();
  read_dates(file.table("dates"), out);
  file.finish();
  return out;
}

// The letters that are written; variants do not part languages.
bool same_letters(const Language& a, const Language& b) {
  for (Role role : {king, queen, rook, bishop, knight})
    if (a.symbols[role].front() != b.symbols[role].front()) return false;
  return true;
}

// Letters of `language` after those that are there: first what is written, then variants.
void add_symbols(LanguageClass& group, const Language& language) {
  for (Role role : {pawn, knight, bishop, rook, queen, king})
    for (const std::string& symbol : language.symbols[role]) {
      auto& all = group.symbols[role];
      if (std::find(all.begin(), all.end(), symbol) == all.end()) all.push_back(symbol);
    }
}

void finish_class(LanguageClass& group) {
  std::stable_sort(
      group.languages.begin(), group.languages.end(),
      [](const Language* a, const Language* b) { return a->confidence > b->confidence; });
  group.one_byte = true;
  for (const Language* language : group.languages) add_symbols(group, *language);
  for (Role role : {knight, bishop, rook, queen, king})
    group.one_byte &= group.symbols[role].front().size() == 1;
  group.by_name_only = group.languages.front()->confidence == Confidence::low;
}

}  // namespace

Languages::Languages(const Data& data) {
  for (const std::string& name : data.list(folder)) {
    if (name.find('/', folder.size()) != std::string::npos) continue;  // locales/messages/...
    all_.push_back(read_language(data, name));
  }
  for (const Language& language : all_) {
    auto group = std::find_if(classes_.begin(), classes_.end(), [&](const LanguageClass& c) {
      return same_letters(*c.languages.front(), language);
    });
    if (group == classes_.end()) group = classes_.insert(classes_.end(), LanguageClass{});
    group->languages.push_back(&language);
  }
  for (LanguageClass& group : classes_) finish_class(group);
}

const Language* Languages::find(std::string_view tag) const {
  for (std::string_view part = tag; !part.empty();) {
    for (const Language& language : all_)
      if (language.tag == part) return &language;
    const std::size_t dash = part.rfind('-');
    part = part.substr(0, dash == part.npos ? 0 : dash);
  }
  // "pt" stands for the first of pt-BR, pt-PT.
  const std::string prefix = std::string(tag.substr(0, tag.find('-'))) + '-';
  for (const Language& language : all_)
    if (language.tag.starts_with(prefix)) return &language;
  return nullptr;
}

const LanguageClass& Languages::class_of(const Language& language) const {
  return *std::find_if(classes_.begin(), classes_.end(), [&](const LanguageClass& c) {
    return same_letters(*c.languages.front(), language);
  });
}

}  // namespace planilla
