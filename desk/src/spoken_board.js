// The board for those who hear it or use no mouse: cm-chessboard's accessibility extension, in the language of the page. The board
// takes the focus; arrows go from square to square, Enter takes a piece and puts it down; beside it stands a table of all squares.
//
//   new Chessboard(parent, {extensions: [{class: SpokenBoard}]});
//   board.getExtension(SpokenBoard).speak();        // after the language of the page was chosen
//   board.getExtension(SpokenBoard).letGo();        // another position has come

import {Accessibility} from 'cm-chessboard/src/extensions/accessibility/Accessibility.js';
import {piecesTranslations} from 'cm-chessboard/src/extensions/accessibility/I18n.js';
import {words} from './words.js';

const pieces = [...'KQRBNP'];

export class SpokenBoard extends Accessibility {
  constructor(chessboard, props) {
    super(chessboard, {movePieceForm: false, piecesAsList: false, brailleNotationInAlt: false, boardAsTable: true, keyboardMoveInput: true, ...props});
    this.lang = 'page';
    chessboard.view.svg.setAttribute('aria-describedby', 'board-keys');
    this.speak();
  }

  speak() {
    piecesTranslations.page = {
      colors: {w: 'w', b: 'b'}, pieces: {}, colors_long: {w: words.of('tag-White'), b: words.of('tag-Black')},
      pieces_long: Object.fromEntries(pieces.map(piece => [piece.toLowerCase(), words.of(`piece-${piece}`)])),
    };
    this.t = {chessboard: words.of('board'), board_as_table: words.of('board-table'), empty_square: words.of('square-empty'),
      move_from: words.of('square-from'), move_to: words.of('square-to'), move_canceled: words.of('square-let-go')};
    for (const component of this.components) {
      Object.assign(component, {t: this.t, tPieces: piecesTranslations.page});
      const heading = component.boardAsTableContainer?.querySelector('h3');
      if (heading) { heading.textContent = this.t.board_as_table; component.redraw(); }
    }
  }

  letGo() {
    for (const component of this.components) {
      if (!component.fromSquare) continue;
      component.fromSquare = null;
      component.redrawFocusIndicator();
    }
  }
}
