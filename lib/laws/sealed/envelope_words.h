// The words that stand in an envelope beside a move, or in its place, in every language.
//
//   const EnvelopeWords words(languages);
//   words.offer("tablas")               // true
//   words.claims_draw("ahogado")        // true: what the move is said to bring, and no offer
//   words.end_game("abandono")          // true: a resignation, a win, a draw
//   words.take_back("no, mejor Ab5")    // true: some word of it takes back what stands before
//
// Marks, case and signs do not matter. Any thread may call it.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "board/move_pattern.h"
#include "notation/data/language.h"

namespace planilla {

// As people compare words: lower case, no marks, parted by one blank.
std::string plain_words(std::string_view words);

class EnvelopeWords {
public:
  explicit EnvelopeWords(const Languages& languages);
  bool offer(std::string_view words) const;
  bool claims_draw(std::string_view words) const;
  bool end_game(std::string_view words) const;
  bool en_passant(std::string_view words) const;  // "a.p.": what the move is said to be
  bool take_back(std::string_view words) const;
  // What the words say if they are castling in some language, and nothing else.
  CastleSides castling(std::string_view words) const;

private:
  using Words = std::set<std::string, std::less<>>;

  void add_offers(const Language& language);
  void add_end(const std::string& words);

  Words offers_, draws_, ends_, ends_in_digits_, en_passant_;
  std::vector<std::string> corrections_;
  std::map<std::string, CastleSides, std::less<>> castling_;
};

// What the words say if they are castling in one of these classes, and nothing else: "Rochade" to
// either side, "grand roque" to one.
CastleSides castling_in(std::string_view words, const std::vector<const LanguageClass*>& classes);
// "pawn to queen three", "Damenflügelrochade": a piece or castling is named, whatever is said of
// it.
bool speaks_of_chess(std::string_view words, const std::vector<const LanguageClass*>& classes);
// "castles on the far side": castling, and more words.
bool begins_with_castling(std::string_view words, const std::vector<const LanguageClass*>& classes);

}  // namespace planilla
