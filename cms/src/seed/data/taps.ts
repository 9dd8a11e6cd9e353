/** The tap lists of the demo: what is on, on deck and just kicked in each taproom. */
import type { DrinkKind, KegLevel } from '#domain/tap/constants';
import type { Pour } from '#domain/tap/schema';

type SeedGuest = { kind: DrinkKind; name: string; producer: string; style: string; abv: number };

/** A beer by its name, or a guest. */
export type SeedDrink = string | SeedGuest;

type SeedTap = { drink: SeedDrink | null; daysAgo: number; level: KegLevel | null; label?: string };

export type SeedTapList = {
  taproom: string;
  /** Taps in the order of the bar, numbered from 1. */
  taps: SeedTap[];
  /** Drinks by the number of their tap. */
  onDeck: { drink: SeedDrink; tap: number | null }[];
  /** Kicked before the first start, from a tap that pours nothing. */
  justKicked?: { drink: SeedDrink; tap: number; minutesAgo: number };
  checkedMinutesAgo: number;
};

const cider: SeedGuest = {
  kind: 'cider',
  name: 'Hangtown Dry',
  producer: 'Apple Hill Cider Works',
  style: 'Dry Cider',
  abv: 6.4,
};

const perry: SeedGuest = {
  kind: 'cider',
  name: 'Windfall Perry',
  producer: 'Apple Hill Cider Works',
  style: 'Perry',
  abv: 6.1,
};

const nonAlcoholic: SeedGuest = {
  kind: 'non-alcoholic',
  name: 'Day Pass',
  producer: 'Clear Fork Brewing',
  style: 'Hop-forward NA IPA',
  abv: 0.4,
};

export const tapLists: SeedTapList[] = [
  {
    taproom: 'auburn',
    taps: [
      { drink: 'Gold Rush Haze', daysAgo: 2, level: 'full' },
      { drink: 'Ridge Runner', daysAgo: 5, level: 'half' },
      { drink: 'Switchback', daysAgo: 3, level: 'full' },
      { drink: 'First Light', daysAgo: 9, level: 'low' },
      { drink: 'Low Water', daysAgo: 6, level: 'half' },
      { drink: 'Night Freight', daysAgo: 11, level: 'half', label: 'Nitro' },
      { drink: 'Lantern', daysAgo: 4, level: 'full' },
      { drink: 'Harvest Wagon', daysAgo: 8, level: 'half' },
      { drink: 'Double Dare', daysAgo: 1, level: 'full' },
      { drink: 'Wildfire Red', daysAgo: 13, level: 'low' },
      { drink: cider, daysAgo: 7, level: 'half' },
      { drink: nonAlcoholic, daysAgo: 10, level: 'full' },
    ],
    onDeck: [{ drink: perry, tap: 11 }],
    checkedMinutesAgo: 125,
  },
  {
    taproom: 'folsom',
    taps: [
      { drink: 'Gold Rush Haze', daysAgo: 1, level: 'full' },
      { drink: 'Ridge Runner', daysAgo: 4, level: 'full' },
      { drink: 'Switchback', daysAgo: 7, level: 'half' },
      { drink: 'First Light', daysAgo: 3, level: 'full' },
      { drink: 'Low Water', daysAgo: 12, level: 'low' },
      { drink: 'Lantern', daysAgo: 5, level: 'half' },
      { drink: 'Harvest Wagon', daysAgo: 2, level: 'full' },
      { drink: 'Double Dare', daysAgo: 3, level: 'half' },
      { drink: 'Gold Rush Haze', daysAgo: 6, level: 'half' },
      { drink: 'Ridge Runner', daysAgo: 9, level: 'low' },
      { drink: cider, daysAgo: 5, level: 'full' },
      { drink: nonAlcoholic, daysAgo: 14, level: 'half' },
      { drink: null, daysAgo: 8, level: null },
      { drink: 'Night Freight', daysAgo: 8, level: 'half', label: 'Nitro' },
    ],
    onDeck: [{ drink: perry, tap: 13 }],
    justKicked: { drink: 'Wildfire Red', tap: 13, minutesAgo: 50 },
    checkedMinutesAgo: 190,
  },
];

/** The drinks of the history, used in turn. */
export const formerDrinks: SeedDrink[] = [
  'Gold Rush Haze',
  'Ridge Runner',
  'Switchback',
  'Night Freight',
  'First Light',
  'Low Water',
  'Lantern',
  'Wildfire Red',
  'Harvest Wagon',
  'Double Dare',
  cider,
  perry,
  nonAlcoholic,
];

const pours = {
  usual: [
    { name: 'Taster', ounces: 5, price: 3 },
    { name: 'Half', ounces: 10, price: 5 },
    { name: 'Pint', ounces: 16, price: 7.5 },
  ],
  strong: [
    { name: 'Taster', ounces: 5, price: 4 },
    { name: 'Tulip', ounces: 10, price: 8 },
  ],
  cider: [
    { name: 'Half', ounces: 10, price: 6 },
    { name: 'Pint', ounces: 16, price: 8.5 },
  ],
  nonAlcoholic: [
    { name: 'Glass', ounces: 12, price: 5.5 },
    { name: 'Pint', ounces: 16, price: 6.5 },
  ],
} satisfies Record<string, Pour[]>;

/** The pours of drinks that the demo has never poured. */
export const defaultPours = {
  pours: pours.usual,
  styles: { 'Double IPA': pours.strong, 'Dry Cider': pours.cider },
  beers: { 'Barrel Room No. 7': [{ name: 'Snifter', ounces: 8, price: 9 }] },
} satisfies { pours: Pour[]; styles: Record<string, Pour[]>; beers: Record<string, Pour[]> };

const strongBeers = ['Double Dare', 'Wildfire Red'];

export function poursOf(drink: SeedDrink): Pour[] {
  if (typeof drink === 'string') return strongBeers.includes(drink) ? pours.strong : pours.usual;
  return drink.kind === 'cider' ? pours.cider : pours.nonAlcoholic;
}
