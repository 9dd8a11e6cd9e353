import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Source = {
  family: string;
  /** The weights of the texts that the file is for. */
  weights: string;
  file: string;
  /** The weight of a variable font. */
  weight?: number;
  /** What gives a font of the device the metrics of the family, in percent. */
  fallback?: { size: number; ascent: number; descent: number };
};

const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const sourceSans = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const [display, regular, bold] = ['600 700', '200 500', '501 900'];

/** Fonts by the name in `@import '@fonts/{name}.css'`. Headings in capitals have the size of capital letters. */
const sources: Record<string, Source> = {
  'barlow-condensed-700': {
    family: 'Barlow Condensed',
    weights: display,
    file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
    fallback: { size: 68, ascent: 147, descent: 29.4 },
  },
  'oswald-600': {
    family: 'Oswald',
    weights: display,
    file: '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2',
    weight: 600,
    fallback: { size: 76.9, ascent: 155.2, descent: 37.6 },
  },
  'bitter-700': {
    family: 'Bitter',
    weights: display,
    file: '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2',
    weight: 700,
    fallback: { size: 98.7, ascent: 94.7, descent: 26.9 },
  },
  'inter-400': {
    family: 'Inter',
    weights: regular,
    file: inter,
    weight: 400,
    fallback: { size: 107.4, ascent: 90.2, descent: 22.4 },
  },
  'inter-600': { family: 'Inter', weights: bold, file: inter, weight: 600 },
  'source-sans-3-400': {
    family: 'Source Sans 3',
    weights: regular,
    file: sourceSans,
    weight: 400,
    fallback: { size: 93.6, ascent: 109.4, descent: 42.7 },
  },
  'source-sans-3-600': { family: 'Source Sans 3', weights: bold, file: sourceSans, weight: 600 },
};

/** English text, and the other Latin characters: as the `unicode-range` of their files. */
const subsets = {
  basic:
    'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+E4, U+E9, U+F6, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  other:
    'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-E3, U+E5-E8, U+EA-F5, U+F7-FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+201A, U+201E, U+2039-203A, U+20AC, U+2122',
};

const cardFont = 'barlow-condensed-700';

const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  noLayoutClosure: true,
  noHinting: true,
} as const;

const folder = path.resolve(import.meta.dirname, 'node_modules/.cache/fonts');

/**
 * Makes the files of each font, with the characters of a subset only, and their `@font-face` rules: a third of the bytes of the
 * package's file, because fonts delay the first screen. The `@fonts` alias leads to them.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(sources).map(([name, source]) => writeFont(name, source)));
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

/** The display font for the server, whose image library reads only TrueType (site-files/cards.ts). */
export function emitCardFont(): Plugin {
  return {
    name: 'card-font',
    async generateBundle() {
      const characters = Object.values(subsets).map(charactersOf).join('');
      const source = await subsetFont(await readSource(cardFont), characters, { targetFormat: 'sfnt' });
      this.emitFile({ type: 'asset', fileName: 'assets/card-font.ttf', source });
    },
  };
}

async function writeFont(name: string, source: Source) {
  const { family, weights, weight } = source;
  const font = await readSource(name);
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  const rules = Object.entries(subsets).map(async ([subset, ranges]) => {
    const file = `${name}.${subset}.woff2`;
    await writeWhole(file, await subsetFont(font, charactersOf(ranges), { ...options, ...axes }));
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  font-style: normal;
  font-display: swap;
  src: url('@fonts/${file}') format('woff2');
  unicode-range: ${ranges};
}
`;
  });
  await writeWhole(`${name}.css`, [...(await Promise.all(rules)), fallbackRule(source)].join(''));
}

/** Another build that runs at the same time, such as that of `npm run dev`, reads the file before or after, never a part. */
async function writeWhole(name: string, content: string | Buffer) {
  const part = path.join(folder, `${name}.${process.pid}`);
  await writeFile(part, content);
  await rename(part, path.join(folder, name));
}

const deviceFonts = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'];

/** Has the metrics of the web font, so that the swap causes no layout shift. */
function fallbackRule({ family, weights, fallback }: Source): string {
  if (!fallback) return '';
  const isBold = weights === display;
  const fonts = [isBold ? 'Arial-BoldMT' : 'ArialMT', ...deviceFonts.map((font) => (isBold ? `${font} Bold` : font))];
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${isBold ? display : '200 900'};
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${fallback.size}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}
`;
}

const readSource = (name: string) =>
  readFile(createRequire(import.meta.url).resolve(sources[name]?.file ?? `unknown font ${name}`));

/** The characters of `U+20-7E, U+A9`. */
const charactersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = '', last = first]) => range(first, last))
    .join('');

function range(first: string, last: string) {
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
