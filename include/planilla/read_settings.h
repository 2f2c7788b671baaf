// What a user may say beforehand of a text that is to be read.
//
//   const ReadSettings settings{.languages = {"es"}, .repair = Repair::off, .to = "es"};
//   const Game game = Reader(settings).read_sheet("1. e4 e5 2. Cf3");
//   assert(game.pgn.find("2. Cf3") != std::string::npos);
#pragma once

#include <string>
#include <vector>

namespace planilla::api {

enum class Repair {
  off,      // nothing is repaired
  suggest,  // a finding says what a move probably was
  proceed,  // the same, and reads on behind it, so that what is wrong later is found too: for
            // reports
  safe,     // as suggest, and the move is written where what follows proves it
  guess,    // the likeliest reading is written everywhere, and reported
};

struct ReadSettings {
  std::vector<std::string> languages = {};  // tags or names, in order of trust; empty: found out
  std::string notation = "auto";            // a name of notations() (planilla/names.h)
  std::string encoding = "auto";            // character set
  Repair repair = Repair::safe;
  bool keep_illegal = false;  // an illegal move stands where the rest makes sense only after it
  std::string fen = {};       // where a bare sheet starts; empty: the usual position
  std::string laws = "auto";  // edition of the FIDE Laws: "2018"; auto: by the date of the game
  std::string to = "en";      // of Game::pgn: a language, "figurine", or a form ("uci", "lan")
  std::vector<std::string> select = {};  // rules or groups; empty: those that are on by default
  std::vector<std::string> ignore = {};  // not these
};

}  // namespace planilla::api
