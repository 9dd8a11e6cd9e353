/** Filter and order of the tap lists at /taps. */
import { getStyleFamily, type StyleFamily } from '@domain/beer/style';
import { foldText } from '@domain/shared/fold-text';
import type { DrinkKind } from '@domain/tap/constants';
import type { Drink, Pour, Pouring, TapList } from '@domain/tap/schema';
import { formatDayOf, formatMomentAgo } from '@domain/tap/freshness';
import { formatAge } from '@domain/time/format';
import { daysBetween } from '@domain/time/plain-date';
import { toZonedDateTime, todayIn } from '@domain/time/zone';
import { compareValues, keysOf, oneOf, readParams, sortBy } from './list-options';
import { toQueryString } from './query-string';

type OtherKind = Exclude<DrinkKind, 'beer'>;
type TapStyle = StyleFamily | OtherKind;

/** Ordered as on a menu: light to dark, then what is not beer. */
const tapStyles = [
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
type Strength = (typeof strengths)[number]['key'];

type TapFilter = { style: TapStyle | null; strength: Strength | null };

export const noTapFilter: TapFilter = { style: null, strength: null };

export const isTapFilterActive = ({ style, strength }: TapFilter) => style !== null || strength !== null;

type FilteredDrink = StyledDrink & Pick<Drink, 'abv'>;

/** A drink of unknown strength matches none. */
const matchesTapFilter =
  ({ style, strength }: TapFilter) =>
  (drink: FilteredDrink): boolean =>
    (style === null || getTapStyle(drink) === style) &&
    (strength === null ||
      strengths.some(({ key, matches }) => key === strength && drink.abv !== null && matches(drink.abv)));

type Compare = (left: Sortable, right: Sortable) => number;

type Sortable = { drink: Pick<Drink, 'name' | 'abv'> };

/** `localeCompare` would block hydration. */
const byName: Compare = (left, right) => {
  const [leftName, rightName] = [foldText(left.drink.name), foldText(right.drink.name)];
  if (leftName === rightName) return 0;
  return leftName < rightName ? -1 : 1;
};

const byAbv =
  (direction: 1 | -1): Compare =>
  (left, right) =>
    compareValues(left.drink.abv, right.drink.abv, direction);

export const tapSorts = [
  { key: 'tap', label: 'Tap', compare: (() => 0) as Compare },
  { key: 'name', label: 'Name', compare: byName },
  { key: 'abv-low', label: 'Lightest', compare: byAbv(1) },
  { key: 'abv-high', label: 'Strongest', compare: byAbv(-1) },
] as const;
export type TapSort = (typeof tapSorts)[number]['key'];

export const defaultTapSort: TapSort = 'tap';

/** `pourings` must be in the order of the taps, which ties keep. */
export const sortPourings = <Listed extends Sortable>(pourings: readonly Listed[], sort: TapSort) =>
  sortBy<Sortable, Listed>(tapSorts, sort, pourings);

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

// The selection at /taps in the URL's query: `/taps?taproom=auburn&style=hoppy&strength=light&sort=name`.

export type TapSelection = TapFilter & {
  /** The slug of a taproom; null: all. */
  taproom: string | null;
  sort: TapSort;
};

export const allTaps: TapSelection = { ...noTapFilter, taproom: null, sort: defaultTapSort };

export const tapParams = {
  style: oneOf(keysOf(tapStyles)),
  strength: oneOf(keysOf(strengths)),
  sort: oneOf(keysOf(tapSorts).filter((key) => key !== defaultTapSort)),
};

/** Unknown values select nothing. */
export function parseTapSelection(params: URLSearchParams, taprooms: readonly { slug: string }[]): TapSelection {
  const { sort, ...filter } = readParams(tapParams, params);
  const taproom = oneOf(taprooms.map(({ slug }) => slug))(params.get('taproom') ?? '');
  return { ...filter, taproom, sort: sort ?? defaultTapSort };
}

/** One path for each selection. */
export const tapsPath = ({ taproom, style, strength, sort }: TapSelection): string =>
  `/taps${toQueryString({ taproom, style, strength, sort: sort === defaultTapSort ? null : sort })}`;

// Since when a keg pours, as visitors read it.

/** A keg is new on the day when it was tapped and on the next one. */
const newDays = 2;

/** `since Tuesday`; null if it is not known. Changes at midnight. */
export const formatSince = ({ tappedAt }: Pick<Pouring, 'tappedAt'>, timeZone: string, now: Date) =>
  tappedAt && `since ${formatDayOf(tappedAt, timeZone, now)}`;

/** Changes at midnight. */
export const isNewlyTapped = ({ tappedAt }: Pick<Pouring, 'tappedAt'>, timeZone: string, now: Date) =>
  tappedAt !== null &&
  daysBetween(toZonedDateTime(timeZone, new Date(tappedAt)).date, todayIn(timeZone, now)) < newDays;

// How fresh a tap list is, as visitors read it.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type DatedList = Pick<TapList, 'checkedAt' | 'changedAt'> & { taproom: Pick<TapList['taproom'], 'timeZone'> };

/** A list that was never checked is as fresh as its latest change. */
function getLatest({ checkedAt, changedAt }: DatedList): { verb: 'checked' | 'updated'; instant: string } | null {
  if (checkedAt) return { verb: 'checked', instant: checkedAt };
  return changedAt ? { verb: 'updated', instant: changedAt } : null;
}

const isOverADayOld = (instant: string, now: Date) => now.getTime() - Date.parse(instant) >= dayMs;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `Checked today at 7:12 PM`, after a day `Last checked Tuesday`; null for a list in which nothing ever happened.
 */
export function formatFreshness(list: DatedList, now: Date): string | null {
  const latest = getLatest(list);
  if (!latest) return null;
  const { verb, instant } = latest;
  const { timeZone } = list.taproom;
  return isOverADayOld(instant, now)
    ? `Last ${verb} ${formatDayOf(instant, timeZone, now)}`
    : `${capitalize(verb)} ${formatMomentAgo(instant, timeZone, now)}`;
}

/** `Checked 4 minutes ago`, which is correct for a minute only; after a day as above. */
export function formatFreshnessAge(list: DatedList, now: Date): string | null {
  const latest = getLatest(list);
  if (!latest || isOverADayOld(latest.instant, now)) return formatFreshness(list, now);
  const age = now.getTime() - Date.parse(latest.instant);
  return `${capitalize(latest.verb)} ${age < minuteMs ? 'just now' : `${formatAge(latest.instant, now)} ago`}`;
}

/** Whether visitors see a tap list. Between two kegs, a list of one tap has only what was just kicked. */
export const hasTapList = ({ on, justKicked }: Pick<TapList, 'on' | 'justKicked'>) =>
  on.length > 0 || justKicked.length > 0;

// The places where the brewery's beers pour, from the lists of all taprooms.

export type BeerAtTaproom = {
  /** The slug of the taproom. */
  taproom: string;
  name: string;
  timeZone: string;
  /** False: it is on deck there. */
  isOn: boolean;
  isAlmostGone: boolean;
  /** The time at which its oldest keg there was tapped. */
  tappedAt: string | null;
  /** What a glass costs there, if it pours. */
  pour: Pour | null;
};

/** Places by the beer's slug; where it pours comes first. */
export type BeersAtTaprooms = Readonly<Record<string, readonly BeerAtTaproom[]>>;

/** Each taproom once: a beer that pours is not on deck there too. */
export function findBeersAtTaprooms(lists: readonly TapList[]): BeersAtTaprooms {
  const beers: Record<string, BeerAtTaproom[]> = {};
  for (const list of lists) for (const slug of listSlugs(list)) (beers[slug] ??= []).push(findBeer(slug, list));
  for (const taprooms of Object.values(beers)) taprooms.sort((left, right) => Number(right.isOn) - Number(left.isOn));
  return beers;
}

const listSlugs = ({ on, onDeck }: TapList) =>
  new Set([...on, ...onDeck].flatMap(({ drink }) => (drink.slug && !drink.isGuest ? [drink.slug] : [])));

function findBeer(slug: string, { taproom: { slug: taproom, name, timeZone }, on }: TapList): BeerAtTaproom {
  const kegs = on.filter(({ drink }) => drink.slug === slug);
  const [tappedAt = null] = kegs.flatMap((keg) => keg.tappedAt ?? []).sort();
  const isOn = kegs.length > 0;
  const isAlmostGone = isOn && kegs.every(({ level }) => level === 'low');
  return { taproom, name, timeZone, isOn, isAlmostGone, tappedAt, pour: findMainPour(kegs[0]?.pours ?? []) };
}

/** Larger ones are to share or to take home. */
const maxGlassOunces = 24;

/** The largest glass: the price of a taster alone would be taken for that of a beer. */
export function findMainPour(pours: readonly Pour[]): Pour | null {
  const priced = pours.filter(({ price }) => price !== null);
  const [first, ...others] = priced.filter(({ ounces }) => (ounces ?? 0) <= maxGlassOunces);
  if (!first) return priced[0] ?? null;
  return others.reduce((largest, pour) => ((pour.ounces ?? 0) > (largest.ounces ?? 0) ? pour : largest), first);
}

/** `On tap: Auburn`, `On tap: 3 taprooms`, `On tap now` if it pours at all of them; null if it pours nowhere. */
export function formatOnTap(
  taprooms: readonly BeerAtTaproom[],
  taproomCount: number,
  toWord = (text: string) => text,
): string | null {
  const pouring = taprooms.filter(({ isOn }) => isOn);
  if (pouring.length === 0) return null;
  if (pouring.length >= taproomCount) return toWord('On tap now');
  return `${toWord('On tap')}: ${pouring.length > maxNamed ? `${pouring.length} taprooms` : pouring.map(({ name }) => name).join(', ')}`;
}

const maxNamed = 2;
