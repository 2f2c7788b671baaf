// The package in a page of headless Chromium, as a server sends it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";

const { chromium } = createRequire(join(process.env.ROOT, "tests/browser/package.json"))("playwright-core");
const types = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const page = '<!doctype html><title>planilla</title><script type="importmap">{"imports":{"planilla":"/planilla/planilla.js"}}</script>';
const server = createServer((request, answer) => {
  const path = new URL(request.url, "http://x").pathname;
  if (path === "/") return answer.setHeader("content-type", "text/html").end(page);
  if (!path.startsWith("/planilla/")) return answer.writeHead(404).end();
  answer.setHeader("content-type", types[extname(path)] ?? "text/plain").end(readFileSync(join("node_modules", path)));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
after(async () => {
  await browser.close();
  server.close();
});

test("reads a Spanish sheet in a page, as the program does", async () => {
  const shown = await browser.newPage();
  const trouble = [];
  shown.on("pageerror", (error) => trouble.push(String(error)));
  await shown.goto(`http://127.0.0.1:${server.address().port}/`);
  const examples = join(process.env.ROOT, "examples");
  const printed = await shown.evaluate(async (bytes) => {
    const { read } = await import("planilla");
    const games = read(Uint8Array.from(bytes), { language: "es", ui: "es" });
    let out = "";
    for (const game of games) {
      out += game.pgn;
      for (const { line, column, rule, message } of game.findings) out += `${line}:${column}: ${rule}: ${message}\n`;
    }
    return out;
  }, [...readFileSync(join(examples, "sheet.txt"))]);
  assert.equal(printed, readFileSync(join(examples, "sheet.expected"), "utf8"));
  assert.deepEqual(trouble, []);
});

test("takes gzip off in a page", async () => {
  const shown = await browser.newPage();
  await shown.goto(`http://127.0.0.1:${server.address().port}/`);
  const moves = await shown.evaluate(async (bytes) => {
    const { read, unpacked } = await import("planilla");
    return read(await unpacked(Uint8Array.from(bytes)), { language: "es" })[0].moves.map((move) => move.san);
  }, [...gzipSync("1. e4 e5 2. Cf3")]);
  assert.deepEqual(moves, ["e4", "e5", "Nf3"]);
});
