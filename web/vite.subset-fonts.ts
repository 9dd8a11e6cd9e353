import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const sourceSans = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** The fonts by their name in the `@fonts/{name}.{subset}.woff2` URLs of the style sheet, with the weight of a variable one. */
const sources: Record<string, { file: string; weight?: number }> = {
  'barlow-condensed-700': { file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2' },
  'oswald-600': { file: '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', weight: 600 },
  'bitter-700': { file: '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2', weight: 700 },
  'inter-400': { file: inter, weight: 400 },
  'inter-600': { file: inter, weight: 600 },
  'source-sans-3-400': { file: sourceSans, weight: 400 },
  'source-sans-3-600': { file: sourceSans, weight: 600 },
};

const cardFont = 'barlow-condensed-700';

const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  noLayoutClosure: true,
  noHinting: true,
} as const;

const styleSheets = path.resolve(import.meta.dirname, 'ui/fonts');
const folder = path.resolve(import.meta.dirname, 'node_modules/.cache/fonts');

/**
 * Makes a font file for each `@font-face` of the style sheets, with the characters of its `unicode-range` only: a third of the
 * bytes of the package's file, because fonts delay the first screen. The `@fonts` alias leads to them.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all((await readFaces()).map(writeSubset));
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

/** The display font for the server, whose image library reads only TrueType (site-files/cards.ts). */
export function emitCardFont(): Plugin {
  return {
    name: 'card-font',
    async generateBundle() {
      const characters = (await readFaces())
        .filter((face) => face.includes(cardFont))
        .map(charactersOf)
        .join('');
      const source = await subsetFont(await readSource(cardFont), characters, { targetFormat: 'sfnt' });
      this.emitFile({ type: 'asset', fileName: 'assets/card-font.ttf', source });
    },
  };
}

/** The `@font-face` rules of all style sheets. */
async function readFaces(): Promise<string[]> {
  const names = await readdir(styleSheets);
  const sheets = await Promise.all(names.map((name) => readFile(path.join(styleSheets, name), 'utf8')));
  return [...sheets.join('').matchAll(/@font-face \{[^}]+\}/g)].map(([face]) => face);
}

async function writeSubset(face: string) {
  const [, name, subset] = /@fonts\/([\w-]+)\.(\w+)\.woff2/.exec(face) ?? [];
  if (name === undefined) return;
  const font = await readSource(name);
  const weight = sources[name]?.weight;
  const variationAxes = weight === undefined ? undefined : { wght: weight };
  const subsetted = await subsetFont(font, charactersOf(face), { ...options, ...(variationAxes && { variationAxes }) });
  await writeFile(path.join(folder, `${name}.${subset}.woff2`), subsetted);
}

function readSource(name: string) {
  const source = sources[name];
  if (source === undefined) throw new Error(`${styleSheets}: unknown font ${name}`);
  return readFile(createRequire(import.meta.url).resolve(source.file));
}

/** Of `unicode-range: U+20-7E, U+A9;`. */
function charactersOf(face: string): string {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = '', last = first]) => range(first, last))
    .join('');
}

function range(first: string, last: string) {
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
