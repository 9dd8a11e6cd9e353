/** Style options of the filter panel: the default styles first, then the other styles of the beers. */
import type { Beer } from './schema';
import { foldCase } from './search';

export const defaultStyles = ['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager'] as const;

/** The style without accents and in lower case. */
export const foldAccents = (style: string) => style.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Ignores accents; lowercase first among styles that differ in case only. `Intl` and `localeCompare` would block the
 * hydration of the page that shows the options.
 */
function compareStyles(left: string, right: string): number {
  const [leftKey, rightKey] = [foldAccents(left), foldAccents(right)];
  if (leftKey !== rightKey) return leftKey < rightKey ? -1 : 1;
  if (left === right) return 0;
  return left > right ? -1 : 1;
}

export const listStyleOptions = (beers: readonly Pick<Beer, 'style'>[]): string[] => {
  const found = beers.flatMap(({ style }) => (style ? [style.trim()] : [])).sort(compareStyles);
  const options = new Map<string, string>();
  for (const style of [...defaultStyles, ...found]) {
    if (style && !options.has(foldCase(style))) options.set(foldCase(style), style);
  }
  return [...options.values()];
};

/** The first match counts: `Black IPA` is hoppy, `Berliner Weisse` sour, `Weizenbock` a wheat beer. */
const families = [
  { key: 'hoppy', pattern: /ipa\b|india pale|pale ale/ },
  { key: 'dark', pattern: /stout|porter|schwarzbier|dark lager|dunkel\b/ },
  { key: 'sour', pattern: /sour|gose|lambic|berliner|gueuze|wild ale|brett/ },
  { key: 'wheat', pattern: /wheat|weizen|weiss|\bwit\b|witbier|white ale/ },
  { key: 'crisp', pattern: /lager|pils|helles|marzen|festbier|bock|kolsch|blonde|cream ale|golden ale/ },
  { key: 'malty', pattern: /\bred\b|amber|brown|altbier|scotch|scottish|\bbitter\b|\besb\b|mild|barley ?wine|old ale/ },
  { key: 'belgian', pattern: /belgian|saison|farmhouse|dubbel|tripel|quadrupel|abbey|trappist/ },
] as const;

export type StyleFamily = (typeof families)[number]['key'];

/** The family of a style such as `Oatmeal Stout`; null if it is unknown. */
export function getStyleFamily(style: string | null): StyleFamily | null {
  const text = foldAccents(style ?? '');
  return families.find(({ pattern }) => pattern.test(text))?.key ?? null;
}
