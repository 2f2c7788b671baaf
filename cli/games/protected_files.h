// The files that a command reads besides those it writes: no output takes the place of one.
//
//   Outputs outputs;
//   protect_inputs(settings.inputs, settings.common, outputs);
//   outputs.open(settings.output, "--output", Holds::report);   // refused if it is one of them
#pragma once

#include <string>
#include <vector>

#include "files/outputs.h"
#include "options/common_settings.h"

namespace planilla {

// What every command may read: planilla.toml, and the inputs and parts of a plan.
void protect_common(const CommonSettings& common, Outputs& outputs);

// The same, and the inputs: of a folder each file that is read; none means stdin.
void protect_inputs(const std::vector<std::string>& inputs, const CommonSettings& common,
                    Outputs& outputs);

}  // namespace planilla
