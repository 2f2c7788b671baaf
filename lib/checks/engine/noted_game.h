// What is remembered of a game, to compare it with others when all have been read.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

#include "checks/tournament/crosstable.h"
#include "game/model/game.h"
#include "text/framing/game_text.h"

namespace planilla {

// A text of a game's tags. Texts are one where their hashes are; the text is its first 120 bytes,
// there as long as the game is looked at.
struct NotedText {
  std::uint64_t hash = 0;  // 0: unknown
  std::string_view text;
  std::uint32_t id = 0;  // among the texts of its batch

  bool known() const { return hash != 0; }
  friend bool operator==(const NotedText& a, const NotedText& b) { return a.hash == b.hash; }
};

struct NotedGame {
  std::uint64_t number = 0;
  std::uint64_t tags = 0, moves = 0;  // its GameIdentity
  Place place;
  std::uint32_t file = 0;
  NotedText white, black, event, site, round;
  std::uint32_t white_id = 0, black_id = 0;  // of FIDE; 0: unknown
  std::int32_t date = 0;                     // 20240131; parts that are unknown are 0
  std::uint32_t plies = 0;
  Result result = Result::none;
  Encoding encoding = Encoding::utf8;  // of the bytes, as far as it is certain
  bool beyond_ascii = false;           // else they say nothing about it
  std::uint64_t member = 0;            // where its member begins, of an archive
  bool starts_file = false;            // or that member
  bool whole = true;                   // all of its main line was read

  int year() const { return date / 10000; }
  // A file, or a member of an archive: the file, and where the member begins in it.
  std::pair<std::uint32_t, std::uint64_t> source() const { return {file, member}; }
};

// A crosstable that stands in a comment.
struct NotedTable {
  std::uint64_t game = 0;
  NotedText event;
  Crosstable table;
};

}  // namespace planilla
