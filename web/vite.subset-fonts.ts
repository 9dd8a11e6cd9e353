import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const sourceSans = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** The fonts by their name in the `@fonts/{name}.{subset}.woff2` URLs of the style sheet, with the weight of a variable one. */
const sources: Record<string, { file: string; weight?: number }> = {
  'barlow-condensed-700': { file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2' },
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

const styleSheet = path.resolve(import.meta.dirname, 'ui/fonts.css');
const folder = path.resolve(import.meta.dirname, 'node_modules/.cache/fonts');

/**
 * Makes a font file for each `@font-face` of the style sheet, with the characters of its `unicode-range` only: a third of the
 * bytes of the package's file, because fonts delay the first screen. The `@fonts` alias leads to them.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      const css = await readFile(styleSheet, 'utf8');
      await mkdir(folder, { recursive: true });
      await Promise.all([...css.matchAll(/@font-face \{[^}]+\}/g)].map(([face]) => writeSubset(face)));
      return { resolve: { alias: { '@fonts': folder } } };
    },
    /** For the server, whose image library reads only TrueType (site-files/cards.ts). */
    async generateBundle() {
      const faces = [...(await readFile(styleSheet, 'utf8')).matchAll(/@font-face \{[^}]+\}/g)].map(([face]) => face);
      const characters = faces
        .filter((face) => face.includes(cardFont))
        .map(charactersOf)
        .join('');
      const source = await subsetFont(await readSource(cardFont), characters, { targetFormat: 'sfnt' });
      this.emitFile({ type: 'asset', fileName: 'assets/card-font.ttf', source });
    },
  };
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
  if (source === undefined) throw new Error(`${styleSheet}: unknown font ${name}`);
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
