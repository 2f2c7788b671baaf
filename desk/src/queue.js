// Many sheets, one after another: the files of a folder, or the pairings of a round.
//
//   const queue = new Queue({onOpen: sheet => ...});
//   queue.add([{name: 'uno.txt', text: '...'}]);
//   queue.keep({text, answers, open: 0});      // of the one that is on the desk
//   queue.go(1);                               // the next
//
// A sheet that was never opened is fetched when its turn comes: `load` gives the sheets that stand in its place, for an archive
// several, and none where nothing of it can be read.

const begun = sheet => ({answers: [], done: false, ...sheet});

export class Queue {
  constructor({onOpen}) {
    this.sheets = [];
    this.at = -1;
    this.onOpen = onOpen;
  }

  add(sheets) {
    this.sheets.push(...sheets.map(begun));
  }

  get now() { return this.sheets[this.at] ?? null; }
  get done() { return this.sheets.filter(sheet => sheet.done).length; }

  // Takes the sheet on the desk out; what is behind it, or the last, comes to its place. Returns how to put it back.
  async remove() {
    const at = this.at, [sheet] = this.takeOut();
    await this.open(Math.min(at, this.sheets.length - 1));
    return () => { this.sheets.splice(at, 0, sheet); return this.open(at); };
  }

  // Nothing is on the desk until the next one is opened: what is kept meanwhile is on no sheet.
  takeOut() {
    const at = this.at;
    this.at = -1;
    return this.sheets.splice(at, 1);
  }

  keep(what) {
    if (this.now) Object.assign(this.now, what);
  }

  // Returns false at the end of the queue.
  async go(by, finished = false) {
    if (this.now && finished) this.now.done = true;
    return this.open(this.at + by);
  }

  async open(at) {
    const sheet = await this.fetch(at), now = this.sheets.indexOf(sheet);
    if (now < 0) return false;
    this.at = now;
    this.onOpen(sheet);
    return true;
  }

  // The sheet, perhaps at another place or taken out by now; none behind the last.
  async fetch(at) {
    while (this.sheets[at] && this.sheets[at].text === undefined) {
      const sheet = this.sheets[at], found = await sheet.load(), now = this.sheets.indexOf(sheet);
      if (now < 0) continue;
      this.sheets.splice(now, 1, ...found.map(begun));
      if (now < this.at) this.at += found.length - 1;
    }
    return this.sheets[at];
  }
}

// The rows of a CSV, by the words of its first line; null if none of them is known.
//
//   table('Mesa;Blancas;Negras\n1;Ana;Luis\n', {White: ['blancas'], Black: ['negras']})     // [{White: 'Ana', Black: 'Luis'}]
export function table(text, headings) {
  const rows = text.replace(/^\ufeff/, '').split(/\r?\n/).filter(row => row.trim()).map(cells);
  const tags = (rows[0] ?? []).map(head => Object.keys(headings).find(tag => headings[tag].includes(head.toLocaleLowerCase())));
  if (!tags.some(Boolean)) return null;
  return rows.slice(1).map(row => Object.fromEntries(tags.map((tag, at) => [tag, row[at] ?? '']).filter(([tag, value]) => tag && value)));
}

function cells(row) {
  const separator = [';', '\t', ','].find(one => row.includes(one)) ?? ',', out = [''];
  let quoted = false;
  for (let at = 0; at < row.length; ++at) {
    const one = row[at];
    if (one === '"' && quoted && row[at + 1] === '"') { out[out.length - 1] += '"'; ++at; }
    else if (one === '"') quoted = !quoted;
    else if (one === separator && !quoted) out.push('');
    else out[out.length - 1] += one;
  }
  return out.map(cell => cell.trim());
}
