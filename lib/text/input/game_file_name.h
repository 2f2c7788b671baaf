// Which files of a folder or an archive hold games, by their names.
//
//   is_game_file("Torneo.PGN")                 // true
//   is_game_file("torneo.pgn.zst")             // true: compressed
//   is_game_file("torneo.zip")                 // true: an archive, games may be in it
//   is_game_file("torneo.gz")                  // false: one file, and nothing says what
#pragma once

#include <string_view>

namespace planilla {

// .pgn or .txt, in letters of either case, with .zst .gz .bz2 .xz behind it or not; or an archive.
bool is_game_file(std::string_view name);
// .zip .7z .rar .tar, .tar with .gz .bz2 .xz .zst behind it, .tgz .tbz2 .txz .tzst
bool is_archive_file(std::string_view name);

}  // namespace planilla
