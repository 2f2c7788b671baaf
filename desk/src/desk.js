// The parts of the page, by name. main.js makes them; the other files put them together.
//
//   desk.sheet.text
//   notice(words.of('queue-done'));            // seen and heard
//   say(words.of('no-questions'));             // heard only

export const $ = id => document.getElementById(id);

// name: of the sheet that is on the desk; looking: the half-move that is shown while the cursor stays where it is.
export const desk = {sheet: null, board: null, panel: null, tags: null, queue: null, two: null, name: '', looking: null};

export const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

// With a button, if there is something to be done about it.
export function notice(text, label = '', act = null) {
  const button = act && Object.assign(document.createElement('button'), {type: 'button', textContent: label,
    onclick: () => { notice(''); act(); }});
  $('notice').replaceChildren(text, ...button ? [' ', button] : []);
  $('notice').hidden = !text;
}

export const say = text => { $('said').textContent = text; };

// Scrolls the list alone, so that the page stays where somebody types.
export function reveal(list, item) {
  if (!item || list.scrollHeight <= list.clientHeight) return;
  const box = item.getBoundingClientRect(), frame = list.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += Math.min(box.bottom - frame.bottom, box.top - frame.top);
}
