/** The styles the filter panel offers: the usual ones first, then those of the beers at hand. */
import type { Beer } from './beer';
import { foldCase } from './search';

export const defaultStyles = ['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager'] as const;

export const styleOptions = (beers: readonly Pick<Beer, 'style'>[]): string[] => {
  const found = beers
    .flatMap(({ style }) => (style ? [style.trim()] : []))
    .sort((left, right) => left.localeCompare(right, 'en'));
  const known = new Map<string, string>();
  for (const style of [...defaultStyles, ...found]) {
    if (style && !known.has(foldCase(style))) known.set(foldCase(style), style);
  }
  return [...known.values()];
};
