// Prints the games of a Spanish sheet as PGN, and what was found in them.
//
//   find_package(planilla REQUIRED)
//   target_link_libraries(sheet PRIVATE planilla::planilla)
#include <planilla/planilla.hpp>

#include <iostream>

int main(int count, char** arguments) {
  using namespace planilla::api;
  const Reader reader({.languages = {"es"}});
  Sentences spanish("es");
  GameCursor games = reader.open_file(count > 1 ? arguments[1] : "sheet.txt");
  while (const std::optional<Game> game = games.next()) {
    std::cout << game->pgn;
    for (const Finding& finding : game->findings)
      std::cout << finding.place.line << ':' << finding.place.column << ": " << finding.rule << ": "
                << spanish.sentence(finding) << '\n';
  }
  for (const FileFault& fault : games.faults())
    std::cout << spanish.sentence(fault.finding) << '\n';
}
