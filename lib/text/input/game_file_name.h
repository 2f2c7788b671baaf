// Which files of a folder or an archive hold games, by their names.
//
//   is_game_file("Torneo.PGN")                 // true
//   is_game_file("torneo.pgn.zst")             // true: compressed
//   is_game_file("torneo.zip")                 // false: nothing says that games are in it
#pragma once

#include <string_view>

namespace planilla {

// .pgn or .txt, in letters of either case, with .zst .gz .bz2 .xz or .zip behind it or not.
bool is_game_file(std::string_view name);
// .pgn or .txt alone: a member of an archive.
bool is_plain_game_file(std::string_view name);

}  // namespace planilla
