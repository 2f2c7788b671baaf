// What was found, on the right: each with its candidates as buttons, numbered as their keys are.
//
//   const panel = new Findings(list, count, {onAnswer, onUndo, onGo, onType, onStood});
//   panel.show(game, reading, answers);
//   panel.choose(finding);                     // the one that is spoken of now
//
// Keys, while the list has the focus: 1-9 answer, 0 leaves the word as it is written, ! says that an illegal move was played, Delete
// takes an answer back, letters begin a move of one's own, arrows go from finding to finding, Escape goes back to the sheet.

import {reveal} from './desk.js';
import {words} from './words.js';

const make = (name, properties = {}, ...children) => {
  const out = Object.assign(document.createElement(name), properties);
  out.append(...children.filter(child => child !== null));
  return out;
};

const mostNames = 4;  // of languages
const againstTheRules = new Set(['illegal-move', 'wrong-side-to-move']);

// Whoever comes to the question hears what is said of it, and the answers with their numbers.
export function describe(head, item) {
  const rest = [...item.children].filter(one => one !== head);
  rest.forEach((one, at) => { one.id = `${item.id}-${at}`; });
  head.setAttribute('aria-describedby', rest.map(one => one.id).join(' '));
}

// Few of them, first that of the headings and that of the page.
function namesOf(tags, game) {
  const rank = tag => tag === game?.headed ? 2 : tag === words.ui ? 1 : 0;
  const sorted = [...tags].sort((a, b) => rank(b) - rank(a));
  const names = sorted.slice(0, mostNames).map(tag => words.languages.find(one => one.tag === tag)?.name ?? tag);
  return names.join(', ') + (tags.length > mostNames ? ` … (+${tags.length - mostNames})` : '');
}

export const sameFinding = (a, b) => a && b && a.rule === b.rule && a.from === b.from && a.ply === b.ply && a.variation === b.variation;

export class Findings {
  constructor(list, count, handlers) {
    Object.assign(this, {list, count, ...handlers});
    this.shown = [];
    this.chosen = null;
    list.addEventListener('keydown', event => this.key(event));
  }

  show(game, reading, answers, keepsIllegal = false) {
    this.keepsIllegal = keepsIllegal;
    const focused = this.list.contains(document.activeElement);
    this.game = game;
    this.answers = answers;
    const letters = words.languageOf(game);
    // What is only worth knowing stands behind what is wrong.
    const isNote = finding => Number(finding.severity === 'note');
    this.shown = game ? reading.findings.filter(finding => !finding.game || finding.game === game.number).sort((a, b) => isNote(a) - isNote(b)) : [];
    this.list.replaceChildren(...this.shown.map((finding, at) => this.item(finding, at, letters)));
    const open = this.shown.filter(finding => this.isOpen(finding)).length;
    this.count.textContent = this.shown.length === 0 ? words.of(game ? 'nothing-found' : 'nothing-read')
      : open > 0 ? words.of('open-questions', {count: open}) : words.of('no-questions');
    this.choose(this.shown.find(finding => sameFinding(finding, this.chosen)) ?? null, focused);
  }

  isOpen(finding) {
    return finding.asks && !this.answerTo(finding);
  }

  answerTo(finding) {
    return this.answers.find(answer => answer.from === finding.from && answer.ply === finding.ply && answer.game === finding.game) ??
      this.answers.find(answer => answer.ply === finding.ply && answer.game === finding.game) ?? null;
  }

  get open() { return this.shown.filter(finding => this.isOpen(finding)); }

  item(finding, at, letters) {
    const answered = finding.ply > 0 && !finding.variation ? this.answerTo(finding) : null;
    const candidates = finding.asks || finding.contestable ? (finding.candidates ?? []) : [];
    const buttons = make('div', {className: 'row answers'});
    const button = (text, title, act) => buttons.append(make('button', {type: 'button', onclick: act, title}, text));
    if (finding.asks) {
      candidates.slice(0, 9).forEach((move, index) => button(`${index + 1} ${words.moveInBoth(move, letters)}`, words.of('answer-key', {key: index + 1}),
        () => this.onAnswer(finding, move)));
    }
    if (finding.asks || finding.contestable) button(words.of('other-move'), words.of('other-move-key'), () => this.type(finding, ''));
    if (answered) button(words.of('take-back'), words.of('take-back-key'), () => this.onUndo(finding, answered));
    else if (finding.contestable) button(words.of('undo-repair'), words.of('undo-repair-key'), () => this.onAnswer(finding, ''));
    this.stood(finding, button);
    const written = finding.rule === 'missing-move' ? '' : finding.written ?? '';
    const place = finding.move ? `${finding.move} ${written}` : finding.line ? words.of('line', {line: finding.line}) : '';
    const head = make('button', {type: 'button', className: 'head', onclick: () => { this.choose(finding, true); this.onGo(finding); }},
      make('span', {className: `severity ${finding.severity}`}, words.of(finding.severity)), ` ${place}`);
    const item = make('li', {className: `${finding.severity}${this.isOpen(finding) ? ' open' : ''}`, id: `finding-${at}`},
      head, make('p', {}, this.told(finding)), finding.help ? make('p', {className: 'soft'}, `→ ${finding.help}`) : null,
      answered?.move === '' && finding.asks ? make('p', {className: 'soft'}, words.of('left-as-written')) : null, buttons);
    item.dataset.at = at;
    describe(head, item);
    return item;
  }

  // A move that is illegal may have been played all the same, and the game went on.
  stood(finding, button) {
    if (this.mayStand(finding))
      button(words.of('stood'), `${words.of('stood-about')} (${words.of('answer-key', {key: '!'})})`, () => this.onStood(finding, true));
    else if (this.stands(finding))
      button(words.of('stood-not'), words.of('take-back-key'), () => this.onStood(finding, false));
  }

  mayStand(finding) { return againstTheRules.has(finding.rule) && finding.asks && !this.answerTo(finding); }
  stands(finding) { return finding.rule === 'illegal-move-stood' && this.keepsIllegal; }

  // The names of languages, where a report has their tags.
  told(finding) {
    const tags = finding.rule === 'language-found' ? this.game?.languages ?? [] : [];
    if (tags.length) return words.of('read-in', {languages: namesOf(tags, this.game)});
    const all = finding.args?.languages;  // of each player
    return typeof all === 'string' ? finding.message.replace(all, all.split(' / ').map(some => namesOf(some.split(', '), this.game)).join(' / ')) : finding.message;
  }

  choose(finding, focus = false) {
    this.chosen = finding;
    for (const item of this.list.children) {
      const is = this.shown[item.dataset.at] === finding;
      item.toggleAttribute('aria-current', is);
      item.firstChild.setAttribute('aria-current', is);
      if (!is) continue;
      if (focus) item.scrollIntoView({block: 'nearest'}); else reveal(this.list, item);
      if (focus) item.firstChild.focus({preventScroll: true});
    }
  }

  // A move of one's own, typed.
  type(finding, begun) {
    const item = this.list.children[this.shown.indexOf(finding)];
    item.querySelector('form')?.remove();
    const input = make('input', {value: begun, autocomplete: 'off', spellcheck: false});
    input.setAttribute('aria-label', words.of('other-move'));
    const told = make('p', {className: 'soft', role: 'status'});
    const form = make('form', {className: 'row'}, input, make('button', {}, words.of('answer')), told);
    form.addEventListener('submit', async event => {
      event.preventDefault();
      const move = await this.onType(finding, input.value);
      if (move) this.onAnswer(finding, move);
      else told.textContent = words.of('no-such-move', {move: input.value});
    });
    item.append(form);
    input.focus();
  }

  key(event) {
    const at = [...this.list.children].findIndex(item => item.contains(event.target));
    const finding = this.shown[at];
    if (event.target.tagName === 'INPUT') {
      if (event.key === 'Escape') { event.target.form.remove(); this.choose(finding, true); event.stopPropagation(); }
      return;
    }
    if (!finding || event.ctrlKey || event.metaKey || event.altKey) return;
    const answers = finding.asks || finding.contestable;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && this.shown[at + step]) {
      this.choose(this.shown[at + step], true);
      this.onGo(this.shown[at + step]);
    } else if (event.key === 'Escape') this.onLeave();
    else if (this.answerKey(finding, event.key)) { /* answered */ }
    else if (event.key === '!' && this.mayStand(finding)) this.onStood(finding, true);
    else if (/^(Delete|Backspace)$/.test(event.key) && this.stands(finding)) this.onStood(finding, false);
    else if (answers && /^(Delete|Backspace)$/.test(event.key) && this.answerTo(finding)) this.onUndo(finding, this.answerTo(finding));
    else if (answers && /^\p{L}$/u.test(event.key)) this.type(finding, event.key);
    else return;
    event.preventDefault();
  }

  // 1-9, and 0 for "as it is written". True: it was an answer.
  answerKey(finding, key) {
    if (!finding || !/^\d$/.test(key) || !(finding.asks || finding.contestable)) return false;
    if (key === '0') this.onAnswer(finding, '');
    else if (finding.asks && finding.candidates?.[key - 1]) this.onAnswer(finding, finding.candidates[key - 1]);
    else return false;
    return true;
  }
}
