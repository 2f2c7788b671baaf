// What a report of --shard says of itself, so that `merge` misses none and takes no other.
//
//   filter.is_shard(shard_of(common, reading, files));      // {"part":2,"of":8,"job":"90af..."}
#pragma once

#include <vector>

#include "options/common_settings.h"
#include "options/reading_settings.h"
#include "text/input/source.h"
#include "write/findings/report_format.h"

namespace planilla {

// The job is a hash of the program's version, the command, the options that decide what is found
// and how it is told, and the names and sizes of the inputs.
ShardOf shard_of(const CommonSettings& common, const ReadingSettings& reading,
                 const std::vector<InputFile>& files);

}  // namespace planilla
