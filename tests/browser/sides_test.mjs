// The sheets of one game side by side, as a person meets them: the differences, their boards, keys, a phone, paper.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {close, open, sides} from './browser.mjs';

after(close);

// Spanish and German; the tenth move of White and the results differ.
const sheets = {
  'white.txt': 'Blancas: Uno\nNegras: Dos\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. 0-0 Ae7\n' +
               '6. Te1 b5 7. Ab3 d6 8. c3 0-0 9. h3 Cb8 10. d4 Cbd7 1-0\n',
  'black.txt': 'Weiß: Uno\nSchwarz: Dos\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7\n' +
               '6. Te1 b5 7. Lb3 d6 8. c3 0-0 9. h3 Sb8 10. d3 Sbd7 1/2-1/2\n',
};
const texts = (page, selector) => page.$$eval(selector, all => all.map(e => e.textContent.trim()));
const focused = page => page.evaluate(() => document.activeElement.querySelector('th')?.textContent);

test('a row a half-move, each sheet in its own letters, what differs is marked', async () => {
  const {page, trouble, close: shut} = await open(sides(sheets));
  assert.deepEqual(await texts(page, 'thead th'), ['Move', 'Agreed game', 'white.txt (Uno – Dos)', 'black.txt (Uno – Dos)']);
  const rows = await page.$$eval('tbody tr', all => all.map(tr => [...tr.children].map(cell => cell.textContent)));
  assert.ok(rows.some(row => row.join() === '2.,Nf3,Cf3,Sf3'));
  const tenth = rows.find(row => row[0] === '10.');
  assert.deepEqual(tenth.slice(2), ['d4', 'd3']);
  assert.deepEqual(await texts(page, 'tr.differs mark').then(all => all.includes('d4') || all.includes('d3')), true);
  assert.match((await texts(page, '.remarks')).join(' '), /sheets-name-differently/);
  assert.deepEqual(trouble, []);
  await shut();
});

test('both versions have their board, with the move on it', async () => {
  const {page, trouble, close: shut} = await open(sides(sheets));
  const boards = await page.$$eval('figure', all => all.map(figure => ({
    caption: figure.querySelector('figcaption').textContent,
    pieces: Object.fromEntries([...figure.querySelectorAll('use')].map(use => [
      'abcdefgh'[use.getAttribute('x') / 45] + (8 - use.getAttribute('y') / 45), use.getAttribute('href')])),
  })));
  const d4 = boards.find(board => /d4/.test(board.caption)), d3 = boards.find(board => /d3/.test(board.caption));
  assert.ok(d4 && d3, JSON.stringify(boards.map(board => board.caption)));
  assert.deepEqual([d4.pieces.d4, d4.pieces.d3, d3.pieces.d4, d3.pieces.d3], ['#P', undefined, undefined, '#P']);
  assert.deepEqual(trouble, []);
  await shut();
});

test('keys and buttons go from difference to difference', async () => {
  const three = {...sheets, 'black.txt': sheets['black.txt'].replace('4. La4', '4. Lxc6')};
  const {page, trouble, close: shut} = await open(sides(three));
  const numbers = await texts(page, 'tr.differs th');
  assert.ok(numbers.length >= 2, numbers.join());
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(page), numbers[0]);
  await page.click('#after');
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowUp');
  assert.ok(numbers.includes(await focused(page)));
  assert.deepEqual(trouble, []);
  await shut();
});

test('in Russian letters, and in the language of --ui', async () => {
  const russian = {'a.txt': '1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6\n', 'b.txt': '1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сc6 dc\n'};
  const {page, trouble, close: shut} = await open(sides(russian, '-l', 'ru', '--ui', 'es'));
  assert.equal(await page.$eval('html', e => e.lang), 'es');
  assert.ok((await texts(page, 'tbody td')).includes('Кf3'));
  assert.deepEqual(trouble, []);
  await shut();
});

test('dark by preference, and the button turns it', async () => {
  const {page, trouble, close: shut} = await open(sides(sheets), {dark: true});
  const back = () => page.$eval('body', e => getComputedStyle(e).backgroundColor);
  const dark = await back();
  await page.click('#theme');
  assert.notEqual(await back(), dark);
  assert.deepEqual(trouble, []);
  await shut();
});

test('a phone shows all of it without scrolling sideways', async () => {
  const {page, trouble, close: shut} = await open(sides(sheets), {width: 360, height: 740});
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(trouble, []);
  await shut();
});

test('on paper there are no buttons', async () => {
  const {page, trouble, close: shut} = await open(sides(sheets));
  await page.emulateMedia({media: 'print'});
  assert.equal(await page.isVisible('#print'), false);
  assert.equal(await page.isVisible('table'), true);
  assert.deepEqual(trouble, []);
  await shut();
});

test('nothing of a sheet becomes markup', async () => {
  const odd = {'white.txt': 'Blancas: <b onclick=alert(1)>Uno\n' + sheets['white.txt'].split('\n').slice(1).join('\n'), 'black.txt': sheets['black.txt']};
  const {page, trouble, close: shut} = await open(sides(odd));
  assert.equal(await page.$('b'), null);
  assert.deepEqual(trouble, []);
  await shut();
});
