// Bytes in, games out: character set, framing, language and notation are found out inside.
//
//   const Reader reader;
//   const std::vector<Game> games = reader.read_text("1. e4 e5 2. Cf3 Cc6 3. Ab5");
//   assert(games.size() == 1);
//   assert(games[0].moves.back().san == "Bb5");
//
//   const FileReading reading = reader.read_file("no-such-file.pgn");
//   assert(reading.games.empty() && reading.faults.size() == 1);
//
// Making a reader loads languages and notations (some milliseconds); use it for many texts. All
// functions are const and may be called by any number of threads at once. Rules that compare games
// with each other (duplicates) are not asked; `planilla check` asks them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "planilla/game.h"
#include "planilla/game_cursor.h"
#include "planilla/read_settings.h"

namespace planilla::api {

// Every game that could be read, and every file that could not.
struct FileReading {
  std::vector<Game> games;
  std::vector<FileFault> faults;
};

class Reader {
public:
  // Throws UnknownName for a setting that names what does not exist, and for a FEN that is none.
  explicit Reader(const ReadSettings& settings = {});
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  // Every game of a file, compressed, an archive or neither, or of all files of a folder.
  FileReading read_file(const std::string& path) const;

  // Every game of a text in any character set. Bytes that are no text (a picture, what is
  // compressed) hold none: the faults of open_text() tell so.
  std::vector<Game> read_text(std::string_view bytes) const;

  // The first game of a text; one without moves if there is none.
  Game read_sheet(std::string_view bytes) const;

  // The same games one at a time, as they are asked for (planilla/game_cursor.h).
  GameCursor open_file(const std::string& path) const;
  GameCursor open_text(std::string bytes) const;

  // Called with each game as it is read, in constant memory; false ends the reading.
  using Visit = std::function<bool(Game&& game)>;
  std::vector<FileFault> each_of_file(const std::string& path, const Visit& visit) const;
  void each_of_text(std::string_view bytes, const Visit& visit) const;

  class Impl;

private:
  std::shared_ptr<const Impl> impl_;
};

}  // namespace planilla::api
