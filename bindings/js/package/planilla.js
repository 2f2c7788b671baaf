// The C interface (include/planilla/planilla.h) for JavaScript. planilla.d.ts says what each function does.
import { characters } from "./characters.js";
import { patterns } from "./patterns.js";
import makeModule from "./planilla_module.mjs";
import { refusePacked } from "./unpacked.js";

export { PackedInput, unpacked } from "./unpacked.js";

const address = new URL("./planilla_module.wasm", import.meta.url);

async function moduleBytes() {
  if (address.protocol === "file:" && typeof process === "object" && process.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return readFile(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

const wasm = await makeModule({ wasmBinary: await moduleBytes(), characters, patterns });
const { UTF8ToString: textAt } = wasm;

// planilla_status of planilla.h.
const ok = 0, end = 1, unknownName = 2, badPosition = 3;
const severities = ["note", "warning", "error"];
const errorSize = 256, placeSize = 32;

/** A language, notation, rule, character set, FEN ... that does not exist. */
export class UnknownName extends RangeError {
  get name() {
    return "UnknownName";
  }
}

function refuse(error) {
  const status = wasm.HEAP32[error >> 2];
  const message = textAt(error + 4);
  throw status === unknownName || status === badPosition ? new UnknownName(message) : new Error(message);
}

// Runs `use` with functions that put values into the module's memory, which is given back afterwards.
function withMemory(use) {
  const taken = [];
  const room = (size) => {
    const at = wasm._malloc(Math.max(size, 1));
    if (at === 0) throw new Error("no memory");
    taken.push(at);
    return at;
  };
  const text = (value) => {
    const size = wasm.lengthBytesUTF8(value) + 1;
    const at = room(size);
    wasm.stringToUTF8(value, at, size);
    return at;
  };
  try {
    return use({ room, text });
  } finally {
    for (const at of taken) wasm._free(at);
  }
}

const listed = (names) => (names === undefined || names === null ? "" : Array.isArray(names) ? names.join(",") : String(names));

// What planilla_options_set takes of what was given; `names` are the keys that are allowed.
function withOptions(given, memory, error, use) {
  const options = wasm._planilla_options_new();
  if (options === 0) throw new Error("no memory");
  try {
    for (const [key, value] of Object.entries(given)) {
      if (value === undefined || value === null || value === "") continue;
      const name = key === "keepIllegal" ? "keep-illegal" : key;
      if (wasm._planilla_options_set(options, memory.text(name), memory.text(listed(value)), error) !== ok) refuse(error);
    }
    return use(options);
  } finally {
    wasm._planilla_options_free(options);
  }
}

function bytesOf(source, memory) {
  const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source instanceof ArrayBuffer ? new Uint8Array(source) : source;
  if (!ArrayBuffer.isView(bytes)) throw new TypeError("a text or a Uint8Array is wanted");
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refusePacked(view);
  const at = memory.room(view.length);
  wasm.HEAPU8.set(view, at);
  return [at, view.length];
}

const count = (low, high) => (low >>> 0) + high * 2 ** 32;

function placeAt(at) {
  const number = (i) => count(wasm.HEAP32[(at >> 2) + 2 * i], wasm.HEAPU32[(at >> 2) + 2 * i + 1]);
  return { line: number(0), column: number(1), offset: number(2), length: number(3) };
}

function findingOf(finding, sentences, place) {
  wasm._planilla_finding_span(place, finding);
  const span = placeAt(place);
  const out = {
    file: textAt(wasm._planilla_finding_file(finding)),
    game: Number(wasm._planilla_finding_game(finding)),
    ...span,
    span,
    rule: textAt(wasm._planilla_finding_rule(finding)),
    severity: severities[wasm._planilla_finding_severity(finding)],
    ply: wasm._planilla_finding_ply(finding),
    move: textAt(wasm._planilla_finding_move(finding)),
    variation: textAt(wasm._planilla_finding_variation(finding)),
    written: textAt(wasm._planilla_finding_written(finding)),
    candidates: Array.from({ length: wasm._planilla_finding_candidate_count(finding) }, (_, i) => textAt(wasm._planilla_finding_candidate(finding, i))),
    suggestion: textAt(wasm._planilla_finding_suggestion(finding)),
    fen: textAt(wasm._planilla_finding_fen(finding)),
    article: textAt(wasm._planilla_finding_article(finding)),
    message: textAt(wasm._planilla_sentence(sentences, finding)),
    help: textAt(wasm._planilla_help(sentences, finding)),
  };
  const applied = wasm._planilla_finding_applied(finding);
  // As in the JSON report: a key that has nothing to say is left out.
  for (const [key, value] of Object.entries(out)) if (value === "" || value === 0 && (key === "game" || key === "ply") || key === "candidates" && value.length === 0) delete out[key];
  if (out.suggestion !== undefined) out.applied = applied !== 0;
  return out;
}

function gameOf(game, sentences, place) {
  const all = (size, one) => Array.from({ length: size }, (_, i) => one(i));
  const tags = {};
  for (let i = 0; i < wasm._planilla_game_tag_count(game); i++) {
    const name = textAt(wasm._planilla_game_tag_name(game, i));
    if (!Object.hasOwn(tags, name)) Object.defineProperty(tags, name, { value: textAt(wasm._planilla_game_tag_value(game, i)), enumerable: true, writable: true, configurable: true });
  }
  const moveOf = (i) => {
    wasm._planilla_game_move_span(place, game, i);
    return {
      san: textAt(wasm._planilla_game_move_san(game, i)),
      uci: textAt(wasm._planilla_game_move_uci(game, i)),
      fen: textAt(wasm._planilla_game_move_fen(game, i)),
      written: textAt(wasm._planilla_game_move_written(game, i)),
      span: placeAt(place),
    };
  };
  return {
    number: Number(wasm._planilla_game_number(game)),
    file: textAt(wasm._planilla_game_file(game)),
    tags,
    startFen: textAt(wasm._planilla_game_start_fen(game)),
    moves: all(wasm._planilla_game_move_count(game), moveOf),
    result: textAt(wasm._planilla_game_result(game)),
    languages: all(wasm._planilla_game_language_count(game), (i) => textAt(wasm._planilla_game_language(game, i))),
    notation: textAt(wasm._planilla_game_notation(game)),
    pgn: textAt(wasm._planilla_game_pgn(game)),
    isClean: wasm._planilla_game_is_clean(game) !== 0,
    findings: all(wasm._planilla_game_finding_count(game), (i) => findingOf(wasm._planilla_game_finding(game, i), sentences, place)),
  };
}

// A string is in UTF-8 by the time it is read.
const encodingOf = (source, options) => (typeof source === "string" ? { ...options, encoding: "utf-8" } : options);

function eachGame(source, { ui = "en", ...options }, take) {
  return withMemory((memory) => {
    const error = memory.room(errorSize), place = memory.room(placeSize), next = memory.room(4);
    const [at, size] = bytesOf(source, memory);
    return withOptions(encodingOf(source, options), memory, error, (settings) => {
      const reader = wasm._planilla_read_bytes(at, size, settings, error);
      if (reader === 0) refuse(error);
      const sentences = wasm._planilla_sentences_new(memory.text(ui));
      try {
        for (;;) {
          const status = wasm._planilla_next(reader, next, error);
          if (status === end) break;
          if (status !== ok) refuse(error);
          const game = wasm.HEAPU32[next >> 2];
          try {
            take(gameOf(game, sentences, place));
          } finally {
            wasm._planilla_game_free(game);
          }
        }
        return Array.from({ length: wasm._planilla_reader_finding_count(reader) }, (_, i) => findingOf(wasm._planilla_reader_finding(reader, i), sentences, place));
      } finally {
        wasm._planilla_sentences_free(sentences);
        wasm._planilla_reader_free(reader);
      }
    });
  });
}

export const version = textAt(wasm._planilla_version());

export function read(source, options = {}) {
  const games = [];
  games.findings = eachGame(source, options, (game) => games.push(game));
  return games;
}

export function convert(source, options = {}) {
  return withMemory((memory) => {
    const error = memory.room(errorSize);
    const [at, size] = bytesOf(source, memory);
    return withOptions(encodingOf(source, options), memory, error, (settings) => {
      const made = wasm._planilla_convert(at, size, settings, error);
      if (made === 0) refuse(error);
      const out = textAt(made);
      wasm._planilla_free(made);
      return out;
    });
  });
}

export function check(source, options = {}) {
  const repair = options.repair ?? "suggest";
  const out = [];
  // What is wrong behind a fault is told too.
  const ofFile = eachGame(source, { ...options, repair: repair === "suggest" ? "proceed" : repair }, (game) => out.push(...game.findings));
  return out.concat(ofFile);
}

export function sealed(fen, written, { ui = "en", language, notation, laws } = {}) {
  return withMemory((memory) => {
    const error = memory.room(errorSize);
    return withOptions({ language, notation, laws }, memory, error, (settings) => {
      const verdict = wasm._planilla_sealed(memory.text(fen), memory.text(written), settings, memory.text(ui), error);
      if (verdict === 0) refuse(error);
      const out = JSON.parse(textAt(wasm._planilla_verdict_json(verdict)));
      wasm._planilla_verdict_free(verdict);
      return out;
    });
  });
}

export function position(fen, { ui = "en", laws = "" } = {}) {
  return withMemory((memory) => {
    const error = memory.room(errorSize);
    const board = wasm._planilla_position(memory.text(fen), error);
    if (board === 0) refuse(error);
    try {
      const made = wasm._planilla_board_json(board, laws === "" ? 0 : memory.text(laws), memory.text(ui), error);
      if (made === 0) refuse(error);
      const out = JSON.parse(textAt(made));
      wasm._planilla_free(made);
      return out;
    } finally {
      wasm._planilla_board_free(board);
    }
  });
}
