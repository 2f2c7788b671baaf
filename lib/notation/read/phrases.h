// Castling in the words of a language: "enroque corto", "petit roque", "enroque" (to either side);
// what a pawn becomes by its name: "dama". Blanks and case do not matter.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
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
  bool holds(std::string_view words) const;
  // One that is written in capitals alone, and meant in no other way: `EC`.
  bool holds_capitals(std::string_view words) const;
  // May a text that begins with this byte be one?
  bool may_begin(char first) const { return begins_[static_cast<unsigned char>(first)]; }
  // A piece that a pawn can become; no role, if the word is no name of one.
  std::optional<Role> piece(std::string_view name) const;

private:
  const CastleSides* find(std::string_view words) const;

  std::map<std::string, CastleSides, std::less<>> castling_;
  std::size_t longest_ = 0;         // of their words, in bytes
  std::array<bool, 256> begins_{};  // their first bytes, and all beyond ASCII, which may be folded
  std::map<std::string, Role, std::less<>> pieces_;
};

}  // namespace planilla
