// What is typed is read: a cheap read first where the whole one takes its time, and only the newest counts.
//
//   const reader = new Reader({onRead: (whole) => ...});
//   reader.changed(true);           // a key was pressed: read when it has been quiet for a moment
//   await reader.read();            // the sheet has been read as it stands

import {$, desk, notice} from './desk.js';
import {program} from './program.js';
import {places, readingOf} from './reading.js';
import {words} from './words.js';

const pause = 150;  // ms after the last key, before the sheet is read
const soon = 120;   // ms after which a read without repairs is shown until the whole one is there

// What is asked of the program about the sheet on the desk; `changed`: what of it is not as it is there.
export function asked(changed = {}) {
  const {text, answers, keepsIllegal} = {text: desk.sheet.text, answers: desk.sheet.answers, keepsIllegal: desk.sheet.keepsIllegal, ...changed};
  const {byteOf} = places(text);
  return {
    text, name: desk.name || undefined,
    options: {repair: 'safe', ...readAs(keepsIllegal), ui: words.ui, across: false},
    answers: answers.map(({from, game, ply, move}) => ({offset: byteOf(from), game, ply, answer: move})),
  };
}

// How a sheet is read: with the answers this makes the game, here as on the command line.
export const readAs = keepsIllegal => ({language: $('language').value || 'auto', keep_illegal: Boolean(keepsIllegal)});

export class Reader {
  constructor({onRead}) {
    this.onRead = onRead;
    this.timer = 0;
    this.fresh = Promise.resolve();
    this.dirty = false;
    this.failed = false;
  }

  changed(typed) {
    this.dirty = true;
    delete document.documentElement.dataset.read;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), typed ? pause : 0);
  }

  read() {
    clearTimeout(this.timer);
    if (!this.dirty) return this.fresh;
    this.dirty = false;
    this.fresh = this.readBoth().catch(error => {
      this.failed = true;
      notice(words.of('no-answer', {reason: error.message}));
    });
    return this.fresh;
  }

  async readBoth() {
    const whole = asked();
    const answer = program.read(whole).then(read => ({read}));
    const first = await Promise.race([answer, new Promise(resolve => setTimeout(resolve, soon))]);
    if (!first) {
      const cheap = await program.post('/api/read', {...whole, options: {...whole.options, repair: 'off'}, answers: []});
      if (desk.sheet.text === whole.text && !(await Promise.race([answer, null]))) this.show(cheap, whole.text, false);
    }
    const {read: found} = await answer;
    if (found && desk.sheet.text === whole.text) this.show(found, whole.text, true);
  }

  show(answer, text, whole) {
    if (this.failed) notice('');
    this.failed = false;
    desk.sheet.show(readingOf(answer, text));
    document.documentElement.dataset.read = whole ? 'whole' : 'cheap';
    this.onRead(whole);
  }
}
