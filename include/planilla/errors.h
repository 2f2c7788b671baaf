// What the library throws: faults of the program that calls it. Faults of a game are findings,
// faults of a file are values (FileFault in planilla/reader.h).
//
//   try {
//     Reader({.languages = {"no-such-language"}});
//     assert(false);
//   } catch (const UnknownName& error) {
//     assert(std::string(error.what()).find("no-such-language") != std::string::npos);
//   }
#pragma once

#include <stdexcept>

namespace planilla::api {

// A language, notation, rule, form of writing or edition of the Laws that does not exist: what()
// names it.
struct UnknownName : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// A FEN that is none, where a position must be given.
struct BadFen : UnknownName {
  using UnknownName::UnknownName;
};

}  // namespace planilla::api
