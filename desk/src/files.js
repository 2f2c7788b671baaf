// Files in and out, and what the browser keeps.
//
//   const {sheets, told} = await opened(file);        // any character set, packed or not; told: what of it is not on them
//   saved('partida.pgn', pgn);

import {program} from './program.js';
import {words} from './words.js';

const kept = 'planilla-sheet';

export async function opened(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return sheetsOf(file.name, program.post('/api/decode', {name: file.name, bytes: btoa(binary), ui: words.ui}));
}

// A file that the command line named.
export const named = (name, number) => sheetsOf(name, program.get(`/api/files/${number}`));

async function sheetsOf(name, asking) {
  try {
    const {sheets, faults, passed_over: count} = await asking;
    const told = faults.map(reason => words.of('in-part', {name, reason}));
    if (count) told.push(words.of('passed-over', {name, count}));
    return {sheets: sheets.sort(inOrder), told};
  } catch (error) {
    return {sheets: [], told: [words.of('not-opened', {name, reason: error.message})]};
  }
}

// As people number them: mesa9.txt before mesa10.txt.
const inOrder = (a, b) => a.name.localeCompare(b.name, undefined, {numeric: true});

// What was dropped; of a folder all files in it, in the order of their names.
export async function dropped(transfer) {
  const files = [...transfer.files];
  const entries = [...transfer.items].map(item => item.webkitGetAsEntry?.()).filter(Boolean);
  if (!entries.some(entry => entry.isDirectory)) return files;
  const found = (await Promise.all(entries.map(filesOf))).flat();
  return found.sort(inOrder);
}

async function filesOf(entry) {
  if (entry.isFile) return [await new Promise((resolve, reject) => entry.file(resolve, reject))];
  const reader = entry.createReader(), all = [];
  for (;;) {
    // Not all at once: a hundred or so each time.
    const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!some.length) break;
    all.push(...some);
  }
  return (await Promise.all(all.filter(one => !one.name.startsWith('.')).map(filesOf))).flat();
}

export function saved(name, text, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

// The sheets and their answers, kept by the browser: a moment after each key, and when the page goes.
let waiting = null, timer = 0;

function write() {
  clearTimeout(timer);
  timer = 0;
  if (!waiting) return;
  const what = waiting;
  waiting = null;
  const state = JSON.stringify(what());
  // Of this tab, which comes first after a reload, and of the last one, for the next that is opened.
  for (const storage of [sessionStorage, localStorage]) {
    try { storage.setItem(kept, state); } catch { /* full, or forbidden: then they are not kept */ }
  }
}
addEventListener('pagehide', write);
addEventListener('visibilitychange', write);

export const memory = {
  // what(): the state as it will be when it is written.
  keep(what) {
    waiting = what;
    timer ||= setTimeout(write, 200);
  },
  kept() {
    try { return JSON.parse(sessionStorage.getItem(kept) ?? localStorage.getItem(kept)); } catch { return null; }
  },
};
