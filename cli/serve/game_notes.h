// A game as the page needs it: JSON, one object a game, made while the worker still has it.
//
//   job.observer = [&] { return make_game_notes(cancelled); };
//   // each Output::parts then has the object of its game in Output::notes
//
// {"line":1,"offset":0,"length":97,"languages":["es"],"notation":"algebraic","tags":{"White":"Ana"},
//  "tag_spans":{"White":[9,12]},"result":"1-0","result_span":[94,97],"start":"rnbq... w KQkq - 0
//  1",
//  "moves":[{"ply":1,"move":"1.","san":"e4","uci":"e2e4","written":"e4","span":[13,15],"fen":"..."}],
//  "holes":[{"ply":12,"span":[40,41]}],"unread":[[60,97]],"pgn":"[Event ...","broken":false}
//
// `moves` are of the main line; `fen` is the position after the move; spans are bytes of the text,
// from the first to behind the last, counted over the whole text. A move that is not the one that
// stands there is `"repaired":true`.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>

#include "batch/game_worker.h"

namespace planilla {

// Nobody waits for the answer any more.
struct ReadingStopped : std::runtime_error {
  ReadingStopped() : std::runtime_error("stopped") {}
};

// `stopped` is asked before each game; the worker throws ReadingStopped where it says so.
std::unique_ptr<GameObserver> make_game_notes(std::function<bool()> stopped);

}  // namespace planilla
