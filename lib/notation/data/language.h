// How the players of a language write and speak of moves: one locales/<tag>.toml each.
//
//   Languages languages(data);
//   const Language& es = *languages.find("es");
//   es.symbols[knight]                    // {"C"}
//   languages.classes()                   // languages that share their letters: es = ca = it
//
// Nothing here is code of one language: every word and letter stands in a data file. An unknown key
// or a value of the wrong type is a DataError with file, line and column.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "board/types.h"

namespace planilla {

enum class Confidence : std::uint8_t { low, medium, high };

// How dates are written: which number comes first.
enum class DateOrder : std::uint8_t { day_month_year, month_day_year, year_month_day };

struct Language {
  std::string tag;          // BCP-47: "es", "sr-Cyrl"
  std::string name;         // English: "Spanish"
  std::string native_name;  // "español"
  // What else people call it, and what they call its varieties: "castellano".
  std::vector<std::string> other_names;
  std::string script;                       // ISO 15924: "Latn"
  Confidence confidence = Confidence::low;  // low: used only when asked for by name

  // Letters by role, first the one that is written; upper case as in print. symbols[pawn] may be
  // empty.
  std::array<std::vector<std::string>, 7> symbols;
  std::array<std::vector<std::string>, 7> names;  // "caballo", "rey"

  std::vector<std::string> en_passant;    // "a.p.", "e.p."
  std::vector<std::string> check;         // "+", "jaque"
  std::vector<std::string> mate;          // "#", "mate"
  std::vector<std::string> capture;       // "x", ":", "por"
  std::vector<std::string> castle_short;  // words: "enroque corto"
  std::vector<std::string> castle_long;
  std::vector<std::string> castle;      // to a side that is not said: "enroque"
  std::vector<std::string> draw_offer;  // besides (=): "ofrece tablas"
  std::vector<std::string> declines;    // a draw that was offered: "rechaza tablas"
  std::vector<std::string> resigns;     // in place of a move: "abandono"
  // Of moves that cannot be read: "ilegible"; "tachado" beside one that was crossed out; "o"
  // between two of which one was played.
  std::vector<std::string> unwritten, crossed_out, either;
  // Words of a sentence that speak of moves that were not played: "si", "mejor", "tras".
  std::vector<std::string> cites;
  // Words of a sentence that tell what was played: "jugó", "spielte", "played".
  std::vector<std::string> plays;
  std::vector<std::string> negates;  // single words that deny what follows: "no", "not"
  // Single words that say of a result beside them that it did not come: "almost", "would"; that
  // begin a sentence about what may be: "if"; that begin what is won or given up: "the", "her".
  std::vector<std::string> unreal, conditions, objects;
  // Single words that may stand right before a move in a sentence: "with", "and", "expected". A
  // remark that ends with another word is over there.
  std::vector<std::string> leads;
  // Between two moves: they take the first one back: "perdón", "better".
  std::vector<std::string> corrects;

  // Results in words: "tablas", "ganan blancas", "abandonan las negras".
  std::vector<std::string> white_wins, black_wins, draw;

  // Words that open a heading line, to the PGN tag of that meaning: "blancas" -> "White".
  std::map<std::string, std::string> headings;
  // Words of titles that are no names, to what they speak of: "gambito" -> "opening"
  // (game/titles/title_words.h).
  std::map<std::string, std::string> titles;
  // Phrases of a closing sentence, to PGN's Termination: "por tiempo" -> "time forfeit".
  std::map<std::string, std::string> terminations;
  DateOrder dates = DateOrder::day_month_year;
  std::vector<std::string> months;    // twelve, or none
  std::vector<std::string> weekdays;  // from Monday on: seven, or none
  std::vector<std::string> undated;   // in place of a date: "sin fecha", "s/f"
  // Before a year that is counted in it, to the year before its first: "昭和" -> 1925.
  std::map<std::string, int> eras;

  std::string origin;  // file it came from, for messages
};

// Languages that write the same letters read every text alike.
struct LanguageClass {
  std::vector<const Language*> languages;  // in order of tag; high confidence first
  // Every spelling of every letter of its languages, by role.
  std::array<std::vector<std::string>, 7> symbols;
  bool one_byte = false;      // every piece letter is one byte of UTF-8: the fast scanner serves it
  bool by_name_only = false;  // all its languages have low confidence
};

class Languages {
public:
  explicit Languages(const Data& data);
  const std::vector<Language>& all() const { return all_; }
  const Language* find(std::string_view tag) const;  // "es", also "es-CO" -> "es"
  const std::vector<LanguageClass>& classes() const { return classes_; }
  const LanguageClass& class_of(const Language& language) const;

private:
  std::vector<Language> all_;
  std::vector<LanguageClass> classes_;
};

}  // namespace planilla
