// The desk beyond one sheet: a queue, a round held together, a sealed move, a picture; and keys that mean nothing.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {close} from './browser.mjs';
import {editor, press, saved, serve, sheetText, texts, type, whole} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const file = (name, text, mimeType = 'text/plain') => ({name, mimeType, buffer: Buffer.from(text)});

test('several files are a queue; the round is held together', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.setInputFiles('#files', [
    file('uno.txt', 'Blancas: Ana\nNegras: Eva\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6 5.0-0 Ae7 1-0\n'),
    file('dos.txt', 'Blancas: Iris\nNegras: Luz\n1.d4 d5 2.c4 e6 3.Cc3 Cf6 4.Ag5 Ae7 5.e3 0-0 0-1\n'),
    file('tres.txt', 'Blancas: Ana\nNegras: Eva\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6 5.0-0 Ae7 1-0\n'),
  ]);
  await page.waitForSelector('#queue:not([hidden])');
  await whole(page);
  assert.equal(await page.textContent('#progress'), '0 de 3 hechas');
  assert.match(await sheetText(page), /Negras: Eva/);
  await press(page, ['Control+Enter']);
  await whole(page);
  assert.match(await sheetText(page), /Negras: Luz/);
  assert.equal(await page.textContent('#progress'), '1 de 3 hechas');
  const {name, text} = await saved(page, '#check-round');
  assert.equal(name, 'ronda.pgn');
  assert.equal(text.match(/\[Event /g).length, 3);
  await page.waitForSelector('#round:not([hidden])');
  assert.ok((await texts(page, '#round-list li')).some(one => /Ana – Eva/.test(one)), (await texts(page, '#round-list li')).join('\n'));
  assert.deepEqual(trouble, []);
  await shut();
});

test('pairings become sheets, players become names to choose from', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.setInputFiles('#files', [file('ronda3.csv', 'Ronda;Mesa;Blancas;Negras\n3;1;Núñez, Ana;"Ruiz; Luis"\n3;2;Gil, Eva;Paz, Iris\n', 'text/csv')]);
  await page.waitForSelector('#queue:not([hidden])');
  await whole(page);
  assert.match(await sheetText(page), /^Ronda: 3\nMesa: 1\nBlancas: Núñez, Ana\nNegras: Ruiz; Luis\n/);
  await press(page, ['Control+End']);
  await type(page, '1.e4 e5');
  await whole(page);
  assert.match(await page.textContent('#pgn'), /\[Round "3"\]\n\[White "Núñez, Ana"\]\n\[Black "Ruiz; Luis"\]/);
  await page.setInputFiles('#files', [file('jugadores.csv', 'Nombre;Elo\nNúñez, Ana;2100\nPaz, Iris;1900\n', 'text/csv')]);
  await page.waitForFunction(() => document.querySelectorAll('#players option').length === 2);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a sealed move is judged where the board stands', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  await type(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6');
  await whole(page);
  await page.click('summary');
  for (const [move, verdict] of [['Cbd2', /válida/], ['Cd2', /ambigua/], ['Cd7', /ilegal/]]) {
    await page.fill('#sealed-move', move);
    await page.keyboard.press('Enter');
    await page.waitForFunction(wanted => new RegExp(wanted).test(document.querySelector('#verdict').textContent), verdict.source);
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('a picture is shown beside the text', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.setInputFiles('#files', [file('foto.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>', 'image/svg+xml')]);
  await page.waitForFunction(() => document.querySelector('#picture').naturalWidth === 40);
  assert.equal(await page.getAttribute('#picture', 'alt'), 'Foto de la planilla: foto.svg');
  assert.equal(await sheetText(page), '');
  assert.deepEqual(trouble, []);
  await shut();
});

test('every language of the messages has every word of the page', async () => {
  const {page, trouble, close: shut} = await desk.open();
  for (const ui of await page.$$eval('#ui option', all => all.map(one => one.value))) {
    await page.selectOption('#ui', ui);
    await page.waitForFunction(tag => document.documentElement.lang === tag, ui);
    const missing = await page.$$eval('[data-text]', all => all.filter(one => !one.textContent || one.textContent === one.dataset.text &&
      !/^(sheet)$/.test(one.dataset.text)).map(one => one.dataset.text));
    assert.deepEqual(missing, [], ui);
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('keys at random do no harm', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.click(editor);
  const keys = [...'12345678NCADTRabcdefghx+=-.0? ', 'Enter', 'Backspace', 'Delete', 'F8', 'Escape', 'Tab', 'ArrowLeft', 'ArrowUp', 'ArrowDown',
    'Control+z', 'Control+y', 'Alt+ArrowLeft', 'Alt+1', 'Home', 'End', 'Control+Home'];
  let seed = 20;
  const draw = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let n = 0; n < 600; ++n) {
    const key = keys[Math.floor(draw() * keys.length)];
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    if (n % 100 === 99) await page.click(editor);
  }
  await page.click(editor);
  await press(page, ['Control+a', 'Delete', 'e', '4']);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /1\. e4/);
  assert.deepEqual(trouble, []);
  await shut();
});
