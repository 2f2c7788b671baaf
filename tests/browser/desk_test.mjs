// The desk, as an arbiter meets it: a sheet typed key by key, questions answered, the game saved. Each session says what the game
// is and how many keys it may take: those of the sheet, and three a question.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, describe, test} from 'node:test';
import {close} from './browser.mjs';
import {converted, editor, press, saved, serve, sheetText, texts, type, whole} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const movesOf = pgn => pgn.split('\n').filter(line => !line.startsWith('[')).join(' ').replace(/\s+/g, ' ').trim();

// The README's sheet, with a slip in it: the queen took, and a knight was written.
const slip = 'Blancas: Ana\nNegras: Luis\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 f6 6.d4 exd4 7.Cxd4 c5 8.Cb3 Cxd1 9.Txd1 Ag4 10.f3 Ae6';
const slipGame = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 *';

const sessions = JSON.parse(readFileSync(new URL('desk_sessions.json', import.meta.url)));
// One after the other on one page, as an arbiter works through a round.
describe('sessions', () => {
  let page, trouble, shut;
  before(async () => { ({page, trouble, close: shut} = await desk.open()); });
  after(async () => { await shut(); });
  for (const {name, sheet, keys = [], questions = 0, moves} of sessions) {
    test(name, async () => {
      await page.click('#fresh');
      await page.click(editor);
      let pressed = await type(page, sheet.join('\n'));
      await whole(page);
      for (const some of keys) {
        pressed += await press(page, some);
        await whole(page);
      }
      assert.ok(pressed <= sheet.join('\n').length + 3 * questions, `${pressed} keys`);
      const pgn = await saved(page, '#save'), answers = await saved(page, '#save-answers'), kept = await saved(page, '#save-sheet');
      assert.equal(kept.text, sheet.join('\n'), 'the sheet stands as it was written');
      assert.equal(movesOf(pgn.text), moves);
      assert.equal(pgn.text, converted(kept.text, answers.text), 'the command line writes the same');
      assert.deepEqual(trouble, []);
    });
  }
});

test('from an empty page to the saved game of the README, in Spanish', async () => {
  const {page, trouble, close: shut} = await desk.open();
  assert.equal(await page.$eval('html', html => html.lang), 'es');
  assert.equal(await page.textContent('#save'), 'Guardar PGN');
  await page.click(editor);
  await type(page, slip);
  await whole(page);
  assert.match((await texts(page, '#findings .warning p')).join(), /«Cxd1» se ha leído como Dxd1/);
  const {name, text} = await saved(page, '#save');
  assert.equal(name, 'partida.pgn');
  assert.equal(movesOf(text), slipGame);
  assert.match(text, /\[White "Ana"\]\n\[Black "Luis"\]/);
  assert.equal(await page.textContent('#pgn'), text);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a repair is contested, undone, done again', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, slip);
  await whole(page);
  const pgn = () => page.textContent('#pgn');
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await page.click('#findings .warning .answers button:last-child');
  await whole(page);
  assert.match(await pgn(), /; planilla unread: \[illegal-move\] Cxd1/);
  for (const [button, expected] of [['#undo', /8\. Nb3 Qxd1/], ['#redo', /unread: \[illegal-move\] Cxd1/], ['#undo', /8\.\sNb3 Qxd1/]]) {
    await page.evaluate(() => { delete document.documentElement.dataset.read; });
    await page.click(button);
    await whole(page);
    assert.match((await pgn()).replace(/\n/g, ' '), expected);
  }
  // What was typed is undone the same way.
  await page.click(editor);
  await press(page, ['Control+End', ...' 11.h3'.split('').map(key => key === ' ' ? 'Space' : key)]);
  await whole(page);
  assert.match(await pgn(), /11\. h3/);
  await press(page, ['Control+z']);
  await whole(page);
  assert.doesNotMatch(await pgn(), /11\. h3/);
  assert.deepEqual(trouble, []);
  await shut();
});

const square = async (page, name) => {
  const box = await page.$eval('#board svg', svg => { const {x, y, width} = svg.getBoundingClientRect(); return {x, y, width}; });
  return {x: box.x + (name.charCodeAt(0) - 96.5) * box.width / 8, y: box.y + (8.5 - Number(name[1])) * box.width / 8};
};

async function moveOnBoard(page, from, to) {
  await page.waitForSelector('#board[aria-busy=false]');
  const a = await square(page, from), b = await square(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
}

test('a question is answered on the board, and the board writes the next move', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0');
  await whole(page);
  await page.click('#next');
  await page.waitForSelector('.arrows .number');
  assert.deepEqual(await texts(page, '.arrows .number'), ['1', '2']);
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await moveOnBoard(page, 'f3', 'd2');
  await whole(page);
  assert.match(await page.textContent('#pgn'), /4\. Nfd2/);
  await page.click(editor);
  await press(page, ['Control+End']);
  await page.waitForFunction(() => document.querySelector('#place').textContent.includes('6... O-O'));
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await moveOnBoard(page, 'h2', 'h3');
  await whole(page);
  assert.match(await sheetText(page), /0-0 7\.h3$/);
  assert.match((await page.textContent('#pgn')).replace(/\n/g, ' '), /7\. h3/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('one move replaced ten half-moves back keeps the rest', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.d3 d6 5.h3 h6 6.0-0 Cf6 7.a3 a6');
  await whole(page);
  for (let step = 0; step < 10; ++step) await page.keyboard.press('Alt+ArrowLeft');
  await page.waitForFunction(() => document.querySelector('#place').textContent.includes('2... Cc6'));
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await moveOnBoard(page, 'f1', 'b5');
  await whole(page);
  const pgn = movesOf(await page.textContent('#pgn'));
  assert.equal(pgn, '1. e4 e5 2. Nf3 Nc6 3. Bb5 Bc5 4. d3 d6 5. h3 h6 6. O-O Nf6 7. a3 a6 *');
  assert.equal(await sheetText(page), '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.d3 d6 5.h3 h6 6.0-0 Cf6 7.a3 a6', 'the sheet stands as it was written');
  assert.deepEqual(trouble, []);
  await shut();
});

test('what a pawn becomes is chosen on the board', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await page.keyboard.insertText('[SetUp "1"]\n[FEN "8/P7/8/8/8/8/k6K/8 w - - 0 40"]\n\n*');
  await whole(page);
  for (const [choose, line] of [[() => page.keyboard.press('c'), '40.a8=C *'], [() => page.click('.promotion button >> nth=1'), '40.a8=T+ *']]) {
    await moveOnBoard(page, 'a7', 'a8');
    await page.waitForSelector('.promotion');
    assert.deepEqual(await texts(page, '.promotion button'), ['D', 'T', 'A', 'C']);
    await page.evaluate(() => { delete document.documentElement.dataset.read; });
    await choose();
    await whole(page);
    assert.equal((await sheetText(page)).split('\n').at(-1), line);
    await page.evaluate(() => { delete document.documentElement.dataset.read; });
    await page.click('#undo');
    await whole(page);
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('the form writes headings into the sheet, and the result behind the game', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.Cf3 Cc6');
  await whole(page);
  for (const [field, value] of [['White', 'Núñez, Ana'], ['Black', 'Ruiz, Luis'], ['Round', '3']]) {
    await page.evaluate(() => { delete document.documentElement.dataset.read; });
    await page.fill(`#tags [name=${field}]`, value);
    await page.keyboard.press('Tab');
    await whole(page);
  }
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await page.selectOption('#tags [name=Result]', '1-0');
  await whole(page);
  assert.equal(await sheetText(page), 'Blancas: Núñez, Ana\nNegras: Ruiz, Luis\nRonda: 3\n1.e4 e5 2.Cf3 Cc6 1-0');
  const pgn = await page.textContent('#pgn');
  for (const tag of ['[White "Núñez, Ana"]', '[Black "Ruiz, Luis"]', '[Round "3"]', '[Result "1-0"]']) assert.ok(pgn.includes(tag), pgn);
  assert.deepEqual(trouble, []);
  await shut();
});

test('legal moves are offered, Tab takes one, Enter never does', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.cf');
  await page.waitForSelector('.cm-tooltip-autocomplete');
  assert.deepEqual(await texts(page, '.cm-completionLabel'), ['Cf3']);
  await page.waitForTimeout(100);
  await page.keyboard.press('Tab');
  await whole(page);
  assert.equal(await sheetText(page), '1.e4 e5 2.Cf3');
  await type(page, ' Cc');
  await page.waitForSelector('.cm-tooltip-autocomplete');
  await page.keyboard.press('Enter');
  assert.equal(await sheetText(page), '1.e4 e5 2.Cf3 Cc\n');
  assert.deepEqual(trouble, []);
  await shut();
});

test('the sheet and its answers outlive a reload', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0');
  await whole(page);
  await press(page, ['F8', '2']);
  await whole(page);
  await page.reload();
  await page.waitForSelector('html[data-ready]', {state: 'attached'});
  // The read behind a reload begins by itself, some time after.
  await page.waitForFunction(() => document.querySelector('#pgn').textContent.includes('4. Nfd2'));
  assert.deepEqual(trouble, []);
  await shut();
});

test('a file in another character set is opened', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.setInputFiles('#files', {name: 'partida.txt', mimeType: 'text/plain', buffer: Buffer.from('Blancas: N\xfa\xf1ez\n1.e4 e5 2.Cf3 Cc6\n', 'latin1')});
  await whole(page);
  await page.waitForFunction(() => document.querySelector('#pgn').textContent.includes('Núñez'));
  assert.match(await page.textContent('#notice'), /windows-1252/);
  assert.equal((await saved(page, '#save')).name, 'partida.pgn');
  assert.deepEqual(trouble, []);
  await shut();
});

test('the first finding comes soon after the last key, on sixty moves', async () => {
  const {page, trouble, close: shut} = await desk.open();
  const long = [];
  const there = ['Cf3', 'Cf6', 'Cg1', 'Cg8'];
  for (let move = 1; move <= 60; ++move) long.push(`${move}.${there[(2 * move - 2) % 4]} ${there[(2 * move - 1) % 4]}`);
  await page.click(editor);
  await page.keyboard.insertText(long.join(' '));
  await whole(page);
  const times = [];
  for (let round = 0; round < 5; ++round) {
    await page.keyboard.press('Control+End');
    await page.evaluate(() => {
      delete document.documentElement.dataset.read;
      addEventListener('keydown', () => { window.lastKey = performance.now(); }, true);
      window.firstFinding = new Promise(resolve => new MutationObserver(() => document.documentElement.dataset.read && resolve(performance.now()))
        .observe(document.documentElement, {attributes: true}));
    });
    for (const key of ' Dh9') await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await page.evaluate(async () => await window.firstFinding - window.lastKey));
    assert.ok((await texts(page, '#findings .head')).some(text => text.includes('Dh9')));
    await whole(page);
  }
  times.sort((a, b) => a - b);
  console.log(`first finding after ${times.map(time => time.toFixed(0)).join(', ')} ms`);
  if (process.env.DESK_CLOCK) assert.ok(times[2] < 300, `${times}`);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a move that is looked at goes with the moves of its game', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.Cf3 Cc6 2.Cc3 Cf6');
  await whole(page);
  await press(page, ['Alt+ArrowLeft']);
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  await page.selectOption('#language', 'de');
  await whole(page);
  assert.equal(await page.textContent('#place'), 'Comienzo');
  assert.deepEqual(trouble, []);
  await shut();
});
