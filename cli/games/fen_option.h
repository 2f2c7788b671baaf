// The position of --fen; what is wrong with it, in words of the user, if it is none.
//
//   // UsageError: --fen: White has no king ...
//   const Position position = position_of_fen(*options.fen, messages);
//
// `name`: of what the user has typed, `--fen` or an argument.
#pragma once

#include <string>
#include <string_view>

#include "board/position.h"
#include "laws/edition.h"
#include "write/findings/messages.h"

namespace planilla {

Position position_of_fen(const std::string& fen, Messages& messages,
                         std::string_view name = "--fen");
// A line on stderr for each thing that no game can have led to.
void tell_unreachable(const Position& position, Edition edition, Messages& messages);

}  // namespace planilla
