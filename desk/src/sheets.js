// The sheets of this desk: opened, put one behind the other, kept from key to key, saved.
//
//   await openFiles(event.dataTransfer.files);      // sheets, a list of pairings or players, a picture
//   await nextSheet();
//   await savePgn();

import {$, desk, notice} from './desk.js';
import {memory, opened, saved} from './files.js';
import {program} from './program.js';
import {heldTogether, pairings} from './round.js';
import {showPlace} from './view.js';
import {words} from './words.js';

// Calls `read` to have the sheet read as it stands.
export const files = {read: null};

export function onSheet({name, text, answers, encoding}) {
  desk.name = name;
  document.title = name ? `${name} – planilla` : 'planilla';
  desk.looking = null;
  desk.sheet.open(text, answers);
  showPlace();
  showQueue();
  notice(encoding && encoding !== 'UTF-8' ? words.of('converted', {encoding}) : '');
  desk.sheet.focus();
}

export function keep() {
  const {queue, sheet} = desk;
  queue.keep({text: sheet.text, answers: sheet.answers});
  memory.keep(() => ({at: queue.at, sheets: queue.sheets.map(({name, text, answers, done}) => ({name, text, answers, done})), two: desk.two.keeping}));
}

// Behind those that are there; the first of them is opened. A sheet with nothing on it makes room.
export function enqueue(sheets) {
  const {queue, sheet} = desk;
  if (queue.now && !queue.now.name && !sheet.text.trim()) queue.sheets.splice(queue.at, 1);
  const first = queue.sheets.length;
  queue.add(sheets);
  return queue.open(first);
}

export async function openFiles(list) {
  const sheets = [];
  for (const file of list) {
    try {
      if (file.type.startsWith('image/')) {
        showPicture(file);
        continue;
      }
      const one = await opened(file);
      if (/\.csv$/i.test(file.name)) sheets.push(...takeTable(one.text));
      else sheets.push({name: one.name, text: one.text, encoding: one.encoding});
    } catch (error) {
      notice(words.of('not-opened', {name: file.name, reason: error.message}));
    }
  }
  if (sheets.length && desk.two.on) desk.two.open(sheets);
  else if (sheets.length) await enqueue(sheets);
}

// A list of pairings becomes as many sheets; a list of players, names to choose from.
function takeTable(text) {
  const sheets = pairings(text);
  if (!sheets) notice(words.of('players-taken', {count: desk.tags.setPlayers(text)}));
  return sheets ?? [];
}

export function showQueue() {
  const {queue} = desk;
  $('queue').hidden = desk.two.on || queue.sheets.length < 2;
  $('progress').textContent = words.of('progress', {done: queue.done, all: queue.sheets.length});
  $('bar').max = queue.sheets.length;
  $('bar').value = queue.done;
  $('sheets').replaceChildren(...queue.sheets.map((one, at) =>
    new Option(`${one.done ? '✓ ' : ''}${at + 1}. ${one.name || words.of('sheet')}`, at, false, at === queue.at)));
  $('sheet-before').disabled = queue.at <= 0;
}

export async function nextSheet() {
  await files.read();
  if (await desk.queue.go(1, true)) return;
  showQueue();
  keep();
  notice(words.of('queue-done'));
}

export async function checkRound() {
  keep();
  const {sheets} = desk.queue;
  const {pgn, told} = await heldTogether(sheets, $('language').value, at => notice(words.of('checking', {at, all: sheets.length})));
  notice('');
  $('round').hidden = false;
  $('round-count').textContent = told.length ? words.of('round-findings', {count: told.length}) : words.of('nothing-found');
  $('round-list').replaceChildren(...told.map(finding => Object.assign(document.createElement('li'), {
    className: finding.severity, textContent: `${finding.white ?? ''} – ${finding.black ?? ''} ${finding.move ?? ''} ${finding.message}`})));
  saved(`${words.of('round-file')}.pgn`, pgn, 'application/x-chess-pgn');
}

// A picture of the sheet, beside its text: it is shown, and never read.
function showPicture(file) {
  URL.revokeObjectURL($('picture').src);
  $('picture').src = URL.createObjectURL(file);
  $('picture').alt = words.of('picture-of', {name: file.name});
  $('picture-side').hidden = false;
}

const stem = () => desk.name.replace(/\.[^.]*$/, '') || words.of('file-name');
const sheetName = () => /\.pgn$/i.test(desk.name) || !desk.name ? `${stem()}.txt` : desk.name;

export async function savePgn() {
  await files.read();
  saved(`${stem()}.pgn`, desk.sheet.reading?.games.map(game => game.pgn).join('') ?? '', 'application/x-chess-pgn');
}

export const saveSheet = () => saved(sheetName(), desk.sheet.text);

export async function saveAnswers() {
  await files.read();
  const {text} = await program.post('/api/answers', {answers: desk.sheet.reading?.answers ?? []});
  saved(`${sheetName()}.answers`, text);
}
