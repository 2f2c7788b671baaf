// Manual pages for man(1), from the same texts as --help.
//
//   man_page(command, texts)      // planilla-check(1), in the language of `texts`
//   man_page_of_all(texts)        // planilla(1)
//
// Nothing that differs from day to day stands in them.
#pragma once

#include <string>

#include "command.h"
#include "help/help_texts.h"

namespace planilla {

std::string man_page(const Command& command, const HelpTexts& texts);
std::string man_page_of_all(const HelpTexts& texts);

}  // namespace planilla
