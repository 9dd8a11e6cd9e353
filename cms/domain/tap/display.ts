/** How taps, drinks and pours are written. */
import type { DrinkKind, EndReason, KegLevel, PouringStatus } from './constants';
import type { Drink, Pour, TapName } from './schema';
import { formatAbv } from '../beer/display';
import { formatPrice } from '../money/price';

export const pouringStatusLabels = { on: 'On tap', 'on-deck': 'On deck', off: 'Off' } as const satisfies Record<
  PouringStatus,
  string
>;

export const levelLabels = { full: 'Full', half: 'Half', low: 'Almost gone' } as const satisfies Record<
  KegLevel,
  string
>;

export const endReasonLabels = {
  kicked: 'Kicked',
  rotated: 'Rotated off',
  quality: 'Quality',
  other: 'Other',
  undone: 'Undone',
} as const satisfies Record<EndReason, string>;

export const drinkKindLabels = {
  beer: 'Beer',
  cider: 'Cider',
  seltzer: 'Seltzer',
  wine: 'Wine',
  'non-alcoholic': 'Non-alcoholic',
  other: 'Other',
} as const satisfies Record<DrinkKind, string>;

/** `Tap 7`, or its label. */
export const tapTitle = ({ number, label }: TapName) => label ?? `Tap ${number}`;

type Described = Pick<Drink, 'producer' | 'style' | 'abv' | 'kind'>;

/** `Hazy IPA`, `6.5%`, with the producer of a guest first. */
export const drinkDetails = ({ producer, style, abv, kind }: Described): string[] =>
  [producer, style ?? (kind === 'beer' ? null : drinkKindLabels[kind]), formatAbv(abv)].flatMap((text) => text || []);

/** `Hazy IPA · 6.5%` */
export const describeDrink = (drink: Described) => drinkDetails(drink).join(' · ');

/** `16 oz` */
export const formatOunces = (ounces: number) => `${Number(ounces.toFixed(2))} oz`;

/** `Pint 16 oz $8` */
export const formatPour = ({ name, ounces, price }: Pour) =>
  [name, ounces === null ? null : formatOunces(ounces), price === null ? null : formatPrice(price)]
    .filter(Boolean)
    .join(' ');
