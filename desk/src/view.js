// What is shown at the place of the cursor: the board, the findings of its game, the tags, the PGN.
//
//   showPlace();                    // after the cursor moved, or the sheet was read
//   step(-1);                       // the board goes to the half-move before

import {spoken} from './board.js';
import {$, desk, start} from './desk.js';
import {sameFinding} from './findings.js';
import {legalMoves} from './legal.js';
import {fenAt, gameAt, plyAt} from './reading.js';
import {words} from './words.js';

// What is on the board: {game, ply, question}.
export const shown = {at: null, turn: null};

export const gameNow = () => desk.sheet.reading && gameAt(desk.sheet.reading, desk.sheet.place);
export const legalAt = fen => legalMoves(fen, words.languageOf(gameNow()));
export const fenShown = () => shown.at?.question?.fen ?? (shown.at?.game ? fenAt(shown.at.game, shown.at.ply) : start);

// Of all games on the sheet, in their order.
export const openQuestions = () => (desk.sheet.reading?.findings ?? [])
  .filter(finding => desk.panel.isOpen(finding)).sort((a, b) => a.from - b.from);

function findingAt(game, place) {
  const touching = desk.sheet.reading.findings.filter(finding => finding.game === game.number && finding.ply > 0 &&
    finding.from <= place && place <= Math.max(finding.to, finding.from));
  return touching.find(finding => finding.asks) ?? touching.find(finding => finding.contestable) ?? null;
}

export function showPlace() {
  const {sheet, panel} = desk, reading = sheet.reading, game = gameNow();
  if (!reading) return showNothing();
  if (desk.looking && desk.looking.place !== sheet.place) desk.looking = null;
  const touched = game && !desk.looking ? findingAt(game, sheet.place) : null;
  panel.chosen = touched ?? (sameFinding(panel.chosen, touched) ? panel.chosen : null);
  panel.show(game, reading, sheet.answers, sheet.keepsIllegal);
  showButtons();
  showGames(reading, game);
  desk.tags.show(game, sheet.text);
  $('pgn').textContent = game?.pgn ?? '';
  if (!game) return showPosition(null);
  showPosition(game, Math.min(desk.looking?.ply ?? plyAt(game, sheet.place), game.moves.length), touched?.asks ? touched : null);
}

// Another sheet has come, and nothing of it was read yet: what was told of the one before is no longer there to be answered.
function showNothing() {
  desk.panel.chosen = null;
  desk.panel.show(null, {findings: []}, []);
  desk.tags.show(null, '');
  $('pgn').textContent = '';
  showGames({games: []}, null);
  showPosition(null);
  showButtons();
}

async function showPosition(game, ply = 0, question = null) {
  const fen = question?.fen ?? (game ? fenAt(game, ply) : start);
  const letters = words.languageOf(game), move = game?.moves[ply - 1];
  const title = question ? words.of(question.rule === 'missing-move' ? 'two-question' : 'question-at', {move: question.move, written: question.written ?? ''})
    : move ? words.of(move.repaired ? 'after-repaired' : 'after', {move: `${move.move} ${words.played(move, letters)}`, written: move.written})
      : words.of('start');
  if ($('place').textContent !== title) $('place').textContent = title;
  $('position').textContent = spoken(fen);
  const turn = shown.turn = {};
  shown.at = null;
  $('board').ariaBusy = 'true';  // no move is taken until the legal ones are there
  const {moves} = await legalAt(fen).catch(() => ({moves: []}));
  if (shown.turn !== turn) return;
  const candidates = (question?.candidates ?? []).slice(0, 9).map((san, at) => ({number: at + 1, uci: moves.find(one => one.san === san)?.uci}))
    .filter(candidate => candidate.uci);
  desk.board.show({fen, last: question ? '' : move?.uci, candidates, moves});
  shown.at = {game, ply, question};
  $('board').ariaBusy = 'false';
}

function showGames(reading, game) {
  $('game-choice').hidden = reading.games.length < 2;
  if (reading.games.length < 2) return;
  $('game').replaceChildren(...reading.games.map(one => new Option(
    `${one.number}. ${one.tags.White ?? '?'} – ${one.tags.Black ?? '?'}`, one.number, false, one === game)));
}

export function showButtons() {
  const {sheet, two} = desk;
  $('undo').disabled = !(two.on ? two.undo.can(-1) : sheet.canUndo);
  $('redo').disabled = !(two.on ? two.undo.can(1) : sheet.canRedo);
  $('next').disabled = two.on ? two.differences.rows.length === 0 : openQuestions().length === 0;
  $('save-answers').disabled = two.on;
}

// Through the game: the board goes, and the cursor follows the move.
export function step(by) {
  const game = gameNow();
  if (!game) return;
  const now = desk.looking?.ply ?? plyAt(game, desk.sheet.place);
  const ply = Math.max(0, Math.min(game.moves.length, now + by));
  const move = game.moves[ply - 1];
  desk.sheet.goTo(move ? move.to : game.from);
  desk.looking = {ply, place: desk.sheet.place};
  showPlace();
}
