/** How taps, drinks and pours are written. */
import { labelsOf } from '../shared/labels';
import { drinkKinds, endReasons, kegLevels, pouringStatuses } from './constants';
import type { Drink, Pour, TapName } from './schema';
import { formatAbv } from '../beer/display';
import { formatPrice } from '../money/price';

export const pouringStatusLabels = labelsOf(pouringStatuses, { on: 'On tap' });

export const levelLabels = labelsOf(kegLevels, { low: 'Almost gone' });

export const endReasonLabels = labelsOf(endReasons, { rotated: 'Rotated off' });

export const drinkKindLabels = labelsOf(drinkKinds, { 'non-alcoholic': 'Non-alcoholic' });

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
