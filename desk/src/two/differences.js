// Where two sheets differ: each place with the versions as buttons, and what each of them leads to. A tag, or the result, is a row
// too: its versions are values, and it has no half-move.
//
//   const list = new Differences(element, {onPlay: (row, move) => ..., onGo: row => ..., onType});
//   list.show(answer, {19: 'd4', Result: '1-0'}, 'es');     // what was said of each half-move, and of each tag
//
// Keys, while the list has the focus: 1-9 choose, letters begin another move, arrows go from place to place.

import {reveal} from '../desk.js';
import {describe} from '../findings.js';
import {words} from '../words.js';

const make = (name, properties = {}, ...children) => {
  const out = Object.assign(document.createElement(name), properties);
  out.append(...children);
  return out;
};

// What is known of a row is kept under this.
export const keyOf = row => row.tag ?? row.ply;

// A tag that differs, as a row. The result asks until somebody says what it was.
function tagRow({name, written, values}, said) {
  const known = words.of(`tag-${name}`), title = known === `tag-${name}` ? name : known;
  return {tag: name, ply: 0, number: title, asks: name === 'Result' && !said, remarks: [],
    severity: said ? 'note' : name === 'Result' ? 'error' : 'warning',
    cells: values.map(one => ({written: one.value})),
    versions: values.map(one => ({move: one.value, sheets: one.sheets, legal: true,
      leads: !said && one.value === written ? words.of('two-written') : ''}))};
}

export class Differences {
  constructor(list, handlers) {
    Object.assign(this, {list, rows: [], ...handlers});
    list.addEventListener('keydown', event => this.key(event));
  }

  show(answer, played, letters) {
    const before = this.list.contains(document.activeElement) ? this.rowOf(document.activeElement) : null;
    this.played = played;
    this.letters = letters;
    this.rows = [...(answer?.rows ?? []).filter(row => row.remarks.length || played[row.ply]),
      ...(answer?.tags ?? []).map(tag => tagRow(tag, played[tag.name]))];
    const told = (answer?.remarks ?? []).filter(remark => remark.rule !== 'sheets-name-differently');
    this.list.replaceChildren(...told.map(remark => make('li', {className: remark.severity}, this.sentence(remark))), ...this.rows.map(row => this.item(row)));
    if (before) this.itemOf(this.rows.find(row => row.asks) ?? this.rows.find(row => keyOf(row) === keyOf(before)))?.firstChild.focus();
  }

  sentence(remark) {
    return make('p', {}, make('span', {className: `severity ${remark.severity}`}, words.of(remark.severity)), ` ${remark.message}`);
  }

  item(row) {
    const severity = row.severity ?? (row.remarks.some(one => one.severity === 'error') ? 'error' : row.remarks.some(one => one.severity === 'warning') ? 'warning' : 'note');
    const cells = row.cells.map(cell => cell.written || '–').join(' / ');
    const head = make('button', {type: 'button', className: 'head', onclick: () => this.onGo(row)}, `${row.number} ${cells}`);
    const item = make('li', {className: `${severity}${row.asks ? ' open' : ''}`}, head, ...row.remarks.map(remark => this.sentence(remark)));
    item.dataset.key = keyOf(row);
    if (row.versions.length) item.append(make('ul', {className: 'versions'}, ...row.versions.map((version, at) => this.version(row, version, at + 1))));
    const rest = make('div', {className: 'row answers'});
    if (row.ply && (row.versions.length || row.asks)) rest.append(make('button', {type: 'button', onclick: () => this.type(row, ''), title: words.of('other-move-key')}, words.of('other-move')));
    const said = this.played[keyOf(row)];
    if (said) rest.append(make('button', {type: 'button', onclick: () => this.onPlay(row, said)}, words.of('take-back')));
    item.append(rest);
    item.id = `difference-${keyOf(row)}`;
    describe(head, item);
    return item;
  }

  version(row, version, number) {
    const about = make('span', {className: 'soft'}, [version.sheets, version.leads].filter(Boolean).join(' · '));
    if (!version.legal) return make('li', {}, `${version.move} `, about);
    const chosen = this.played[keyOf(row)] === version.move;
    const button = make('button', {type: 'button', title: words.of('answer-key', {key: number}), onclick: () => this.onPlay(row, version.move)},
      `${number} ${row.tag ? version.move : words.move(version.move, this.letters)}`);
    button.setAttribute('aria-pressed', String(chosen));
    return make('li', {}, button, ' ', about);
  }

  press(row, number) {
    const version = row?.versions[number - 1];
    if (!version?.legal) return false;
    this.onPlay(row, version.move);
    return true;
  }

  type(row, begun) {
    const item = this.itemOf(row);
    item.querySelector('form')?.remove();
    const input = make('input', {value: begun, autocomplete: 'off', spellcheck: false, ariaLabel: words.of('other-move')});
    const told = make('p', {className: 'soft', role: 'status'});
    const form = make('form', {className: 'row'}, input, make('button', {}, words.of('answer')), told);
    form.addEventListener('submit', async event => {
      event.preventDefault();
      const move = await this.onType(row, input.value);
      if (move) this.onPlay(row, move);
      else told.textContent = words.of('no-such-move', {move: input.value});
    });
    item.append(form);
    input.focus();
  }

  itemOf(row) { return row ? [...this.list.children].find(item => item.dataset.key === String(keyOf(row))) ?? null : null; }
  rowOf(element) { return this.rows.find(row => this.itemOf(row)?.contains(element)) ?? null; }

  choose(row) {
    for (const item of this.list.children) item.toggleAttribute('aria-current', Boolean(row) && item === this.itemOf(row));
    reveal(this.list, this.itemOf(row));
  }

  // To the next place that is open, or the one before.
  go(by) {
    const now = this.rowOf(document.activeElement), open = this.rows.filter(row => row.asks), all = open.length ? open : this.rows;
    const next = all[(all.indexOf(now) + by + all.length) % all.length] ?? all[0];
    if (!next) return;
    this.onGo(next);
    this.itemOf(next).scrollIntoView({block: 'nearest'});
    this.itemOf(next).querySelector('.head').focus({preventScroll: true});
  }

  key(event) {
    const row = this.rowOf(event.target);
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.tagName === 'INPUT') {
      if (event.key === 'Escape') { event.target.form.remove(); this.itemOf(row).firstChild.focus(); event.stopPropagation(); }
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key], next = this.rows[this.rows.indexOf(row) + step];
    if (next) { this.onGo(next); this.itemOf(next).firstChild.focus({preventScroll: true}); }
    else if (/^[1-9]$/.test(event.key) && this.press(row, Number(event.key))) { /* chosen */ }
    else if ((event.key === 'Delete' || event.key === 'Backspace') && this.played[keyOf(row)]) this.onPlay(row, this.played[keyOf(row)]);
    else if (/^\p{L}$/u.test(event.key) && row.ply && (row.versions.length || row.asks)) this.type(row, event.key);
    else return;
    event.preventDefault();
  }
}
