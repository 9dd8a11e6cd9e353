import { Select, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { drinkKinds, type chosenEndReasons, type DrinkKind } from '@domain/tap/constants';
import { describeDrink, tapTitle } from '@domain/tap/display';
import type { StaffPouring, Drink, Pour, TappableDrink } from '@domain/tap/schema';
import { tapQueries } from '../../api/taps';
import { ErrorState } from '../../components/query-state';

/** Form values of a guest's drink and of the glasses on the menu. */

type GuestValues = {
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

/** What can come on a tap next, as the options of a select: what is on deck, beers, guests that were on before. */

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

export type TapFormValues = {
  /** The value of an option; blank until one is chosen. */
  next: string;
  reason: (typeof chosenEndReasons)[number];
  /** The planned tap of a drink on deck; blank for the next free one. */
  tap: string;
  guest: GuestValues;
  pours: PourValues[];
};

export type TapFormApi = UseFormReturnType<TapFormValues>;

export type DrinkSelectProps = {
  form: TapFormApi;
  label: string;
  taproom: string;
  /** Those that can be chosen; none where a drink is planned. */
  onDeck: readonly StaffPouring[];
  tapId: string | null;
  /** The text of the choice that leaves the tap empty; without it, a drink has to be chosen. */
  nothingLabel?: string;
};

/** Finds a drink by typing two letters. The pours become those with which it was last poured, or the default ones. */
export function DrinkSelect({ form, label, taproom, onDeck, tapId, nothingLabel }: DrinkSelectProps) {
  const query = useQuery(tapQueries.drinks(taproom));
  const defaults = useQuery(tapQueries.defaultPours()).data;
  /** The options are open at once unless one is chosen already: they would cover the buttons. */
  const [isUnchosen] = useState(() => form.getValues().next === '');
  const groups = groupDrinks(query.data ?? [], onDeck, tapId);
  const hints = new Map(groups.flatMap(({ items }) => items).map(({ value, hint }) => [value, hint]));
  const choose = (value: string | null) => {
    if (value === null) return;
    const option = findOption(groups, value);
    form.setFieldValue('next', value);
    form.setFieldValue('pours', toPourValues(option?.pours ?? (value === newGuest ? defaults?.pours : null) ?? []));
    if (value === newGuest && form.values.next !== newGuest) form.setFieldValue('guest', emptyGuest);
  };
  if (query.isError && query.data === undefined) {
    return <ErrorState query={query} errorText="Failed to load the drinks" />;
  }
  return (
    <Select
      {...form.getInputProps('next')}
      data-autofocus={isUnchosen || undefined}
      openOnFocus={isUnchosen}
      label={label}
      required
      searchable
      selectFirstOptionOnChange
      placeholder={query.isPending ? 'Loading…' : 'Type the name of a drink'}
      nothingFoundMessage="No such drink. Choose “New guest…” to add one."
      maxDropdownHeight={300}
      // Enter would submit the form, because there is nothing to choose yet.
      onKeyDown={(event) => query.isPending && event.key === 'Enter' && event.preventDefault()}
      data={[
        ...groups,
        {
          group: 'Other',
          items: [
            { value: newGuest, label: 'New guest…' },
            ...(nothingLabel ? [{ value: nothing, label: nothingLabel }] : []),
          ],
        },
      ]}
      renderOption={({ option }) => <OptionText label={option.label} hint={hints.get(option.value)} />}
      value={form.values.next || null}
      onChange={choose}
    />
  );
}

export const OptionText = ({ label, hint }: { label: string; hint: string | undefined }) => (
  <span style={{ overflowWrap: 'anywhere' }}>
    <Text span size="sm">
      {label}
    </Text>
    {hint && (
      <Text span size="xs" c="dimmed" display="block">
        {hint}
      </Text>
    )}
  </span>
);
