// Prints the games of a Spanish sheet as PGN, and what was found in them.
//
//   npm install ./planilla-*.tgz && node sheet.mjs sheet.txt
import { readFileSync } from "node:fs";

import { read } from "planilla";

const games = read(readFileSync(process.argv[2] ?? "sheet.txt"), { language: "es", ui: "es" });
for (const game of games) {
  process.stdout.write(game.pgn);
  for (const finding of game.findings) {
    console.log(`${finding.line}:${finding.column}: ${finding.rule}: ${finding.message}`);
  }
}
for (const finding of games.findings) console.log(finding.message);
