// The tags of a game as a form. What is written here goes into the sheet, as a heading of its language: there is no second place
// that could say something else.
//
//   const form = new Tags(element, {onChange: changes => sheet.change(changes)});     // [{from, to, insert}]
//   form.show(game, text);

import {table} from './queue.js';
import {words} from './words.js';

const names = ['White', 'Black', 'WhiteElo', 'BlackElo', 'Event', 'Site', 'Date', 'Round', 'Board'];
const kept = 'planilla-players';
const results = ['*', '1-0', '0-1', '1/2-1/2'];

export class Tags {
  constructor(form, {onChange}) {
    this.form = form;
    this.onChange = onChange;
    this.players = document.createElement('datalist');
    this.players.id = 'players';
    try { this.offer(JSON.parse(localStorage.getItem(kept)) ?? []); } catch { /* nothing that could be offered */ }
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('change', event => this.changed(event.target));
  }

  // After the language of the page was chosen.
  build() {
    const field = (name, input) => {
      const label = document.createElement('label'), text = document.createElement('span');
      text.textContent = words.of(`tag-${name}`);
      input.name = name;
      label.append(text, input);
      return label;
    };
    const result = document.createElement('select');
    for (const one of results) result.add(new Option(one === '*' ? words.of('result-open') : one, one));
    this.form.replaceChildren(this.players, ...names.map(name => {
      const input = document.createElement('input');
      input.autocomplete = 'off';
      if (name === 'White' || name === 'Black') input.setAttribute('list', 'players');
      return field(name, input);
    }), field('Result', result));
  }

  show(game, text) {
    this.game = game;
    this.text = text;
    for (const input of this.form.elements) {
      if (!input.name) continue;
      input.disabled = !game;
      if (input === document.activeElement && input.tagName === 'INPUT') continue;
      const value = input.name === 'Result' ? game?.result : game?.tags[input.name];
      input.value = value || (input.name === 'Result' ? '*' : '');
    }
  }

  changed(input) {
    const game = this.game, value = input.value.trim();
    if (!game || /[\r\n]/.test(value)) return;
    const known = game.tagSpans[input.name];
    if (input.name === 'Result') return this.resultChanged(game, value);
    const isPgn = /^\s*\[/.test(this.text.slice(game.from, game.to)), inPgn = value.replace(/["\\]/g, '\\$&');
    if (known) return this.onChange([{...known, insert: isPgn ? inPgn : value}]);
    if (!value) return;
    // Above the first line of the game: behind the headings that are there, if any.
    const spans = Object.values(game.tagSpans);
    const last = spans.length ? Math.max(...spans.map(span => span.to)) : -1;
    const line = isPgn ? `[${input.name} "${inPgn}"]` : `${words.heading(game, input.name)}: ${value}`;
    const put = (from, insert) => this.onChange([{from, insert}]);
    if (last < 0) return put(game.from + /^\s*/.exec(this.text.slice(game.from, game.to))[0].length, `${line}\n`);
    const end = this.text.indexOf('\n', last);
    if (end < 0) put(this.text.length, `\n${line}`);
    else put(end + 1, `${line}\n`);
  }

  // Everywhere it stands: the heading and what ends the game must not say two things.
  resultChanged(game, value) {
    const heading = game.tagSpans.Result, ending = game.resultSpan;
    const changes = [];
    if (heading) changes.push({...heading, insert: value});
    if (ending && !(heading && ending.from < heading.to && heading.from < ending.to)) changes.push({...ending, insert: value === '*' && !heading ? '' : value});
    if (!changes.length && value !== '*') {
      const end = game.from + this.text.slice(game.from, game.to).trimEnd().length;
      changes.push({from: end, insert: `${/\s$/.test(this.text.slice(0, end)) || end === 0 ? '' : ' '}${value}`});
    }
    if (changes.length) this.onChange(changes);
  }

  // A list of players as CSV: a name a line, in the column whose head says so or in the first.
  setPlayers(text) {
    const heads = {Player: ['name', 'player', words.of('players-name').toLocaleLowerCase()]};
    const rows = table(text, heads)?.map(row => row.Player) ?? text.split(/\r?\n/).map(row => row.split(/[;\t]/)[0].trim());
    const names = [...new Set(rows.filter(Boolean))];
    this.offer(names);
    try { localStorage.setItem(kept, JSON.stringify(names)); } catch { /* forbidden: then they are forgotten */ }
    return names.length;
  }

  offer(names) {
    this.players.replaceChildren(...names.map(name => Object.assign(document.createElement('option'), {value: name})));
  }
}
