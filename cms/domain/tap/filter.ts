/** Filter and order of the tap lists at /taps. Keys are values in the URL's query. */
import { getStyleFamily, type StyleFamily } from '../beer/style-family';
import { foldText } from '../shared/fold-text';
import type { DrinkKind } from './constants';
import type { Drink } from './tap-list';

type OtherKind = Exclude<DrinkKind, 'beer'>;
export type TapStyle = StyleFamily | OtherKind;

/** In the order of a menu: light to dark, then what is not beer. */
export const tapStyles = [
  { key: 'crisp', label: 'Lager & Crisp' },
  { key: 'wheat', label: 'Wheat' },
  { key: 'hoppy', label: 'IPA & Pale Ale' },
  { key: 'malty', label: 'Red & Brown' },
  { key: 'dark', label: 'Stout & Porter' },
  { key: 'belgian', label: 'Belgian' },
  { key: 'sour', label: 'Sour' },
  { key: 'cider', label: 'Cider' },
  { key: 'seltzer', label: 'Seltzer' },
  { key: 'wine', label: 'Wine' },
  { key: 'non-alcoholic', label: 'Non-alcoholic' },
  { key: 'other', label: 'Other' },
] as const satisfies readonly { key: TapStyle; label: string }[];

type StyledDrink = Pick<Drink, 'kind' | 'style'>;

/** The family of a beer's style; `other` if it is unknown. */
export const getTapStyle = ({ kind, style }: StyledDrink): TapStyle =>
  kind === 'beer' ? (getStyleFamily(style) ?? 'other') : kind;

/** `matches` takes alcohol by volume in percent. */
export const strengths = [
  { key: 'light', label: 'Light', range: 'under 5%', matches: (abv: number) => abv < 5 },
  { key: 'medium', label: 'Medium', range: '5 to 7%', matches: (abv: number) => abv >= 5 && abv < 7 },
  { key: 'strong', label: 'Strong', range: '7% and up', matches: (abv: number) => abv >= 7 },
] as const;
export type Strength = (typeof strengths)[number]['key'];

export type TapFilter = { style: TapStyle | null; strength: Strength | null };

export const noTapFilter: TapFilter = { style: null, strength: null };

export const isTapFilterActive = ({ style, strength }: TapFilter) => style !== null || strength !== null;

type FilteredDrink = StyledDrink & Pick<Drink, 'abv'>;

/** A drink of unknown strength matches none. */
export const matchesTapFilter =
  ({ style, strength }: TapFilter) =>
  (drink: FilteredDrink): boolean =>
    (style === null || getTapStyle(drink) === style) &&
    (strength === null ||
      strengths.some(({ key, matches }) => key === strength && drink.abv !== null && matches(drink.abv)));

type Sortable = { drink: Pick<Drink, 'name' | 'abv'> };

type Compare = (left: Sortable, right: Sortable) => number;

/** Without `localeCompare`, which would block hydration. */
const byName: Compare = (left, right) => {
  const [leftName, rightName] = [foldText(left.drink.name), foldText(right.drink.name)];
  if (leftName === rightName) return 0;
  return leftName < rightName ? -1 : 1;
};

/** Drinks of unknown strength come last in both directions. */
const byAbv =
  (direction: 1 | -1): Compare =>
  ({ drink: { abv: left } }, { drink: { abv: right } }) =>
    left === null || right === null ? Number(left === null) - Number(right === null) : (left - right) * direction;

export const tapSorts = [
  { key: 'tap', label: 'Tap', compare: (() => 0) as Compare },
  { key: 'name', label: 'Name', compare: byName },
  { key: 'abv-low', label: 'Lightest', compare: byAbv(1) },
  { key: 'abv-high', label: 'Strongest', compare: byAbv(-1) },
] as const;
export type TapSort = (typeof tapSorts)[number]['key'];

export const defaultTapSort: TapSort = 'tap';

/** `pourings` must be in the order of the taps, which ties keep. */
export function sortPourings<Listed extends Sortable>(pourings: readonly Listed[], sort: TapSort): Listed[] {
  const { compare } = tapSorts.find(({ key }) => key === sort) ?? tapSorts[0];
  return [...pourings].sort(compare);
}

/** The styles among these pourings, in the order of a menu. */
export function listTapStyles(pourings: readonly { drink: StyledDrink }[]): (typeof tapStyles)[number][] {
  const found = new Set(pourings.map(({ drink }) => getTapStyle(drink)));
  return tapStyles.filter(({ key }) => found.has(key));
}

/** Those that match, in the same order. */
export const filterPourings = <Listed extends { drink: FilteredDrink }>(
  pourings: readonly Listed[],
  filter: TapFilter,
): Listed[] => {
  const matches = matchesTapFilter(filter);
  return pourings.filter(({ drink }) => matches(drink));
};
