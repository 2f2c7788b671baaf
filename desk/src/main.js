// The desk: the parts put together. What is typed is read; what was read is shown at the place of the cursor.
import {Board, spoken} from './board.js';
import {memory, opened, saved} from './files.js';
import {Findings, sameFinding} from './findings.js';
import {legalMoves, meant} from './legal.js';
import {program} from './program.js';
import {Queue} from './queue.js';
import {fenAt, gameAt, places, plyAt, readingOf} from './reading.js';
import {heldTogether, pairings} from './round.js';
import {Sheet} from './sheet.js';
import {Tags} from './tags.js';
import {words} from './words.js';

const $ = id => document.getElementById(id);
const pause = 150;  // ms after the last key, before the sheet is read
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const soon = 120;   // ms after which a read without repairs is shown until the whole one is there

let name = '', timer = 0, fresh = Promise.resolve(), dirty = false, looking = null, advance = false, failed = false;

await words.load();

const sheet = new Sheet($('sheet'), {nonce: document.documentElement.dataset.nonce, onChange: changed, onPlace: showPlace, complete});
const board = new Board($('board'), {onMove: played, onNumber: number => panel.answerKey(panel.chosen, String(number))});
const panel = new Findings($('findings'), $('count'), {
  onAnswer: answer,
  onUndo: (finding, given) => { sheet.retract(given); advance = false; },
  onGo: finding => goTo(finding),
  onLeave: () => sheet.focus(),
  onType: async (finding, typed) => meant(typed, (await legalAt(finding.fen)).moves),
});
const tags = new Tags($('tags'), {onChange: (from, to, text) => sheet.change(from, to, text)});

// Reading

function asked(repair) {
  const text = sheet.text, {byteOf} = places(text);
  return {
    text, name: name || undefined,
    options: {repair, language: $('language').value || 'auto', ui: words.ui},
    answers: sheet.answers.map(({from, game, ply, move}) => ({offset: byteOf(from), game, ply, answer: move})),
  };
}

function changed(typed) {
  keep();
  dirty = true;
  clearTimeout(timer);
  timer = setTimeout(read, typed ? pause : 0);
  showButtons();
}

function read() {
  clearTimeout(timer);
  if (!dirty) return fresh;
  dirty = false;
  fresh = readBoth().catch(error => { failed = true; notice(words.of('no-answer', {reason: error.message})); });
  return fresh;
}

// The whole read; where it takes its time, one without repairs meanwhile.
async function readBoth() {
  const whole = asked('safe');
  const answer = program.read(whole).then(read => ({read}));
  const first = await Promise.race([answer, new Promise(resolve => setTimeout(resolve, soon))]);
  if (!first) {
    const cheap = await program.post('/api/read', {...whole, options: {...whole.options, repair: 'off'}, answers: []});
    if (sheet.text === whole.text && !(await Promise.race([answer, null]))) show(cheap, whole.text, false);
  }
  const {read: found} = await answer;
  if (found && sheet.text === whole.text) show(found, whole.text, true);
}

function show(answer, text, whole) {
  if (failed) notice('');
  failed = false;
  sheet.show(readingOf(answer, text));
  showPlace();
  document.documentElement.dataset.read = whole ? 'whole' : 'cheap';
  if (!whole || !advance) return;
  advance = false;
  const next = openQuestions()[0];
  if (next) goTo(next, true); else { sheet.focus(); say(words.of('no-questions')); }
}

// Showing

const gameNow = () => sheet.reading && gameAt(sheet.reading, sheet.place);

function findingAt(game, place) {
  const touching = sheet.reading.findings.filter(finding => finding.game === game.number && finding.ply > 0 &&
    finding.from <= place && place <= Math.max(finding.to, finding.from));
  return touching.find(finding => finding.asks) ?? touching.find(finding => finding.contestable) ?? null;
}

function showPlace() {
  const reading = sheet.reading, game = gameNow();
  if (!reading) return showButtons();
  if (looking && looking.place !== sheet.place) looking = null;
  const touched = game && !looking ? findingAt(game, sheet.place) : null;
  panel.chosen = touched ?? (sameFinding(panel.chosen, touched) ? panel.chosen : null);
  panel.show(game, reading, sheet.answers);
  showButtons();
  showGames(reading, game);
  tags.show(game, reading.text);
  $('pgn').textContent = game?.pgn ?? '';
  if (!game) return showPosition(null);
  showPosition(game, looking?.ply ?? plyAt(game, sheet.place), touched?.asks ? touched : null);
}

async function showPosition(game, ply = 0, question = null) {
  const fen = question?.fen ?? (game ? fenAt(game, ply) : start);
  const letters = words.languageOf(game), move = game?.moves[ply - 1];
  const title = question ? words.of('question-at', {move: question.move, written: question.written ?? ''})
    : move ? words.of(move.repaired ? 'after-repaired' : 'after', {move: `${move.move} ${words.move(move.san, letters)}`, written: move.written})
      : words.of('start');
  if ($('place').textContent !== title) $('place').textContent = title;
  $('position').textContent = spoken(fen);
  const shown = showPosition.turn = {};
  const {moves} = await legalAt(fen).catch(() => ({moves: []}));
  if (showPosition.turn !== shown) return;
  const candidates = (question?.candidates ?? []).slice(0, 9).map((san, at) => ({number: at + 1, uci: moves.find(one => one.san === san)?.uci}))
    .filter(candidate => candidate.uci);
  board.show({fen, last: question ? '' : move?.uci, candidates, moves});
  showPosition.at = {game, ply, question};
}

function showGames(reading, game) {
  $('game-choice').hidden = reading.games.length < 2;
  if (reading.games.length < 2) return;
  $('game').replaceChildren(...reading.games.map(one => new Option(
    `${one.number}. ${one.tags.White ?? '?'} – ${one.tags.Black ?? '?'}`, one.number, false, one === game)));
}

function showButtons() {
  $('undo').disabled = !sheet.canUndo;
  $('redo').disabled = !sheet.canRedo;
  $('next').disabled = openQuestions().length === 0;
}

function notice(text) {
  $('notice').textContent = text;
  $('notice').hidden = !text;
}

const say = text => { $('said').textContent = text; };

const legalAt = fen => legalMoves(fen, words.languageOf(gameNow()));

// Answering

function answer(finding, move) {
  const given = {from: finding.from, to: finding.to, game: finding.game, ply: finding.ply, move};
  const before = panel.answerTo(finding);
  if (before) sheet.setAnswers([...sheet.answers.filter(one => one !== before), given]);
  else sheet.answer(given);
  say(move ? words.of('answered', {move: words.move(move, words.languageOf(gameNow()))}) : words.of('left-as-written'));
  advance = $('findings').contains(document.activeElement) || document.activeElement === document.body;
}

// A move on the board answers the question, replaces the move that stands next, or is written behind the last.
function played(move) {
  const {game, ply, question} = showPosition.at ?? {};
  if (question) return answer(question, move.san);
  const next = game?.moves[ply];
  if (next) {
    if (next.san === move.san) return step(1);
    looking = null;
    return sheet.answer({from: next.from, to: next.to, game: game.number, ply: next.ply, move: move.san});
  }
  if (game && game.unread.length) {
    const finding = sheet.reading.findings.find(one => one.game === game.number && one.ply === ply + 1 && one.asks);
    if (finding) return answer(finding, move.san);
  }
  append(game, ply, move);
}

function append(game, ply, move) {
  const whole = sheet.text, at = game ? (game.moves[ply - 1]?.to ?? game.from + whole.slice(game.from, game.to).trimEnd().length) : whole.length;
  const blackToMove = fenAt(game ?? {start: ' w'}, ply).split(' ')[1] === 'b', number = Math.floor(ply / 2) + 1;
  const before = at === 0 || /\s$/.test(whole.slice(0, at)) ? '' : ply === 0 ? '\n' : ' ';
  const text = `${before}${blackToMove ? '' : `${number}.`}${move.shown}`;
  sheet.change(at, at, text);
  sheet.goTo(at + text.length);
}

function goTo(finding, focus = false) {
  looking = null;
  sheet.goTo(finding.from);
  panel.choose(panel.shown.find(one => sameFinding(one, finding)) ?? null, focus);
}

// Of all games on the sheet, in their order.
const openQuestions = () => (sheet.reading?.findings ?? []).filter(finding => panel.isOpen(finding)).sort((a, b) => a.from - b.from);

function question(step) {
  const open = openQuestions();
  if (!open.length) return say(words.of('no-questions'));
  const at = open.findIndex(finding => sameFinding(finding, panel.chosen));
  const after = open.findIndex(finding => finding.from >= sheet.place);
  const next = at >= 0 ? at + step : step > 0 ? after : (after < 0 ? open.length : after) - 1;
  goTo(open[(next + open.length) % open.length] ?? open[0], true);
}

// Through the game without moving the cursor's text: the board goes, and the cursor follows the move.
function step(by) {
  const game = gameNow();
  if (!game) return;
  const now = looking?.ply ?? plyAt(game, sheet.place);
  const ply = Math.max(0, Math.min(game.moves.length, now + by));
  const move = game.moves[ply - 1];
  sheet.goTo(move ? move.to : game.from);
  looking = {ply, place: sheet.place};
  showPlace();
}

// A sealed move, in the position that is on the board.
async function judge() {
  const {game, ply, question} = showPosition.at;
  const verdict = await program.post('/api/sealed', {
    fen: question?.fen ?? (game ? fenAt(game, ply) : start), text: $('sealed-move').value, language: words.languageOf(game), ui: words.ui});
  $('verdict').replaceChildren(...verdict.text.trim().split('\n').map(line => Object.assign(document.createElement('p'), {textContent: line})));
}

// Completing

// Only legal moves are offered, in the letters of the sheet: after `cf`, `Cf`, `e2`.
async function complete(context) {
  const word = context.matchBefore(/[\p{L}\d][\p{L}\d=-]*/u);
  if (!word || !/\p{L}/u.test(word.text) || word.text.length > 5) return null;
  await read();
  const reading = sheet.reading, game = reading && gameAt(reading, word.from);
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
}

// Files

const queue = new Queue({onOpen: ({name: newName, text, answers, encoding}) => {
  name = newName;
  document.title = name ? `${name} – planilla` : 'planilla';
  looking = null;
  sheet.open(text, answers);
  changed(false);
  showQueue();
  notice(encoding && encoding !== 'UTF-8' ? words.of('converted', {encoding}) : '');
  sheet.focus();
}});

function keep() {
  queue.keep({text: sheet.text, answers: sheet.answers});
  memory.keep({at: queue.at, sheets: queue.sheets.map(({name, text, answers, done}) => ({name, text, answers, done}))});
}

// Behind those that are there; the first of them is opened. A sheet with nothing on it makes room.
function enqueue(sheets) {
  if (queue.now && !queue.now.name && !sheet.text.trim()) queue.sheets.splice(queue.at, 1);
  const first = queue.sheets.length;
  queue.add(sheets);
  return queue.open(first);
}

async function openFiles(list) {
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
  if (sheets.length) await enqueue(sheets);
}

// A list of pairings becomes as many sheets; a list of players, names to choose from.
function takeTable(text) {
  const sheets = pairings(text);
  if (!sheets) notice(words.of('players-taken', {count: tags.setPlayers(text)}));
  return sheets ?? [];
}

function showQueue() {
  $('queue').hidden = queue.sheets.length < 2;
  $('progress').textContent = words.of('progress', {done: queue.done, all: queue.sheets.length});
  $('bar').max = queue.sheets.length;
  $('bar').value = queue.done;
  $('sheets').replaceChildren(...queue.sheets.map((one, at) => new Option(`${one.done ? '✓ ' : ''}${at + 1}. ${one.name || words.of('sheet')}`, at, false, at === queue.at)));
  $('sheet-before').disabled = queue.at <= 0;
}

async function nextSheet() {
  await read();
  queue.keep({pgn: allPgn()});
  if (!await queue.go(1, true)) {
    showQueue();
    keep();
    notice(words.of('queue-done'));
  }
}

async function checkRound() {
  keep();
  const {pgn, told} = await heldTogether(queue.sheets, $('language').value);
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

const stem = () => name.replace(/\.[^.]*$/, '') || words.of('file-name');
const allPgn = () => sheet.reading?.games.map(game => game.pgn).join('') ?? '';

async function savePgn() {
  await read();
  saved(`${stem()}.pgn`, allPgn(), 'application/x-chess-pgn');
}

const sheetName = () => /\.pgn$/i.test(name) || !name ? `${stem()}.txt` : name;

async function saveAnswers() {
  await read();
  const {text} = await program.post('/api/answers', {answers: sheet.reading?.answers ?? []});
  saved(`${sheetName()}.answers`, text);
}

// Keys and buttons

const keys = {
  'F8': () => question(1), 'Shift+F8': () => question(-1), 'Alt+ArrowDown': () => question(1), 'Alt+ArrowUp': () => question(-1),
  'Alt+ArrowRight': () => step(1), 'Alt+ArrowLeft': () => step(-1), 'Ctrl+s': savePgn, 'Ctrl+Enter': nextSheet, 'Ctrl+o': () => $('files').click(),
};
addEventListener('keydown', event => {
  const pressed = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
  const inEditor = $('sheet').contains(event.target), inField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (keys[pressed]) keys[pressed]();
  else if (event.altKey && /^Digit\d$/.test(event.code) && panel.answerKey(panel.chosen, event.code.slice(5))) { /* answered */ }
  else if (/^Ctrl\+(z|Z|Shift\+Z|y)$/.test(pressed) && !inEditor && !inField) (pressed === 'Ctrl+z' ? sheet.undo() : sheet.redo());
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);

const on = (id, act) => $(id).addEventListener('click', act);
on('open', () => $('files').click());
$('files').addEventListener('change', event => { openFiles([...event.target.files]); event.target.value = ''; });
on('fresh', () => enqueue([{name: '', text: ''}]));
on('save', savePgn);
on('save-sheet', () => saved(sheetName(), sheet.text));
on('save-answers', saveAnswers);
on('undo', () => sheet.undo());
on('redo', () => sheet.redo());
on('next', () => question(1));
on('first-move', () => step(-1e6));
on('back', () => step(-1));
on('forward', () => step(1));
on('last-move', () => step(1e6));
on('flip', () => board.flip());
on('theme', () => {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'light' : 'dark';
});
$('game').addEventListener('change', event => sheet.goTo(sheet.reading.games[event.target.selectedIndex].from));
$('language').addEventListener('change', () => { dirty = true; read(); });
$('ui').addEventListener('change', async event => { await words.load(event.target.value); speak(); });
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => { event.preventDefault(); openFiles([...event.dataTransfer.files]); });
addEventListener('beforeunload', keep);
on('sheet-before', () => { keep(); queue.go(-1); });
on('sheet-next', nextSheet);
on('check-round', () => checkRound().catch(error => notice(words.of('no-answer', {reason: error.message}))));
on('round-close', () => { $('round').hidden = true; });
$('sheets').addEventListener('change', event => { keep(); queue.open(Number(event.target.value)); });
on('picture-close', () => { $('picture-side').hidden = true; });
on('picture-larger', () => $('picture-side').classList.toggle('larger'));
$('sealed').addEventListener('submit', event => { event.preventDefault(); judge().catch(error => notice(words.of('no-answer', {reason: error.message}))); });

// The words of the page, after its language was chosen.
function speak() {
  const chosen = $('language').value;
  $('language').replaceChildren(new Option(words.of('auto'), ''), ...words.languages
    .map(one => new Option(one.name, one.tag, false, one.tag === chosen)).sort((a, b) => a.text.localeCompare(b.text, words.ui)));
  $('ui').replaceChildren(...words.uis.map(one => new Option(one.name, one.tag, false, one.tag === words.ui)));
  tags.build();
  sheet.speak();
  dirty = true;
  read();
}

speak();
const {files} = await program.get('/api/files');
const before = memory.kept();
if (files.length) {
  await enqueue(files.map((one, at) => ({name: one, load: () => program.get(`/api/files/${at}`)})));
} else if (before?.sheets?.some(one => one.text)) {
  queue.add(before.sheets.filter(one => typeof one.text === 'string'));
  await queue.open(Math.min(Math.max(before.at, 0), queue.sheets.length - 1));
  notice(words.of('recovered'));
} else {
  await enqueue([{name: '', text: ''}]);
}
document.documentElement.dataset.ready = '';
