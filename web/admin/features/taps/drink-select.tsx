import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StaffPouring } from '@domain/tap/tap-list';
import { tapQueries } from '../../api/taps';
import { ErrorState } from '../../components/query-state';
import { useState } from 'react';
import { findOption, groupDrinks, newGuest, nothing } from './drink-choice';
import { emptyGuest, toPourValues } from './drink-values';
import type { TapFormApi } from './tap-form-values';

type DrinkSelectProps = {
  form: TapFormApi;
  label: string;
  taproom: string;
  /** Those that can be chosen; none where a drink is planned. */
  onDeck: readonly StaffPouring[];
  tapId: string | null;
  /** The text of the choice that leaves the tap empty; without it, a drink has to be chosen. */
  nothingLabel?: string;
};

const newGuestLabel = 'New guest…';

/** Finds a drink by typing two letters. The pours become those with which it was last poured. */
export function DrinkSelect({ form, label, taproom, onDeck, tapId, nothingLabel }: DrinkSelectProps) {
  const query = useQuery(tapQueries.drinks(taproom));
  /** The options are open at once unless one is chosen already: they would cover the buttons. */
  const [isUnchosen] = useState(() => form.getValues().next === '');
  const groups = groupDrinks(query.data ?? [], onDeck, tapId);
  const hints = new Map(groups.flatMap(({ items }) => items).map(({ value, hint }) => [value, hint]));
  const choose = (value: string | null) => {
    if (value === null) return;
    const option = findOption(groups, value);
    form.setFieldValue('next', value);
    form.setFieldValue('pours', toPourValues(option?.pours ?? []));
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
      allowDeselect={false}
      // Enter would submit the form, because there is nothing to choose yet.
      onKeyDown={(event) => query.isPending && event.key === 'Enter' && event.preventDefault()}
      data={[
        ...groups.map(({ group, items }) => ({
          group,
          items: items.map(({ value, label: name }) => ({ value, label: name })),
        })),
        {
          group: 'Other',
          items: [
            { value: newGuest, label: newGuestLabel },
            ...(nothingLabel ? [{ value: nothing, label: nothingLabel }] : []),
          ],
        },
      ]}
      renderOption={({ option }) => (
        <span>
          <Text span size="sm" style={wrapAnywhere}>
            {option.label}
          </Text>
          {hints.get(option.value) && (
            <Text span size="xs" c="dimmed" display="block" style={wrapAnywhere}>
              {hints.get(option.value)}
            </Text>
          )}
        </span>
      )}
      value={form.values.next || null}
      onChange={choose}
    />
  );
}

const wrapAnywhere = { overflowWrap: 'anywhere' } as const;
