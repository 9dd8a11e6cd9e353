/** Style options of the filter panel: the default styles first, then the other styles of the beers. */
import type { Beer } from './beer';
import { foldCase } from './search';

export const defaultStyles = ['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager'] as const;

export const listStyleOptions = (beers: readonly Pick<Beer, 'style'>[]): string[] => {
  const found = beers
    .flatMap(({ style }) => (style ? [style.trim()] : []))
    .sort((left, right) => left.localeCompare(right, 'en'));
  const options = new Map<string, string>();
  for (const style of [...defaultStyles, ...found]) {
    if (style && !options.has(foldCase(style))) options.set(foldCase(style), style);
  }
  return [...options.values()];
};
