// A sheet as it stands on the desk, read: the same games, findings and candidates as `convert -f
// json` has, and in "help", a text for each finding ("": none), what the candidates lead to.
//
//   const DeskReader reader(data, notations, selection, settings);
//   DeskSheet sheet{.text = "1.e4 e5 2.Cf3", .languages = {"es"}};
//   Json answer = reader.read(sheet, [] { return false; });    //
//   {"games":[...],"findings":[...],...}
//
// Threads: any number may read at once; each call has a worker of its own.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/data.h"
#include "batch/game_worker.h"
#include "checks/engine/selection.h"
#include "notation/read/notations.h"

namespace planilla {

// What was played in one place of the sheet. The place is a half-move of a game; where `offset`
// says at which byte of the text it was answered and the half-move there has another number since,
// that number counts.
struct DeskAnswer {
  std::uint64_t game = 1;  // from 1
  int ply = 0;
  std::optional<std::uint64_t> offset;
  std::string move;  // SAN in English letters; "": as it stands, no repair
};

struct DeskSheet {
  std::string text;  // UTF-8
  std::string name = "<stdin>";
  std::vector<std::string> languages;  // tags; empty: auto
  std::string notation = "auto";
  Repair repair = Repair::safe;
  bool keep_illegal = false;
  bool across = true;     // the games are held against each other too, as `check` does
  std::string to = "en";  // letters of the PGN
  std::string ui = "en";
  std::vector<DeskAnswer> answers;
};

class DeskReader {
public:
  DeskReader(const Data& data, const Notations& notations, const Selection& selection,
             std::optional<Edition> laws)
      : data_(data), notations_(notations), selection_(selection), laws_(laws) {}

  // Throws ReadingStopped where `stopped` says so before a game is read.
  nlohmann::ordered_json read(const DeskSheet& sheet, const std::function<bool()>& stopped) const;

private:
  nlohmann::ordered_json read_once(const DeskSheet& sheet, const GivenMoves& answers,
                                   const std::function<bool()>& stopped) const;

  const Data& data_;
  const Notations& notations_;
  const Selection& selection_;
  std::optional<Edition> laws_;
};

}  // namespace planilla
