// An Output as bytes, and back: what the workers of a part made, for the merge. All but its games,
// which are bytes already.
//
//   std::string bytes;
//   pack_output(output, bytes);
//   unpack_output(bytes, again);               // PackedError for other bytes; its memory is used
//                                              // again, its games stay as they are
//
// Rules go by their index: both sides must be one build (Plan::data_id).
#pragma once

#include <string>
#include <string_view>

#include "batch/run.h"

namespace planilla {

void pack_output(const Output& output, std::string& out);
void unpack_output(std::string_view bytes, Output& out);

}  // namespace planilla
