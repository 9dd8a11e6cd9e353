import { knownQuery, spelled, splitUrl } from '../address';

/** The public reads of api.md §4: which query keys they know, and which nouns their answers are made of. */
type PublicCall = {
  path: RegExp;
  keys: readonly string[];
  nouns: readonly string[];
  /** Can be asked in endlessly many ways. */
  isOdd?: (query: URLSearchParams) => boolean;
  /** The answer depends on the clock, to the minute. */
  changesWithTime?: (query: URLSearchParams) => boolean;
  /** The answer depends on who asks (api.md §1). */
  variesByUser?: boolean;
};

const calls: PublicCall[] = [
  {
    path: /^\/api\/beers$/,
    keys: ['page', 'limit', 'search', 'style', 'tag'],
    nouns: ['beer', 'media'],
    isOdd: (query) => query.has('search') || query.has('style') || query.has('tag') || query.has('page'),
  },
  { path: /^\/api\/beers\/featured$/, keys: [], nouns: ['beer', 'media'] },
  { path: /^\/api\/beers\/(?!admin$)[^/]+$/, keys: [], nouns: ['beer', 'media'] },
  {
    path: /^\/api\/events$/,
    keys: ['upcoming', 'limit', 'page', 'tapRoom', 'category'],
    nouns: ['event', 'media'],
    isOdd: (query) => query.has('page'),
    changesWithTime: (query) => query.has('upcoming'),
  },
  { path: /^\/api\/events\/(?!admin$)[^/]+$/, keys: [], nouns: ['event', 'media'] },
  { path: /^\/api\/content\/location\/[^/]+$/, keys: [], nouns: ['location', 'media'], variesByUser: true },
  { path: /^\/api\/content\/location\/[^/]+\/public$/, keys: [], nouns: ['location', 'hero-image', 'media'] },
  { path: /^\/api\/content\/hero-images\/[^/]+\/[^/]+$/, keys: [], nouns: ['hero-image', 'media'] },
  { path: /^\/api\/distributors$/, keys: [], nouns: ['distributor'] },
  { path: /^\/api\/shipping-states$/, keys: [], nouns: ['shipping-state'] },
];

export type ApiAddress = {
  /** Canonical path and query; also what the cms is asked. */
  key: string;
  nouns: readonly string[];
  isOdd: boolean;
  changesWithTime: boolean;
  variesByUser: boolean;
};

/** As the site writes them: ` 007` may be answered as 7 is, and there is no end of ways to write it. */
const usual: Record<string, RegExp> = { limit: /^[1-9]\d{0,2}$/, upcoming: /^true$/ };
const isUnusual = (key: string, value: string | null) => Boolean(value && usual[key] && !usual[key].test(value));

/** A blank text asks for nothing; a blank number is a mistake, and the cms has the words for it. */
const numbers = ['page', 'limit'];
const hasBlankNumber = (query: URLSearchParams) => numbers.some((key) => query.get(key) === '');

/** Null: not a public read, or not one that can be told from others; the cms itself answers. */
export function apiAddress(url: string): ApiAddress | null {
  const { path: written, query } = splitUrl(url);
  const path = spelled(written);
  const call = calls.find((each) => each.path.test(path));
  const known = call && knownQuery(query, call.keys);
  if (!call || known === null || known === undefined || hasBlankNumber(query)) return null;
  return {
    key: path + known,
    nouns: call.nouns,
    isOdd: call.isOdd?.(query) || call.keys.some((key) => isUnusual(key, query.get(key))),
    changesWithTime: call.changesWithTime?.(query) ?? false,
    variesByUser: call.variesByUser ?? false,
  };
}
