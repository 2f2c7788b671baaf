// Two collections compared.
//
//   Comparison comparison;
//   comparison.add(Side::a, note, number, "A.pgn");       // what VersionNotes made, in order
//   comparison.match();
//   comparison.for_each([&](const VersionPair& pair) { ... });      // a's games in order, then
//   only-b
//
// Games are paired one to one, the likeliest first, by the model of archive/duplicates; those left
// over by their tags. What is left then may be one more copy of a game of the other side, which has
// its pair already: it is told beside that game. Main lines and tags are compared; comments and
// variations are not. A move that is illegal as it stands in one version makes them differ, though
// its repair be the other's move. Memory: about four hundred bytes a game; moves and tags lie on
// disk.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/duplicates/candidate_keys.h"
#include "archive/duplicates/record_store.h"
#include "archive/spill/scratch_file.h"
#include "write/findings/messages.h"

namespace planilla {

enum class Side : std::uint8_t { a, b };
enum class PairKind : std::uint8_t { same, different, only_a, only_b };
std::string_view pair_kind_name(PairKind kind);  // "only-a"

// One collection's version of a game.
struct ComparedGame {
  std::string file;
  std::uint64_t number = 0;
  bool broken = false;  // it holds what could not be read
  std::string unread;   // of its main line
  std::vector<std::pair<std::string, std::string>> tags;
  std::vector<std::string> moves;               // English SAN
  std::string end;                              // FEN of the position behind them
  std::map<std::size_t, std::string> repaired;  // by ply, from 1: what stood there
  std::set<std::size_t> ambiguous;              // of these, plies of which it is several moves

  std::string_view tag(std::string_view name) const;
};

struct TagDifference {
  std::string name, a, b;
};

struct VersionPair {
  PairKind kind{};
  // The version of this side is one more copy of the other's game, which stands in a pair too.
  std::optional<Side> copy;
  std::optional<ComparedGame> a, b;
  std::size_t ply = 0;  // from 1, where the moves part; 0: they are equal
  // Is each version legal as it stands up to that place, the place included, and can it be played
  // on to its end?
  bool a_legal = true, b_legal = true;
  std::vector<TagDifference> tags;
};

struct ComparisonSums {
  std::uint64_t same = 0, different = 0, only_a = 0, only_b = 0;
  std::uint64_t copies_a = 0, copies_b = 0;  // those of which one side had a copy more

  bool are_alike() const { return different + only_a + only_b + copies_a + copies_b == 0; }
};

// By which versions that are the same find each other: moves, and tags that say something; and what
// was wrong with the moves.
struct VersionHashes {
  std::uint64_t meant = 0;    // whatever was wrong
  std::uint64_t written = 0;  // with it
  // Of a game of unknown players: its moves, event, site, date, round and start; else 0.
  std::uint64_t played_by_nobody = 0;
};

// What a worker notes of a game.
class VersionNotes {
public:
  // `given` must outlive it.
  explicit VersionNotes(const GivenNames& given) : records_(given) {}
  void append(const Game& game, bool broken, std::string& out);

private:
  RecordSource records_;
  std::string note_;
};

class Comparison {
public:
  void add(Side side, std::string_view note, std::uint64_t number, const std::string& file);
  void match();
  void for_each(const std::function<void(const VersionPair&)>& use);
  const ComparisonSums& sums() const { return sums_; }

private:
  struct Entry {
    std::uint64_t at = 0, number = 0;  // of its tags and moves on disk
    std::uint32_t size = 0, file = 0, place = 0, partner = UINT32_MAX;
    std::uint32_t copied = UINT32_MAX;  // the other side's game of which it is one more copy
    VersionHashes hashes;
    bool broken = false;
  };
  struct Likely {
    double odds;
    std::uint32_t a, b;  // indices of entries
  };

  ComparedGame version(const Entry& entry) const;
  void note_keys(const StoredGame& record, std::uint32_t place);
  void pair_equals(std::uint64_t VersionHashes::*which);
  bool is_alone(std::uint32_t entry) const { return entries_[entry].partner == UINT32_MAX; }
  std::uint32_t entry_at(std::uint32_t place) const;
  void find_candidates();
  void pair_by_moves();
  void pair_by_roster();
  void find_copies();
  void count(const VersionPair& pair);
  VersionPair compare(const Entry* a, const Entry* b) const;

  std::vector<Entry> entries_;  // of A, then of B
  std::uint32_t first_b_ = UINT32_MAX;
  std::vector<CandidateKey> keys_;                               // of all games
  std::vector<std::pair<std::uint32_t, std::uint32_t>> places_;  // of records, and their entries
  std::vector<CandidatePair> candidates_;  // entries of a and of b, of which one was alone at first
  RecordStore records_;
  ScratchFile versions_{1 << 20};
  std::vector<std::string> files_;
  ComparisonSums sums_;
};

void append_text(const VersionPair& pair, Messages& messages, std::string& out);
void append_text(const ComparisonSums& sums, Messages& messages, std::string& out);
void append_json(const VersionPair& pair, std::string& out);
void append_json(const ComparisonSums& sums, std::string& out);
std::string comparison_page_head(Messages& messages);
void append_page(const VersionPair& pair, Messages& messages, std::string& out);
void append_page_end(const ComparisonSums& sums, Messages& messages, std::string& out);

}  // namespace planilla
