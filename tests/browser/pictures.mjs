// Pages as they looked when a person last looked at them: pictures/NAME.jpg.
//
//   await looksAsBefore(page, 'one-390-dark');
//
// PLANILLA_UPDATE=1 takes them anew: look at them before they are committed. Compared are the means of squares of 16 pixels, so that
// another font or a newer Chromium is no difference, and a thing that moved, vanished or changed its colour is one.
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, writeFileSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {browser, folder} from './browser.mjs';

const kept = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, 'pictures');
const side = 16;      // pixels of a square
const apart = 28;     // of 255, in one of the three colours: the square differs
const allowed = .03;  // of all squares
let canvas = null;    // a page that compares

const different = ([before, now, square, far]) => Promise.all([before, now].map(async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
  surface.drawImage(image, 0, 0);
  return surface.getImageData(0, 0, image.width, image.height);
})).then(([one, two]) => {
  if (one.width !== two.width || one.height !== two.height) return 1;
  let all = 0, differ = 0;
  for (let y = 0; y + square <= one.height; y += square) {
    for (let x = 0; x + square <= one.width; x += square) {
      const sums = [0, 0, 0];
      for (let row = y; row < y + square; ++row) {
        for (let at = (row * one.width + x) * 4; at < (row * one.width + x + square) * 4; ++at) if (at % 4 < 3) sums[at % 4] += one.data[at] - two.data[at];
      }
      ++all;
      if (sums.some(sum => Math.abs(sum) / (square * square) > far)) ++differ;
    }
  }
  return differ / all;
});

const url = bytes => `data:image/jpeg;base64,${bytes.toString('base64')}`;

async function picture(page) {
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({type: 'jpeg', quality: 40, animations: 'disabled', caret: 'hide'});
}

// A page that is still being laid out for paper has a second to come to it.
export async function looksAsBefore(page, name) {
  let now = await picture(page);
  const file = join(kept, `${name}.jpg`);
  if (process.env.PLANILLA_UPDATE === '1') {
    mkdirSync(kept, {recursive: true});
    writeFileSync(file, now);
    return;
  }
  assert.ok(existsSync(file), `${file} is missing: take it with PLANILLA_UPDATE=1, and look at it`);
  canvas ??= await (await browser.newContext()).newPage();
  let share = 1;
  for (let left = 5; left > 0; --left) {
    share = await canvas.evaluate(different, [url(readFileSync(file)), url(now), side, apart]);
    if (share <= allowed) return;
    await page.waitForTimeout(200);
    now = await picture(page);
  }
  const seen = join(process.env.SCREENSHOTS ?? folder, `${name}.jpg`);
  writeFileSync(seen, now);
  assert.fail(`${name}: ${(100 * share).toFixed(1)} % of the page looks otherwise than ${file}; with SCREENSHOTS=FOLDER it is kept there`);
}
