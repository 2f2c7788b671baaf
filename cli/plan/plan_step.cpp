#include "plan/plan_step.h"

namespace planilla {

void protect_plan(const CommonSettings& settings, Outputs& outputs) {
  if (settings.step == nullptr) return;
  for (const InputFile& file : settings.step->inputs.files) outputs.protect(file.path);
  for (const std::string& path : settings.step->protects) outputs.protect(path);
}

}  // namespace planilla
