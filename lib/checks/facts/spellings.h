// Texts that are probably one text under several spellings.
//
//   std::vector<Spelling> players = ...;                  // distinct, with how often each stands
//   for (const SpelledAs& found : same_players(players)) tell(found.odd, found.usual);
//
// The more frequent one is taken for the usual spelling (of equals: the one that came first). A
// guess: whoever tells it may know that two are not one (they played each other, have different
// ids).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct Spelling {
  std::string_view text;
  std::uint64_t count = 0;
  std::uint64_t first = 0;  // where it was met first
  std::size_t index = 0;    // the caller's
};

struct SpelledAs {
  std::size_t odd = 0, usual = 0;  // the caller's indexes
};

// Players: the same letters; initials for given names; one letter more, less or other in a long
// name. Names of one word (engines, players online) are told apart by every letter.
std::vector<SpelledAs> same_players(std::vector<Spelling> names);

// Events and sites: the same letters, or one other letter in a long word; numbers must agree.
std::vector<SpelledAs> same_titles(std::vector<Spelling> titles);

}  // namespace planilla
