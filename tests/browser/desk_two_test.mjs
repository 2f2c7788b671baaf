// Two sheets of a game side by side: what was played is clicked, typed or shown on the board, and the game is that of `planilla reconcile`.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {close, environment, folder, program} from './browser.mjs';
import {compared, saved, serve, sheets, texts, twoSheets} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

function reconciled(...options) {
  const at = mkdtempSync(join(folder, 'reconcile-')), both = typeof options[0] === 'object' ? options.shift() : sheets;
  for (const [name, text] of Object.entries(both)) writeFileSync(join(at, name), text);
  const run = spawnSync(program, ['reconcile', '--fail-on', 'never', ...options, ...Object.keys(both)], {cwd: at, encoding: 'utf8', env: environment});
  if (run.status !== 0) throw new Error(`planilla ended with ${run.status}: ${run.stderr}`);
  return run.stdout;
}

const again = page => page.evaluate(() => { delete document.documentElement.dataset.compared; });
const questions = page => page.textContent('#two-count');

test('what was played is clicked, and taken back', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await twoSheets(page);
  assert.equal(await questions(page), 'Preguntas abiertas: 1');
  assert.equal(await page.textContent('#two-place'), '11... ¿Qué se jugó?');
  assert.deepEqual(await texts(page, '.arrows .number'), ['1', '2']);
  assert.deepEqual(await texts(page, '#differences .head'), ['7. Ad3 / Lb3', '11... h6 / g6']);
  assert.equal(await page.textContent('#two-pgn'), reconciled());
  await again(page);
  await page.click('#differences li.open .versions button >> nth=1');
  await compared(page);
  assert.equal(await questions(page), 'No queda ninguna pregunta.');
  const pgn = await saved(page, '#save');
  assert.deepEqual([pgn.name, pgn.text], ['partida.pgn', reconciled('--played', '11...g6')]);
  for (const [button, open] of [['#undo', 'Preguntas abiertas: 1'], ['#redo', 'No queda ninguna pregunta.'], ['#differences .answers >> text=Retirar', 'Preguntas abiertas: 1']]) {
    await again(page);
    await page.click(button);
    await compared(page);
    assert.equal(await questions(page), open, button);
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('by keys alone', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await twoSheets(page);
  await page.keyboard.press('F8');
  await again(page);
  await page.keyboard.press('2');
  await compared(page);
  assert.match(await page.textContent('#two-pgn'), /11\. Nbd2 g6/);
  await again(page);
  await page.keyboard.press('Delete');
  await compared(page);
  await page.keyboard.press('F8');
  await again(page);
  for (const key of ['a', '5', 'Enter']) await page.keyboard.press(key);
  await compared(page);
  assert.equal(await page.textContent('#two-pgn'), reconciled('--played', '11...a5'), 'a move that stands on neither sheet');
  assert.deepEqual(trouble, []);
  await shut();
});

test('the final position, set up on the board, decides', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await twoSheets(page);
  await page.click('[data-text=setup]');
  const fen = await page.inputValue('#setup-fen');
  assert.equal(fen, 'r1bq1rk1/2pnbpp1/p2p1n1p/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1');
  // Without a piece: the one that is in the hand.
  const put = async (square, piece) => {
    if (piece !== undefined) await page.click(`#setup-pieces button >> nth=${piece}`);
    const box = await page.$eval('#setup-board svg', svg => { const {x, y, width} = svg.getBoundingClientRect(); return {x, y, width}; });
    await page.mouse.click(box.x + (square.charCodeAt(0) - 96.5) * box.width / 8, box.y + (8.5 - Number(square[1])) * box.width / 8);
  };
  await page.$eval('#setup-board', board => board.scrollIntoView({block: 'center'}));
  await put('h6', 12);  // nothing
  await put('g7');
  await put('g6', 11);  // a black pawn
  await put('h7');
  const ended = 'r1bq1rk1/2pnbp1p/p2p1np1/1p2p3/3PP3/1BP2N1P/PP1N1PP1/R1BQR1K1';
  assert.equal(await page.inputValue('#setup-fen'), ended);
  await again(page);
  await page.click('#setup-use');
  await compared(page);
  assert.equal(await questions(page), 'No queda ninguna pregunta.');
  assert.equal(await page.textContent('#setup-told'), 'La partida acaba en esta posición.');
  assert.equal(await page.textContent('#two-pgn'), reconciled('--final-position', ended));
  await again(page);
  await page.fill('#setup-fen', '8/8/8/8/8/8/8/K6k');
  await page.keyboard.press('Tab');
  await page.click('#setup-use');
  await compared(page);
  assert.match(await page.textContent('#setup-told'), /^Ninguna partida/);
  await again(page);
  await page.click('#setup-remove');
  await compared(page);
  assert.equal(await questions(page), 'Preguntas abiertas: 1');
  assert.deepEqual(trouble, []);
  await shut();
});

test('both sheets outlive a reload, and two files fill both boxes', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click('#two-sheets');
  await page.setInputFiles('#files', Object.entries(sheets).map(([name, text]) => ({name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1')})));
  await page.waitForSelector('#differences li.open');
  assert.equal(await page.inputValue('#two-text-1'), sheets.negras);
  assert.deepEqual(await texts(page, '#two-head th'), ['Jugada', 'blancas.txt', 'negras.txt', 'Se jugó']);
  await again(page);
  await page.click('.arrows .number >> nth=1');
  await compared(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#two-pgn').textContent.includes('11. Nbd2 g6'));
  await page.click('#two-sheets');
  assert.equal(await page.isVisible('#sheet'), true);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a result that differs is clicked, and the game is that of reconcile --known', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click('#two-sheets');
  const [white, black] = ['Ronda: 3\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 1-0\n', 'Ronda: 4\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 1/2\n'];
  await page.fill('#two-text-0', white);
  await page.fill('#two-text-1', black);
  await page.waitForSelector('#differences > li');
  await compared(page);
  assert.equal(await questions(page), 'Preguntas abiertas: 1');
  assert.deepEqual(await texts(page, '#differences .head'), ['Resultado 1-0 / 1/2-1/2', 'Ronda 3 / 4']);
  await page.keyboard.press('F8');
  await again(page);
  await page.keyboard.press('2');
  await compared(page);
  assert.equal(await questions(page), 'No queda ninguna pregunta.');
  await again(page);
  await page.click('#differences li.warning .versions button >> nth=1');
  await compared(page);
  const pgn = await page.textContent('#two-pgn');
  assert.match(pgn, /\[Round "4"\]\n[^]*\[Result "1\/2-1\/2"\]\n\n1\. e4 e5 2\. Nf3 Nc6 3\. Bb5 a6 1\/2-1\/2\n/);
  assert.equal(pgn, reconciled({white, black}, '--known', 'Result=1/2-1/2', '--known', 'Round=4'));
  await again(page);
  await page.click('#undo');
  await compared(page);
  assert.match(await page.textContent('#two-pgn'), /\[Round "3"\]/);
  assert.deepEqual(trouble, []);
  await shut();
});
