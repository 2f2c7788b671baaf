// The sheets of one game, each read by itself first: its tags, and the letters in which it is
// written.
//
//   std::vector<std::unique_ptr<ReadSheet>> sheets = read_sheets(inputs, settings, notations);
//   sheets[0]->line      // its words, for game/reconcile/agreement.h
//   read_sheets({{"white.txt", "1.e4 e5"}, {"black.txt", "1.e4 e5"}}, settings, notations)
//
// Throws UsageError where a file holds no game or more than one, or the sheets start from different
// positions.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game_reader.h"
#include "game/model/lexicon.h"
#include "game/reconcile/agreement.h"
#include "game/reconcile/joint_search.h"
#include "game/reconcile/sheet_times.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "options/reading_settings.h"
#include "text/framing/batch.h"

namespace planilla {

struct ReadSheet {
  std::string name;              // of the file
  std::uint64_t bytes_read = 0;  // of the file, after decompression
  Game game;
  std::vector<Token> tokens;
  std::unique_ptr<MoveReader> white, black;
  SheetLine line;
  SheetTimes times;
  std::vector<Span> aside;  // what is no move (game/reconcile/aside.h)
};

std::vector<std::unique_ptr<ReadSheet>> read_sheets(const std::vector<std::string>& inputs,
                                                    const SheetSettings& settings,
                                                    const Notations& notations);

// A sheet that is in memory, as UTF-8.
struct SheetText {
  std::string name, text;
};

// `pause` as agree() takes it.
std::vector<std::unique_ptr<ReadSheet>> read_sheets(const std::vector<SheetText>& texts,
                                                    const SheetSettings& settings,
                                                    const Notations& notations, const Pause& pause);

}  // namespace planilla
