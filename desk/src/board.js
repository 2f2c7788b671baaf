// The board at the place of the cursor: the pieces, the last move, numbered candidates. A move made on it is handed on.
//
//   const board = new Board(element, {onMove: move => ..., onNumber: number => ..., position: 'position'});
//   board.show({fen, last: 'e2e4', candidates: [{uci, number: 1}], moves: legal});

import {BORDER_TYPE, COLOR, Chessboard, FEN, INPUT_EVENT_TYPE} from 'cm-chessboard/src/Chessboard.js';
import {SpokenBoard} from './spoken_board.js';
import {words} from './words.js';

const svg = 'http://www.w3.org/2000/svg';
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

function element(name, attributes, ...children) {
  const out = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) out.setAttribute(key, value);
  out.append(...children);
  return out;
}

// A piece of the set that the board has loaded: 'wq'.
export function pieceImage(name) {
  return element('svg', {viewBox: '0 0 40 40', class: 'piece-image', 'aria-hidden': 'true'}, element('use', {href: `#${name}`}));
}

export class Board {
  // position: the id of the element that says in words what stands on the board.
  constructor(parent, {onMove, onNumber, position}) {
    this.onNumber = onNumber;
    this.frame = parent.parentElement;
    this.moves = [];
    this.view = new Chessboard(parent, {
      position: FEN.start, assetsUrl: '/',
      style: {pieces: {file: 'pieces.svg'}, borderType: BORDER_TYPE.none, animationDuration: calm ? 0 : 120},
      extensions: [{class: SpokenBoard}],
    });
    this.spoken = this.view.getExtension(SpokenBoard);
    parent.addEventListener('keydown', event => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      if (this.candidates.some(one => one.number === Number(event.key))) this.onNumber(Number(event.key));
    });
    parent.querySelector('svg').setAttribute('aria-labelledby', position);
    this.layer = element('svg', {viewBox: '0 0 8 8', class: 'arrows', 'aria-hidden': 'true'});
    this.frame.append(this.layer);
    this.view.enableMoveInput(event => {
      const from = event.squareFrom, to = event.squareTo;
      if (event.type === INPUT_EVENT_TYPE.moveInputStarted) return this.moves.some(move => move.uci.startsWith(from));
      if (event.type !== INPUT_EVENT_TYPE.validateMoveInput) return true;
      const all = this.moves.filter(move => move.uci.startsWith(from + to));
      const asked = all.filter(move => this.candidates.some(one => one.uci === move.uci));
      const found = asked.length ? asked : all;
      if (found.length === 1) queueMicrotask(() => onMove(found[0]));
      else if (found.length) queueMicrotask(() => this.choosePromotion(found, onMove));
      return found.length === 1;
    });
    this.candidates = [];
    this.last = '';
  }

  show({fen, last = '', candidates = [], moves = []}) {
    this.moves = moves;
    this.candidates = candidates;
    this.last = last;
    this.frame.querySelector('.promotion')?.remove();
    this.spoken.letGo();
    this.view.setPosition(fen, true);
    this.draw();
  }

  // What the pawn becomes: a button each, and their letters as keys.
  choosePromotion(moves, onMove) {
    this.frame.querySelector('.promotion')?.remove();
    const all = document.createElement('div'), before = document.activeElement;
    Object.assign(all, {className: 'promotion', role: 'group', ariaLabel: words.of('promotion')});
    const leave = move => {
      all.remove();
      if (before?.isConnected) before.focus();
      if (move) onMove(move);
    };
    const sorted = [...'qrbn'].flatMap(piece => moves.filter(move => move.uci.endsWith(piece)));
    all.append(...sorted.map(move => {
      const button = document.createElement('button'), piece = move.uci.slice(4);
      Object.assign(button, {type: 'button', onclick: () => leave(move), title: move.shown, ariaLabel: move.shown});
      button.append(pieceImage((move.uci[3] === '8' ? 'w' : 'b') + piece), words.letters[piece.toUpperCase()]);
      return button;
    }));
    all.addEventListener('keydown', event => {
      const move = sorted.find(one => words.letters[one.uci.slice(4).toUpperCase()].toLowerCase() === event.key.toLowerCase());
      if (move || event.key === 'Escape') leave(move);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.frame.append(all);
    all.firstChild.focus();
  }

  // The board refuses a second turn while it turns.
  async flip() {
    if (this.turning) return;
    this.turning = true;
    await this.view.setOrientation(this.view.getOrientation() === COLOR.white ? COLOR.black : COLOR.white);
    this.turning = false;
    this.draw();
  }

  // The middle of a square, in squares from the upper left.
  at(square) {
    const file = square.charCodeAt(0) - 97, rank = square.charCodeAt(1) - 49;
    return this.view.getOrientation() === COLOR.white ? [file + .5, 7.5 - rank] : [7.5 - file, rank + .5];
  }

  draw() {
    this.layer.replaceChildren();
    if (this.last) {
      for (const square of [this.last.slice(0, 2), this.last.slice(2, 4)]) {
        const [x, y] = this.at(square);
        this.layer.append(element('rect', {class: 'last', x: x - .47, y: y - .47, width: .94, height: .94}));
      }
    }
    const taken = [], badges = [];
    for (const {uci, number} of this.candidates) {
      const [x1, y1] = this.at(uci.slice(0, 2)), [x2, y2] = this.at(uci.slice(2, 4));
      const long = Math.hypot(x2 - x1, y2 - y1), ux = (x2 - x1) / long, uy = (y2 - y1) / long;
      const tip = [x2 - ux * .12, y2 - uy * .12], neck = [x2 - ux * .42, y2 - uy * .42];
      this.layer.append(element('line', {class: 'arrow', x1: x1 + ux * .25, y1: y1 + uy * .25, x2: neck[0], y2: neck[1]}));
      this.layer.append(element('polygon', {class: 'head', points: [tip, [neck[0] - uy * .17, neck[1] + ux * .17],
        [neck[0] + uy * .17, neck[1] - ux * .17]].map(point => point.join()).join(' ')}));
      // Near the piece, or wherever along the arrow no other number stands.
      const [x, y] = [.45, long - .5, long / 2, long / 2 + .5].map(way => [x1 + ux * way, y1 + uy * way])
        .find(([x, y]) => !taken.some(([x2, y2]) => Math.hypot(x2 - x, y2 - y) < .46)) ?? [x1, y1];
      taken.push([x, y]);
      const badge = element('g', {class: 'number'}, element('circle', {cx: x, cy: y, r: .22}));
      const label = element('text', {x, y: y + .11});
      label.textContent = number;
      badge.append(label);
      badge.addEventListener('click', () => this.onNumber(number));
      badges.push(badge);
    }
    this.layer.append(...badges);
  }
}

// The position in words, for those who hear it. A FEN of the pieces alone says nothing of the turn.
export function spoken(fen) {
  const [board, turn] = fen.split(' ');
  const sides = {white: [], black: []};
  board.split('/').forEach((row, down) => {
    let file = 0;
    for (const one of row) {
      if (one >= '1' && one <= '8') { file += Number(one); continue; }
      const letter = one.toUpperCase(), square = 'abcdefgh'[file++] + (8 - down);
      sides[one === letter ? 'white' : 'black'].push((letter === 'P' ? '' : words.letters[letter]) + square);
    }
  });
  const order = list => list.sort((a, b) => b.length - a.length || a.localeCompare(b)).join(' ');
  const move = turn ? ` ${words.of(turn === 'w' ? 'white-moves' : 'black-moves')}` : '';
  return `${words.of('tag-White')}: ${order(sides.white)}. ${words.of('tag-Black')}: ${order(sides.black)}.${move}`;
}
