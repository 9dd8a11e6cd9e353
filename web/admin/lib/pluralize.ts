import { formatCount } from './format-count';

const plural = new Intl.PluralRules('en-US');

/** `1 beer`, `12 beers`, `1,200 inquiries`. */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${plural.select(count) === 'one' ? one : many}`;
