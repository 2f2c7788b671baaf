// The input as a stream, as the options ask for it.
#pragma once

#include <string>

#include "text/framing/batch.h"

namespace planilla {

// For the value of --encoding. Throws UsageError for a character set that is not known.
StreamOptions streaming_of(const std::string& encoding);

}  // namespace planilla
