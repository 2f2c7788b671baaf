// Keys, clicks, files and reloads at random: nothing breaks, nothing grows without end, and the page works afterwards.
//
// MONKEY_SEED (20) and MONKEY_SECONDS (6) say which and how long; scripts/nightly takes a new seed and hours. With MONKEY_RELOADS=0
// it is one page that lives as long: what its memory grows by in an hour is told, as it is after the desk was emptied.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {close} from './browser.mjs';
import {editor, press, serve, whole} from './desk.mjs';

const reloads = process.env.MONKEY_RELOADS !== '0';
const seconds = Number(process.env.MONKEY_SECONDS ?? 6);
let seed = Number(process.env.MONKEY_SEED ?? 20);
const draw = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const one = list => list[Math.floor(draw() * list.length)];

let desk;
before(async () => { desk = await serve(); });
after(async () => { await desk?.end(); await close(); });

const keys = [...'12345678NCADTRabcdefghx+=-.0? ', 'Enter', 'Backspace', 'Delete', 'F8', 'Escape', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowUp', 'ArrowDown',
  'Control+z', 'Control+y', 'Alt+ArrowLeft', 'Alt+1', 'Home', 'End', 'Control+Home', 'Control+End', 'Control+Enter', 'Control+a'];
const pieces = ['1.e4 e5 2.Cf3 Cc6 3.d3 d6 4.Cd2 Cf6 ', '7.a8 b1 ', 'Blancas: Ñu\n', '(3.Ab5 a6) {nota} ', '\u0000\ud83d\ude00 ', '[White "x"]\n\n1. e4 *\n', '- - 0-0 1-0\n'];
const file = () => ({name: one(['a.txt', 'b.pgn', 'c.csv', 'd.gz']), mimeType: 'text/plain', buffer: Buffer.from(one(pieces).repeat(3), one(['utf8', 'latin1', 'utf16le']))});

// A handle keeps its element, and all that hangs on it, until it is given back: no more than one is taken.
const oneVisible = (page, selector) => page.evaluateHandle(([selector, dice]) => {
  const all = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility({checkVisibilityCSS: true}) && element.getClientRects().length);
  return all[Math.floor(dice * all.length)] ?? null;
}, [selector, draw()]);

async function act(page) {
  const dice = draw();
  if (dice < .6) for (let n = 0; n < 10; ++n) await page.keyboard.press((key => key === ' ' ? 'Space' : key)(one(keys)));
  else if (dice < .7) await page.keyboard.insertText(one(pieces));
  else if (dice < .9) {
    const target = await oneVisible(page, 'button, summary, td, #board svg, #setup-board svg, .arrows .number');
    await target.asElement()?.click({timeout: 300, force: true, position: draw() < .5 ? undefined : {x: 5, y: 5}}).catch(() => {});
    await target.dispose();
  } else if (dice < .95) await page.setInputFiles('#files', Array.from({length: 1 + Math.floor(draw() * 3)}, file));
  else if (dice < .97 && reloads) { await page.reload(); await page.waitForSelector('html[data-ready]', {state: 'attached'}); }
  else if (dice < .985) await page.click(editor, {timeout: 300}).catch(() => {});
  else await page.selectOption('#ui', one(['es', 'en', 'de', 'fr', 'ca', 'pt'])).catch(() => {});
}

const megabytes = process => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))[1]) / 1024;

async function heap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const {metrics} = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(metric => metric.name === 'JSHeapUsedSize').value / (1 << 20);
}

// Nothing is on the desk, and the page is the same: what is still kept is kept for good.
async function emptied(page) {
  await page.evaluate(async () => {
    const part = id => document.getElementById(id), soon = () => new Promise(resolve => setTimeout(resolve, 20));
    if (!part('two').hidden) { part('fresh').click(); part('two-sheets').click(); }
    part('fresh').click();
    for (let left = 2000; left > 0 && !part('queue').hidden; --left) { part('sheet-remove').click(); await soon(); }
  });
  await page.click(editor);
  await press(page, ['Control+a', 'Delete', 'e', '4', 'Control+a', 'Delete']);
  await page.waitForTimeout(600);
}

async function reloaded(page) {
  await page.evaluate(() => { localStorage.clear(); sessionStorage.removeItem('planilla-sheet'); window.onpagehide = null; });
  await page.reload();
  await page.waitForSelector('html[data-ready]', {state: 'attached'});
}

// Least squares: of [[hours, MB]...] the MB an hour.
function slope(points) {
  const mean = list => list.reduce((sum, one) => sum + one, 0) / list.length;
  const x = mean(points.map(([at]) => at)), y = mean(points.map(([, size]) => size));
  return points.reduce((sum, [at, size]) => sum + (at - x) * (size - y), 0) / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

test(`${seconds} s of a monkey, seed ${seed}`, {timeout: (seconds + 120) * 1000}, async () => {
  const {page, trouble, close: shut} = await desk.open();
  // Sheets that are none, files that cannot be opened and envelopes without a move are refused, and the page says so.
  const refused = [];
  page.on('response', reply => reply.status() >= 400 && !(reply.status() === 400 && /\/api\/(reconcile|decode|sealed)$/.test(reply.url())) &&
    refused.push(`${reply.status()} ${reply.url()} ${reply.request().postData()?.slice(0, 300)}`));
  // Chromium itself styles what it inserts where lines of the editor are joined; the page's policy takes the style away.
  const wrong = () => [...trouble.filter(one => !/status of 400|^Applying inline style/.test(one)), ...refused];
  page.on('download', download => download.cancel().catch(() => {}));
  await page.click(editor);
  const begin = Date.now(), end = begin + seconds * 1000, sizes = [];
  for (let acts = 0; Date.now() < end; ++acts) {
    const before = seed;
    await act(page);
    assert.deepEqual(wrong(), [], `after the act with seed ${before}`);
    // A queue that grows is no leak: from time to time the desk is cleared.
    if (acts % 200 !== 199) continue;
    await (reloads ? reloaded(page) : emptied(page));
    sizes.push([(Date.now() - begin) / 3.6e6, await heap(page), megabytes(desk.process)]);
    if (!reloads) console.log(`${(sizes.at(-1)[0] * 60).toFixed(1)} min: page ${sizes.at(-1)[1].toFixed(1)} MB, program ${sizes.at(-1)[2].toFixed(0)} MB`);
  }
  await page.waitForTimeout(500);
  if (sizes.length > 4) {
    const warm = sizes.slice(2), [, page1, program1] = warm[0], [, page2, program2] = warm.at(-1);
    console.log(`page ${page1.toFixed(1)} to ${page2.toFixed(1)} MB (${slope(warm.map(([at, size]) => [at, size])).toFixed(1)} MB/h), ` +
      `program ${program1.toFixed(0)} to ${program2.toFixed(0)} MB (${slope(warm.map(([at, , size]) => [at, size])).toFixed(1)} MB/h)`);
    assert.ok(page2 < page1 + 40, `the page grew from ${page1} to ${page2} MB`);
    assert.ok(program2 < program1 + 150, `the program grew from ${program1} to ${program2} MB`);
  }
  if (await page.isHidden(editor)) await page.click('#two-sheets');
  await page.click('#fresh');
  await page.click(editor);
  await press(page, ['Control+a', 'Delete', 'e', '4']);
  await whole(page);
  assert.match(await page.textContent('#pgn'), /1\. e4/);
  assert.deepEqual(wrong(), []);
  await shut();
});
