// Words of sheets in all languages: headings and results.
//
//   Lexicon lexicon(notations);
//   lexicon.heading("Blancas")            // "White"
//   lexicon.result("ganan las blancas")   // Result::white_wins
//
// Words are compared after ICU normalisation and case folding; marks over letters do not matter.
// The words of the data files are gathered when the first question is asked: an archive of PGN asks
// none.
#pragma once

#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "game/model/fold_words.h"
#include "game/model/game.h"
#include "notation/data/language.h"
#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

class Lexicon {
public:
  explicit Lexicon(const Notations& notations) : notations_(&notations) {}

  // The PGN tag of a heading word; "" if it is none.
  std::string_view heading(std::string_view words) const;
  // What a word of a title speaks of: "opening", "event" ([titles] of locales/); "" if it may be a
  // name.
  std::string_view title(std::string_view word) const;
  // `W` and `B`, `B` and `N`: do the words for White and Black of one language begin so?
  bool are_initials_of_sides(std::string_view white, std::string_view black) const;
  // "Turm", "peones": the name of a piece, in any language, with an ending of its plural perhaps.
  bool names_piece(std::string_view word) const;
  // "enroque", "Rochade": a word for castling, in any language.
  bool names_castling(std::string_view word) const;
  // "Felix": the name of a file, as it is announced to a blind player, in any notation.
  bool names_file(std::string_view word) const;
  // "if", "mejor": a word of a sentence before moves that were not played.
  bool cites(std::string_view word) const;
  // "not", "nunca": a word that denies what stands beside it, in any language.
  bool negates(std::string_view word) const;
  // "digo", "correction": a word that takes back what stands before it, in any language.
  bool corrects(std::string_view word) const;
  // PGN's Termination, where a phrase in `text` says how a game ended; "" where none does.
  std::string_view termination(std::string_view text) const;
  // Bytes of the words behind a result that say only how or when it came, up to the end of their
  // sentence: ` easily`, ` in 40 moves`; 0 where a word says more, or none stands there.
  std::size_t how_behind(std::string_view text) const;
  // Do the words say that somebody resigned, whoever it was: "abandonan", "resigns"?
  bool resigns(std::string_view words) const;
  // The result that words say; Result::none if they say none.
  Result result(std::string_view words) const;
  // The longest phrase that begins with the word `at` and says a result, resigns, or offers a draw.
  struct Phrase {
    std::size_t tokens = 0;        // 0: none
    Result result = Result::none;  // none: an offer; odd: whoever would have to move loses
    // A verdict as well, of a line that was not played perhaps (`and wins.`): a result where its
    // sentence is the end of the game. Data files write a full stop behind it.
    bool is_closing = false;
    bool refuses = false;  // "abgelehnt": said of a draw that was offered
    bool resigns() const { return result == Result::odd; }
  };
  Phrase phrase_at(std::string_view text, std::span<const Token> tokens, std::size_t at) const;
  // Do these tokens say how a game ended, all of them?
  bool is_result(std::string_view text, std::span<const Token> tokens) const {
    if (tokens.empty()) return false;
    const Phrase phrase = phrase_at(text, tokens, 0);
    return phrase.tokens == tokens.size() && phrase.result != Result::none;
  }

  const Language* language(std::string_view tag) const { return notations_->languages().find(tag); }
  const std::vector<const Language*>& languages_of_heading(std::string_view words) const;
  // Languages in which a heading of this sheet is written, those of the most headings first.
  std::vector<const Language*> languages_of_headings(const Game& game) const;

private:
  struct Heading {
    std::string tag;
    std::vector<const Language*> languages;
  };
  struct Words {
    std::map<std::string, Heading, std::less<>> headings;
    std::map<std::string, std::string, std::less<>> titles, terminations;
    std::map<std::string, bool, std::less<>> pieces, files, hows, cites;
  };
  // Those that say how a game ended: a word of an archive that cannot be read asks for no others.
  struct Phrases {
    std::unordered_map<std::string, Result> results;  // and offers: Result::none
    std::unordered_map<std::string, Result> closings;
    std::unordered_set<std::string> first_words, refusals;
    std::size_t longest = 0;  // words
    void learn(const std::vector<std::string>& phrases, Result result);
  };
  const Words& known() const;
  const Phrases& phrases() const;
  static Words gather(const Notations& notations);
  static Phrases gather_phrases(const Languages& languages);

  const Notations* notations_;
  mutable std::once_flag gathered_, gathered_phrases_;
  mutable Words words_;
  mutable Phrases phrases_;
};

// Of any script.
bool begins_with_capital(std::string_view word);

}  // namespace planilla
