// The page of `planilla --help`: every command, a line each.
#pragma once

#include <string>

#include "command.h"
#include "help/help_texts.h"

namespace planilla {

std::string usage_page(const HelpTexts& texts);

// Throws UnknownName, which names the nearest one.
const Command& command_named(const std::string& name);

}  // namespace planilla
