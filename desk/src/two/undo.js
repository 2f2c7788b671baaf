// The states that something was in, one after the other.
//
//   const undo = new Undo(first, () => show(undo.now));
//   undo.note(next);
//   undo.step(-1);
//
// Of more than `most` the oldest are forgotten.

const most = 500;

export class Undo {
  constructor(first, onStep) {
    this.onStep = onStep;
    this.begin(first);
  }

  begin(state) {
    this.states = [state];
    this.at = 0;
  }

  get now() { return this.states[this.at]; }
  can(by) { return Boolean(this.states[this.at + by]); }

  note(state) {
    this.states.splice(this.at + 1, Infinity, state);
    if (this.states.length > most) this.states.shift();
    this.at = this.states.length - 1;
  }

  step(by) {
    if (!this.can(by)) return;
    this.at += by;
    this.onStep();
  }
}
