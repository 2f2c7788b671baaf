// Bundles src/ into dist/: node build.mjs
import {build} from 'esbuild';
import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const at = (...path) => join(folder, ...path);

// The board sets style attributes as text (coordinates, and a piece that is dragged), which the page's
// Content-Security-Policy forbids; through cssText it is allowed.
const styleChanges = {
  'view/VisualMoveInput.js': [/\.setAttribute\("style",\s*("[^"]*"|`[^`]*`)\)/g, '.style.cssText = ($1)'],
  'lib/Svg.js': ['element.setAttribute(attribute, attributes[attribute])',
    'if (attribute === "style") element.style.cssText = attributes[attribute]; else element.setAttribute(attribute, attributes[attribute])'],
};
const styleByProperty = {
  name: 'style-by-property',
  setup(bundle) {
    for (const [file, [from, to]] of Object.entries(styleChanges)) {
      bundle.onLoad({filter: new RegExp(`cm-chessboard/src/${file.replace('.', '\\.')}$`)}, ({path}) => {
        const source = readFileSync(path, 'utf8'), contents = source.replace(from, to);
        if (contents === source) throw new Error(`${path}: nothing to change; is it still needed?`);
        return {contents, loader: 'js'};
      });
    }
  },
};

rmSync(at('dist'), {recursive: true, force: true});
mkdirSync(at('dist'), {recursive: true});
const {metafile} = await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.js', 'src/desk.css'],
  outdir: 'dist',
  entryNames: 'desk',
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022'],
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  plugins: [styleByProperty],
});
for (const file of ['index.html', 'icon.svg']) copyFileSync(at('src', file), at('dist', file));
copyFileSync(at('node_modules/cm-chessboard/assets/pieces/standard.svg'), at('dist/pieces.svg'));

// Each package that went into the bundle, with its licence.
const packages = new Set(Object.keys(metafile.inputs).map(input => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1]).filter(Boolean));
const licences = [...packages].sort().map(name => {
  const of = at('node_modules', name), {version, license} = JSON.parse(readFileSync(join(of, 'package.json'), 'utf8'));
  if (!/^(MIT|BSD|ISC|Apache)/.test(license ?? '')) throw new Error(`${name}: licence ${license}`);
  const file = readdirSync(of).find(entry => /^licen[cs]e/i.test(entry));
  if (!file || !existsSync(join(of, file))) throw new Error(`${name}: no text of its licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(of, file), 'utf8').trim()}\n`;
});
writeFileSync(at('dist/licences.txt'), licences.join(`\n${'-'.repeat(72)}\n\n`));
