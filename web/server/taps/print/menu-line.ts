import { formatPrice } from '@domain/money/price';
import { drinkDetails, formatOunces, formatPour } from '@domain/tap/display';
import type { Pour, Pouring } from '@domain/tap/schema';

/** What a pouring has on the printed menu. */
export type MenuLine = {
  _id: string;
  /** Of the tap. */
  number: string;
  name: string;
  /** `Nitro`, `Stout`, `5.2%` */
  details: string[];
  /** Beside the name: of the only pour. */
  price: string;
  /** `16 oz`, or `10 oz $6` of each of several. */
  pours: string[];
};

export function toMenuLine({ _id, tap, drink, pours }: Pouring, hasPrices: boolean): MenuLine {
  const shown = hasPrices ? pours.filter(({ price }) => price !== null) : [];
  const [first] = shown;
  const isOnly = shown.length === 1;
  return {
    _id,
    number: tap ? String(tap.number) : '',
    name: drink.name,
    details: [...(tap?.label ? [tap.label] : []), ...drinkDetails(drink)],
    price: isOnly && first ? formatPrice(first.price ?? 0) : '',
    pours: isOnly && first ? [formatGlass(first)].filter(Boolean) : shown.map(formatWithPrice),
  };
}

/** `Half 10 oz $6`, whose price does not wrap alone. */
const formatWithPrice = (pour: Pour): string => formatPour(pour).replace(/ (?=\S+$)/, '\u00A0');

/** `Pint 16 oz` */
const formatGlass = ({ name, ounces }: Pour) =>
  [name, ounces === null ? null : formatOunces(ounces)].filter(Boolean).join(' ');
