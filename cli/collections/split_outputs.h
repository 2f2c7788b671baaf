// The games that are kept, in several files: clean --split.
//
//   SplitOutputs split("event", "clean.pgn.zst", outputs);
//   split.write(text);                    // to clean-Linares 1993.pgn.zst
//
// Of one value games must come one behind the other: one file is open at a time, however many there
// are. A number N: N games a file, OUT-0001.pgn, OUT-0002.pgn ...; event, year, month, eco, player
// (of White): one file for each value, OUT-<value>.pgn, the value made a safe file name; of values
// that are made one name the later get OUT-<value>~2.pgn, ~3 .... `text` is a game of normalised
// PGN.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include "output/output.h"

namespace planilla {

class SplitOutputs {
public:
  // Throws UsageError where `by` is no number and no key, or `path` is empty.
  SplitOutputs(const std::string& by, const std::string& path, Outputs& outputs);
  void write(std::string_view text);

  bool is_by_value() const { return games_a_file_ == 0; }
  // Of the key that games are split by; empty: unknown.
  std::string value_of(std::string_view text) const;

private:
  std::string next_value(std::string_view text);
  std::string file_name(const std::string& value);

  const std::string by_;
  std::uint64_t games_a_file_ = 0;  // 0: by a key
  std::uint64_t games_ = 0;
  std::string stem_, extension_;
  Outputs& outputs_;
  std::string value_;         // of the file that is open
  ByteSink* sink_ = nullptr;  // it; nullptr: there was no game yet
  std::uint64_t files_ = 0;
  std::set<std::string> names_;  // of the files, in one case
};

// The value of a tag of normalised PGN, escapes undone; empty if there is none.
std::string tag_in(std::string_view game, std::string_view name);

// Letters, digits and a few signs stay; everything else becomes `_`; never empty, never hidden,
// never longer than a file name may be.
std::string safe_file_name(std::string_view value);

}  // namespace planilla
