/** The search of bar mode, which runs without a network. */
import { foldText } from '../shared/fold-text';
import type { TappableDrink } from './tap-list';

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

const byLastOn = (left: TappableDrink, right: TappableDrink) =>
  (right.lastOnAt ?? '').localeCompare(left.lastOnAt ?? '') || left.drink.name.localeCompare(right.drink.name, 'en');

/** Best matches first, then those that were on last. Without a query all of them. */
export function findDrinks(drinks: readonly TappableDrink[], text: string): TappableDrink[] {
  const query = foldText(text.trim());
  return drinks
    .map((drink) => ({ drink, rank: query === '' ? 0 : rank(drink, query) }))
    .filter(({ rank: found }) => found !== null)
    .sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0) || byLastOn(left.drink, right.drink))
    .map(({ drink }) => drink);
}
