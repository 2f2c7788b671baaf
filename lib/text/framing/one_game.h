// Does a slice that begins with tags hold one game and no more? Asked of what lies before a shard:
// such games are counted without being read.
//
//   surely_one_game("[White \"a\"]\n\n1. e4 e5 1-0\n")                   // true
//   surely_one_game("[White \"a\"]\n\n1. e4 e5 1-0\n1. d4 d5 1-0\n")     // false
//
// false means only that it has to be read to know: a result, or what might be one, stands before
// its end, or a second move number 1, or anything that moves are not written with. True is what the
// reader finds too, for every text (tests/batch/one_game_test.cpp).
#pragma once

#include <string_view>

namespace planilla {

bool surely_one_game(std::string_view slice);

}  // namespace planilla
