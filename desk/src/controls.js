// Keys and buttons of the whole page.

import {question} from './answers.js';
import {$, desk, notice} from './desk.js';
import {dropped} from './files.js';
import {program} from './program.js';
import {checkRound, dropPicture, enqueue, files, keep, nextSheet, openFiles, refusePicture, removeSheet, saveAnswers, savePgn, saveSheet, showQueue} from './sheets.js';
import {fenShown, gameNow, showButtons, step} from './view.js';
import {words} from './words.js';

// What the page does with one sheet on it, or with two.
const acts = {
  // What was typed last counts: a question may just have been answered, or asked.
  question: by => desk.two.on ? desk.two.differences.go(by) : files.read().then(() => question(by)),
  step: by => desk.two.on ? desk.two.step(by) : step(by),
  savePgn: () => desk.two.on ? desk.two.save() : savePgn(),
  saveSheet: () => desk.two.on ? desk.two.saveSheets() : saveSheet(),
  fresh: () => desk.two.on ? desk.two.clear() : enqueue([{name: '', text: ''}]),
  undo: by => desk.two.on ? desk.two.undo.step(by) : by < 0 ? desk.sheet.undo() : desk.sheet.redo(),
  nextSheet: () => desk.two.on ? null : nextSheet(),
};

const keys = {
  'F8': () => acts.question(1), 'Shift+F8': () => acts.question(-1), 'Alt+ArrowDown': () => acts.question(1), 'Alt+ArrowUp': () => acts.question(-1),
  'Alt+ArrowRight': () => acts.step(1), 'Alt+ArrowLeft': () => acts.step(-1), 'Ctrl+s': acts.savePgn, 'Ctrl+Enter': acts.nextSheet,
  'Ctrl+o': () => $('files').click(),
};

function pressed(event) {
  const {panel} = desk;
  const key = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
  const inEditor = $('sheet').contains(event.target), inField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (keys[key]) keys[key]();
  else if (!desk.two.on && event.altKey && /^Digit\d$/.test(event.code) && panel.answerKey(panel.chosen, event.code.slice(5))) { /* answered */ }
  else if (/^Ctrl\+(z|Z|Shift\+Z|y)$/.test(key) && !inEditor && !inField) acts.undo(key === 'Ctrl+z' ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// A sealed move, in the position that is on the board.
async function judge() {
  const verdict = await program.post('/api/sealed', {
    fen: fenShown(), text: $('sealed-move').value, language: words.languageOf(gameNow()), ui: words.ui});
  $('verdict').replaceChildren(...verdict.text.trim().split('\n').map(line => Object.assign(document.createElement('p'), {textContent: line})));
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
}

// On a phone the rarer tools stay away until they are asked for.
function shorten(short) {
  $('tools').classList.toggle('short', short);
  $('more').setAttribute('aria-expanded', String(!short));
}

export function connect() {
  const {sheet, board, queue, two} = desk;
  const on = (id, act) => $(id).addEventListener('click', act);
  const told = act => () => act().catch(error => notice(words.of('no-answer', {reason: error.message})));
  addEventListener('keydown', pressed, true);
  on('open', () => $('files').click());
  $('files').addEventListener('change', event => { openFiles([...event.target.files]); event.target.value = ''; });
  on('fresh', acts.fresh);
  on('save', acts.savePgn);
  on('save-sheet', acts.saveSheet);
  on('save-answers', told(saveAnswers));
  on('undo', () => acts.undo(-1));
  on('redo', () => acts.undo(1));
  on('next', () => acts.question(1));
  on('two-sheets', () => { two.show(!two.on); showQueue(); showButtons(); });
  for (const [id, by] of [['first', -1e6], ['back', -1], ['forward', 1], ['last', 1e6]]) on(`two-${id}`, () => two.step(by));
  on('two-flip', () => two.board.flip());
  on('first-move', () => step(-1e6));
  on('back', () => step(-1));
  on('forward', () => step(1));
  on('last-move', () => step(1e6));
  on('flip', () => board.flip());
  on('theme', turnTheme);
  document.querySelector('.later').addEventListener('click', event => { if (event.target.tagName === 'BUTTON') shorten(true); });
  on('more', () => shorten(!$('tools').classList.contains('short')));
  $('game').addEventListener('change', event => sheet.goTo(sheet.reading.games[event.target.selectedIndex].from));
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => { event.preventDefault(); told(() => dropped(event.dataTransfer).then(openFiles))(); });
  addEventListener('beforeunload', keep);
  on('sheet-before', () => { keep(); queue.go(-1); });
  on('sheet-next', told(nextSheet));
  on('sheet-remove', told(removeSheet));
  on('check-round', told(checkRound));
  on('round-close', () => { $('round').hidden = true; });
  $('sheets').addEventListener('change', event => { keep(); queue.open(Number(event.target.value)); });
  on('picture-close', dropPicture);
  $('picture').addEventListener('error', refusePicture);
  on('picture-larger', () => $('picture-side').classList.toggle('larger'));
  $('sealed').addEventListener('submit', event => { event.preventDefault(); told(judge)(); });
}
