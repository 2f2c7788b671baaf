// The words of the data files, folded.
#include "game/cells/sheet_words.h"

#include "game/model/lexicon.h"

namespace planilla {

bool SheetWords::is_suffix(std::string_view word) const {
  constexpr std::size_t longest = 40;  // bytes
  if (suffixes_.empty())
    for (const Language& language : languages_->all())
      for (const auto* list : {&language.check, &language.mate, &language.en_passant})
        for (const std::string& one : *list) suffixes_.insert(fold_words(one));
  return word.size() <= longest && suffixes_.contains(fold_words(word));
}

}  // namespace planilla
