/** Form values of a guest's drink and of the glasses on the menu. */
import { drinkKinds, type DrinkKind } from '@domain/tap/constants';
import type { Drink, Pour } from '@domain/tap/tap-list';

export type GuestValues = {
  kind: DrinkKind;
  name: string;
  producer: string;
  style: string;
  abv: number | string;
};

export type PourValues = { name: string; ounces: number | string; price: number | string };

export const emptyGuest: GuestValues = { kind: drinkKinds[0], name: '', producer: '', style: '', abv: '' };
export const emptyPour: PourValues = { name: '', ounces: '', price: '' };

type DrinkFields = Pick<Drink, 'kind' | 'name' | 'producer' | 'style' | 'abv'>;

export const toGuestValues = ({ kind, name, producer, style, abv }: DrinkFields): GuestValues => ({
  kind,
  name,
  producer: producer ?? '',
  style: style ?? '',
  abv: abv ?? '',
});

export const toPourValues = (pours: readonly Pour[]): PourValues[] =>
  pours.map(({ name, ounces, price }) => ({ name: name ?? '', ounces: ounces ?? '', price: price ?? '' }));
