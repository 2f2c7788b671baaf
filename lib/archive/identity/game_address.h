// Where a game stands on the server it was played on: its key there.
//
//   game_address("Site", "https://lichess.org/aB81fCaD/black")     // "lichess.org/aB81fCaD"
//   // "lichess.org:q7ZvsdUF/aaBBccDD"
//   game_address("Site", "https://lichess.org/study/q7ZvsdUF/aaBBccDD")
//   game_address("GameId", "1011478")                              // "GameId/1011478"
//   game_address("Site", "https://lichess.org")                    // "": it is the server's
//
// Two addresses with one `server_of()` are two games, whatever else is equal.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

std::string game_address(std::string_view tag, std::string_view value);

// False for nearly all tags, at a glance: then there is no address.
inline bool may_hold_address(std::string_view tag, std::string_view value) {
  return value.starts_with("http") || tag.starts_with("Game") || tag.starts_with("FICS");
}

inline std::string_view server_of(std::string_view address) {
  return address.substr(0, address.find('/'));
}

}  // namespace planilla
