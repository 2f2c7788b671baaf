// A round of a tournament: sheets made of its pairings, and its games held against each other.
//
//   pairings('Mesa;Blancas;Negras\n1;Ana;Luis\n')           // [{name: '1.txt', text: 'Mesa: 1\nBlancas: Ana\n...'}]
//   const {pgn, told} = await heldTogether(queue.sheets, at => ...);      // at: the sheet that is being read

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
    text: `${Object.entries(row).map(([tag, value]) => `${words.heading(null, tag)}: ${value}\n`).join('')}\n`,
  }));
}

// Every sheet is read with its answers; what is found in the games together is told, without the notes.
export async function heldTogether(sheets, onSheet) {
  let pgn = '';
  for (const [at, one] of sheets.entries()) {
    onSheet(at + 1);
    if (one.text === undefined) Object.assign(one, await one.load());
    const {games} = await program.post('/api/read', {...asked(one), name: one.name || undefined});
    pgn += games.map(game => game.pgn).join('');
  }
  const {findings} = await program.post('/api/read', {text: pgn, options: {repair: 'off', ui: words.ui, across: true}});
  return {pgn, told: findings.filter(finding => finding.severity !== 'note')};
}
