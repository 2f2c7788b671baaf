// Which options name a file.
//
//   takes_file(*options.find("output"))    // true
#pragma once

#include "options/option.h"

namespace planilla {

// Whether the value of the option names a file or a folder.
bool takes_file(const Option& option);

}  // namespace planilla
