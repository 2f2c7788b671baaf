// laws/editions.toml, read strictly: an unknown key or a table without a source is an error.
#include "laws/edition_table.h"

#include <algorithm>
#include <charconv>

#include "base/toml_table.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, topic_count> topic_names = {"legal-move",
                                                                   "king-left-in-check",
                                                                   "castling",
                                                                   "en-passant",
                                                                   "promotion",
                                                                   "illegal-move-restored",
                                                                   "illegal-move-penalty",
                                                                   "unpromoted-pawn",
                                                                   "checkmate",
                                                                   "resignation",
                                                                   "stalemate",
                                                                   "dead-position",
                                                                   "draw-agreed",
                                                                   "draw-offer",
                                                                   "threefold",
                                                                   "fivefold",
                                                                   "fifty-moves",
                                                                   "seventy-five-moves",
                                                                   "wrong-claim",
                                                                   "flag-fall",
                                                                   "both-flags",
                                                                   "recording",
                                                                   "draw-offer-recorded",
                                                                   "result-signed",
                                                                   "notation",
                                                                   "own-language",
                                                                   "sealed-move",
                                                                   "sealed-move-loses"};

constexpr std::array<std::string_view, tempo_count> tempo_names = {"standard", "rapid", "blitz"};

class Reader {
public:
  explicit Reader(const Data& data) : file_(TomlTable::parse(data, "laws/editions.toml")) {
    TomlTable sources = file_.table("sources");
    sources_ = sources.keys();
    for (const std::string& key : sources_) sources.text(key);
  }

  EditionTable read() {
    EditionTable out;
    for (TomlTable& table : file_.tables("edition")) {
      out.all.push_back(static_cast<Edition>(out.entries.size()));
      out.entries.push_back(edition(table));
      const EditionEntry& added = out.entries.back();
      if (added.first_day == 0) continue;
      if (added.first_day <= last_day_) table.fail("from", "data-dates-ascend");
      last_day_ = added.first_day;
      out.newest = out.all.back();
    }
    if (last_day_ == 0) file_.fail("edition", "data-no-edition");
    file_.finish();
    name_last_days(out.entries);
    return out;
  }

private:
  void source(TomlTable& table) const {
    const std::string name = table.text("source");
    if (std::find(sources_.begin(), sources_.end(), name) == sources_.end())
      table.fail("source", "data-no-source", {{"name", name}});
  }

  // A table of an edition that may be missing: read, and its source held against the list.
  template <typename Read>
  void part(TomlTable& edition, std::string_view name, Read read) const {
    if (!edition.has(name)) return;
    TomlTable table = edition.table(name);
    source(table);
    read(table);
    table.finish();
  }

  template <typename Read>
  void parts(TomlTable& edition, std::string_view name, Read read) const {
    for (TomlTable& table : edition.tables(name)) {
      source(table);
      for (const int tempo : tempos(table)) read(table, static_cast<std::size_t>(tempo));
      table.finish();
    }
  }

  static std::vector<int> tempos(TomlTable& table) {
    std::vector<int> out;
    for (const std::string& name : table.texts("tempo")) {
      const auto at = std::find(tempo_names.begin(), tempo_names.end(), name);
      if (at == tempo_names.end())
        table.fail("tempo", "data-one-of",
                   {{"name", "tempo"}, {"values", "standard, rapid, blitz"}});
      out.push_back(static_cast<int>(at - tempo_names.begin()));
    }
    return out;
  }

  static int day(TomlTable& table) {
    const std::string text = table.text("from");
    int parts[3] = {};
    const std::size_t at[3] = {0, 5, 8}, size[3] = {4, 2, 2};
    for (int i = 0; i < 3 && text.size() == 10; ++i)
      std::from_chars(text.data() + at[i], text.data() + at[i] + size[i], parts[i]);
    if (parts[0] == 0 || parts[1] == 0 || parts[2] == 0) table.fail("from", "data-no-date");
    return parts[0] * 10000 + parts[1] * 100 + parts[2];
  }

  EditionEntry edition(TomlTable& table) const {
    EditionEntry out;
    out.name = table.text("name");
    table.text("adopted", "");
    source(table);
    if (table.has("from")) out.first_day = day(table), out.from = table.text("from");
    out.rules_as = table.text("rules-as", "");
    part(table, "draws", [&](TomlTable& t) { draws(t, out); });
    part(table, "resignation",
         [&](TomlTable& t) { out.resignation_may_draw = t.flag("may-draw", false); });
    part(table, "articles", [&](TomlTable& t) { articles(t, out); });
    part(table, "rules", [&](TomlTable& t) {
      for (const std::string& rule : t.keys())
        if (rule != "source") out.rules[rule] = t.text(rule);
    });
    part(table, "tempo", [&](TomlTable& t) {
      out.blitz_below = static_cast<int>(t.number("blitz-below", 0));
      out.blitz_up_to = static_cast<int>(t.number("blitz-up-to", 0));
      out.rapid_below = static_cast<int>(t.number("rapid-below", 0));
    });
    parts(table, "illegal-move", [&](TomlTable& t, std::size_t tempo) { illegal(t, tempo, out); });
    parts(table, "wrong-claim", [&](TomlTable& t, std::size_t tempo) {
      out.wrong_claims[tempo] = WrongClaimRule{static_cast<int>(t.number("minutes", 0)),
                                               static_cast<int>(t.number("halves", 0))};
    });
    part(table, "flag", [&](TomlTable& t) { by_tempo(t, out.flag); });
    part(table, "both-flags", [&](TomlTable& t) { by_tempo(t, out.both_flags); });
    part(table, "quickplay", [&](TomlTable& t) { by_tempo(t, out.quickplay); });
    part(table, "guidelines", [&](TomlTable& t) {
      out.guidelines = {t.flag("without-increment", false), t.text("announced", "")};
    });
    part(table, "sealed", [&](TomlTable& t) {
      if (t.text("doctrine") == "reasonable") out.doctrine = SealedDoctrine::reasonable;
    });
    table.finish();
    return out;
  }

  static void draws(TomlTable& table, EditionEntry& out) {
    const std::string kind = table.text("fivefold");
    if (kind != "none" && kind != "consecutive" && kind != "any")
      table.fail("fivefold", "data-one-of",
                 {{"name", "fivefold"}, {"values", "none, consecutive, any"}});
    out.fivefold = kind == "none"          ? Fivefold::none
                   : kind == "consecutive" ? Fivefold::consecutive
                                           : Fivefold::any;
    out.seventy_five = table.flag("seventy-five", false);
    if (table.has("two-moves")) out.two_moves = table.flag("two-moves", false);
  }

  static void articles(TomlTable& table, EditionEntry& out) {
    for (std::size_t i = 0; i < topic_names.size(); ++i)
      out.articles[i] = table.text(topic_names[i], "");
  }

  static void illegal(TomlTable& table, std::size_t tempo, EditionEntry& out) {
    IllegalMoveRule rule;
    if (table.has("minutes")) rule.minutes = static_cast<int>(table.number("minutes", 0));
    rule.loses_at = static_cast<int>(table.number("loses-at", 0));
    if (rule.loses_at < 1 || rule.loses_at > 9)
      table.fail("loses-at", "data-range", {{"name", "loses-at"}, {"least", 1}, {"most", 9}});
    rule.on_claim = table.flag("claim", false);
    if (table.has("may-draw")) rule.may_draw = table.flag("may-draw", false);
    rule.doubtful = table.flag("doubt", false);
    rule.article = table.text("article", "");
    const bool supervised = table.flag("supervised", false);
    const bool both = !table.has("supervised");
    if (both || !supervised) out.illegal_moves[tempo] = rule;
    if (both || supervised) out.illegal_moves[tempo_count + tempo] = rule;
  }

  static void by_tempo(TomlTable& table, std::array<std::string, tempo_count>& out) {
    for (std::size_t i = 0; i < tempo_names.size(); ++i) out[i] = table.text(tempo_names[i], "");
  }

  static std::string day_before(int day);
  static void name_last_days(std::vector<EditionEntry>& entries);

  TomlTable file_;
  std::vector<std::string> sources_;
  int last_day_ = 0;
};

std::string two_digits(int number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string Reader::day_before(int day) {
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int year = day / 10000, month = day / 100 % 100, date = day % 100 - 1;
  if (date == 0) {
    month = month == 1 ? 12 : month - 1;
    if (month == 12) --year;
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    date = days[month - 1] + (month == 2 && leap ? 1 : 0);
  }
  return std::to_string(year) + "-" + two_digits(month) + "-" + two_digits(date);
}

void Reader::name_last_days(std::vector<EditionEntry>& entries) {
  EditionEntry* before = nullptr;
  for (EditionEntry& entry : entries) {
    if (entry.first_day == 0) continue;
    if (before) before->until = day_before(entry.first_day);
    before = &entry;
  }
}

EditionTable& table_in_use() {
  static EditionTable table = EditionTable::read(Data::embedded());
  return table;
}

}  // namespace

EditionTable EditionTable::read(const Data& data) {
  return Reader(data).read();
}

const EditionTable& edition_table() {
  return table_in_use();
}

void use_editions(const Data& data) {
  table_in_use() = EditionTable::read(data);
}

}  // namespace planilla
