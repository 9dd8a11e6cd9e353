import type { DrinkKind } from '@domain/tap/constants';
import type { ListedDrink } from '../../../api/taps';
import { BeerSwatch } from '../../shared/beer-swatch';

/** Of drinks whose color is not known. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

export const DrinkSwatch = ({ drink, className }: { drink: ListedDrink; className?: string }) => (
  <BeerSwatch color={drink.color ?? usualColors[drink.kind] ?? null} className={className} />
);
