// Which options make two runs the same run.
#pragma once

#include <string>
#include <vector>

namespace planilla {

// The command and its options (CommonSettings::given), a line each, without those that decide only
// where a run takes place and where it writes: --jobs, --output, --shard and their like.
std::string identity_of_options(const std::vector<std::string>& given);

}  // namespace planilla
