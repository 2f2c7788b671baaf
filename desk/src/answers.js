// Questions and what is answered to them: by a key, a button, a move on the board.
//
//   question(1);                    // to the next one that is open
//   answer(finding, 'Nf3');         // '': the word stands as it is written
//   played(move);                   // a move was made on the board

import {$, desk, notice, say, start} from './desk.js';
import {sameFinding} from './findings.js';
import {program} from './program.js';
import {asked} from './reader.js';
import {fenAt} from './reading.js';
import {gameNow, openQuestions, shown, step} from './view.js';
import {words} from './words.js';

let lostBefore = false;  // an answer was lost when the sheet was read last
let advance = '';  // once the answer has been read, to the next question: in the list, or on the board

export function answer(finding, move) {
  const {sheet, panel} = desk;
  const given = {from: finding.from, to: finding.to, game: finding.game, ply: finding.ply, move};
  const before = panel.answerTo(finding);
  if (before) sheet.setAnswers([...sheet.answers.filter(one => one !== before), given]);
  else sheet.answer(given);
  say(move ? words.of('answered', {move: words.move(move, words.languageOf(gameNow()))}) : words.of('left-as-written'));
  advance = placeOfFocus();
}

const placeOfFocus = () => $('board').contains(document.activeElement) ? 'board'
  : $('findings').contains(document.activeElement) || document.activeElement === document.body ? 'list' : '';

// An illegal move was played, and the game went on after it; or it was a slip of the pen after all. It stands only where the
// rest of the sheet makes sense after it.
export async function stood(finding, keep) {
  const {sheet} = desk, from = placeOfFocus();
  if (!keep) {
    sheet.keepIllegal(false);
    advance = from;
    return;
  }
  const text = sheet.text, read = await program.post('/api/read', asked({keepsIllegal: true}));
  if (sheet.text !== text) return;
  if (!read.findings.some(one => one.rule === 'illegal-move-stood' && one.game === finding.game && one.ply === finding.ply))
    return notice(words.of('stood-fails', {written: finding.written}));
  notice('');
  sheet.keepIllegal(true);
  advance = from;
  say(words.of('answered', {move: `${finding.move} ${finding.written}`}));
}

// An answer of which the game that was read has nothing: it must not be lost without a word.
export function tellLost() {
  const {games, answers} = desk.sheet.reading, bare = move => move?.replace(/[+#]/g, '');
  const played = ({game, ply, answer: move}) => bare(games.find(one => one.number === game)?.moves[ply - 1]?.san) === bare(move);
  const taken = answers.filter(one => one.answer && played(one)).map(one => one.answer);
  const lost = desk.sheet.answers.find(({move}) => move && !taken.includes(move));
  if (lost) notice(words.of('answer-lost', {move: words.move(lost.move, words.languageOf(gameNow()))}));
  else if (lostBefore) notice('');
  lostBefore = Boolean(lost);
}

export function takeBack(given) {
  desk.sheet.retract(given);
  advance = '';
}

// After the sheet was read with the answer.
export function goOn() {
  if (!advance) return;
  const where = advance, next = openQuestions()[0];
  advance = '';
  if (next) return goTo(next, where === 'list');
  if (where === 'list') desk.sheet.focus();
  say(words.of('no-questions'));
}

// A move on the board answers the question, replaces the move that stands next, or is written behind the last.
export function played(move) {
  if (!shown.at) return;
  const {game, ply, question: asked} = shown.at;
  if (asked) return answer(asked, move.san);
  const next = game?.moves[ply];
  if (next) {
    if (next.san === move.san) return step(1);
    desk.looking = null;
    return desk.sheet.answer({from: next.from, to: next.to, game: game.number, ply: next.ply, move: move.san});
  }
  if (game && game.unread.length) {
    const finding = desk.sheet.reading.findings.find(one => one.game === game.number && one.ply === ply + 1 && one.asks);
    if (finding) return answer(finding, move.san);
  }
  append(game, ply, move);
}

function append(game, ply, move) {
  const whole = desk.sheet.text, result = game?.resultSpan;
  const end = game ? game.from + whole.slice(game.from, game.to).trimEnd().length : whole.length;
  const at = game?.moves[ply - 1]?.to ?? result?.from ?? end;
  const [, turn, , , , number] = (game ? fenAt(game, ply) : start).split(' ');
  const before = at === 0 || /\s$/.test(whole.slice(0, at)) ? '' : ply === 0 ? '\n' : ' ';
  const label = turn === 'w' ? `${number}.` : ply === 0 ? `${number}...` : '';
  const text = `${before}${label}${move.shown}`;
  desk.sheet.change([{from: at, insert: at === result?.from ? `${text} ` : text}]);
  desk.sheet.goTo(at + text.length);
}

export function goTo(finding, focus = false) {
  desk.looking = null;
  desk.sheet.goTo(finding.from);
  desk.panel.choose(desk.panel.shown.find(one => sameFinding(one, finding)) ?? null, focus);
}

export function question(by) {
  const open = openQuestions();
  if (!open.length) return say(words.of('no-questions'));
  const at = open.findIndex(finding => sameFinding(finding, desk.panel.chosen));
  const after = open.findIndex(finding => finding.from >= desk.sheet.place);
  const next = at >= 0 ? at + by : by > 0 ? after : (after < 0 ? open.length : after) - 1;
  goTo(open[(next + open.length) % open.length] ?? open[0], true);
}
