// planilla.toml: every long option under its own name.
//
//   language = "es"
//   select = ["moves", "result"]
//
//   [per-folder-ignores]
//   "old/1990" = ["tags", "missing-check"]
#pragma once

#include <boost/program_options/options_description.hpp>
#include <boost/program_options/variables_map.hpp>
#include <string>

namespace planilla {

// Stores what the file says and the command line did not. `path` empty: planilla.toml of the
// working folder, if it is there. An option of the file that this command does not have is passed
// over if another command has it. Throws DataError with line and column for what is no option or
// has the wrong type.
void store_config(const std::string& path, const boost::program_options::options_description& known,
                  boost::program_options::variables_map& map);

}  // namespace planilla
