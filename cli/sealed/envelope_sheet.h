// planilla sealed --envelope and --check-envelope: the sheet outside of the envelope, written or
// held against the game.
//
//   if (settings.envelope || !settings.check_envelope.empty()) return run_envelope(settings);
//
// Exit status: 0, or 1 if the envelope and the game differ. Throws UsageError for options that do
// not go together and for a file that is no such sheet.
#pragma once

#include "sealed/sealed_settings.h"

namespace planilla {

int run_envelope(const SealedSettings& settings);

}  // namespace planilla
