/** The selection at /taps in the URL's query: `/taps?taproom=auburn&style=hoppy&strength=light&sort=name`. */
import { defaultTapSort, noTapFilter, strengths, tapSorts, tapStyles, type TapFilter, type TapSort } from './filter';

export type TapSelection = TapFilter & {
  /** The slug of a taproom; null: all. */
  taproom: string | null;
  sort: TapSort;
};

export const allTaps: TapSelection = { ...noTapFilter, taproom: null, sort: defaultTapSort };

const findKey = <Key extends string>(options: readonly { key: Key }[], value: string | null): Key | null =>
  options.find(({ key }) => key === value?.trim().toLowerCase())?.key ?? null;

/** Unknown values select nothing. */
export const parseTapSelection = (params: URLSearchParams, taprooms: readonly { slug: string }[]): TapSelection => ({
  taproom: taprooms.find(({ slug }) => slug === params.get('taproom')?.trim().toLowerCase())?.slug ?? null,
  style: findKey(tapStyles, params.get('style')),
  strength: findKey(strengths, params.get('strength')),
  sort: findKey(tapSorts, params.get('sort')) ?? defaultTapSort,
});

/** One path for each selection. */
export function tapsPath({ taproom, style, strength, sort }: TapSelection): string {
  const params = [
    ['taproom', taproom],
    ['style', style],
    ['strength', strength],
    ['sort', sort === defaultTapSort ? null : sort],
  ];
  const query = params.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
  return query ? `/taps?${query}` : '/taps';
}
