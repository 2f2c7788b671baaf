// The games of one input, one at a time, in constant memory.
//
//   const Reader reader({.languages = {"es"}});
//   GameCursor cursor = reader.open_text("1. e4 e5 2. Cf3 1-0\n\n1. d4 d5 2. c4 *");
//   assert(cursor.next()->moves.back().san == "Nf3");
//   assert(cursor.next()->moves.back().san == "c4");
//   assert(!cursor.next());
//   assert(cursor.faults().empty());
//
// A cursor keeps what it needs of the reader that opened it, which may be gone before. One thread
// at a time may use a cursor; different cursors are independent.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "planilla/finding.h"
#include "planilla/game.h"

namespace planilla::api {

// A file that could not be read, or not to its end, or that is no text.
struct FileFault {
  std::string file;    // its name, as it was given or found in a folder
  std::string reason;  // "No such file or directory"
  Finding finding;     // "unreadable-input", "truncated-input" or "not-text"; game 0
};

class GameCursor {
public:
  ~GameCursor();
  GameCursor(GameCursor&&) noexcept;
  GameCursor& operator=(GameCursor&&) noexcept;

  // The next game; nullopt behind the last one.
  std::optional<Game> next();

  // So far; all of them after next() gave nothing.
  const std::vector<FileFault>& faults() const;

  class Impl;
  explicit GameCursor(std::unique_ptr<Impl> impl);

private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace planilla::api
