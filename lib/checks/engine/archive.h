// The games of an input, compared with each other when all have been read.
//
//   Archive archive(selection);               // outlives it
//   archive.append(output.across);            // what GameNotes took of each batch, in their order
//   archive.finish([&](const CrossFinding& found) { tell(found); });
//
// The rules see the games while others are read, some batches at a time; what is left for finish()
// is what needs all of them.
//
// The same for any number of jobs. However many games there are, about `memory` bytes are used, and
// a few for each that is told: the notes of more games, and what the rules keep of them, lie on
// disk (archive/spill).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/scratch_file.h"
#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/selection.h"
#include "checks/engine/tournaments.h"

namespace planilla {

// The notes of batches, one after another; in memory while they fit there.
class NoteStore {
public:
  explicit NoteStore(std::size_t memory) : memory_(memory) {}
  void append(std::string_view notes);
  // They begin again with the first.
  void rewind();
  // In the order in which they came, each there until the next; false behind the last.
  bool next(std::string_view& notes);
  // Passes over batches that end before the game of this number.
  void pass_to(std::uint64_t number);

private:
  struct Batch {
    std::uint64_t first_game = 0;
    std::uint32_t size = 0;
  };
  std::size_t memory_;
  std::vector<Batch> batches_;
  std::string held_, read_;
  ScratchFile file_{1 << 18};
  std::size_t next_ = 0;  // of batches_
  std::uint64_t at_ = 0;
};

class Archive {
public:
  static constexpr std::size_t usual_memory = std::size_t{32} << 20;
  explicit Archive(const Selection& selection, unsigned jobs = 1,
                   std::size_t memory = usual_memory);

  void append(std::string_view notes);
  // Once. Findings come by the number of their game; one of them speaks for its cause.
  using Tell = std::function<void(const CrossFinding&)>;
  void finish(const Tell& tell);

private:
  void see(std::string_view notes);
  void see_uses(std::uint32_t file);
  void see_waiting();
  void see_tournaments();
  void search();
  void see_again(std::span<AcrossGames* const> rules, KnownTexts& texts);
  void tell(CrossFindings& found, const Tell& tell);

  const unsigned jobs_;
  const std::size_t memory_;
  NoteStore notes_;
  std::vector<std::string> waiting_;  // notes that were not seen yet
  std::size_t waiting_size_ = 0;
  TextUses uses_;  // of games of one file that follow each other
  TournamentFinder tournaments_;
  std::vector<std::unique_ptr<AcrossGames>> rules_;  // that are on
};

}  // namespace planilla
