// Findings that are known already: a file of them is written by one run and left out by later ones.
//
//   Baseline noted;
//   noted.add(key, "Uno, Ana - Dos, Luis");
//   write(noted.text());
//
//   Baseline known = Baseline::parse(bytes, "known.jsonl");  // MessageFault at a faulty line
//   if (known.take(key)) leave_out();                        // each finding noted is taken once
//
// A finding is known by its game, rule, ply and variation, never by its line. The game is the same
// if its tags or its moves are (checks/facts/game_identity.h): mending one of the two brings
// nothing back. Of several equal findings as many are left out as were noted. What was noted and is
// gone is no fault.
//
// The format, JSON lines, is described in docs/reports.md.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/rule.h"
#include "checks/facts/game_identity.h"

namespace planilla {

struct FindingKey {
  GameIdentity game;
  std::string rule;  // its id: a file may name rules that this version does not have
  int ply = 0;       // 0: not about a move
  std::string variation;
};

class Baseline {
public:
  static Baseline parse(std::string_view bytes, const std::string& origin);

  // `about` is for readers of the file.
  void add(const FindingKey& key, std::string_view about);
  bool take(const FindingKey& key);
  std::string text() const;

private:
  struct Entry {
    FindingKey key;
    std::string about;
    std::uint64_t count = 0;
  };
  enum class By : std::uint8_t { both, tags, moves };
  // What of the game is compared, the rest of the key.
  using Place = std::tuple<By, std::uint64_t, std::uint64_t, std::string, int, std::string>;
  static Place place(const FindingKey& key, By by);
  bool take(const FindingKey& key, By by);
  Entry& entry(const FindingKey& key);

  std::vector<Entry> entries_;                        // in the order in which they were added
  std::map<Place, std::vector<std::size_t>> places_;  // each entry by all that can be compared
};

}  // namespace planilla
