import { getSwatchColor } from '@domain/beer/color';
import type { DrinkKind } from '@domain/tap/constants';
import { formatOunces } from '@domain/tap/display';
import type { Drink, Pour, Pouring } from '@domain/tap/tap-list';
import { formatPrice } from '@domain/money/price';
import classes from './board.module.css';

/** Of drinks whose color is not known. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

/** A glass in the color of the drink. */
export function Glass({ drink }: { drink: Drink }) {
  const color = getSwatchColor(drink.color ?? usualColors[drink.kind] ?? null);
  return (
    <svg viewBox="0 0 20 28" className={classes.glass} aria-hidden>
      <path d="M2 2h16l-2 24H4z" fill={color} />
      <path d="M2 2h16l-.5 6h-15z" fill="#fff8ea" />
      <path d="M2 2h16l-2 24H4z" fill="none" stroke="currentColor" strokeOpacity="0.35" strokeWidth="1" />
    </svg>
  );
}

/** Without its label, `7`. */
export function TapMark({ tap }: Pick<Pouring, 'tap'>) {
  return <span className={classes.tap}>{tap ? tap.number : ''}</span>;
}

export const nameOfPour = ({ name, ounces }: Pour) => name ?? (ounces === null ? '' : formatOunces(ounces));

const isLarger = (one: Pour, two: Pour) => (one.ounces ?? 0) > (two.ounces ?? 0);

/** The sizes with a price, as far as there is room: the largest ones, in the order of the menu. */
export function choosePours(pours: readonly Pour[], max: number): Pour[] {
  const priced = pours.filter(({ price }) => price !== null);
  const countLarger = (pour: Pour) => priced.filter((other) => isLarger(other, pour)).length;
  return priced.filter((pour) => countLarger(pour) < max).slice(0, max);
}

export function Pours({ pours }: { pours: readonly Pour[] }) {
  return (
    <span className={classes.pours}>
      {pours.map((pour, index) => (
        <span key={index} className={classes.pour}>
          <span className={classes.price}>{formatPrice(pour.price ?? 0)}</span>
          <span className={classes.pourName}>{nameOfPour(pour)}</span>
        </span>
      ))}
    </span>
  );
}
