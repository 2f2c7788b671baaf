#include "games/reading_job.h"

namespace planilla {

Repair repair_of_games(const std::string& repair) {
  if (repair == "safe") return Repair::safe;
  if (repair == "guess") return Repair::guess;
  return repair == "suggest" ? Repair::suggest : Repair::off;
}

}  // namespace planilla
