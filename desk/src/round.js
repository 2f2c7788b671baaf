// A round of a tournament: sheets made of its pairings, and its games held against each other.
//
//   pairings('Mesa;Blancas;Negras\n1;Ana;Luis\n')           // [{name: '1.txt', text: 'Mesa: 1\nBlancas: Ana\n...'}]
//   const {pgn, told} = await heldTogether(queue, at => ...);      // at: the sheet that is being read
//   told[0].sheet                                                         // on which sheet it is, from 0

import {program} from './program.js';
import {table} from './queue.js';
import {asked} from './reader.js';
import {words} from './words.js';

// null: the table has no pairings in it. Its heads may be in any language that knows the headings of a sheet.
export function pairings(text) {
  const headings = {};
  for (const language of words.languages)
    for (const [tag, all] of Object.entries(language.headings)) headings[tag] = [...headings[tag] ?? [], ...all];
  const rows = table(text, headings);
  if (!rows?.some(row => row.White && row.Black)) return null;
  return rows.map((row, at) => ({
    players: `${row.White ?? '?'} – ${row.Black ?? '?'}`,
    name: `${row.Round ? `${row.Round}-` : ''}${row.Board ?? at + 1}.txt`,
    begun: true,
    text: `${Object.entries(row).map(([tag, value]) => `${words.heading(null, tag)}: ${value}\n`).join('')}\n`,
  }));
}

// Every sheet is read with its answers, and its games are held against each other. The notes are left out, and what the games say
// again that was told of their sheets.
export async function heldTogether(queue, onSheet) {
  const sheetOf = [], told = [];  // sheetOf: by game
  const tell = (findings, sheetAt) => told.push(...findings.filter(finding => finding.severity !== 'note')
    .map(finding => ({...finding, sheet: sheetAt(finding)})));
  let pgn = '';
  for (let at = 0; await queue.fetch(at); ++at) {
    onSheet(at + 1);
    const one = queue.sheets[at];
    const {games, findings} = await program.post('/api/read', {...asked(one), name: one.name || undefined});
    pgn += games.map(game => game.pgn).join('');
    sheetOf.push(...games.map(() => at));
    const isAnswered = finding => one.answers.some(answer => answer.move && answer.game === finding.game && answer.ply === finding.ply);
    tell(findings.filter(finding => !isAnswered(finding)), () => at);
  }
  const {findings} = await program.post('/api/read', {text: pgn, options: {repair: 'off', ui: words.ui, across: true}});
  const before = new Set(told.map(finding => `${finding.sheet} ${finding.rule} ${finding.ply}`));
  const isNew = finding => !finding.args?.kept && finding.rule !== 'unread-text' && !before.has(`${sheetOf[finding.game - 1]} ${finding.rule} ${finding.ply}`);
  tell(findings.filter(isNew), finding => sheetOf[finding.game - 1]);
  return {pgn, told};
}
