// The sheet: an editor in which what was read is shown, and what was answered is kept and can be undone like what was typed.
//
//   const sheet = new Sheet(document.querySelector('#sheet'), {nonce, onChange, onPlace, complete});
//   sheet.show(reading);
//   sheet.answer({from, to, game, ply, move: 'Nf3'});
//   sheet.answers                      // with their places as they are now

import {acceptCompletion, autocompletion, closeCompletion, moveCompletionSelection} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, invertedEffects, isolateHistory, redo, redoDepth, undo, undoDepth} from '@codemirror/commands';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {Compartment, EditorState, Prec, StateEffect, StateField, Transaction} from '@codemirror/state';
import {Decoration, EditorView, WidgetType, drawSelection, keymap, lineNumbers, placeholder} from '@codemirror/view';
import {words} from './words.js';
import {moved} from './reading.js';

// Answers: a list that is replaced whole, so that undoing is setting the list that was there before.
const setAnswers = StateEffect.define({
  map: (list, changes) => list.map(answer => movedAnswer(answer, changes)),
});

const movedAnswer = (answer, changes) => ({...answer, from: changes.mapPos(answer.from, 1), to: changes.mapPos(answer.to, -1)});

const answersField = StateField.define({
  create: () => [],
  update(list, transaction) {
    if (transaction.docChanged) list = list.map(answer => movedAnswer(answer, transaction.changes));
    for (const effect of transaction.effects) if (effect.is(setAnswers)) list = effect.value;
    return list;
  },
});

// Where the word of an answer was deleted, the answer comes back with it.
const undoneAnswers = invertedEffects.of(transaction => {
  const list = transaction.startState.field(answersField), {changes, effects} = transaction;
  const changed = effects.some(effect => effect.is(setAnswers)) || list.some(({from, to}) => changes.touchesRange(from, to));
  return changed ? [setAnswers.of(list)] : [];
});

// Whether illegal moves stand where the game went on after them.
const setKeeps = StateEffect.define();

const keepsField = StateField.define({
  create: () => false,
  update: (keeps, transaction) => transaction.effects.findLast(effect => effect.is(setKeeps))?.value ?? keeps,
});

const undoneKeeps = invertedEffects.of(transaction => transaction.effects.some(effect => effect.is(setKeeps))
  ? [setKeeps.of(transaction.startState.field(keepsField))] : []);

const setReading = StateEffect.define();

const readingField = StateField.define({
  create: () => null,
  update(reading, transaction) {
    if (reading && transaction.docChanged) reading = moved(reading, transaction.changes);
    for (const effect of transaction.effects) if (effect.is(setReading)) reading = effect.value;
    return reading;
  },
  provide: field => EditorView.decorations.from(field, reading => reading ? decorations(reading) : Decoration.none),
});

// How the moves of a line were read, beside it.
class LineReading extends WidgetType {
  constructor(moves) {
    super();
    this.moves = moves;
    this.key = moves.map(move => `${move.shown}${move.repaired ?? ''}`).join(' ');
  }
  eq(other) { return other.key === this.key; }
  toDOM() {
    const all = document.createElement('span');
    all.className = 'line-reading';
    all.append('→');
    for (const move of this.moves) {
      const one = document.createElement(move.repaired ? 'strong' : 'span');
      one.textContent = ` ${move.shown}`;
      all.append(one);
    }
    return all;
  }
  ignoreEvent() { return false; }
}

const mostBeside = 4;  // moves of a line that are all shown beside it; of longer ones only those that were repaired

function decorations(reading) {
  const marks = [], end = reading.length;
  const mark = (span, name) => span.from < span.to && span.to <= end &&
    marks.push(Decoration.mark({class: name}).range(span.from, span.to));
  for (const game of reading.games) {
    for (const span of game.unread) mark(span, 'unread');
    for (const move of game.moves) if (move.repaired) mark(move, 'repaired');
  }
  for (const finding of reading.findings) if (finding.rule === 'missing-move') mark(finding, 'hole');
  for (const [at, moves] of reading.beside) {
    if (at <= end) marks.push(Decoration.widget({widget: new LineReading(moves), side: 1}).range(at));
  }
  return Decoration.set(marks, true);
}

// By the end of each line the moves that are shown beside it.
function besideLines(doc, reading) {
  const byLine = new Map();
  for (const game of reading.games) {
    const letters = words.languageOf(game);
    for (const move of game.moves) {
      if (move.to > doc.length) continue;
      const line = doc.lineAt(move.to);
      if (!byLine.has(line.to)) byLine.set(line.to, []);
      byLine.get(line.to).push({...move, shown: words.played(move, letters)});
    }
  }
  for (const [at, moves] of byLine) {
    const shown = moves.length > mostBeside ? moves.filter(move => move.repaired) : moves;
    const telling = shown.some(move => move.repaired || plain(move.shown) !== plain(move.written));
    if (telling) byLine.set(at, shown); else byLine.delete(at);
  }
  return byLine;
}

const plain = move => move.replace(/0/g, 'O').replace(/[+#x=\s:]/g, '');

const severities = {error: 'error', warning: 'warning', note: 'info'};

export class Sheet {
  constructor(parent, {nonce, onChange, onPlace, complete}) {
    this.language = new Compartment();
    const navigate = (view, way) => moveCompletionSelection(way)(view);
    this.extensions = [
      EditorView.cspNonce.of(nonce),
      lineNumbers(), lintGutter(), history(), drawSelection(), EditorView.lineWrapping,
      answersField, undoneAnswers, keepsField, undoneKeeps, readingField,
      autocompletion({override: [complete], defaultKeymap: false, icons: false, activateOnTypingDelay: 150}),
      // Enter always ends the line: a move is never put in place of what was typed unless Tab asks for it.
      Prec.highest(keymap.of([
        {key: 'Tab', run: acceptCompletion},
        {key: 'Escape', run: closeCompletion},
        {key: 'ArrowDown', run: view => navigate(view, true)},
        {key: 'ArrowUp', run: view => navigate(view, false)},
      ])),
      keymap.of([...historyKeymap, ...defaultKeymap]),
      this.language.of([]),
      EditorView.updateListener.of(update => {
        const answered = update.transactions.some(one => one.effects.some(effect => effect.is(setAnswers) || effect.is(setKeeps)));
        if (update.docChanged || answered) onChange(update.docChanged);
        if (update.docChanged || update.selectionSet || answered) onPlace();
      }),
    ];
    this.view = new EditorView({parent, state: this.stateOf('')});
  }

  stateOf(text) {
    return EditorState.create({doc: text, extensions: this.extensions});
  }

  // Another sheet: nothing of the one before can come back.
  open(text, answers = [], keepsIllegal = false) {
    this.view.setState(this.stateOf(text));
    this.speak();
    answers = answers.filter(answer => answer.to <= text.length);
    const effects = [...answers.length ? [setAnswers.of(answers)] : [], ...keepsIllegal ? [setKeeps.of(true)] : []];
    if (effects.length) this.view.dispatch({effects, annotations: Transaction.addToHistory.of(false)});
  }

  // The labels of the editor in the language of the page.
  speak() {
    const phrase = (english, name) => ({[english]: words.of(name)});
    this.view.dispatch({effects: this.language.reconfigure([
      EditorView.contentAttributes.of({'aria-label': words.of('sheet'), spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off'}),
      placeholder(words.of('placeholder')),
      EditorState.phrases.of({...phrase('Completions', 'completions'), ...phrase('Diagnostics', 'findings'),
        ...phrase('No diagnostics', 'nothing-found'), ...phrase('close', 'close')}),
    ])});
  }

  get text() { return this.view.state.doc.toString(); }
  get place() { return this.view.state.selection.main.head; }
  get reading() { return this.view.state.field(readingField); }
  get answers() { return this.view.state.field(answersField); }
  get keepsIllegal() { return this.view.state.field(keepsField); }
  get canUndo() { return undoDepth(this.view.state) > 0; }
  get canRedo() { return redoDepth(this.view.state) > 0; }
  undo() { undo(this.view); }
  redo() { redo(this.view); }
  focus() { this.view.focus(); }

  // What was read of the text as it stands now.
  show(reading) {
    const {doc} = this.view.state;
    this.view.dispatch({effects: setReading.of({...reading, length: doc.length, beside: besideLines(doc, reading)})});
    this.view.dispatch(setDiagnostics(this.view.state, reading.findings.filter(finding => finding.severity !== 'note').map(finding => ({
      from: Math.min(finding.from, doc.length), to: Math.min(Math.max(finding.to, finding.from), doc.length),
      severity: severities[finding.severity], message: finding.message,
    }))));
  }

  answer(answer) {
    const others = this.answers.filter(one => !(one.game === answer.game && one.ply === answer.ply && one.from === answer.from));
    this.setAnswers([...others, answer]);
  }

  retract(answer) {
    this.setAnswers(this.answers.filter(one => one !== answer));
  }

  setAnswers(list) {
    this.view.dispatch({effects: setAnswers.of(list), annotations: isolateHistory.of('full'), userEvent: 'answer'});
  }

  keepIllegal(keeps) {
    this.view.dispatch({effects: setKeeps.of(keeps), annotations: isolateHistory.of('full'), userEvent: 'answer'});
  }

  // [{from, to, insert}]
  change(changes) {
    this.view.dispatch({changes, annotations: isolateHistory.of('full'), userEvent: 'input'});
  }

  goTo(place) {
    this.view.dispatch({selection: {anchor: Math.min(place, this.view.state.doc.length)}, scrollIntoView: true});
  }
}
