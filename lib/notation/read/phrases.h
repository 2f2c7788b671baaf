// Castling in the words of a language: "enroque corto", "petit roque". Blanks and case do not
// matter.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "notation/data/language.h"
#include "notation/read/reading.h"

namespace planilla {

class Phrases {
public:
  explicit Phrases(const std::vector<const LanguageClass*>& classes);
  // `words` without blanks. True if they are one of the phrases.
  bool read(std::string_view words, WordReading& out) const;

private:
  std::map<std::string, CastleSides, std::less<>> castling_;
};

}  // namespace planilla
