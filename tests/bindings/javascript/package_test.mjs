// What the npm package promises (bindings/js/package/planilla.d.ts).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { check, convert, PackedInput, position, read, sealed, UnknownName, unpacked, version } from "planilla";

test("games of a text", () => {
  const games = read("Blancas: Ana\n1. e4 e5 2. Cf3 Cc6 1-0\n\n1. d4 d5 *");
  assert.deepEqual(games.map((game) => game.moves.length), [4, 2]);
  const [first] = games;
  assert.equal(first.tags.White, "Ana");
  assert.deepEqual([first.result, first.number, first.isClean], ["1-0", 1, true]);
  assert.ok(first.languages.includes("es"));
  assert.deepEqual(first.moves[2], {
    san: "Nf3",
    uci: "g1f3",
    written: "Cf3",
    fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
    span: { line: 2, column: 13, offset: 25, length: 3 },
  });
  assert.ok(first.pgn.includes("2. Nf3 Nc6 1-0"));
  assert.deepEqual(games.findings, []);
});

test("bytes in other character sets", () => {
  const bytes = Uint8Array.from("Blancas: Pe\xf1a\nNegras: N\xfa\xf1ez\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0", (c) => c.charCodeAt(0));
  assert.equal(read(bytes, { language: "es" })[0].tags.White, "Peña");
  assert.equal(read(bytes.buffer)[0].tags.Black, "Núñez");
  const russian = new Uint8Array([0x31, 0x2e, 0x20, 0x65, 0x34, 0x20, 0x65, 0x35, 0x20, 0x32, 0x2e, 0x20, 0xeb, 0x66, 0x33]);  // KOI8-R: Кf3
  assert.equal(read(russian, { encoding: "koi8-r", language: "ru" })[0].moves.length >= 2, true);
  const dos = Uint8Array.from("Blancas: Pe\xa4a\n1. e4 e5 1-0", (c) => c.charCodeAt(0));
  assert.equal(read(dos, { encoding: "cp850", language: "es" })[0].tags.White, "Peña");
  assert.deepEqual([...read(new Uint8Array(0))], []);
});

test("languages by name", () => {
  for (const language of ["es", "spanish", "Español", ["es"], "es,en"]) assert.equal(read("1. e4 e5 2. Cf3", { language })[0].moves.at(-1).san, "Nf3");
});

test("letters that are not Latin", () => {
  assert.equal(read("1. e4 e5 2. Кf3 Кc6 3. Сb5 а6 4. Фe2", { language: "ru" })[0].moves.at(-1).san, "Qe2");
  assert.equal(read("1. e4 e5 2. Ñf3 Nç6 3. Ｂb5", { language: "en" })[0].moves.length >= 2, true);
  assert.equal(read("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5")[0].moves.at(-1).san, "Bb5");
});

test("findings, in words", () => {
  const [finding] = check("1. e4 e5 2. Cf4", { language: "es" }).filter((one) => one.severity === "error");
  assert.equal(finding.rule, "illegal-move");
  assert.deepEqual([finding.line, finding.column, finding.written, finding.move], [1, 13, "Cf4", "2."]);
  const [spanish] = check("1. e4 e5 2. Cf4", { language: "es", ui: "es" }).filter((one) => one.severity === "error");
  assert.match(spanish.message, /«Cf4»/);
  assert.notEqual(spanish.message, finding.message);
  const doubt = check("1. d4 d5 2. Cf3 Cf6 3. Cd2 e6", { language: "es", ui: "es", repair: "off" }).find((one) => one.rule === "ambiguous-move");
  assert.deepEqual(doubt.candidates, ["Nbd2", "Nfd2"]);
  assert.match(doubt.message, /«Cd2» puede ser Cbd2 o Cfd2/);
});

test("texts become PGN in any form", () => {
  const sheet = "1. e4 e5 2. Cf3 Cc6 3. Ab5";
  assert.match(convert(sheet), /1\. e4 e5 2\. Nf3 Nc6 3\. Bb5 \*/);
  assert.match(convert(sheet, { to: "de" }), /2\. Sf3 Sc6 3\. Lb5/);
  assert.match(convert(sheet, { to: "figurine" }), /♘f3/);
});

test("a sealed move", () => {
  const verdict = sealed("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Cd2", { language: "es", ui: "es" });
  assert.equal(verdict.verdict, "ambiguous");
  assert.deepEqual(verdict.candidates, ["Nbd2", "Nfd2"]);
});

test("a position", () => {
  const answer = position("7k/8/8/8/8/8/8/K5Q1 w - - 0 1");
  assert.equal(answer.white.can_win, true);
  assert.equal(answer.black.can_win, false);
});

test("what is thrown", () => {
  const wrong = [{ language: "klingon" }, { repair: "perhaps" }, { select: "no-rule" }, { to: "xx" }, { fen: "8/8 w" }, { notation: "runes" }, { laws: "1066" }, { colour: "red" }];
  for (const options of wrong) assert.throws(() => read("1. e4", options), UnknownName, JSON.stringify(options));
  assert.throws(() => read(new Uint8Array(1), { encoding: "no-charset" }), UnknownName);
  assert.throws(() => position("8/8 w"), UnknownName);
  assert.throws(() => read(7), TypeError);
  assert.match(version, /^\d+\.\d+\.\d+$/);
});

test("nothing is kept from one call to the next", () => {
  const memory = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  const text = "1. e4 e5 2. Cf3 Cc6 3. Cd5 Cf6\n\n".repeat(50);
  for (let i = 0; i < 5; i++) read(text, { language: "es" });
  const before = memory();
  for (let i = 0; i < 20; i++) read(text, { language: "es" });
  assert.ok(memory() - before < 32 << 20, `${memory() - before} bytes more`);
});

test("bytes that are packed are thrown back with the name of their kind", () => {
  const tar = new Uint8Array(512);
  tar.set(new TextEncoder().encode("games.pgn"));
  tar.set(new TextEncoder().encode("ustar"), 257);
  const packed = [[gzipSync("1. e4"), /\.gz.*unpacked/], [Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 4), /\.zst/], [Uint8Array.of(0x50, 0x4b, 3, 4, 20), /\.zip/], [tar, /\.tar/]];
  for (const [bytes, said] of packed) for (const use of [read, convert, check]) assert.throws(() => use(bytes), (fault) => fault instanceof PackedInput && said.test(fault.message));
  assert.equal(read("PK 1. e4 e5").length, 1);
});

test("gzip is taken off where it is asked for", async () => {
  const text = "1. e4 e5 2. Cf3 Cc6";
  const both = Buffer.concat([gzipSync(text), gzipSync("\n3. Ab5 a6")]);
  assert.equal(read(await unpacked(gzipSync(text)), { language: "es" })[0].moves.length, 4);
  assert.equal(read(await unpacked(both), { language: "es" })[0].moves.length, 6);
  assert.equal(read(await unpacked(new TextEncoder().encode(text)))[0].moves.length, 4);
  await assert.rejects(unpacked(Uint8Array.of(0x50, 0x4b, 3, 4)), PackedInput);
});

test("the examples of the package", () => {
  const readme = readFileSync("node_modules/planilla/README.md", "utf8").match(/```js\n([^]*?)```/)[1];
  const types = readFileSync("node_modules/planilla/planilla.d.ts", "utf8").match(/^ \*     .*$/gm).map((line) => line.slice(7)).join("\n");
  for (const [example, said] of [[readme, /Ana \[ 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5' \][^]*2\. Nf3 Nc6[^]*ambiguous/], [types, /Ana \[ 'e4', 'e5', 'Nf3', 'Nc6' \]/]]) {
    writeFileSync("example.mjs", example);
    const run = spawnSync(process.execPath, ["example.mjs"], { encoding: "utf8" });
    assert.equal(run.status, 0, run.stderr);
    assert.match(run.stdout, said);
  }
});
