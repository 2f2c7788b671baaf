// The legal moves of a position, as the program knows them: asked once for each position and language.
//
//   const {moves} = await legalMoves(fen, 'es');       // [{san: 'Nf3', shown: 'Cf3', uci: 'g1f3', fen}]
//   meant('cf3', moves)                                // 'Nf3'; null where it is not one of them

import {program} from './program.js';

const most = 200, known = new Map();

export function legalMoves(fen, language) {
  const key = `${language} ${fen}`;
  if (!known.has(key)) {
    if (known.size >= most) known.clear();
    const asked = program.post('/api/legal', {fen, language});
    asked.catch(() => known.delete(key));
    known.set(key, asked);
  }
  return known.get(key);
}

const plain = text => text.replace(/0/g, 'O').replace(/[-+#x=\s:]/g, '').toLowerCase();

// A move as somebody types it: in the letters of the sheet, in English ones, or by its squares; upper and lower case are alike.
export function meant(typed, moves) {
  const fits = moves.filter(move => [move.shown, move.san, move.uci].some(form => plain(form) === plain(typed)));
  return fits.length === 1 ? fits[0].san : null;
}
