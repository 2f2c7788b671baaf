#include "games/written_answer.h"

#include "games/protected_files.h"
#include "output/output.h"

namespace planilla {

void write_answer(std::string_view text, const std::string& output,
                  const std::vector<std::string>& read, const CommonSettings& common) {
  Outputs outputs;
  protect_common(common, outputs);
  for (const std::string& file : read) outputs.protect(file);
  ByteSink& sink =
      output.empty() ? outputs.standard_output() : outputs.open(output, "--output", Holds::report);
  sink.write(text);
  outputs.commit();
}

}  // namespace planilla
