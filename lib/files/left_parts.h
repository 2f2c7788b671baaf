// Temporary files of processes that were killed.
//
//   remove_left_parts("/home/ana");     // .planilla-HOST-PROCESS-RANDOM.part of nobody who lives
//
// Only files of this host and this user, of a process that is no more, which nobody holds the lock
// of (PartFile): two machines, or containers of one name, may write into one folder. Looks once at
// a folder; faults are of no matter. Any thread may call it.
#pragma once

#include <string>

namespace planilla {

// ".planilla-HOST-": how the names of this host's files begin.
const std::string& part_prefix();

void remove_left_parts(const std::string& folder);

}  // namespace planilla
