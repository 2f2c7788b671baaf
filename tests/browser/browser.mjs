// A headless Chromium, and reports of planilla opened in it.
//
//   const shown = await open(report(games, '-f', 'html'), {width: 390, dark: true});
//   await shown.page.keyboard.press('ArrowRight');
//
// CHROMIUM (else /usr/bin/chromium) and PLANILLA name the programs. What is missing is an error: nothing is skipped.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from 'playwright-core';

export const program = process.env.PLANILLA;
// PLANILLA_DATA, if it is set: pages that are not built in yet.
export const environment = {LC_ALL: 'C.UTF-8', ...(process.env.PLANILLA_DATA && {PLANILLA_DATA: process.env.PLANILLA_DATA})};
const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
if (!program || !existsSync(program)) throw new Error(`no planilla at PLANILLA=${program}`);
if (!existsSync(executablePath)) throw new Error(`no Chromium at ${executablePath} (apt install chromium)`);

export const folder = mkdtempSync(join(tmpdir(), 'planilla-browser-'));
export const browser = await chromium.launch({executablePath, args: [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync']});

export async function close() {
  await browser.close();
  rmSync(folder, {recursive: true});
}

let pages = 0;

// The path of the page that `planilla check -f html` makes of the games.
export function report(games, ...options) {
  const input = join(folder, 'games.pgn'), output = join(folder, `report${++pages}.html`);
  writeFileSync(input, games);
  const run = spawnSync(program, ['check', '-f', 'html', '-o', output, '--fail-on', 'never', ...options, 'games.pgn'],
                        {cwd: folder, encoding: 'utf8', env: environment});
  if (run.status !== 0) throw new Error(`planilla ended with ${run.status}: ${run.stderr}`);
  return output;
}

// The path of the page that `planilla reconcile -f html` makes of the sheets: {'white.txt': text, ...}.
export function sides(sheets, ...options) {
  const output = join(folder, `sides${++pages}.html`);
  for (const [name, text] of Object.entries(sheets)) writeFileSync(join(folder, name), text);
  const run = spawnSync(program, ['reconcile', '-f', 'html', '--report', output, '--fail-on', 'never', ...options, ...Object.keys(sheets)],
                        {cwd: folder, encoding: 'utf8', env: environment});
  if (run.status !== 0) throw new Error(`planilla ended with ${run.status}: ${run.stderr}`);
  return output;
}

// Opens a page; `trouble` gets every error of a script and every request for something else than the page.
export async function open(path, {width = 1280, height = 900, dark = false, at = ''} = {}) {
  const context = await browser.newContext({viewport: {width, height}, colorScheme: dark ? 'dark' : 'light'});
  const page = await context.newPage();
  const trouble = [], url = pathToFileURL(path).href + at;
  page.on('pageerror', error => trouble.push(String(error)));
  page.on('console', message => message.type() === 'error' && trouble.push(message.text()));
  page.on('dialog', dialog => { trouble.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on('request', request => request.url() !== url.split('#')[0] && trouble.push(`request: ${request.url()}`));
  await page.goto(url);
  await page.waitForSelector('html[data-ready]', {timeout: 60000});
  return {page, trouble, close: () => context.close()};
}

// The pieces on the board by square, as they are drawn: {e4: 'P', e5: 'p'}.
export const pieces = page => page.$$eval('#board use', uses => Object.fromEntries(uses.map(use => {
  const letter = use.getAttribute('href').slice(1);
  const square = 'abcdefgh'[use.getAttribute('x') / 45] + (8 - use.getAttribute('y') / 45);
  return [square, use.getAttribute('class') === 'w' ? letter : letter.toLowerCase()];
})));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// For people who do not see the page, or not all of it.
export async function nothingSerious(page) {
  // Through the debugger, which the page's policy does not bind.
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']}));
  assert.deepEqual(found.violations.filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => `${one.id}: ${one.nodes.map(node => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'nothing scrolls sideways');
}
