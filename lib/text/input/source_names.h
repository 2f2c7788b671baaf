// What reports call the files that are read, and the members of archives in them.
//
//   SourceNames names(expand_inputs({"games.pgn", "old.zip"}));
//   names.add(1, {"inner/b.pgn", 5120, 210});    // begins at that byte and line of old.zip
//   SourceName at = names.at(1, 6000);           // "old.zip/inner/b.pgn", 5120, 210
//
// Members are added by the one thread that reads, before a game of them is given to anybody; any
// thread may ask. A file is asked about by its index. Shards and the parts of a plan read an
// archive from its beginning, so that all of them know the same members.
#pragma once

#include <cstdint>
#include <map>
#include <shared_mutex>
#include <span>
#include <string>
#include <vector>

#include "text/input/source.h"

namespace planilla {

struct SourceName {
  std::string name;
  // Where the member begins in its file, as bytes and lines are counted there; of a file 0 and 1.
  std::uint64_t offset = 0;
  std::uint64_t line = 1;
};

class SourceNames {
public:
  explicit SourceNames(std::span<const InputFile> files);
  // Those that are known of the file already, the first ones, are passed over.
  void add(std::uint32_t file, std::span<const SourceMember> members);

  // All that are known of the file.
  std::vector<SourceMember> members(std::uint32_t file) const;
  // The member in which a byte of the file lies; the file itself where it has none.
  SourceName at(std::uint32_t file, std::uint64_t offset) const;

private:
  mutable std::shared_mutex mutex_;
  std::vector<std::string> files_;
  std::map<std::uint32_t, std::vector<SourceMember>> members_;  // in the order of their bytes
};

}  // namespace planilla
