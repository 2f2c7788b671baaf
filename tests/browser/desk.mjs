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
import {browser, folder, program} from './browser.mjs';

export async function serve({ui = 'es', files = []} = {}) {
  const run = spawn(program, ['serve', '--no-open', '--port', '0', '--ui', ui, ...files], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  const [url] = await new Promise(resolve => createInterface(run.stdout).once('line', line => resolve([line])));
  const {status} = await fetch(url);
  if (status !== 200) {
    run.kill('SIGINT');
    throw new Error(`the page answers ${status}: call scripts/desk, then build planilla again`);
  }
  return {
    url,
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

export async function type(page, text) {
  await page.evaluate(() => { delete document.documentElement.dataset.read; });
  for (const letter of text) {
    const key = keyOf(letter);
    if (/^[\x20-\x7e]$/.test(letter) || key.length > 1) await page.keyboard.press(key);
    else await page.keyboard.insertText(letter);
  }
  return [...text].length;
}

export const texts = (page, selector) => page.$$eval(selector, all => all.map(element => element.textContent.trim()));
export const sheetText = page => page.evaluate(() => [...document.querySelectorAll('#sheet .cm-line')].map(line => {
  const copy = line.cloneNode(true);
  for (const one of copy.querySelectorAll('.line-reading, .cm-widgetBuffer')) one.remove();
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
  const run = spawnSync(program, ['convert', '-q', '--fail-on', 'never', '--answers', 'answers', 'sheet.txt'], {cwd: at, encoding: 'utf8', env: {LC_ALL: 'C.UTF-8'}});
  if (run.status !== 0) throw new Error(`planilla ended with ${run.status}: ${run.stderr}`);
  return run.stdout;
}
