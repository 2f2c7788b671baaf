// The final position, set up by hand, as evidence of what was played.
//
//   const setup = new Setup({onUse: fen => ...});     // '': it is taken back
//   setup.told(answer);                               // where the sheets end, and whether that fits

import {BORDER_TYPE, Chessboard, FEN, INPUT_EVENT_TYPE} from 'cm-chessboard/src/Chessboard.js';
import {pieceImage, spoken} from '../board.js';
import {$} from '../desk.js';
import {words} from '../words.js';

const pieces = ['wk', 'wq', 'wr', 'wb', 'wn', 'wp', 'bk', 'bq', 'br', 'bb', 'bn', 'bp'];
const placement = fen => fen.trim().split(/\s+/)[0];

export class Setup {
  constructor({onUse}) {
    this.hand = null;      // the piece that a click puts down; '': none, the square becomes empty
    this.sheets = FEN.start;
    this.touched = false;  // by the user, since it showed where the sheets end
    this.used = '';
    this.view = new Chessboard($('setup-board'), {position: FEN.start, assetsUrl: '/',
      style: {pieces: {file: 'pieces.svg'}, borderType: BORDER_TYPE.none, animationDuration: 0}});
    $('setup-board').querySelector('svg').setAttribute('aria-labelledby', 'setup-said');
    this.view.enableMoveInput(event => {
      if (event.type === INPUT_EVENT_TYPE.moveInputStarted) return this.hand === null;
      if (event.type === INPUT_EVENT_TYPE.moveInputFinished) this.moved();
      return true;
    });
    $('setup-board').addEventListener('pointerdown', event => {
      const square = event.target.getAttribute('data-square') ?? event.target.closest('[data-square]')?.getAttribute('data-square');
      if (this.hand === null || !square) return;
      this.view.setPiece(square, this.hand || null);
      this.moved();
    });
    $('setup-fen').addEventListener('change', () => this.set($('setup-fen').value, true));
    $('setup-sheets').addEventListener('click', () => this.set(this.sheets));
    $('setup-clear').addEventListener('click', () => this.set(FEN.empty, true));
    $('setup-use').addEventListener('click', () => onUse($('setup-fen').value.trim()));
    $('setup-remove').addEventListener('click', () => onUse(''));
  }

  // After the language of the page was chosen.
  speak() {
    const button = (hand, content, label) => {
      const one = Object.assign(document.createElement('button'), {type: 'button', ariaLabel: label, title: label});
      one.append(content);
      one.setAttribute('aria-pressed', String(this.hand === hand));
      one.addEventListener('click', () => { this.hand = this.hand === hand ? null : hand; this.speak(); });
      return one;
    };
    const name = piece => `${words.of(piece[0] === 'w' ? 'tag-White' : 'tag-Black')} ${words.letters[piece[1].toUpperCase()]}`;
    $('setup-pieces').replaceChildren(...pieces.map(piece => button(piece, pieceImage(piece), name(piece))), button('', '×', words.of('setup-erase')));
  }

  set(fen, touched = false) {
    this.touched = touched;
    if (/^[1-8pnbrqk]+(\/[1-8pnbrqk]+){7}$/i.test(placement(fen))) this.view.setPosition(fen, false);
    this.write(fen);
  }

  write(fen) {
    $('setup-fen').value = placement(fen);
    $('setup-said').textContent = spoken(this.view.getPosition());
  }

  moved() {
    this.touched = true;
    this.write(this.view.getPosition());
  }

  use(fen) {
    this.used = fen;
    if (fen) this.set(fen, true);
    $('setup-remove').disabled = !fen;
  }

  told(answer) {
    this.sheets = answer?.fen ?? FEN.start;
    if (!this.touched) this.set(this.sheets);
    $('setup-told').textContent = !this.used || !answer ? '' : words.of(answer.fits ? 'setup-fits' : 'setup-fits-not');
    $('setup-told').className = answer && !answer.fits ? 'severity error' : 'soft';
  }
}
