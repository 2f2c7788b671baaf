// Files cut into games, in batches for the workers.
//
//   GameStream stream(files, options);
//   Batch batch;
//   while (stream.next(batch)) for (const GameText& game : batch.games) ...
//
// Framing (docs/framing.md): a *tag line* is optional BOM, blanks, `[`, a name, blanks, `"`. The
// first tag line of a file starts a game. So does `[Event ` after a blank line, after a line that
// is no tag line, or after a tag line with movetext behind it; and any other tag line after a blank
// line whose preceding non-blank line is no tag line. A name begins with a letter, so `[%clk` and
// `[#]` are none. What stands before the first tag line of a file is a slice of its own if it is
// not blank nor lines of escape (`%` in column 1) alone nor words in which nothing may be a move
// (words_above.h); blank lines before the first slice belong to none. Text without tag lines is cut
// near every Limits::batch_bytes before a line that begins with move number 1 after a blank line,
// else stays whole. A member of an archive is framed as a file is. What is longer than
// Limits::game_bytes comes in pieces (text/framing/cutter.h).
//
// Shards: every shard frames the whole input up to its own end and gives only the games whose first
// byte lies in its part of all bytes (of all files together, after decompression; a byte of UTF-16
// counts as one byte). Slices before that in which several games may stand are given too, to be
// counted: so the numbers of games are the same in all shards, and their outputs, one
// after another, are the whole output. Where a size is not known beforehand (compressed files,
// pipes) the input is read twice; of standard input a copy is kept in a temporary file.
//
// `next` is called by one thread at a time (batch/ holds the lock). Conversion to UTF-8 happens in
// `decode_games`, which each worker calls on its own batch.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "text/charset/encoding.h"
#include "text/framing/game_text.h"
#include "text/input/source.h"
#include "text/input/source_names.h"
#include "text/simd/bytes.h"
#include "text/simd/limits.h"

namespace planilla {

// Where a slice begins, or a file.
struct StreamPlace {
  std::uint32_t file = 0;    // index; that behind the last: the end of the input
  std::uint64_t offset = 0;  // in the file, after decompression
  std::uint64_t line = 1;
  std::optional<FramePlace> frame = {};  // of a .zst, from which to decompress
};

// Where reading begins so that `slice` is read as it was: of a first slice that is where its file
// begins, or its member of an archive.
StreamPlace place_of(const GameText& slice);

// The slices from one place up to another, of which it is known how many games precede them.
struct StreamRange {
  StreamPlace begin, end;
  std::uint64_t games_before = 0;
};

struct StreamOptions {
  Limits limits;
  std::optional<Encoding> encoding;  // --encoding; nullopt: found out
  // --shard I/N: only games that start in the I-th part of all bytes.
  std::uint32_t shard = 1;
  std::uint32_t shards = 1;
  // Only these slices, without reading what comes before them where the file can be entered there;
  // not together with shards.
  std::optional<StreamRange> range = {};
  // Filled with the members of archives as they are read; nullptr: nobody asks.
  std::shared_ptr<SourceNames> names = {};
};

// What was met of a file when it could not be opened, or was read to its end.
struct FileEnd {
  std::uint32_t file = 0;
  std::vector<InputFault> faults;
  std::uint64_t passed_over = 0;           // members of an archive
  std::vector<SourceMember> members = {};  // of it, where StreamOptions::names asks
};

struct Batch {
  std::uint64_t index = 0;      // from 0, in input order
  Bytes bytes;                  // as they came
  std::vector<GameText> games;  // views of `bytes`, or of `converted`
  std::vector<std::string> converted;
  // Of an earlier shard, before games[0]: one game each, counted without being read.
  std::uint64_t passed = 0;
  std::uint64_t foreign =
      0;  // how many of `games`, the first ones, are of an earlier shard: only to be counted
  // How many slices of the whole input, over all shards, precede games[0].
  std::uint64_t first_slice = 0;
  std::uint64_t bytes_read = 0;  // of the files after decompression, for the summary and progress
  std::vector<FileEnd> ends;     // of files that ended while this batch was read
};

// A file that could not be read, or not to its end.
struct StreamFault {
  std::uint32_t file = 0;
  InputFault fault;
};

class GameStream {
public:
  GameStream(std::vector<InputFile> files, StreamOptions options);
  // Games straight from memory, for tests: `chunk` bytes a read.
  static GameStream from_memory(std::string bytes, StreamOptions options,
                                std::size_t chunk = SIZE_MAX);
  ~GameStream();
  GameStream(GameStream&&) noexcept;

  // Fills `batch` (its buffers are reused); false at the end of the last file. A file
  // that cannot be read, or breaks off, is in faults(), and the next one follows.
  bool next(Batch& batch);

  // Did a game of an earlier shard show that this file, or the member of it that begins at
  // `member`, is in another character set than UTF-8?
  bool converted_before(std::uint32_t file, std::uint64_t member) const;

  // After the last batch: in the order of the files. Of a shard, those whose place is its own.
  const std::vector<StreamFault>& faults() const;
  // Members of archives that were passed over; told by one shard too.
  std::uint64_t passed_over() const;

  // Of a .zst that was read to its end, where its frames begin.
  std::vector<FramePlace> frames(std::uint32_t file) const;

  const std::vector<InputFile>& files() const;
  std::uint64_t consumed() const;  // for progress, over all files
  std::uint64_t total() const;     // 0: unknown

private:
  class Impl;
  explicit GameStream(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// Converts those games of the batch that are not UTF-8, each by detect_game() or the encoding
// named, and sets `ascii`, `encoding` and `replaced` of all.
void decode_games(Batch& batch, const StreamOptions& options);

}  // namespace planilla
