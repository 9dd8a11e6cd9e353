/** What can come on a tap next, as the options of a select: what is on deck, beers, guests that were on before. */
import { describeDrink, tapTitle } from '@domain/tap/display';
import type { Drink, Pour, StaffPouring, TappableDrink } from '@domain/tap/tap-list';
import { toGuestValues, type GuestValues } from './drink-values';

/** Nothing: the tap stays empty. */
export const nothing = 'nothing';
export const newGuest = 'new-guest';

type DrinkOption = {
  value: string;
  label: string;
  /** Such as `Hazy IPA · 6.5%`. */
  hint: string;
  drink: Pick<Drink, 'isGuest' | 'kind' | 'name' | 'producer' | 'style' | 'abv'>;
  pours: Pour[];
};

type DrinkGroup = { group: string; items: DrinkOption[] };

const guestPrefix = 'guest:';

const toPlannedOption = ({ _id, drink, pours, tap }: StaffPouring): DrinkOption => ({
  value: `pouring:${_id}`,
  label: drink.name,
  hint: [tap ? `for ${tapTitle(tap)}` : null, describeDrink(drink)].filter(Boolean).join(' · '),
  drink,
  pours,
});

/** The value of a guest contains its fields: it has no id. */
const toDrinkOption = ({ beer, drink, pours }: TappableDrink): DrinkOption => ({
  value: beer === null ? guestPrefix + JSON.stringify(toGuestValues(drink)) : `beer:${beer}`,
  label: drink.name,
  hint: describeDrink(drink),
  drink,
  pours,
});

/** Those planned for this tap come first. */
export function groupDrinks(drinks: readonly TappableDrink[], onDeck: readonly StaffPouring[], tapId: string | null) {
  const planned = [
    ...onDeck.filter((pouring) => tapId !== null && pouring.tapId === tapId),
    ...onDeck.filter((pouring) => pouring.tapId === null || pouring.tapId !== tapId),
  ];
  const groups: DrinkGroup[] = [
    { group: 'On deck', items: planned.map(toPlannedOption) },
    { group: 'Beers', items: drinks.filter(({ beer }) => beer !== null).map(toDrinkOption) },
    { group: 'Guests', items: drinks.filter(({ beer }) => beer === null).map(toDrinkOption) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

export const findOption = (groups: readonly DrinkGroup[], value: string) =>
  groups.flatMap(({ items }) => items).find((option) => option.value === value);

/** The field of the request body that stands for an option. */
export function parseChoice(value: string): { pouring?: string; beer?: string; guest?: GuestValues } {
  if (value.startsWith(guestPrefix)) return { guest: JSON.parse(value.slice(guestPrefix.length)) as GuestValues };
  const [kind = '', id = ''] = value.split(':');
  return kind === 'pouring' || kind === 'beer' ? { [kind]: id } : {};
}
