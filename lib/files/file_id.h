// Which file a path leads to: two paths with one FileId are the same file, whether by a link, a
// hard link, or another spelling of the path.
//
//   std::optional<FileId> a = file_id("g.pgn"), b = file_id("./link-to-g.pgn");
//   bool same = a && a == b;
//
// Links are followed. nullopt: there is no such file, or it cannot be looked at. Any thread may
// call these.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace planilla {

struct FileId {
  std::uint64_t device = 0, inode = 0;
  auto operator<=>(const FileId&) const = default;
};

std::optional<FileId> file_id(const std::string& path);

// Of an open descriptor; nullopt unless it is a regular file: two ends of a terminal or /dev/null
// are no reason to refuse anything.
std::optional<FileId> regular_file_id(int descriptor);

// Where a link leads, and that one, though nothing be there yet: what a write to `path` is meant
// for. A path that is no link, or is one of a circle, comes back as it is.
std::string followed(const std::string& path);

}  // namespace planilla
