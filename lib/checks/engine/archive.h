// The games of an input, compared with each other when all have been read.
//
//   Archive archive;
//   archive.append(output.across);            // what GameNotes took of each batch, in their order
//   archive.finish(selection, [&](const CrossFinding& found) { tell(found); });
//
// However many games there are, about `memory` bytes are used, and a few for each that is told:
// the notes of more games, and what the rules keep of them, lie on disk (archive/spill).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/scratch_file.h"
#include "checks/engine/across.h"
#include "checks/engine/check.h"
#include "checks/engine/selection.h"

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

private:
  std::size_t memory_;
  std::vector<std::uint32_t> sizes_;
  std::string held_, read_;
  ScratchFile file_{1 << 18};
  std::size_t next_ = 0;  // of sizes_
  std::uint64_t at_ = 0;
};

class Archive {
public:
  static constexpr std::size_t usual_memory = std::size_t{32} << 20;
  explicit Archive(std::size_t memory = usual_memory) : memory_(memory), notes_(memory / 4) {}

  void append(std::string_view notes) { notes_.append(notes); }
  // Once. Findings come by the number of their game; one of them speaks for its cause.
  using Tell = std::function<void(const CrossFinding&)>;
  void finish(const Selection& selection, const Tell& tell);

private:
  using Rules = std::vector<std::unique_ptr<AcrossGames>>;

  void see_all(const Rules& rules);
  void see_again(const Rules& rules, KnownTexts& texts);
  void tell(CrossFindings& found, const Tell& tell);

  std::size_t memory_;
  NoteStore notes_;
};

}  // namespace planilla
