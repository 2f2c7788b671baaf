#include "games/protected_files.h"

#include "plan/plan_step.h"
#include "text/input/source.h"

namespace planilla {

void protect_common(const CommonSettings& common, Outputs& outputs) {
  if (!common.config.empty()) outputs.protect(common.config);
  protect_plan(common, outputs);
}

void protect_inputs(const std::vector<std::string>& inputs, const CommonSettings& common,
                    Outputs& outputs) {
  for (const InputFile& file : expand_inputs(inputs)) outputs.protect(file.path);
  protect_common(common, outputs);
}

}  // namespace planilla
