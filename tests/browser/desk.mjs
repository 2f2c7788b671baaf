// A running `planilla serve`, and its page in Chromium.
//
//   const desk = await serve({ui: 'es'});
//   const {page, trouble, close} = await desk.open({width: 390});
//   await type(page, '1.e4 e5');  await whole(page);
//   desk.end();
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {browser, environment, folder, program} from './browser.mjs';

export async function serve({ui = 'es', files = [], port = 0} = {}) {
  const run = spawn(program, ['serve', '--no-open', '--port', String(port), '--ui', ui, ...files], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  const [url] = await new Promise(resolve => createInterface(run.stdout).once('line', line => resolve([line])));
  const {status} = await fetch(url);
  if (status !== 200) {
    run.kill('SIGINT');
    throw new Error(`the page answers ${status}: call scripts/desk, then build planilla again`);
  }
  return {
    url,
    process: run.pid,
    end: () => new Promise(resolve => { run.once('exit', resolve); run.kill('SIGINT'); }),

    // `trouble` gets every error of a script, every breach of the page's policy, and every request for another host.
    async open({width = 1400, height = 900, dark = false} = {}) {
      const context = await browser.newContext({viewport: {width, height}, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce', acceptDownloads: true, locale: ui});
      const page = await context.newPage(), trouble = [];
      page.on('pageerror', error => trouble.push(String(error)));
      page.on('console', message => ['error', 'warning'].includes(message.type()) && trouble.push(message.text()));
      page.on('dialog', dialog => { trouble.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
      page.on('request', request => !request.url().startsWith(url.split('#')[0]) && !/^(blob|data):/.test(request.url()) && trouble.push(`request: ${request.url()}`));
      await page.goto(url);
      await page.waitForSelector('html[data-ready]', {state: 'attached', timeout: 30000});
      return {page, trouble, close: () => context.close()};
    },
  };
}

export const editor = '#sheet .cm-content';

// Until what stands in the editor has been read with its repairs.
export async function whole(page) {
  await page.waitForFunction(() => document.documentElement.dataset.read === 'whole', null, {timeout: 20000});
}

// One press after the other, as from a keyboard. Returns how many there were.
export async function press(page, keys) {
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

const keyOf = letter => ({'\n': 'Enter', ' ': 'Space'})[letter] ?? letter;

// A few keys at once on their way, in their order: the page gets them one by one.
export async function type(page, text) {
  const press = letter => {
    const key = keyOf(letter);
    return /^[\x20-\x7e]$/.test(letter) || key.length > 1 ? page.keyboard.press(key) : page.keyboard.insertText(letter);
  };
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  const letters = [...text];
  for (let at = 0; at < letters.length; at += 6) await Promise.all(letters.slice(at, at + 6).map(press));
  return letters.length;
}

export const texts = (page, selector) => page.$$eval(selector, all => all.map(element => element.textContent.trim()));
export const sheetText = page => page.evaluate(() => [...document.querySelectorAll('#sheet .cm-line')].map(line => {
  const copy = line.cloneNode(true);
  for (const one of copy.querySelectorAll('.line-reading, .cm-widgetBuffer, .cm-placeholder')) one.remove();
  return copy.textContent;
}).join('\n'));

// What a click on the button saves.
export async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return {name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8')};
}

// What the command line writes of the sheet and the answers that the page saved.
export function converted(sheet, answers) {
  const at = mkdtempSync(join(folder, 'convert-'));
  writeFileSync(join(at, 'sheet.txt'), sheet);
  writeFileSync(join(at, 'answers'), answers);
  const run = spawnSync(program, ['convert', '-q', '--fail-on', 'never', '--answers', 'answers', 'sheet.txt'], {cwd: at, encoding: 'utf8', env: environment});
  if (run.status !== 0) throw new Error(`planilla ended with ${run.status}: ${run.stderr}`);
  return run.stdout;
}

// Two sheets of a game, Spanish and German, that differ in a move that nothing decides and in another that the rest decides.
export const sheets = {
  blancas: 'Blancas: Uno\nNegras: Dos\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. 0-0 Ae7\n6. Te1 b5 7. Ad3 d6 8. c3 0-0 9. h3 Cb8 10. d4 Cbd7 11. Cbd2 h6 1-0\n',
  negras: 'Weiß: Uno\nSchwarz: Dos\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7\n6. Te1 b5 7. Lb3 d6 8. c3 0-0 9. h3 Sb8 10. d4 Sbd7 11. Sbd2 g6 1-0\n',
};

export const compared = page => page.waitForFunction(() => document.documentElement.dataset.compared !== undefined, null, {timeout: 20000});

export async function twoSheets(page) {
  if (await page.isVisible('#more')) await page.click('#more');
  await page.click('#two-sheets');
  await page.fill('#two-text-0', sheets.blancas);
  await page.fill('#two-text-1', sheets.negras);
  await page.waitForSelector('#differences > li');
  await compared(page);
}
