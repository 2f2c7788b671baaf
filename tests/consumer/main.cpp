// Reads a scoresheet in Spanish with the installed library and prints its last move in English, and
// what is wrong with another one.
#include <planilla/planilla.hpp>

#include <cstdio>

int main() {
  using namespace planilla::api;
  const Reader reader({.languages = {"es"}, .repair = Repair::off});
  std::puts(reader.read_sheet("1. e4 e5 2. Cf3").moves.back().san.c_str());
  Sentences spanish("es");
  for (const Finding& finding : reader.read_sheet("1. e4 e5 2. Cf4").findings)
    if (finding.severity == Severity::error) std::puts(spanish.sentence(finding).c_str());
}
