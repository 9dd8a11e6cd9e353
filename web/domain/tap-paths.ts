/** The paths of the pages, prints, feeds and embeds of tap lists. `slug` is the taproom's. */

import { toQueryString } from './query-string';

/** `src` names the source of a visit (`visit-source.ts`), which is counted; the page is the same. */
export const tapListPath = (slug: string, src?: string) => `/taps${toQueryString({ taproom: slug, src })}`;

const paperSizes = ['letter', 'half'] as const;
export type PaperSize = (typeof paperSizes)[number];

export type PrintOptions = {
  size: PaperSize;
  /** The maximum; a list that would not be legible on them gets more. */
  sides: 1 | 2;
  hasPrices: boolean;
};

const defaultPrintOptions: PrintOptions = { size: 'letter', sides: 1, hasPrices: true };

/** Unknown values are the default. */
export const parsePrintOptions = (query: URLSearchParams): PrintOptions => ({
  size: paperSizes.find((size) => size === query.get('size')) ?? defaultPrintOptions.size,
  sides: query.get('sides') === '2' ? 2 : 1,
  hasPrices: query.get('prices') !== 'off',
});

const pricesParam = (hasPrices: boolean) => (hasPrices ? null : 'off');

/** One path for each selection. */
export const printPath = (slug: string, { size, sides, hasPrices }: PrintOptions = defaultPrintOptions) =>
  `/taps/${slug}/print${toQueryString({
    size: size === defaultPrintOptions.size ? null : size,
    sides: sides === defaultPrintOptions.sides ? null : sides,
    prices: pricesParam(hasPrices),
  })}`;

/** `tables` as people write them: `1-12, Patio 3`. */
export const tentsPath = (slug: string, tables = '') => `/taps/${slug}/tents${toQueryString({ tables })}`;

const embedThemes = ['light', 'dark', 'auto'] as const;
type EmbedTheme = (typeof embedThemes)[number];

export type EmbedOptions = { theme: EmbedTheme; hasPrices: boolean };

const defaultEmbedOptions: EmbedOptions = { theme: 'auto', hasPrices: true };

/** Unknown values are the default. */
export const parseEmbedOptions = (query: URLSearchParams): EmbedOptions => ({
  theme: embedThemes.find((theme) => theme === query.get('theme')) ?? defaultEmbedOptions.theme,
  hasPrices: query.get('prices') !== 'off',
});

/** Embeds all taprooms if `slug` is null. */
export const embedPath = (slug: string | null, { theme, hasPrices }: EmbedOptions = defaultEmbedOptions) =>
  (slug === null ? '/embed/taps' : `/embed/taps/${slug}`) +
  toQueryString({ theme: theme === defaultEmbedOptions.theme ? null : theme, prices: pricesParam(hasPrices) });

/** Gives the frames of embedded lists their height. */
export const embedScriptPath = '/embed/taps.js';

export const tapFeedFormats = ['json', 'xml'] as const;
export type TapFeedFormat = (typeof tapFeedFormats)[number];

/** Newly tapped beers, of one taproom or of all. */
export const tapFeedPath = (format: TapFeedFormat, slug: string | null = null) =>
  `/taps/feed.${format}${toQueryString({ taproom: slug })}`;

/** `url` is that of a page with a tap list. */
export const oembedPath = (url: string) => `/oembed${toQueryString({ url })}`;

/** The tables that get a tent with a QR code, as staff write them: `1-12`, `1, 3, P1-P8, Bar`. */
const maxTables = 100;
const maxTableName = 12;

const rangePattern = /^(\D{0,8}?)\s*(\d{1,3})\s*[-–]\s*(\D{0,8}?)\s*(\d{1,3})$/u;
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .&/-]*$/u;

export type Tables = { tables: string[]; error: null } | { tables: null; error: string };

const fail = (error: string): Tables => ({ tables: null, error });

/** Each table once, in the order of the text. */
export function parseTables(text: string): Tables {
  const tables = new Set<string>();
  for (const part of text.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    if (!part) continue;
    const names = expandRange(part) ?? [part];
    if (names.length === 0) return fail(`${part} is not a range of tables`);
    for (const name of names) {
      if (!namePattern.test(name)) return fail('Please list tables such as 1-12, Patio 3');
      if (name.length > maxTableName) return fail(`A table’s name can have at most ${maxTableName} characters`);
      tables.add(name);
    }
    if (tables.size > maxTables) return fail(`Please list at most ${maxTables} tables`);
  }
  return tables.size > 0 ? { tables: [...tables], error: null } : fail('Please list at least one table');
}

/** Null for a name; empty for a range that has none, such as `9-3` and `P1-B4`. */
function expandRange(text: string): string[] | null {
  const [, prefix = '', first, otherPrefix = '', last] = rangePattern.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const isSamePrefix = otherPrefix === '' || otherPrefix.toLowerCase() === prefix.toLowerCase();
  const count = Number(last) - Number(first) + 1;
  if (!isSamePrefix || count < 1) return [];
  const separator = text.startsWith(`${prefix} `) ? ' ' : '';
  // One more than allowed is an error of the whole list.
  return Array.from(
    { length: Math.min(count, maxTables + 1) },
    (_, index) => prefix + separator + (Number(first) + index),
  );
}
