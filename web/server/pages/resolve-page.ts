import { cacheableParams, privatePages } from '../../site/cacheable-params';
import { canonicalQuery, normalizePath, splitUrl } from '../url';
import type { Renderer } from './renderer';

export type ResolvedPage = {
  kind: 'page';
  /** Path and query: the cache key, and what is rendered. */
  url: string;
  isLongTail: boolean;
  /** Contains personal data: not cached. */
  isPrivate: boolean;
};

export type ResolvedUrl = ResolvedPage | { kind: 'redirect'; location: string };

/** All unknown URLs share this page. */
export const notFoundPath = '/404';

export function resolvePage(url: string, matchPattern: Renderer['matchPattern']): ResolvedUrl {
  const { path: rawPath, query } = splitUrl(url);
  const collapsed = collapseSlashes(rawPath);
  const pattern = matchPattern(collapsed);
  if (!pattern) return { kind: 'page', url: notFoundPath, isLongTail: false, isPrivate: false };
  const path = canonicalPath(pattern, collapsed);
  if (path !== rawPath) return { kind: 'redirect', location: path + search(url) };

  const params = canonicalQuery(firstValues(query), cacheableParams[pattern] ?? []) ?? '';
  return { kind: 'page', url: path + params, isLongTail: params !== '', isPrivate: privatePages.includes(pattern) };
}

/** Of a repeated parameter the first value counts, as in the browser (`URLSearchParams.get`). */
const firstValues = (query: URLSearchParams) =>
  new URLSearchParams([...new Set(query.keys())].map((name) => [name, query.get(name) ?? '']));

/** Spelled as in the route pattern, with normalized parameters. */
function canonicalPath(pattern: string, path: string): string {
  const patternSegments = pattern.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      const expected = patternSegments[index] ?? segment;
      return expected.startsWith(':') ? normalizePath(segment) : expected;
    })
    .join('/');
}

/** Also removes a trailing slash. */
const collapseSlashes = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

const search = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
