// The sheets of this desk: opened, put one behind the other, kept from key to key, saved.
//
//   await openFiles(event.dataTransfer.files);      // sheets, a list of pairings or players, a picture
//   await nextSheet();
//   await savePgn();

import {$, desk, notice} from './desk.js';
import {memory, named, opened, saved} from './files.js';
import {program} from './program.js';
import {readAs} from './reader.js';
import {heldTogether, pairings} from './round.js';
import {openQuestions, showPlace} from './view.js';
import {words} from './words.js';

// Calls `read` to have the sheet read as it stands.
export const files = {read: null};

// begun: its headings are there, and its moves come next.
export function onSheet({name, text, answers, keepsIllegal, encoding, begun}) {
  desk.name = name;
  document.title = name ? `${name} – planilla` : 'planilla';
  desk.looking = null;
  desk.sheet.open(text, answers, keepsIllegal);
  if (begun) desk.sheet.goTo(text.length);
  showPlace();
  showQueue();
  showPicture();
  if (encoding && encoding !== 'UTF-8') untold.unshift(words.of('converted', {encoding}));
  tell();
  desk.sheet.focus();
}

// What of the files that were opened is on no sheet: it is told beside the next one.
let untold = [];

function tell() {
  notice(untold.join('\n'));
  untold = [];
}

// A file that the command line named, when its turn comes.
export async function fetched(name, number) {
  const {sheets, told} = await named(name, number);
  untold.push(...told);
  return sheets;
}

export function keep() {
  const {queue, sheet} = desk;
  queue.keep({text: sheet.text, answers: sheet.answers, keepsIllegal: sheet.keepsIllegal});
  memory.keep(() => ({at: queue.at, two: desk.two.keeping,
    sheets: queue.sheets.map(({name, text, answers, keepsIllegal, players, done}) => ({name, text, answers, keepsIllegal, players, done}))}));
}

// Behind those that are there; the first of them is opened. A sheet with nothing on it makes room.
export function enqueue(sheets) {
  const {queue, sheet} = desk;
  if (queue.now && !queue.now.name && !sheet.text.trim()) queue.takeOut();
  const first = queue.sheets.length;
  queue.add(sheets);
  return queue.open(first);
}

export async function openFiles(list) {
  const sheets = [], pictures = [];
  for (const file of list) {
    if (file.type.startsWith('image/')) {
      pictures.push(file);
      continue;
    }
    const found = await opened(file);
    untold.push(...found.told);
    for (const one of found.sheets) sheets.push(.../\.csv$/i.test(one.name) ? takeTable(one.text) : [one]);
  }
  if (desk.two.on) openBeside(sheets);
  else if (sheets.length) await enqueue(sheets);
  if (untold.length) tell();
  pictures.forEach(takePicture);
}

function openBeside(sheets) {
  const [first, second, ...others] = sheets;
  if (first) desk.two.open([first, second].filter(Boolean));
  untold.push(...others.map(({name}) => words.of('not-opened', {name, reason: words.of('two-full')})));
}

// A list of pairings becomes as many sheets; a list of players, names to choose from.
function takeTable(text) {
  const sheets = pairings(text);
  if (!sheets) untold.push(words.of('players-taken', {count: desk.tags.setPlayers(text)}));
  return sheets ?? [];
}

// By the name of its file, or by who plays.
const titleOf = sheet => [sheet.name, sheet.players].filter(Boolean).join(' · ') || words.of('sheet');

// What the list calls the sheet on the desk, once its players are known.
export function nameSheet(game) {
  const {queue} = desk, {White, Black} = game?.tags ?? {}, known = [White, Black].some(name => name && name !== '?');
  const players = known ? `${White ?? '?'} – ${Black ?? '?'}` : undefined;
  if (!queue.now || queue.now.players === players) return;
  queue.now.players = players;
  showQueue();
}

// It can be put back.
export async function removeSheet() {
  if (!desk.queue.now) return;
  keep();
  const name = titleOf(desk.queue.now), putBack = await desk.queue.remove();
  notice(words.of('sheet-removed', {name}), words.of('sheet-restore'), async () => { keep(); await putBack(); });
}

export function showQueue() {
  const {queue} = desk;
  $('queue').hidden = desk.two.on || queue.sheets.length < 2;
  $('progress').textContent = words.of('progress', {done: queue.done, all: queue.sheets.length});
  $('bar').max = queue.sheets.length;
  $('bar').value = queue.done;
  $('sheets').replaceChildren(...queue.sheets.map((one, at) =>
    new Option(`${one.done ? '✓ ' : ''}${at + 1}. ${titleOf(one)}`, at, false, at === queue.at)));
  $('sheet-before').disabled = queue.at <= 0;
}

export async function nextSheet() {
  await files.read();
  if (await desk.queue.go(1, true)) return;
  showQueue();
  keep();
  untold.push(words.of('queue-done'));
  tell();
}

export async function checkRound() {
  keep();
  const {queue} = desk;
  const {pgn, told} = await heldTogether(queue, at => notice(words.of('checking', {at, all: queue.sheets.length})));
  showQueue();
  tell();
  $('round').hidden = false;
  $('round-count').textContent = told.length ? words.of('round-findings', {count: told.length}) : words.of('nothing-found');
  $('round-list').replaceChildren(...told.map(roundItem));
  saved(`${words.of('round-file')}.pgn`, pgn, 'application/x-chess-pgn');
}

// A finding over the round: a click opens its sheet.
function roundItem({severity, white, black, move, message, sheet}) {
  const item = document.createElement('li'), players = white || black ? `${white ?? '?'} – ${black ?? '?'}` : '';
  const text = [players, move, message].filter(Boolean).join(' ');
  item.className = severity;
  if (desk.queue.sheets[sheet]) {
    const act = () => { keep(); desk.queue.open(sheet); };
    item.append(Object.assign(document.createElement('button'), {type: 'button', title: words.of('go-to-sheet'), textContent: text, onclick: act}));
  } else item.textContent = text;
  return item;
}

// A picture of the sheet, beside its text: it is shown, and never read. It belongs to the sheet of its name, else to the one on the
// desk.
function takePicture(file) {
  const {queue} = desk, sheet = queue.sheets.find(one => one.name && stemOf(one.name) === stemOf(file.name)) ?? queue.now;
  if (sheet.picture) URL.revokeObjectURL(sheet.picture.url);
  sheet.picture = {url: URL.createObjectURL(file), name: file.name};
  if (sheet === queue.now) showPicture();
}

export function showPicture() {
  const picture = desk.queue.now?.picture;
  $('picture-side').hidden = !picture;
  if (!picture) return $('picture').removeAttribute('src');
  $('picture').src = picture.url;
  $('picture').alt = words.of('picture-of', {name: picture.name});
}

export function dropPicture() {
  const {picture} = desk.queue.now;
  URL.revokeObjectURL(picture?.url);
  delete desk.queue.now.picture;
  showPicture();
}

// The browser knows no such kind of picture, or it is damaged.
export function refusePicture() {
  const name = desk.queue.now?.picture?.name;
  if (!name) return;
  dropPicture();
  notice(words.of('not-opened', {name, reason: words.of('picture-unknown')}));
}

const stemOf = name => name.replace(/\.[^.]*$/, '');
const stem = () => stemOf(desk.name) || words.of('file-name');
const sheetName = () => /\.pgn$/i.test(desk.name) || !desk.name ? `${stem()}.txt` : desk.name;

export async function savePgn() {
  await files.read();
  const name = `${stem()}.pgn`, count = openQuestions().length;
  saved(name, desk.sheet.reading?.games.map(game => game.pgn).join('') ?? '', 'application/x-chess-pgn');
  notice(count ? words.of('saved-open', {name, count}) : '');
}

export const saveSheet = () => saved(sheetName(), desk.sheet.text);

export async function saveAnswers() {
  await files.read();
  const {text} = await program.post('/api/answers', {answers: desk.sheet.reading?.answers ?? [], options: readAs(desk.sheet.keepsIllegal)});
  saved(`${sheetName()}.answers`, text);
}
