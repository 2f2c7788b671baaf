// What is remembered of every game, to compare games with each other when all have been read.
//
//   Archive archive;                        // one per worker
//   // the games of a batch, in order, and where each begins
//   archive.observe(game, facts, place);
//   archive.number(first);                  // once their numbers are known: first, first + 1, ...
//   archive.merge(other);                   // the other workers'
//   for (const CrossFinding& found : archive.finish(selection)) tell(found);
//
// A game takes about a hundred bytes, and its names. Memory is bounded: of more than `most_games`
// the first ones by number are kept and `too-many-games` says so. The findings are the same for any
// number of workers.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "checks/engine/check.h"
#include "checks/engine/selection.h"
#include "checks/engine/tournaments.h"
#include "checks/facts/crosstable.h"
#include "checks/facts/text_pool.h"
#include "game/model/game.h"

namespace planilla {

struct ArchiveGame {
  std::uint64_t number = 0;
  std::uint64_t tags = 0, moves = 0;  // its GameIdentity
  Place place;
  std::uint32_t file = 0;
  std::uint32_t white = 0, black = 0, event = 0, site = 0, round = 0;  // texts
  std::uint32_t white_id = 0, black_id = 0;                            // of FIDE; 0: unknown
  std::int32_t date = 0;  // 20240131; parts that are unknown are 0
  std::uint32_t plies = 0;
  Result result = Result::none;
  Encoding encoding = Encoding::utf8;  // of the bytes, as far as it is certain
  bool beyond_ascii = false;           // else they say nothing about it
  bool starts_file = false;
  bool whole = true;  // all of its text was read

  int year() const { return date / 10000; }
};

// A crosstable that stands in a comment.
struct ArchiveTable {
  std::uint64_t game = 0;
  std::uint32_t event = 0;
  Crosstable table;
};

class Archive {
public:
  explicit Archive(std::size_t most_games = 25'000) : most_games_(most_games) {}

  void observe(const Game& game, const GameFacts& facts, const Place& begin);
  // Numbers the games observed since the last call, each time with higher numbers; those that are
  // not wanted are forgotten.
  void number(std::uint64_t first, const std::function<bool(std::uint64_t)>& wanted = {});
  void merge(Archive& other);
  std::vector<CrossFinding> finish(const Selection& selection);

  // What was noted, as bytes for another process: the same for any number of workers. append()
  // takes them to games whose numbers are all lower; throws PackedError for other bytes.
  void save(std::string& out);
  void append(std::string_view bytes);

  // For the checks: by number, from finish() on.
  const std::vector<ArchiveGame>& games() const { return games_; }
  const std::vector<ArchiveTable>& tables() const { return tables_; }
  std::string_view text(std::uint32_t id) const { return texts_.text(id); }
  std::size_t text_count() const { return texts_.size(); }
  std::uint64_t left_out() const { return left_out_; }
  const std::vector<Tournament>& tournaments() const;  // found once
  CrossFinding at(const ArchiveGame& game, Rule rule) const;

private:
  std::uint32_t repeated(std::initializer_list<std::uint32_t> last, std::string_view text);
  void keep_tables(const Game& game, std::uint64_t number);
  void trim(std::size_t most);
  void trim_tables();

  std::size_t most_games_;
  std::vector<ArchiveGame> games_;
  std::vector<ArchiveTable> tables_;
  TextPool texts_;
  mutable std::optional<std::vector<Tournament>> tournaments_;
  std::uint64_t left_out_ = 0;
  std::uint64_t observed_ = 0;                            // since the last number()
  std::size_t numbered_games_ = 0, numbered_tables_ = 0;  // the rest wait for their numbers
};

}  // namespace planilla
