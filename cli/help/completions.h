// Completion of commands, options and their values for bash, zsh and fish, from the table of
// options.
//
//   bash_completions()            // to be sourced, or put into share/bash-completion/completions/
//   zsh_completions(texts)        // _planilla, for a folder of $fpath
//   fish_completions(texts)       // planilla.fish
//
// Names of languages, rules, profiles ... are those of this program when the file is made.
#pragma once

#include <string>
#include <vector>

#include "command.h"
#include "help/help_texts.h"

namespace planilla {

std::string bash_completions();
std::string zsh_completions(const HelpTexts& texts);
std::string fish_completions(const HelpTexts& texts);

// What the value of an option can be; empty: anything.
std::vector<std::string> values_of(const Option& option);
// What stands behind a command where that is one of few words: "languages", "notations" ...
std::vector<std::string> words_of(const CommandTexts& command);

}  // namespace planilla
