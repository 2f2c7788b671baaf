// The page that --help prints: usage, what the command does, the options in groups.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "help_texts.h"

namespace boost::program_options {
class options_description;
}

namespace planilla {

struct OptionGroup {
  std::string name;
  std::unique_ptr<boost::program_options::options_description> options;
};

// Groups from the last to the first.
std::string help_page(const std::string& usage, const std::string& summary,
                      const std::vector<OptionGroup>& groups, const HelpTexts& texts);

}  // namespace planilla
