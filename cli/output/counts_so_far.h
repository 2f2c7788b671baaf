// What had been done when a signal ended the run, as a line on stderr.
//
//   tell_counts_at_signal(messages);          // once, before the run; in the language of --ui
//   update_counts_so_far(summary);            // as the run goes on
//
// SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU end the program at once; the exit status tells of
// the signal. Outputs that are named are complete or as they were (files/part_file.h).
#pragma once

#include "write/findings/messages.h"
#include "write/findings/report_format.h"

namespace planilla {

void tell_counts_at_signal(Messages& messages);
void update_counts_so_far(const Summary& so_far);

}  // namespace planilla
