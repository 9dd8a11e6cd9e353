/** The search of bar mode, which runs without a network. */
import { foldText } from '../shared/fold-text';
import type { TapName, TappableDrink } from './tap-list';

/** Lower is better; null: no match. Names count before producers and styles, starts of words before what is inside them. */
function rank({ drink }: TappableDrink, query: string): number | null {
  const fields = [drink.name, drink.producer, drink.style].map((field) => foldText(field ?? ''));
  const ranks = fields.flatMap((field, index) => {
    const base = index * 3;
    if (field.startsWith(query)) return [base];
    if (field.includes(` ${query}`)) return [base + 1];
    return field.includes(query) ? [base + 2] : [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/** Of a tap list. */
type Tap = TapName & { pouring: { beer: string | null } | null };

export type FoundDrink = TappableDrink & {
  /** Those that pour this beer now; guests have no id to compare. */
  taps: TapName[];
};

/** Guests that are offered before anything is typed. */
const maxGuests = 5;

/** What is likely to come on next: own beers that pour nowhere, then those that do, then guests. */
const groupOf = ({ beer, taps }: FoundDrink) => (beer === null ? 2 : Math.min(taps.length, 1));

/** Guests without a date stay in the order of the server, newest first. */
const compareNames = (left: FoundDrink, right: FoundDrink) =>
  left.beer === null ? 0 : left.drink.name.localeCompare(right.drink.name, 'en');

const compareLastOn = (left: FoundDrink, right: FoundDrink) =>
  (right.lastOnAt ?? '').localeCompare(left.lastOnAt ?? '') || compareNames(left, right);

/** Own beers before guests; in each group the best matches first, then those that were on last. */
export function findDrinks(drinks: readonly TappableDrink[], text: string, taps: readonly Tap[]): FoundDrink[] {
  const query = foldText(text.trim());
  const tapsOf = (beer: string | null) => (beer === null ? [] : taps.filter(({ pouring }) => pouring?.beer === beer));
  const found = drinks
    .flatMap((drink) => {
      const matched = query === '' ? 0 : rank(drink, query);
      return matched === null ? [] : [{ drink: { ...drink, taps: tapsOf(drink.beer) }, rank: matched }];
    })
    .sort(
      (left, right) =>
        groupOf(left.drink) - groupOf(right.drink) || left.rank - right.rank || compareLastOn(left.drink, right.drink),
    )
    .map(({ drink }) => drink);
  const firstGuest = found.findIndex(({ beer }) => beer === null);
  return query === '' && firstGuest !== -1 ? found.slice(0, firstGuest + maxGuests) : found;
}
