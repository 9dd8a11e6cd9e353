import { privatePages, cacheableParams } from '../../site/cacheable-params';
import { knownQuery, spelled, splitUrl } from '../address';
import type { Renderer } from './renderer';

export type PageAddress =
  { kind: 'moved'; location: string } | { kind: 'page'; key: string; url: string; isOdd: boolean; isPersonal: boolean };

/** Every address that leads nowhere shows the same page. */
const nowhere = '/404';

export function pageAddress(url: string, patternOf: Renderer['patternOf']): PageAddress {
  const { path, query } = splitUrl(url);
  const tidy = tidied(path);
  const pattern = patternOf(tidy);
  if (!pattern) return { kind: 'page', key: nowhere, url: nowhere, isOdd: false, isPersonal: false };
  const canonical = spelledAs(pattern, tidy);
  if (canonical !== path) return { kind: 'moved', location: canonical + questionOf(url) };

  // A key that is there twice counts for nothing.
  const known = knownQuery(query, cacheableParams[pattern] ?? []) ?? '';
  const key = path + known;
  return { kind: 'page', key, url: key, isOdd: known !== '', isPersonal: privatePages.includes(pattern) };
}

/** As the map of the site spells it; what stands for a parameter, in its one spelling. */
function spelledAs(pattern: string, path: string): string {
  const parts = pattern.split('/');
  const part = (given: string, index: number) =>
    parts[index]?.startsWith(':') ? spelled(given) : (parts[index] ?? given);
  return path.split('/').map(part).join('/');
}

/** One slash between and none at the end. */
const tidied = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

const questionOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
