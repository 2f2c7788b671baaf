// A file that is read whole: a baseline, a report. (Games come through text/input/source.h.)
#pragma once

#include <string>

namespace planilla {

// Throws std::system_error, with the path, if it cannot be read.
std::string read_bytes(const std::string& path);

}  // namespace planilla
