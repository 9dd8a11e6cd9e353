/** Style options of the filter panel: the default styles first, then the other styles of the beers. */
import type { Beer } from './beer';
import { foldCase } from './search';

export const defaultStyles = ['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager'] as const;

/** Without accents and case. */
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
