// Reads repair/costs.toml; a key that is missing, unknown or out of range is an error with its
// place.
#include "notation/data/slip_costs.h"

#include "base/toml_table.h"
#include "notation/data/language.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

std::u32string characters_of(std::string_view text) {
  std::u32string out;
  while (const std::size_t size = sequence_length(text)) {
    out.push_back(first_character(text));
    text.remove_prefix(size);
  }
  return out;
}

std::uint32_t cost(TomlTable& table, std::string_view key) {
  const std::int64_t value = table.number(key, -1);
  if (value < 0 || value > 1000000)
    table.fail(key, "data-range", {{"name", std::string(key)}, {"least", 0}, {"most", 1000000}});
  return static_cast<std::uint32_t>(value);
}

}  // namespace

SlipCosts::SlipCosts(const Data& data) {
  TomlTable file = TomlTable::parse(data, "repair/costs.toml");
  TomlTable t = file.table("search");
  search = {cost(t, "width"),  cost(t, "wide"),   cost(t, "back"),   cost(t, "slack"),
            cost(t, "nodes"),  cost(t, "rounds"), cost(t, "margin"), cost(t, "apart"),
            cost(t, "listed"), cost(t, "proof"),  cost(t, "dear"),   cost(t, "effort")};
  t.finish();
  t = file.table("slip");
  slip = {cost(t, "any"),
          cost(t, "character"),
          cost(t, "dropped"),
          cost(t, "added"),
          cost(t, "doubled"),
          cost(t, "swapped_characters"),
          cost(t, "look_alike"),
          cost(t, "neighbour"),
          cost(t, "diagonal"),
          cost(t, "turned"),
          cost(t, "piece"),
          cost(t, "foreign_piece"),
          cost(t, "rare_foreign_piece"),
          cost(t, "square"),
          cost(t, "unlike")};
  t.finish();
  t = file.table("half_move");
  half_move = {cost(t, "ambiguous"),   cost(t, "missing"),     cost(t, "row"),
               cost(t, "twice"),       cost(t, "spurious"),    cost(t, "swapped"),
               cost(t, "swapped_own"), cost(t, "foreign_row"), cost(t, "foreign_row_of_many"),
               cost(t, "hole")};
  t.finish();
  t = file.table("evidence");
  evidence = {cost(t, "false_capture"), cost(t, "missing_capture"), cost(t, "false_check"),
              cost(t, "missing_check"), cost(t, "needless"),        cost(t, "number")};
  t.finish();
  t = file.table("proof");
  proof = {cost(t, "margin"), cost(t, "even"),  cost(t, "row"),           cost(t, "other"),
           cost(t, "choice"), cost(t, "words"), cost(t, "alone"),         cost(t, "unlike"),
           cost(t, "legal"),  cost(t, "stood"), cost(t, "words_a_change")};
  t.finish();
  t = file.table("letters");
  letters = {cost(t, "high"), cost(t, "medium"), cost(t, "two"), cost(t, "pawn_letter")};
  t.finish();
  t = file.table("foreign");
  known_languages = t.texts("known");
  t.finish();
  t = file.table("look_alike");
  for (const std::string& group : t.texts("groups")) look_alike.push_back(characters_of(group));
  for (const std::string& group : t.texts("two_for_one"))
    two_for_one.push_back(characters_of(group));
  t.finish();
  file.finish();
}

const Language* SlipCosts::likeliest_of(const LanguageClass& letters) const {
  for (const std::string& tag : known_languages)
    for (const Language* language : letters.languages)
      if (language->tag == tag) return language;
  return letters.languages.front();
}

}  // namespace planilla
