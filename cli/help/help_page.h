// The page that --help prints: usage, what the command does, its options in groups.
#pragma once

#include <string>
#include <vector>

#include "help/help_texts.h"
#include "options/option.h"
#include "options/parse.h"

namespace planilla {

std::string help_page(const CommandTexts& command, const std::vector<OptionGroup>& groups,
                      const HelpTexts& texts);

}  // namespace planilla
