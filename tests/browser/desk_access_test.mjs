// The desk for those who see little, use no mouse or a phone, or print it: every mode in three widths and two schemes, by axe and by its
// looks.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {close, nothingSerious} from './browser.mjs';
import {looksAsBefore} from './pictures.mjs';
import {compared, editor, press, saved, serve, texts, twoSheets, type, whole} from './desk.mjs';

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const file = (name, text) => ({name, mimeType: 'text/plain', buffer: Buffer.from(text)});
const question = 'Blancas: Ana\n1.e4 e5 2.Cf3 Cc6 3.d3 d6\n4.Cd2 Cf6\n5.Ae2 Ae7 6.0-0 0-0 7.Dh9';

// What is on the page in each mode.
const modes = {
  async one(page) {
    await page.click(editor);
    await page.keyboard.insertText(question);
    await whole(page);
    await page.click('#next');
    await page.waitForSelector('.arrows .number');
  },
  async two(page) {
    await twoSheets(page);
    await page.click('[data-text=setup]');
  },
  async queue(page) {
    await page.setInputFiles('#files', [file('uno.txt', 'Blancas: Ana\nNegras: Eva\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 1-0\n'),
      file('dos.txt', 'Blancas: Iris\nNegras: Luz\n1.d4 d5 2.c4 e6 3.Cc3 Ce9 0-1\n'), file('tres.txt', 'Blancas: Ana\nNegras: Eva\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 1-0\n')]);
    await page.waitForSelector('#queue:not([hidden])');
    await whole(page);
    await press(page, ['Control+Enter']);
    await whole(page);
    await saved(page, '#check-round');
    await page.waitForSelector('#round-list button');
  },
  async sealed(page) {
    await page.click(editor);
    await type(page, '1.e4 e5 2.Cf3 Cc6 3.d3 d6');
    await whole(page);
    await page.click('summary');
    await page.fill('#sealed-move', 'Cd2');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#verdict p');
  },
  async empty() {},
};

const pictured = /^one|^two-(1400-dark|900-light|390-light)|^queue-(1400-light|390-dark)|^sealed-390-light/;

// A page a mode for the desk and one for the phone, which are made wider and narrower, light and dark: what is entered takes longer than to
// look at it.
describe('nothing stands in anybody\'s way', {concurrency: 2}, () => {
  for (const [mode, enter] of Object.entries(modes)) {
    for (const widths of [[1400, 900], [390]]) {
      test(`${mode}, ${widths.join(' and ')}`, async t => {
        const {page, trouble, close: shut} = await desk.open({width: widths[0]});
        await enter(page);
        for (const width of widths) {
          await page.setViewportSize({width, height: 900});
          for (const scheme of ['light', 'dark']) {
            const name = `${mode}-${width}-${scheme}`;
            await t.test(name, async () => {
              await page.emulateMedia({colorScheme: scheme});
              await page.waitForTimeout(150);
              if (pictured.test(name)) await looksAsBefore(page, name);
              await nothingSerious(page);
            });
          }
        }
        assert.deepEqual(trouble, []);
        await shut();
      });
    }
  }
});

test('every word of the page is in the language that was chosen', async () => {
  const {page, trouble, close: shut} = await desk.open();
  const words = () => page.$$eval('[data-text], [data-label], #tags span, #result option', all => all.map(one => one.dataset.label ? one.getAttribute('aria-label') : one.textContent.trim()));
  const uis = await page.$$eval('#ui option', all => all.map(one => one.value));
  assert.deepEqual(uis.filter(one => !['ca', 'de', 'en', 'es', 'fr', 'pt'].includes(one)), []);
  await page.selectOption('#ui', 'en');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const english = await words();
  // Words that are spelt alike in two of the languages.
  const alike = new Set(['planilla', 'PGN', 'FEN', 'Site', 'Round', 'Date', '']);
  for (const ui of uis.filter(one => one !== 'en')) {
    await page.selectOption('#ui', ui);
    await page.waitForFunction(tag => document.documentElement.lang === tag, ui);
    const now = await words();
    assert.equal(now.length, english.length);
    const same = now.filter((word, at) => word === english[at] && !alike.has(word));
    assert.ok(same.length <= 2, `${ui}: ${same}`);
    await modes.one(page);
    const told = await texts(page, '#findings li');
    assert.ok(told.every(one => !/cannot be read|can be|Read with|Other move/.test(one)), `${ui}: ${told}`);
    await page.click('#fresh');
  }
  assert.deepEqual(trouble, []);
  await shut();
});

test('what is printed is the sheet, all of it, and the game', async () => {
  const {page, trouble, close: shut} = await desk.open({width: 794, dark: true});
  const there = ['Cf3', 'Cf6', 'Cg1', 'Cg8'], moves = Array.from({length: 300}, (_, at) => `${at + 1}.${there[2 * at % 4]} ${there[(2 * at + 1) % 4]}`);
  await page.click(editor);
  await page.keyboard.insertText(`Blancas: Ana\n${moves.join('\n')}\n301.Dh9`);
  await whole(page);
  await page.emulateMedia({media: 'print'});
  await page.waitForFunction(() => document.querySelectorAll('#sheet .cm-line').length === 302);
  const seen = await page.evaluate(() => ['#sheet', '#board', '#pgn', '#findings .error', '#tags', 'header', '.hint', '.answers', '#board-side .row']
    .filter(one => document.querySelector(one)?.checkVisibility()));
  assert.deepEqual(seen, ['#sheet', '#board', '#pgn', '#findings .error', '#tags']);
  const clipped = await page.$$eval('#sheet .cm-scroller, #pgn, #findings', all => all.filter(one => one.scrollHeight > one.clientHeight + 2).map(one => one.id || one.className));
  assert.deepEqual(clipped, []);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)', 'no ink for the dark scheme');
  await page.emulateMedia({media: null});
  await page.click('#fresh');
  await modes.one(page);
  await page.emulateMedia({media: 'print'});
  await looksAsBefore(page, 'one-print');
  await page.emulateMedia({media: null});
  await modes.two(page);
  await page.fill('#two-text-0', `Blancas: Ana\n${moves.slice(0, 60).join('\n')}`);
  await compared(page);
  await page.emulateMedia({media: 'print'});
  assert.ok(await page.$eval('#two-text-0', box => box.scrollHeight <= box.clientHeight + 2), 'the sheet is as long as its text');
  assert.deepEqual(trouble, []);
  await shut();
});

test('a phone has room for fingers, and no words about keys', async () => {
  const {page, trouble, close: shut} = await desk.open({width: 390});
  await modes.queue(page);
  const seen = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(seen, /F8|Ctrl/);
  // The board is in sight below the tools of the queue.
  await page.click('#round-close');
  assert.ok(await page.$eval('#board', board => board.getBoundingClientRect().top < innerHeight / 2));
  assert.deepEqual(trouble, []);
  await shut();
});
