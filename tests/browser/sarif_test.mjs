// -f sarif against the schema that OASIS publishes (it comes with @microsoft/jest-sarif).
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {test} from 'node:test';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';

const here = dirname(fileURLToPath(import.meta.url));
const schemaFile = join(dirname(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/package.json')), 'lib/schemas/sarif-2.1.0-rtm.5.json');
const ajv = new Ajv({strict: false, allErrors: true, unicodeRegExp: false});
addFormats(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

function sarif(...inputs) {
  const run = spawnSync(process.env.PLANILLA, ['check', '-f', 'sarif', '--fail-on', 'never', ...inputs],
                        {cwd: join(here, '../../testdata/tournament'), encoding: 'utf8', maxBuffer: 1 << 28, env: {LC_ALL: 'C.UTF-8'}});
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(run.stdout);
}
const valid = report => assert.ok(validate(report), JSON.stringify(validate.errors?.slice(0, 5), null, 1));

test('every fault of the tournaments', () => {
  const files = readdirSync(join(here, '../../testdata/tournament')).filter(name => /_?faults\.(pgn|txt)$/.test(name));
  const report = sarif('--select', 'all', ...files);
  valid(report);
  assert.ok(report.runs[0].results.length >= 105);
});

test('no finding at all, and in Spanish', () => {
  valid(sarif('mended.pgn'));
  valid(sarif('--ui', 'es', 'faults.pgn'));
});

test('the schema is one that can refuse', () => {
  const report = sarif('faults.pgn');
  report.runs[0].results[0].level = 'fatal';
  assert.equal(validate(report), false);
});
