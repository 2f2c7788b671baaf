// What planilla sealed is asked.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "options/common_settings.h"
#include "options/option.h"

namespace planilla {

struct SealedSettings {
  CommonSettings common;
  std::vector<std::string> words;  // the move
  std::optional<std::string> fen;
  std::string after;                   // FILE[:N]
  std::vector<std::string> languages;  // as they were given; empty: those of the game
  std::string notation = "auto", laws = "auto", format = "text";
  bool envelope = false, draw_offer = false;
  std::string check_envelope, resumption, white_time, black_time;
  std::string output;  // empty: stdout

  void add_options(OptionSet& options);
  // Names of files that are read; some may be none.
  std::vector<std::string> reads() const {
    return {after, after.substr(0, after.rfind(':')), check_envelope};
  }
};

}  // namespace planilla
