import type { Beer } from '@domain/beer/beer';
import { parseSrm } from '@domain/beer/color';
import { foldAccents } from '@domain/beer/style';

/** The first match counts: a Hazy IPA is sunny, an IPA green. */
const tonesByStyle = [
  ['night', /barrel|imperial stout/],
  ['navy', /stout/],
  ['brown', /porter|brown|schwarz|dunkel/],
  ['ember', /\bred\b/],
  ['crimson', /(double|imperial|triple) ipa/],
  ['sun', /hazy|new england|saison/],
  ['teal', /session/],
  ['leaf', /ipa\b/],
  ['sky', /pale ale|kolsch/],
  ['orange', /marzen|festbier|amber|vienna|bock/],
  ['orchard', /wheat|weiss|weizen|wit|sour|gose|fruit/],
  ['blue', /lager|pils|helles/],
] as const;

const tonesBySrm = [
  [8, 'sun'],
  [13, 'orange'],
  [18, 'ember'],
  [29, 'brown'],
] as const;

/**
 * The color of a beer's can, of its style, else of the beer in the glass. For `data-label` of a `label-surface` (site.css):
 * the content security policy forbids inline styles.
 */
export function labelTone({ style, color }: Pick<Beer, 'style' | 'color'>) {
  const text = foldAccents(style ?? '');
  const [tone] = tonesByStyle.find(([, pattern]) => pattern.test(text)) ?? [];
  if (tone) return tone;
  const srm = parseSrm(color);
  return tonesBySrm.find(([darkest]) => srm <= darkest)?.[1] ?? 'navy';
}
