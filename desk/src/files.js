// Files in and out, and what the browser keeps.
//
//   const {name, text} = await opened(file);          // any character set, packed or not
//   saved('partida.pgn', pgn);

import {program} from './program.js';

const kept = 'planilla-sheet';

export async function opened(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return program.post('/api/decode', {name: file.name, bytes: btoa(binary)});
}

export function saved(name, text, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

// The sheet and its answers, kept by the browser from key to key.
export const memory = {
  keep(sheet) {
    try { localStorage.setItem(kept, JSON.stringify(sheet)); } catch { /* full, or forbidden: then it is not kept */ }
  },
  kept() {
    try { return JSON.parse(localStorage.getItem(kept)); } catch { return null; }
  },
};
