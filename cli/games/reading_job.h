// A part of a job that reads games, alike for all commands.
#pragma once

#include <string>

#include "game/model/repair_plan.h"

namespace planilla {

// The value of --repair where games are written: what is only suggested is not written.
Repair repair_of_games(const std::string& repair);

}  // namespace planilla
