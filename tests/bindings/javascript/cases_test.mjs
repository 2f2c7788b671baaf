// The cases of testdata/ that convert a text with nothing but a language: the package prints what the program prints.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { convert } from "planilla";

// -> {language, input, expected} of a case that is one `planilla convert [-l LANGUAGE] [--ui TAG]` over a text; undefined of another.
function conversion(text) {
  const commands = text.match(/^\$ .*$/gm) ?? [];
  if (commands.length > 1) return undefined;
  const [, language] = /^\$ planilla convert(?: -l ([\w,-]+))?$/.exec(commands[0] ?? "$ planilla convert") ?? [undefined, null];
  if (language === null) return undefined;
  const parts = text.split(/^--- ?(.*)\n/m);
  const sections = new Map();
  for (let i = 1; i < parts.length; i += 2) sections.set(parts[i], parts[i + 1]);
  const [input, expected] = [sections.get("input"), sections.get("stdout")];
  return input === undefined || expected === undefined ? undefined : { language, input, expected };
}

const root = join(process.env.ROOT, "testdata");
const found = readdirSync(root, { recursive: true })
  .filter((name) => name.endsWith(".case"))
  .map((name) => [name, conversion(readFileSync(join(root, name), "utf8"))])
  .filter(([, one]) => one !== undefined);

test(`${found.length} cases`, () => {
  assert.ok(found.length > 100);
  const wrong = [];
  for (const [name, { language, input, expected }] of found) {
    const got = convert(new TextEncoder().encode(input), { language });
    if (got !== expected) wrong.push(`${name}\n${got}`);
  }
  assert.equal(wrong.length, 0, `${wrong.length} of them print something else: ${wrong.join("\n")}`);
});
