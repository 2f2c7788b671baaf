// An Output as bytes, and back: what the workers of a part made, for the merge.
//
//   std::string bytes;
//   pack_output(output, bytes);
//   Output again = unpack_output(bytes);       // PackedError for other bytes
//
// Rules go by their index: both sides must be one build (Plan::data_id).
#pragma once

#include <string>
#include <string_view>

#include "batch/run.h"

namespace planilla {

void pack_output(const Output& output, std::string& out);
Output unpack_output(std::string_view bytes);

}  // namespace planilla
