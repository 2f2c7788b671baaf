// What a command answers that makes one text: to standard output, or into the file of --output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "options/common_settings.h"

namespace planilla {

// `output` empty: standard output. It takes the place of none of the files that were `read`.
void write_answer(std::string_view text, const std::string& output,
                  const std::vector<std::string>& read, const CommonSettings& common);

}  // namespace planilla
