// The page of -f html, as a person meets it: the board at the bad move, filters, keys, a phone, paper.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {close, nothingSerious, open, pieces, report} from './browser.mjs';
import {looksAsBefore} from './pictures.mjs';

after(close);

const tags = (round, white = 'Uno, Eva', more = '') =>
  `[Event "Open"]\n[Site "Cali"]\n[Date "2024.02.03"]\n[Round "${round}"]\n[White "${white}"]\n[Black "Dos, Leo"]\n[Result "*"]\n${more}\n`;

const ambiguous = tags(1) + '1. d4 d5 2. Nf3 Nf6 3. Nd2 e6 *\n\n';
const texts = (page, selector) => page.$$eval(selector, all => all.map(e => e.textContent));
const text = (page, selector) => page.$eval(selector, e => e.textContent);

// Opens the report of one game at its first error, and gives what is on the board.
async function board(game, ...options) {
  const shown = await open(report(game, ...options));
  const out = {pieces: await pieces(shown.page), caption: await text(shown.page, '#caption'),
               mark: await texts(shown.page, '#moves mark, #moves .here'), arrows: await shown.page.$$eval('.arrow', all => all.length)};
  assert.deepEqual(shown.trouble, []);
  await shown.close();
  return out;
}

test('opens at the bad move, with its candidates and the reason', async () => {
  const shown = await open(report(ambiguous, '--repair', 'off'));
  assert.match(await text(shown.page, '#message'), /«Nd2» can be Nbd2 or Nfd2/);
  assert.match(await text(shown.page, '#facts'), /Move that can be read in several ways \(ambiguous-move\)/);
  assert.deepEqual(await texts(shown.page, '#facts .candidate'), ['Nbd2', 'Nfd2']);
  assert.match(await text(shown.page, '#excerpt'), /Nd2.*\n *\^~~$/);
  assert.equal(await text(shown.page, '#caption'), 'Before 3. Nd2');
  assert.equal(await shown.page.$$eval('.arrow', all => all.length), 2);
  const squares = await pieces(shown.page);
  assert.deepEqual([squares.f3, squares.b1, squares.d4, squares.f6, squares.d2], ['N', 'N', 'P', 'n', undefined]);
  await shown.page.click('#facts .candidate >> nth=1');
  assert.equal(await shown.page.$$eval('.arrow', all => all.length), 1, 'one candidate alone');
  assert.deepEqual(await texts(shown.page, '#moves mark'), ['Nd2']);
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('a move that is legal and wrongly written is shown as played', async () => {
  const out = await board(tags(1) + '1. e4 e5 2. Nf3+ Nc6 *\n');
  assert.deepEqual([out.caption, out.pieces.f3, out.pieces.g1, out.mark], ['After 2. Nf3+', 'N', undefined, ['Nf3+']]);
});

test('a finding in a variation inside a variation', async () => {
  const out = await board(tags(1) + '1. e4 e5 (1... c5 2. Nf3 (2. Nc3 d6 3. Ke3) 2... d6) 2. f4 *\n', '--repair', 'off');
  assert.equal(out.caption, 'Before 3. Ke3');
  assert.deepEqual([out.pieces.c3, out.pieces.d6, out.pieces.c5, out.pieces.f3, out.pieces.e5], ['N', 'p', 'p', undefined, undefined]);
  assert.deepEqual(out.mark, ['Ke3']);
});

test('Chess960: castling from any file', async () => {
  const game = tags(1, 'Uno, Eva', '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"]\n');
  const out = await board(game + '1. e4 e5 2. f4 f6 3. O-O O-O 4. Nd3+ Ng6 *\n');
  assert.deepEqual(['g1', 'f1', 'e1', 'g8', 'f8', 'd3'].map(s => out.pieces[s]), ['K', 'R', 'R', 'k', 'r', 'N']);
  assert.equal(out.caption, 'After 4. Nd3+');
});

test('a game from a FEN, with promotion and en passant', async () => {
  const game = tags(1, 'Uno, Eva', '[SetUp "1"]\n[FEN "8/P2p2k1/8/4P3/8/8/6K1/8 b - - 0 40"]\n');
  const out = await board(game + '40... d5 41. exd6 Kf7 42. a8=Q+ Kg7 *\n');
  assert.deepEqual([out.pieces.a8, out.pieces.d6, out.pieces.d5, out.caption], ['Q', 'P', undefined, 'After 42. a8=Q+']);
});

test('Russian letters: the text as written, marked where it stands', async () => {
  const out = await board(tags(1, 'Петров, Иван') + '1. e4 e5 2. Кf3 Кc6 3. Сb5 {испанская} a6 4. Сxh7 *\n', '--repair', 'off', '-l', 'ru');
  assert.deepEqual([out.mark, out.pieces.b5, out.pieces.c6, out.caption], [['Сxh7'], 'B', 'n', 'Before 4. Сxh7']);
});

test('nothing of the input becomes markup', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  const shown = await open(report(tags(1, evil) + `1. e4 {${evil}} e5 2. Nd9 {<!--} *\n`, '--repair', 'off'));
  assert.match(await text(shown.page, '#players'), /<\/script><script>alert/);
  assert.equal(await shown.page.$$eval('img', all => all.length), 0);
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('keys walk through moves and findings', async () => {
  const shown = await open(report(ambiguous + tags(2, 'Tres, Ana') + '1. e4+ e5 2. Nf3+ *\n', '--repair', 'off'));
  const caption = () => text(shown.page, '#caption');
  await shown.page.keyboard.press('ArrowLeft');
  assert.equal(await caption(), 'After 2... Nf6');
  await shown.page.keyboard.press('Home');
  assert.equal(await caption(), 'Start');
  await shown.page.keyboard.press('ArrowRight');
  assert.equal(await caption(), 'After 1. d4');
  await shown.page.keyboard.press('End');
  assert.equal(await caption(), 'After 2... Nf6');
  await shown.page.keyboard.press('ArrowDown');
  assert.equal(await caption(), 'After 1. e4+');
  assert.equal(await shown.page.evaluate(() => document.activeElement.closest('#list') !== null), true);
  await shown.page.keyboard.press('f');
  assert.equal((await pieces(shown.page)).d5, 'P');  // turned round, e4 is drawn where d5 was
  await shown.page.click('#moves button:nth-of-type(2)');
  assert.equal(await caption(), 'After 1... e5');
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('filters by severity, rule and word', async () => {
  const games = ambiguous + tags(2, 'Tres, Ana') + '1. e4+ e5 2. Nf3+ *\n';
  const shown = await open(report(games, '--repair', 'off'));
  const count = () => shown.page.$$eval('#list li', all => all.length);
  assert.equal(await count(), 3);
  assert.deepEqual(await texts(shown.page, '#rules li'), ['Check mark without check2', 'Move that can be read in several ways1']);
  assert.deepEqual(await texts(shown.page, '#severities label'), ['error1', 'warning2', 'note0']);
  await shown.page.click('#severities label >> nth=1');
  assert.equal(await count(), 1);
  await shown.page.click('#severities label >> nth=1');
  await shown.page.click('#no-rules');
  assert.equal(await count(), 0);
  await shown.page.click('#rules label >> nth=0');
  assert.equal(await count(), 2);
  await shown.page.click('#all-rules');
  await shown.page.fill('#search', 'ambiguous');
  await shown.page.waitForFunction(() => document.querySelectorAll('#list li').length === 1);
  await shown.close();
});

test('in the language of --ui', async () => {
  for (const [ui, said] of [['es', /«Nd2» puede ser Cbd2 o Cfd2/], ['ca', /Cbd2/], ['de', /Sbd2/], ['fr', /Cbd2/], ['pt', /Cbd2/]]) {
    const shown = await open(report(ambiguous, '--repair', 'off', '--ui', ui));
    assert.match(await text(shown.page, '#message'), said);
    assert.equal(await shown.page.evaluate(() => document.documentElement.lang), ui);
    const words = await texts(shown.page, 'header, main, footer, noscript');
    const labels = await shown.page.$$eval('[title], [aria-label]', all => all.map(e => e.getAttribute('title') || e.getAttribute('aria-label')));
    assert.doesNotMatch(words.concat(labels).join(), /html-|undefined/);
    await shown.close();
  }
});

test('dark and light, by preference and by the button', async () => {
  const path = report(ambiguous);
  const back = page => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await open(path, {dark: true}), light = await open(path);
  const [night, day] = [await back(dark.page), await back(light.page)];
  assert.notEqual(night, day);
  await dark.page.click('#theme');
  await light.page.click('#theme');
  assert.deepEqual([await back(dark.page), await back(light.page)], [day, night]);
  await dark.close();
  await light.close();
});

test('a phone shows all of it without scrolling sideways', async () => {
  const shown = await open(report(ambiguous), {width: 360, height: 740});
  assert.ok(await shown.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.ok((await shown.page.$eval('#board svg', e => e.getBoundingClientRect().width)) > 280);
  await shown.close();
});

for (const [width, dark, repair] of [[1400, false, 'suggest'], [900, true, 'off'], [390, false, 'off']]) {
  test(`nothing stands in anybody's way at ${width}, ${dark ? 'dark' : 'light'}`, async () => {
    const games = tags(1) + '1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 f6 6.d4 exd4 7.Cxd4 c5 8.Cb3 Cxd1 9.Txd1 Ag4 {comentario} 10.f3 Ae6 *\n\n' +
      tags(2, 'Tres, Ana') + '1. d4 d5 2. Cf3 Cf6 3. Cd2 e6 4. Dh9 *\n\n';
    const shown = await open(report(games, '--ui', 'es', '--repair', repair), {width, dark});
    const seen = await shown.page.$eval('#excerpt', pre => {
      const mark = pre.querySelector('mark').getBoundingClientRect(), frame = pre.getBoundingClientRect();
      return mark.left >= frame.left && mark.right <= frame.right;
    });
    assert.ok(seen, 'the word that is meant is in sight');
    await looksAsBefore(shown.page, `report-${width}-${dark ? 'dark' : 'light'}`);
    await nothingSerious(shown.page);
    assert.deepEqual(shown.trouble, []);
    await shown.close();
  });
}

test('on paper: the board and the findings, no buttons', async () => {
  const shown = await open(report(ambiguous));
  await shown.page.emulateMedia({media: 'print'});
  const seen = selector => shown.page.$eval(selector, e => e.getClientRects().length > 0);
  assert.deepEqual([await seen('#board svg'), await seen('#list'), await seen('#filters'), await seen('.moves-nav')], [true, true, false, false]);
  await shown.close();
});

test('findings across games have no board and open all the same', async () => {
  const shown = await open(report(tags(1) + '1. e4 e5 *\n\n' + tags(1) + '1. e4 e5 *\n', '--select', 'duplicate-game'));
  assert.match(await text(shown.page, '#facts'), /duplicate-game/);
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('no findings at all', async () => {
  const shown = await open(report(tags(1) + '1. e4 e5 *\n'));
  assert.match(await text(shown.page, '#summary'), /1 game: 1 clean/);
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('a hundred thousand findings still open, page by page', async () => {
  let games = '';
  for (let i = 1; i <= 25000; ++i) games += tags(i % 200 + 1, `Uno${i}, Eva`) + '1. e4+ e5+ 2. Nf3+ Nc6+ 3. Bb5 a6 4. Ba4 Nf6 *\n\n';
  const path = report(games, '--select', 'moves', '--each');
  const start = performance.now();
  const shown = await open(path, {at: '#99999'});
  const seconds = (performance.now() - start) / 1000;
  assert.ok(seconds < 20, `opened in ${seconds} s`);
  assert.equal(await text(shown.page, '#count'), '100000');
  assert.equal(await shown.page.$$eval('#list li', all => all.length), 50);
  assert.equal(await text(shown.page, '#page'), '2000 / 2000');
  assert.equal(await text(shown.page, '#caption'), 'After 2. Nf3+');
  assert.match(await text(shown.page, '#players'), /Uno25000, Eva/);
  await shown.page.click('#page-before');
  assert.equal(await text(shown.page, '#page'), '1999 / 2000');
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('a finding across games shows its game if it is there, and else says where it is', async () => {
  const one = tags(1) + '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n', two = tags(1) + '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4+ Nf6 *\n\n';
  const shown = await open(report(one + one + two));
  const choose = async (rule, nth) => {
    const found = await shown.page.$$eval('#list li', (all, r) => all.map((e, i) => e.textContent.includes(r) ? i + 1 : 0).filter(i => i), rule);
    await shown.page.click(`#list li:nth-child(${found[nth]}) button`);
    return {board: await shown.page.isVisible('#board svg'), said: await shown.page.isVisible('#elsewhere')};
  };
  assert.deepEqual(await choose('the same game as', 0), {board: false, said: true});
  assert.deepEqual(await choose('the same game as', 1), {board: true, said: false});
  assert.deepEqual(await choose('Check mark without check', 0), {board: true, said: false});
  assert.deepEqual(shown.trouble, []);
  await shown.close();
});

test('beside a long list the chosen finding is in sight', async () => {
  const games = Array.from({length: 40}, (_, i) => tags(i + 1) + '1. e4+ e5 *\n\n').join('');
  const shown = await open(report(games, '--ignore', 'archive', '--each'));
  await shown.page.click('#list li:nth-child(38) button');
  const box = await shown.page.$eval('#message', e => e.getBoundingClientRect());
  assert.ok(box.top >= 0 && box.bottom <= 900, JSON.stringify(box));
  await shown.close();
});
