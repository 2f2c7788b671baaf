// The texts that games name, and which of them are probably one under several spellings.
//
//   RespeltTexts names(4 << 20, player_spellings);        // bytes of memory; the rest lies on disk
//   names.add(uses.of(TextRole::player));                 // in the order of the games
//   for (const Respelt& one : names.find()) tell(one.odd, one.usual);      // once, after the last
//
// The more frequent one is taken for the usual spelling (of equals: the one that came first).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "checks/engine/name_table.h"
#include "checks/facts/spellings.h"

namespace planilla {

struct RespeltText {
  std::uint64_t hash = 0, first = 0, games = 0;
  std::uint32_t id = 0;
  std::string text;
};

struct Respelt {
  RespeltText odd, usual;
};

class RespeltTexts {
public:
  RespeltTexts(std::size_t memory, const SpellingRules& rules)
      : memory_(memory), rules_(rules), names_(memory, rules.fold) {}
  void add(std::span<const TextUse> uses) {
    for (const TextUse& use : uses) names_.add(use);
  }
  std::vector<Respelt> find();

private:
  std::size_t memory_;
  const SpellingRules& rules_;
  NameTable names_;
};

}  // namespace planilla
