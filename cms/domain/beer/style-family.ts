/** Groups beer styles by taste, to suggest similar beers. */
import { foldAccents } from './style';

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
