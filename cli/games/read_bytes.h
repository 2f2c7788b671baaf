// A file that is read whole: a baseline, a report. (Games come through text/input/source.h.)
#pragma once

#include <string>

namespace planilla {

// Throws std::system_error, with the path, if it cannot be read.
std::string read_bytes(const std::string& path);
// The same of a file that may be compressed, as outputs are by their names. Throws SourceError too.
std::string read_unpacked(const std::string& path);

}  // namespace planilla
