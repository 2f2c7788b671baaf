// Every word of the page, in the language that was chosen.
//
//   await words.load('es');
//   words.of('question', {move: '8...'})
//   words.move('Nf3')                     // Cf3

import {program} from './program.js';

const chosen = 'planilla-ui';

export const words = {
  ui: 'es', uis: [], languages: [], texts: {}, letters: {},

  // Without a tag: what was chosen before, what --ui asked for, or what the browser speaks.
  async load(tag) {
    const first = await program.get('/api/texts');
    const speaks = navigator.languages.map(one => one.split('-')[0]);
    const wanted = tag ?? localStorage.getItem(chosen) ??
      (first.chosen ? first.ui : speaks.find(one => first.uis.some(ui => ui.tag === one)) ?? 'es');
    const answer = wanted === first.ui ? first : await program.get(`/api/texts/${encodeURIComponent(wanted)}`);
    Object.assign(this, answer);
    if (tag) localStorage.setItem(chosen, tag);
    document.documentElement.lang = this.ui;
    for (const element of document.querySelectorAll('[data-text]')) element.replaceChildren(...this.withKey(this.of(element.dataset.text)));
    for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', this.of(element.dataset.label));
  },

  // The key of a button, which a phone does not have, apart from its text: 'Next question (F8)'.
  withKey(text) {
    const [, before, key] = /^(.*)( \((?:F8|Ctrl|Strg)[^)]*\))$/.exec(text) ?? [null, text, ''];
    return key ? [before, Object.assign(document.createElement('span'), {className: 'key', textContent: key})] : [before];
  },

  of(name, values = {}) {
    return (this.texts[name] ?? name).replace(/\{(\w+)\}/g, (all, value) => values[value] ?? all);
  },

  // English SAN in the letters of this language, or of the one given.
  move(san, tag) {
    const letters = this.languages.find(one => one.tag === tag)?.letters ?? this.letters;
    return san.replace(/[KQRBN]/g, letter => letters[letter] ?? letter);
  },

  // A move of a game that was read; one against the rules has no SAN.
  played(move, tag) { return move.illegal ? move.written : this.move(move.san, tag); },

  // The same, with the move in the letters of the page behind it, where they say it otherwise: Кbd2 (Cbd2).
  moveInBoth(san, tag) {
    const [there, here] = [this.move(san, tag), this.move(san)];
    return there === here ? there : `${there} (${here})`;
  },

  // In which letters a game is shown: of those in which it can be read, and of all while no piece was named, those of its
  // headings, else those of the page.
  languageOf(game) {
    const named = game?.moves.some(move => /^[KQRBN]/.test(move.san));
    const read = named ? game.languages : [];
    return [game?.headed, this.ui].find(one => one && (read.includes(one) || read.length === 0)) ?? read[0];
  },

  // The language of the headings of a sheet ('Weiß', 'Schwarz'); of several that have all of them that of the page. Null: none.
  headedIn(heads) {
    const count = one => heads.filter(head => Object.values(one.headings).some(all => all.includes(head))).length;
    const known = this.languages.map(one => ({tag: one.tag, count: count(one)})).filter(one => one.count > 0);
    known.sort((a, b) => b.count - a.count || Number(b.tag === this.ui) - Number(a.tag === this.ui));
    return known[0]?.tag ?? null;
  },

  heading(game, tag) {
    const own = this.of(`tag-${tag}`);
    const of = this.languages.find(one => one.tag === (game?.headed ?? this.languageOf(game)))?.headings[tag] ?? [];
    if (of.includes(own.toLocaleLowerCase()) || of.length === 0) return own;
    return of[0][0].toLocaleUpperCase() + of[0].slice(1);
  },
};
