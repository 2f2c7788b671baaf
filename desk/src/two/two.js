// Two sheets of one game side by side: what differs, what was played, and the game on which they agree.
//
//   const two = new Two({onKeep: () => ...});
//   two.show(true);                          // instead of the one sheet
//   two.open([{name: 'blancas.txt', text: '1.e4 e5'}]);
//   two.keeping                              // to be kept by the browser; two.recover(it)

import {Board, spoken} from '../board.js';
import {$, notice, reveal, say, start} from '../desk.js';
import {saved} from '../files.js';
import {legalMoves, meant} from '../legal.js';
import {program} from '../program.js';
import {words} from '../words.js';
import {Differences, keyOf} from './differences.js';
import {Setup} from './setup.js';
import {Undo} from './undo.js';

const pause = 300;  // ms after the last key, before the sheets are compared

// Something can be said of it: the board stands before the move.
const isOpen = row => row.asks || row.versions.length > 0;

export class Two {
  constructor({onKeep}) {
    this.onKeep = onKeep;
    this.on = false;
    this.state = {texts: ['', ''], names: ['', ''], played: {}, final: ''};  // played: by half-move, and by tag
    this.undo = new Undo(this.state, () => this.restore());
    this.answer = null;
    this.at = 0;  // the row on the board
    this.boxes = [$('two-text-0'), $('two-text-1')];
    this.boxes.forEach((box, side) => box.addEventListener('input', () => this.typed(side, box.value)));
    this.board = new Board($('two-board'), {position: 'two-position', onMove: move => this.play(this.row, move.san),
      onNumber: number => this.differences.press(this.row, number)});
    this.differences = new Differences($('differences'), {
      onPlay: (row, move) => this.play(row, move),
      onGo: row => row.tag ? null : this.go(row.ply),
      onType: async (row, typed) => meant(typed, (await legalMoves(this.before(row), this.letters)).moves),
    });
    this.setup = new Setup({onUse: final => this.change({final})});
    $('two-rows').addEventListener('click', event => {
      const ply = event.target.closest('tr')?.dataset.ply;
      if (ply) this.go(Number(ply));
    });
  }

  get letters() { return words.ui; }
  get row() { return this.at ? this.answer?.rows.find(row => row.ply === this.at) ?? null : null; }
  get keeping() { return {on: this.on, ...this.state}; }

  show(on) {
    this.on = on;
    $('one').hidden = on;
    $('two').hidden = !on;
    $('two-sheets').setAttribute('aria-pressed', String(on));
    if (on) this.read();
    this.onKeep();
  }

  recover({on, texts, names, played, final}) {
    Object.assign(this.state, {texts, names, played, final});
    this.undo.begin(this.state);
    this.restore(false);
    if (on) this.show(true);
  }

  // The first empty box gets the first, the other the next.
  open(sheets) {
    const texts = [...this.state.texts], names = [...this.state.names];
    for (const sheet of sheets) {
      const free = texts.findIndex(text => !text.trim()), side = free < 0 ? 1 : free;
      [texts[side], names[side]] = [sheet.text, sheet.name];
    }
    this.change({texts, names, played: {}, final: ''});
  }

  typed(side, text) {
    this.state = {...this.state, texts: this.state.texts.map((one, at) => at === side ? text : one)};
    this.onKeep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.undo.note(this.state); this.onKeep(); this.read(); }, pause);
  }

  change(some) {
    this.state = {...this.state, ...some};
    this.undo.note(this.state);
    this.restore();
  }

  restore(read = true) {
    this.state = this.undo.now;
    this.boxes.forEach((box, side) => { if (box.value !== this.state.texts[side]) box.value = this.state.texts[side]; });
    this.setup.use(this.state.final);
    this.onKeep();
    if (read) this.read();
  }

  play(row, move) {
    if (!row || !move) return;
    const played = {...this.state.played};
    if (played[keyOf(row)] === move) delete played[keyOf(row)]; else played[keyOf(row)] = move;
    say(words.of('answered', {move: `${row.number} ${row.tag ? move : words.move(move, this.letters)}`}));
    this.change({played});
  }

  name(side) { return this.state.names[side] || words.of(side ? 'tag-Black' : 'tag-White'); }

  async read() {
    delete document.documentElement.dataset.compared;
    this.reading?.abort();
    const mine = this.reading = new AbortController();
    const {texts, played, final} = this.state;
    if (!texts.every(text => text.trim())) return this.tell(null);
    try {
      const answer = await program.post('/api/reconcile', {
        sheets: texts.map((text, side) => ({name: this.name(side), text})),
        options: {language: $('language').value || 'auto', ui: words.ui},
        played: Object.entries(played).filter(([key]) => /^\d/.test(key)).map(([ply, move]) => ({ply: Number(ply), move})),
        known: Object.fromEntries(Object.entries(played).filter(([key]) => !/^\d/.test(key))), final: final || undefined}, mine.signal);
      if (this.reading === mine) this.tell(answer);
    } catch (error) {
      if (error.name === 'AbortError') return;
      if (error.status === 400) this.tell(null, words.of('two-unread', {reason: error.message}));
      else notice(words.of('no-answer', {reason: error.message}));
    }
  }

  async tell(answer, why = words.of('two-hint')) {
    const mine = this.reading;
    this.answer = answer;
    for (const row of answer?.rows ?? []) this.order(row.versions);
    this.differences.show(answer, this.state.played, this.letters);
    const open = this.differences.rows.filter(row => row.asks).length;
    $('two-count').textContent = !answer ? why : open ? words.of('open-questions', {count: open})
      : this.differences.rows.length ? words.of('no-questions') : words.of('two-alike');
    $('two-pgn').textContent = answer?.pgn ?? '';
    this.setup.told(answer);
    this.showRows();
    const first = answer?.rows.find(row => row.asks) ?? null;
    if (!this.row || !this.at) this.at = first?.ply ?? answer?.rows.findLast(row => row.ply)?.ply ?? 0;
    this.onKeep();
    await this.showBoard();
    if (this.reading === mine) document.documentElement.dataset.compared = '';
  }

  // As the sheets stand, those first that can be chosen: an answer must not change which number is which version.
  order(versions) {
    const side = ({sheets}) => [0, 1].findIndex(at => sheets === this.name(at) || sheets.startsWith(`${this.name(at)}, `));
    versions.sort((a, b) => Number(b.legal) - Number(a.legal) || side(a) - side(b));
  }

  showRows() {
    const cell = (text, className = '') => Object.assign(document.createElement('td'), {textContent: text, className});
    $('two-head').replaceChildren(...[words.of('two-move'), this.name(0), this.name(1), words.of('two-played')]
      .map(text => Object.assign(document.createElement('th'), {textContent: text, scope: 'col'})));
    $('two-rows').replaceChildren(...(this.answer?.rows ?? []).map(row => {
      const tr = document.createElement('tr'), head = document.createElement('th');
      head.scope = 'row';
      head.append(row.ply ? Object.assign(document.createElement('button'), {type: 'button', textContent: row.number}) : '');
      tr.append(head, ...row.cells.map(one => cell(one.written || '–', one.differs || row.asks ? 'differs' : '')),
        cell(!row.ply ? '' : row.proved ? words.move(row.move, this.letters) : '?'));
      tr.dataset.ply = row.ply || '';
      tr.className = row.asks ? 'asks' : this.state.played[row.ply] ? 'decided' : '';
      return tr;
    }));
  }

  go(ply) {
    this.at = ply;
    this.showBoard();
  }

  step(by) {
    const plies = (this.answer?.rows ?? []).filter(row => row.ply).map(row => row.ply);
    if (plies.length) this.go(Math.max(plies[0], Math.min(plies.at(-1), this.at + by)));
  }

  before(row) {
    return this.answer.rows.filter(one => one.ply && one.ply < row.ply).at(-1)?.fen ?? this.answer.start;
  }

  // Where the sheets differ the board stands before the move, with a number on each version; else behind it.
  async showBoard() {
    const row = this.row, fen = !this.answer ? null : !row ? this.answer.start : isOpen(row) ? this.before(row) : row.fen;
    for (const tr of $('two-rows').children) tr.toggleAttribute('aria-current', Boolean(row) && Number(tr.dataset.ply) === row.ply);
    reveal($('two-rows').closest('.table'), $('two-rows').querySelector('[aria-current]'));
    this.differences.choose(row);
    $('two-place').textContent = !row ? words.of('start')
      : isOpen(row) ? words.of('two-question', {move: row.number})
        : words.of('after', {move: `${row.number} ${words.move(row.move, this.letters)}`});
    if (!fen) return this.board.show({fen: start});
    $('two-position').textContent = spoken(fen);
    const turn = this.turn = {};
    const {moves} = row && isOpen(row) ? await legalMoves(fen, this.letters) : {moves: []};
    if (this.turn !== turn) return;
    const candidates = (row?.versions ?? []).map((version, at) => ({uci: version.uci, number: at + 1})).filter(one => one.uci);
    this.board.show({fen, last: row && !isOpen(row) ? row.uci : '', candidates, moves});
  }

  clear() { this.change({texts: ['', ''], names: ['', ''], played: {}, final: ''}); }

  saveSheets() { this.state.texts.forEach((text, side) => saved(this.state.names[side] || `${this.name(side)}.txt`, text)); }

  // After the language of the page was chosen.
  speak() {
    this.setup.speak();
    this.board.spoken.speak();
    this.boxes.forEach((box, side) => { box.placeholder = `${words.of(side ? 'tag-Black' : 'tag-White')}: …\n1.e4 e5 2.${words.letters.N}f3 …`; });
    if (this.on) this.read();
  }

  save() {
    saved(`${this.state.names[0].replace(/\.[^.]*$/, '') || words.of('file-name')}.pgn`, this.answer?.pgn ?? '', 'application/x-chess-pgn');
  }
}
