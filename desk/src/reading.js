// What the program read, with places of the editor (UTF-16) in place of bytes of UTF-8.
//
//   const reading = readingOf(answer, text);
//   reading.games[0].moves[3].from
//   moved(reading, changes)                  // as the sheet shows it, after the text has changed

import {words} from './words.js';

// From bytes to places: at[byte], and the way back.
export function places(text) {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes === text.length) return {of: byte => byte, byteOf: place => place};
  const at = new Uint32Array(bytes + 1), back = new Uint32Array(text.length + 1);
  let byte = 0;
  for (let place = 0; place < text.length;) {
    const point = text.codePointAt(place), units = point > 0xffff ? 2 : 1;
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    at.fill(place, byte, byte + size);
    back.fill(byte, place, place + units);
    byte += size;
    place += units;
  }
  at[byte] = text.length;
  back[text.length] = byte;
  return {of: byte => at[Math.min(byte, bytes)], byteOf: place => back[place]};
}

const questions = new Set(['illegal-move', 'ambiguous-move', 'unreadable-move', 'missing-move', 'doubtful-move',
  'wrong-side-to-move', 'king-captured', 'missing-promotion-piece']);

// The words before the colons of the lines.
const headsOf = text => [...text.matchAll(/^[ \t]*([^:[\n]{1,40}?)[ \t]*:/gm)].map(found => found[1].toLocaleLowerCase());

export function readingOf(answer, text) {
  const {of} = places(text);
  const span = ([begin, end]) => ({from: of(begin), to: of(end)});
  const games = answer.games.map(game => ({
    ...game,
    from: of(game.offset), to: of(game.offset + game.length),
    moves: game.moves.map(move => ({...move, ...span(move.span)})),
    unread: game.unread.map(span),
    tagSpans: Object.fromEntries(Object.entries(game.tag_spans).map(([tag, at]) => [tag, span(at)])),
    resultSpan: game.result_span && span(game.result_span),
    headed: words.headedIn(headsOf(text.slice(of(game.offset), of(game.moves[0]?.span[0] ?? game.offset + game.length)))),
  }));
  const findings = answer.findings.map((finding, at) => ({
    ...finding, help: answer.help?.[at] ?? '',
    from: of(finding.offset), to: Math.max(of(finding.offset), of(finding.offset + finding.length)),
    asks: finding.ply > 0 && !finding.variation && !finding.applied && questions.has(finding.rule),
    contestable: finding.ply > 0 && !finding.variation && finding.applied === true,
  }));
  // A finding without a place in the line stands behind the game it is of.
  return {games, findings, answers: answer.answers, text};
}

function mapSpan(span, changes) {
  return {...span, from: changes.mapPos(span.from, 1), to: changes.mapPos(span.to, -1)};
}

export function moved(reading, changes) {
  const all = list => list.map(one => mapSpan(one, changes));
  return {
    ...reading,
    games: reading.games.map(game => ({
      ...game, from: changes.mapPos(game.from, -1), to: changes.mapPos(game.to, 1),
      moves: all(game.moves), unread: all(game.unread),
      tagSpans: Object.fromEntries(Object.entries(game.tagSpans).map(([tag, span]) => [tag, {
        from: changes.mapPos(span.from, -1), to: changes.mapPos(span.to, 1)}])),
      resultSpan: game.resultSpan && mapSpan(game.resultSpan, changes),
    })),
    findings: all(reading.findings),
    length: changes.newLength,
    beside: new Map([...reading.beside].map(([at, moves]) => [changes.mapPos(at, 1), moves])),
  };
}

// The game in which a place of the text lies: the last that begins before it.
export function gameAt(reading, place) {
  let found = reading.games[0] ?? null;
  for (const game of reading.games) if (game.from <= place) found = game;
  return found;
}

// How many half-moves of the game stand before the place, the word that it touches included.
export function plyAt(game, place) {
  let ply = 0;
  for (const move of game.moves) if (move.from < place || (move.from === place && place === 0)) ply = move.ply;
  return ply;
}

// A game that was read anew may have fewer moves, or none.
export const fenAt = (game, ply) => game.moves[Math.min(ply, game.moves.length) - 1]?.fen ?? game.start;
