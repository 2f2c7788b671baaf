// Only legal moves are offered, in the letters of the sheet: after `cf`, `Cf`, `e2`.
//
//   new Sheet(element, {..., complete: completion(() => reader.read())});

import {desk} from './desk.js';
import {fenAt, gameAt} from './reading.js';
import {legalAt} from './view.js';

export const completion = read => async context => {
  const word = context.matchBefore(/[\p{L}\d][\p{L}\d=-]*/u);
  if (!word || !/\p{L}/u.test(word.text) || word.text.length > 5) return null;
  await read();
  const reading = desk.sheet.reading, game = reading && gameAt(reading, word.from);
  if (!game || context.aborted) return null;
  const ply = game.moves.filter(move => move.to <= word.from).length;
  const last = game.moves[ply - 1];
  if (ply === 0 && /\p{L}/u.test(reading.text.slice(game.from, word.from).split('\n').pop())) return null;
  if (last && /\p{L}/u.test(reading.text.slice(last.to, word.from))) return null;
  const {moves} = await legalAt(fenAt(game, ply));
  const typed = word.text.toLowerCase();
  const fits = moves.filter(move => move.shown.toLowerCase().startsWith(typed) || move.uci.startsWith(typed));
  if (!fits.length || fits.some(move => move.shown === word.text)) return null;
  return {from: word.from, options: fits.map(move => ({label: move.shown, detail: move.uci})), filter: false};
};
