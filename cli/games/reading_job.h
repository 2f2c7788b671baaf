// A part of a job that reads games, alike for all commands.
#pragma once

#include <string>

#include "game/model/repair_plan.h"

namespace planilla {

// The value of --repair. What is only suggested is told and read on behind, and not written
// (game/carried/suggested.h).
Repair repair_of_games(const std::string& repair);

}  // namespace planilla
