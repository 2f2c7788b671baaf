// The records of all games, on disk, read by place.
//
//   RecordStore store;
//   std::uint32_t place = store.add(bytes, index, number);        // one thread
//   store.finish();
//   StoredGame record = store.read(place, buffer);                // any thread; a view of `buffer`
#pragma once

#include <string>
#include <string_view>

#include "archive/duplicates/candidate_keys.h"
#include "archive/spill/scratch_file.h"

namespace planilla {

class RecordStore {
public:
  std::uint32_t add(std::string_view record, std::uint32_t index, std::uint64_t number);
  void finish() { file_.flush(); }
  StoredGame read(std::uint32_t place, std::string& buffer) const;

private:
  ScratchFile file_{1 << 20};
  std::string padded_;
};

}  // namespace planilla
