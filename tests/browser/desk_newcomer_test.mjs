// What people met who opened the desk for the first time: sheets of pairings, of other languages, with prose, in other character sets;
// what a key does, and what is told when something is saved.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {close} from './browser.mjs';
import {compared, converted, editor, press, saved, serve, sheetText, texts, twoSheets, type, whole} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const again = page => page.evaluate(() => { delete document.documentElement.dataset.read; });
const file = (name, text, mimeType = 'text/plain') => ({name, mimeType, buffer: Buffer.isBuffer(text) ? text : Buffer.from(text)});

async function paste(page, text) {
  await page.click(editor);
  await again(page);
  await page.keyboard.insertText(text);
  await whole(page);
}

test('a round of pairings is typed without a mouse, and a finding over it opens its sheet', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.setInputFiles('#files', [file('ronda3.csv', Buffer.from('Ronda;Mesa;Blancas;Negras\n3;1;Núñez, Ana;Ruiz, Luis\n3;2;Gil, Eva;Paz, Iris\n3;3;Sol, Juan;Mar, Leo\n', 'latin1'), 'text/csv')]);
  await page.waitForSelector('#queue:not([hidden])');
  await whole(page);
  // The cursor stands behind the headings.
  for (const [at, moves] of ['1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 1-0', '1.d4 d5 2.c4 e6 3.Cc3 Ce9 1/2', '1.c4 c5 2.Cc3 Cc6 0-1'].entries()) {
    await type(page, moves);
    await whole(page);
    await press(page, ['Control+Enter']);
    await page.waitForFunction(text => document.querySelector('#progress').textContent === text, `${at + 1} de 3 hechas`);
    if (at < 2) await whole(page);
  }
  const {text} = await saved(page, '#check-round');
  assert.match(text, /\[White "Núñez, Ana"\][^]+1\. e4 e5 2\. Nf3 Nc6 3\. Bb5 a6 1-0/);
  await page.waitForSelector('#round-list button');
  assert.deepEqual(await texts(page, '#round-list li'), ['Gil, Eva – Paz, Iris 3... «Ce9» no se puede leer como jugada']);
  await page.click('#round-list button');
  await page.waitForFunction(() => document.querySelector('#sheet').textContent.includes('Gil, Eva'));
  await whole(page);
  // What was answered is no longer told.
  await press(page, ['F8', 'c', 'f', '6', 'Enter']);
  await whole(page);
  await saved(page, '#check-round');
  await page.waitForFunction(() => document.querySelector('#round-count').textContent === 'No se halló nada.');
  assert.deepEqual(trouble, []);
  await shut();
});

test('the language of the headings is that of the sheet', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, 'Weiß: Müller\nSchwarz: Schäfer\n1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n4. La4 Sf6\n5. 0-0 Le7\n6. Te1 b5\n7. Lb3 d6\n8. c3 0-0\n9. h3 Sa5\nRemis\n');
  assert.match((await texts(page, '#findings li.note p'))[0], /^Leída con las letras de: Deutsch, /);
  await again(page);
  await page.fill('#tags [name=Event]', 'Vereinspokal');
  await page.keyboard.press('Tab');
  await whole(page);
  assert.match(await sheetText(page), /^Weiß: Müller\nSchwarz: Schäfer\nTurnier: Vereinspokal\n1\. e4/);
  assert.match(await page.textContent('#pgn'), /\[Event "Vereinspokal"\]/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('an answer in other letters stands beside it in those of the page', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, 'Белые: Иванов И.\nЧёрные: Петров П.\n1.e4 e5 2.Кf3 Кc6 3.Сb5 a6 4.Сa4 Кf6 5.0-0 Сe7 6.Лe1 b5 7.Сb3 d6 8.c3 0-0 9.h3 Кb8 10.d4 Кbd7 11.Кd2 Сb7 ничья\n');
  const [asked] = await texts(page, '#findings li');
  assert.match(asked, /^Error 11\. Кd2«Кd2» puede ser Cbd2 o Cfd21 Кbd2 \(Cbd2\)2 Кfd2 \(Cfd2\)/, 'a question stands before the notes');
  await press(page, ['F8', '1']);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /11\. Nbd2\sBb7\s1\/2-1\/2/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a move against the rules is kept by a key, and taken back by a key', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.Re2 Cf6 5.Re1 d6 6.0-0 0-0 7.Te1 Ag4 8.Rh1 Cd4 9.Rg1 Cxf3+ 10.Dxf3');
  await press(page, ['F8', '!']);
  await page.waitForFunction(() => document.querySelector('#pgn').textContent.includes('[%illegal O-O]'));
  await whole(page);  // without repairs it is shown before
  assert.match(await page.textContent('#pgn'), /10\.\sQxf3/);
  assert.equal(await page.textContent('#said'), 'No queda ninguna pregunta.');
  const pgn = await saved(page, '#save'), sheet = await saved(page, '#save-sheet'), answers = await saved(page, '#save-answers');
  assert.equal(pgn.text, converted(sheet.text, answers.text));
  await page.focus('#findings li >> nth=0 >> .head');
  await press(page, ['Delete']);
  await page.waitForFunction(() => document.querySelector('#pgn').textContent.includes('planilla unread'));
  assert.deepEqual(trouble, []);
  await shut();
});

test('the number of a version stays after it was chosen', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await twoSheets(page);
  const versions = () => texts(page, '#differences li.open .versions button, #differences li:has([aria-pressed=true]) .versions button');
  assert.deepEqual(await versions(), ['1 h6', '2 g6']);
  await page.keyboard.press('F8');
  await page.evaluate(() => { delete document.documentElement.dataset.compared; });
  await page.keyboard.press('2');
  await compared(page);
  assert.deepEqual(await versions(), ['1 h6', '2 g6']);
  await page.evaluate(() => { delete document.documentElement.dataset.compared; });
  await page.keyboard.press('1');
  await compared(page);
  assert.match(await page.textContent('#two-pgn'), /11\. Nbd2 h6/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a game that is saved with open questions says so', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0');
  await saved(page, '#save');
  assert.equal(await page.textContent('#notice'), 'Guardado: partida.pgn. Preguntas abiertas: 1; lo dudoso está ahí como comentario.');
  await press(page, ['F8', '2']);
  await whole(page);
  await saved(page, '#save');
  assert.ok(await page.isHidden('#notice'));
  assert.deepEqual(trouble, []);
  await shut();
});

test('an answer that cannot be taken any more is told', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.d3 Cf6 5.Cd2 d6 6.a3 a6');
  await press(page, ['F8', '2']);
  await whole(page);
  assert.match((await page.textContent('#pgn')).replace(/\n/g, ' '), /5\. Nfd2 d6 6\. a3/);
  assert.ok(await page.isHidden('#notice'));
  // What the answer is about is no longer there.
  await page.click(editor);
  await press(page, ['Control+Home', ...Array(7).fill('ArrowRight'), 'Control+Shift+End', 'Delete']);
  await whole(page);
  await page.waitForFunction(() => /^La respuesta Cfd2 no se pudo tomar/.test(document.querySelector('#notice').textContent));
  await press(page, ['Control+z']);
  await page.waitForFunction(() => document.querySelector('#notice').hidden);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a game among prose', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, 'Capablanca – Marshall, Nueva York 1918\n\nEsta partida es célebre por el ataque que Marshall había guardado años.\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6 5.0-0 Ae7 6.Te1 b5 7.Ab3 0-0 8.c3 d5!\n\n' +
    'El gambito que hoy lleva su nombre. Las blancas pueden tomar sin miedo.\n\n9.exd5 Cxd5 10.Cxe5 Cxe5 11.Txe5 Cf6 12.Te1 Ad6 13.h3 Cg4!\n\nSi 14.hxg4 Dh4 15.g3 Axg3 con ataque decisivo.\n\n14.Df3 Dh4 15.d4! Cxf2\n');
  assert.deepEqual([await page.inputValue('#tags [name=White]'), await page.inputValue('#tags [name=Site]')], ['Capablanca', 'Nueva York']);
  const pgn = (await page.textContent('#pgn')).replace(/\s+/g, ' ');
  assert.match(pgn, /8\. c3 d5 \$1 \{El gambito que hoy lleva su nombre\. Las blancas pueden tomar sin miedo\.\} 9\. exd5 Nxd5/);
  assert.match(pgn, /\{Si 14\.hxg4 Dh4 15\.g3 Axg3 con ataque decisivo\.\} 14\. Qf3 Qh4 15\. d4 \$1 15\.\.\. Nxf2 \*/);
  assert.deepEqual(await texts(page, '#findings li:not(.note)'), []);
  assert.deepEqual(trouble, []);
  await shut();
});

test('the sheet is still there when the program has ended and was started again', async () => {
  const first = await serve(), {page, close: shut} = await first.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6');
  await first.end();
  await type(page, ' 3.Ab5');
  await page.waitForFunction(() => document.querySelector('#notice').textContent.includes('planilla no responde'));
  assert.match(await sheetText(page), /3\.Ab5$/);
  await page.waitForTimeout(400);
  const port = new URL(first.url).port, second = await serve({port});
  await page.goto('about:blank');
  await page.goto(second.url);
  await page.waitForSelector('html[data-ready]', {state: 'attached', timeout: 30000});
  await page.waitForFunction(() => document.querySelector('#pgn').textContent.includes('3. Bb5'));
  await second.end();
  await shut();
});
