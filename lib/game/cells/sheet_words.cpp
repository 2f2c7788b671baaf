// The words of the data files, folded.
#include "game/cells/sheet_words.h"

#include <algorithm>

#include "game/model/lexicon.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

std::string with_marks(std::string_view word) {
  return unicode::fold_case(unicode::decomposed(word));
}

// Is it a word of one list of any language? They are gathered when the first is asked for. Marks
// may be missing, "despues", but are not put: "sí" is not "si".
bool is_listed(std::string_view word, const Languages& languages,
               std::vector<std::string> Language::*list,
               std::set<std::string, std::less<>>& gathered) {
  constexpr std::size_t longest = 40;  // bytes
  if (gathered.empty())
    for (const Language& language : languages.all())
      for (const std::string& one : language.*list) {
        gathered.insert(with_marks(one));
        gathered.insert(fold_words(one));
      }
  return word.size() <= longest && gathered.contains(with_marks(word));
}

}  // namespace

bool SheetWords::is_suffix(std::string_view word) const {
  constexpr std::size_t longest = 40;  // bytes
  if (suffixes_.empty())
    for (const Language& language : languages_->all())
      for (const auto* list : {&language.check, &language.mate, &language.en_passant})
        for (const std::string& one : *list) suffixes_.insert(fold_words(one));
  return word.size() <= longest && suffixes_.contains(fold_words(word));
}

// A capital alone is a ring of castling, or a piece: "4. O O Nf6".
bool SheetWords::cites(std::string_view word) const {
  if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z') return false;
  return is_listed(word, *languages_, &Language::cites, cites_);
}

bool SheetWords::plays(std::string_view word) const {
  return is_listed(word, *languages_, &Language::plays, plays_);
}

bool SheetWords::negates(std::string_view word) const {
  return is_listed(word, *languages_, &Language::negates, negates_);
}

bool SheetWords::leads(std::string_view word) const {
  return is_listed(word, *languages_, &Language::leads, leads_) || cites(word) || plays(word);
}

bool SheetWords::names_castling(std::string_view word) const {
  if (castling_.empty())
    for (const Language& language : languages_->all())
      for (const auto* list : {&language.castle_short, &language.castle_long})
        for (const std::string& one : *list) {
          const std::string folded = fold_words(one);
          for (std::size_t at = 0; at < folded.size();) {
            const std::size_t end = std::min(folded.find(' ', at), folded.size());
            castling_.insert(folded.substr(at, end - at));
            at = end + 1;
          }
        }
  return castling_.contains(fold_words(word));
}

bool SheetWords::is_castling(std::string_view word) const {
  return is_listed(word, *languages_, &Language::castle, castles_);
}

std::size_t SheetWords::castling_phrase(std::string_view text) const {
  constexpr std::string_view blanks = " \t\r\n", signs = ".,:;!?)+#";
  if (castling_phrases_.empty())
    for (const Language& language : languages_->all())
      for (const auto* list : {&language.castle_short, &language.castle_long})
        for (const std::string& one : *list) {
          const std::string folded = fold_words(one);
          if (const std::size_t blank = folded.find(' '); blank != std::string::npos)
            castling_phrases_[folded.substr(0, blank)].insert(folded);
        }
  const std::string_view first = text.substr(0, text.find_first_of(blanks));
  const auto known = castling_phrases_.find(fold_words(first));
  if (known == castling_phrases_.end()) return 0;
  std::size_t longest = 0, end = first.size();
  constexpr int most = 6;  // words
  for (int words = 1; words < most && end < text.size() && text[end] == ' '; ++words) {
    end = std::min(text.find_first_of(blanks, end + 1), text.size());
    std::size_t bare = end;
    while (bare > first.size() && signs.find(text[bare - 1]) != std::string_view::npos) --bare;
    if (known->second.contains(fold_words(text.substr(0, bare)))) longest = bare;
  }
  return longest;
}

bool SheetWords::says_resigns(std::string_view phrase) const {
  if (resigns_.empty())
    for (const Language& language : languages_->all())
      for (const std::string& one : language.resigns)
        if (!one.ends_with('.')) resigns_.insert(' ' + fold_words(one) + ' ');
  std::string words = ' ' + fold_words(phrase) + ' ';
  std::erase_if(words, [](char c) { return c == '.' || c == ':' || c == '!'; });
  return std::any_of(resigns_.begin(), resigns_.end(),
                     [&](const std::string& one) { return words.find(one) != std::string::npos; });
}

}  // namespace planilla
