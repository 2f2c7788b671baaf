// The desk: its parts are made here and put together. Begin with reader.js (what is typed is read) and view.js (what is shown of it).
import {answer, goOn, goTo, played, stood, takeBack, tellLost} from './answers.js';
import {Board} from './board.js';
import {completion} from './completion.js';
import {connect} from './controls.js';
import {$, desk, notice} from './desk.js';
import {memory} from './files.js';
import {Findings} from './findings.js';
import {meant} from './legal.js';
import {program} from './program.js';
import {Queue} from './queue.js';
import {Reader} from './reader.js';
import {Sheet} from './sheet.js';
import {enqueue, fetched, files, keep, nameSheet, onSheet} from './sheets.js';
import {Tags} from './tags.js';
import {Two} from './two/two.js';
import {legalAt, showButtons, showPlace} from './view.js';
import {words} from './words.js';

await words.load();

const reader = new Reader({onRead: whole => { showPlace(); nameSheet(desk.sheet.reading.games[0]); if (whole) { goOn(); tellLost(); } }});
files.read = () => reader.read();

function changed(typed) {
  keep();
  reader.changed(typed);
  showButtons();
}

desk.sheet = new Sheet($('sheet'), {
  nonce: document.documentElement.dataset.nonce, onChange: changed, onPlace: showPlace, complete: completion(() => reader.read())});
desk.board = new Board($('board'), {
  onMove: played, onNumber: number => desk.panel.answerKey(desk.panel.chosen, String(number)), position: 'position'});
desk.panel = new Findings($('findings'), $('count'), {
  onAnswer: answer,
  onUndo: (finding, given) => takeBack(given),
  onGo: finding => goTo(finding),
  onLeave: () => desk.sheet.focus(),
  onStood: stood,
  onType: async (finding, typed) => meant(typed, (await legalAt(finding.fen)).moves),
});
desk.tags = new Tags($('tags'), {onChange: changes => desk.sheet.change(changes)});
desk.queue = new Queue({onOpen: sheet => { onSheet(sheet); changed(false); }});
desk.two = new Two({onKeep: () => { keep(); showButtons(); }});
connect();

// The words of the page, after its language was chosen.
function speak() {
  const chosen = $('language').value;
  $('language').replaceChildren(new Option(words.of('auto'), ''), ...words.languages
    .map(one => new Option(one.name, one.tag, false, one.tag === chosen)).sort((a, b) => a.text.localeCompare(b.text, words.ui)));
  $('ui').replaceChildren(...words.uis.map(one => new Option(one.name, one.tag, false, one.tag === words.ui)));
  desk.tags.build();
  desk.sheet.speak();
  desk.board.spoken.speak();
  desk.two.speak();
  reader.changed(false);
}
$('language').addEventListener('change', () => { reader.changed(false); desk.two.speak(); });
$('ui').addEventListener('change', async event => { await words.load(event.target.value); speak(); });
speak();

// What the command line named, what the browser kept, or an empty sheet.
const {files: named} = await program.get('/api/files');
const before = memory.kept();
if (named.length) {
  if (!await enqueue(named.map((one, at) => ({name: one, load: () => fetched(one, at)})))) await enqueue([{name: '', text: ''}]);
} else if (before?.sheets?.some(one => one.text) || before?.two?.texts.some(Boolean)) {
  desk.queue.add(before.sheets.filter(one => typeof one.text === 'string'));
  await desk.queue.open(Math.min(Math.max(before.at, 0), desk.queue.sheets.length - 1));
  if (before.two) desk.two.recover(before.two);
  notice(words.of('recovered'));
} else {
  await enqueue([{name: '', text: ''}]);
}
document.documentElement.dataset.ready = '';
