// Values of options, checked: what `options_from` makes of Boost's map.
#pragma once

#include <boost/program_options/variables_map.hpp>
#include <string>

#include "options.h"

namespace planilla {

// Throws UsageError for a value that an option does not take.
Options options_from(const boost::program_options::variables_map& map,
                     const std::string& default_repair, const std::string& default_format);

}  // namespace planilla
