// What the page tells of a question, and what can be answered to it besides a move: that an illegal move was played, what the result
// was; and the board without a mouse. The sheet is one of those that people write.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {close, nothingSerious} from './browser.mjs';
import {converted, editor, press, saved, serve, sheetText, texts, whole} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const again = page => page.evaluate(() => { delete document.documentElement.dataset.read; });

async function paste(page, text) {
  await page.click(editor);
  await again(page);
  await page.keyboard.insertText(text);
  await whole(page);
}

// What the page saves is what the command line writes of the sheet and the answers.
async function asOnTheCommandLine(page) {
  const pgn = await saved(page, '#save'), sheet = await saved(page, '#save-sheet'), answers = await saved(page, '#save-answers');
  assert.equal(pgn.text, converted(sheet.text, answers.text));
  return {pgn: pgn.text, answers: answers.text};
}

test('what a candidate leads to stands below the question', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 a6 6.Tg5 e6 7.f4');
  assert.match((await texts(page, '#findings li.open')).join(), /«Tg5» es ilegal.*con Ag5 o Tg1 es legal el resto de la partida/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('who does not see the page hears the question and its answers', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0');
  await page.keyboard.press('F8');
  await page.waitForFunction(() => document.querySelector('#place').textContent === '4. ¿Qué era «Cd2»?');
  const session = await page.context().newCDPSession(page);
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: '#findings .head:focus'});
  const {nodes: [heard]} = await session.send('Accessibility.getPartialAXTree', {nodeId, fetchRelatives: false});
  assert.equal(heard.name.value.trim(), 'Error 4. Cd2');
  assert.match(heard.description.value, /«Cd2» puede ser Cbd2 o Cfd2.*1 Cbd2.*2 Cfd2.*Otra jugada/);
  await press(page, ['2']);
  await whole(page);
  assert.equal(await page.textContent('#said'), 'No queda ninguna pregunta.');
  assert.deepEqual(trouble, []);
  await shut();
});

test('of many languages few are named, and a hole is asked about as a hole', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.d4 - 3.c3 d6 4.Dd3 - 5.h3');
  const [note] = await texts(page, '#findings li.note p');
  assert.match(note, /español, .+ … \(\+\d+\)$/);
  assert.ok(note.length < 90, note);
  await page.keyboard.press('F8');
  await page.waitForFunction(() => document.querySelector('#place').textContent === '2... ¿Qué se jugó?');
  assert.deepEqual(trouble, []);
  await shut();
});

test('what stands beside a line goes with it', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1 P-K4 P-K4\n2 N-KB3 N-QB3\n3 B-N5 P-QR3\n');
  assert.deepEqual(await texts(page, '.line-reading'), ['→ e4 e5', '→ Cf3 Cc6', '→ Ab5 a6']);
  await press(page, ['Control+Home', 'Enter', 'Enter', 'Control+a', 'Delete', 'e', 'Backspace', 'e', '4']);
  await whole(page);
  assert.deepEqual(await texts(page, '.line-reading'), []);
  assert.match(await page.textContent('#pgn'), /1\. e4/);
  assert.deepEqual(trouble, []);
  await shut();
});

const stood = '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.Re2 Cf6 5.Re1 d6 6.0-0 0-0 7.Te1 Ag4 8.Rh1 Cd4 9.Rg1 Cxf3+ 10.Dxf3';

test('an illegal move that was played stands, if the game went on after it', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, stood);
  const question = '#findings li.open', stays = `${question} >> text=aunque es ilegal`;
  assert.match((await texts(page, question)).join(), /6\. 0-0/);
  await again(page);
  await page.click(stays);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /6\. -- \{\[%illegal O-O\]\}[\s\S]+10\.\sQxf3/);
  // The board goes on behind it.
  for (const place of ['10. Dxf3', '9... Cxf3+', '9. Rg1']) {
    await page.waitForFunction(wanted => document.querySelector('#place').textContent === `Después de ${wanted}`, place);
    await page.keyboard.press('Alt+ArrowLeft');
  }
  for (let step = 0; step < 5; ++step) await page.keyboard.press('Alt+ArrowLeft');
  await page.waitForFunction(() => document.querySelector('#place').textContent === 'Después de 6. 0-0');
  assert.match(await page.textContent('#position'), /Tf1/);
  const {answers} = await asOnTheCommandLine(page);
  assert.match(answers, /^keep-illegal = true$/m);
  for (const [button, told] of [['#undo', /planilla unread/], ['#redo', /%illegal/], ['#findings >> text=No se jugó así', /planilla unread/]]) {
    await again(page);
    await page.click(button);
    await whole(page);
    assert.match(await page.textContent('#pgn'), told, button);
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('an illegal move stands beside what was answered before it, and after a reload', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0 7.h3 h6 8.Dd5 Te8 9.Dxf7+ Rh8 10.Dg6 a6 11.a3 b5 12.b4 Ab7');
  await page.click('#findings li.open >> text=Otra jugada');
  await press(page, [...'Cfd2', 'Enter']);
  await whole(page);
  await again(page);
  await page.click('#findings li.open >> text=aunque es ilegal');
  await whole(page);
  const {pgn} = await asOnTheCommandLine(page);
  assert.match(pgn, /4\. Nfd2[\s\S]+8\. --\s\{\[%illegal Qd1-d5\]\}[\s\S]+12\. b4 Bb7/);
  await page.reload();
  await page.waitForSelector('html[data-ready]', {state: 'attached'});
  await page.waitForFunction(() => /Nfd2[\s\S]+%illegal/.test(document.querySelector('#pgn').textContent));
  assert.deepEqual(trouble, []);
  await shut();
});

test('an illegal move after which nothing follows does not stand, and the page says so', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 c5 2.Cf3 d6 3.d4 cxd4 4.Cxd4 Cf6 5.Cc3 Cg6');
  await page.click('#findings li.open >> text=aunque es ilegal');
  await page.waitForFunction(() => document.querySelector('#notice').textContent.includes('«Cg6» no puede quedar'));
  assert.match(await page.textContent('#pgn'), /planilla unread/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('the language that was chosen goes into the file of the answers', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await page.selectOption('#language', 'de');
  await paste(page, '1.e4 e5 2.Sf3 Sc6 3.d3 d6 4.Sd2 Sf6');
  await press(page, ['F8', '2']);
  await whole(page);
  const {answers} = await asOnTheCommandLine(page);
  assert.match(answers, /^language = 'de'$/m);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a result that is told in two ways is settled by one choice', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n');
  assert.equal((await texts(page, '#findings li.error')).length, 1);
  for (const result of ['0-1', '1/2-1/2', '*']) {
    await again(page);
    await page.selectOption('#tags [name=Result]', result);
    await whole(page);
    assert.deepEqual(await texts(page, '#findings li.error'), []);
    assert.equal(await sheetText(page), `[White "A"]\n[Black "B"]\n[Result "${result}"]\n\n1. e4 e5 2. Nf3 Nc6 ${result}\n`);
  }
  await again(page);
  await page.fill('#tags [name=White]', 'A. "El \\" B');
  await page.keyboard.press('Tab');
  await whole(page);
  assert.match(await page.textContent('#pgn'), /\[White "A\. \\"El \\\\\\" B"\]/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a question is answered on the board by keys', async () => {
  const {page, trouble, close: shut} = await desk.open();
  await paste(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 5.Ae2 Ae7 6.0-0 0-0');
  await page.keyboard.press('F8');
  await page.waitForSelector('.arrows .number');
  await page.focus('#board svg');
  const heard = text => page.waitForFunction(wanted => document.querySelector('#board [aria-live]').textContent === wanted, text);
  await heard('a1 torre Blancas');
  for (const key of [...Array(5).fill('ArrowRight'), 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await heard('f3 caballo Blancas');
  await page.keyboard.press('Enter');
  await heard('de f3');
  await nothingSerious(page);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await heard('d2 vacía (de f3)');
  await press(page, ['Enter']);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /4\. Nfd2/);
  assert.match(await page.textContent('#board table'), /8\s*torre Negras/);
  await press(page, ['Control+z']);
  await whole(page);
  await page.keyboard.press('F8');
  await page.waitForSelector('.arrows .number');
  await page.focus('#board svg');
  await press(page, ['1']);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /4\. Nbd2 Nf6/);
  assert.deepEqual(trouble, []);
  await shut();
});
