import { Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { tapLimits, drinkKinds } from '@domain/tap/constants';
import { formatPour, drinkKindLabels } from '@domain/tap/display';
import type { StaffPouring } from '@domain/tap/schema';
import { tapQueries } from '../../api/taps';
import { DecimalInput, Fields, type AnyForm, type FieldRow } from '../../components/fields';
import { ErrorState } from '../../components/query-state';
import { clearErrorsOf } from '../../lib/form-errors';
import classes from './taps.module.css';
import {
  emptyGuest,
  emptyPour,
  findOption,
  groupDrinks,
  newGuest,
  nothing,
  toPourValues,
  type PourValues,
  type TapFormValues,
} from './tap-form-values';
import { SmallButton, TrashButton } from '../../components/buttons';

const kinds = drinkKinds.map((kind) => ({ value: kind, label: drinkKindLabels[kind] }));

const producerFields: FieldRow[] = [
  { name: 'name', label: 'Name', required: true, maxLength: tapLimits.name },
  { name: 'producer', label: 'Producer', placeholder: 'e.g., Foothill Cider Co.', maxLength: tapLimits.producer },
];
const drinkFields: FieldRow[] = [
  { name: 'kind', label: 'Kind', kind: 'select', data: kinds },
  { name: 'style', label: 'Style', placeholder: 'e.g., Dry Cider', maxLength: tapLimits.style },
  { name: 'abv', label: 'ABV (%)', kind: 'decimal' },
];

/** A drink of another producer, which has no page on the site. */
export const GuestFields = ({ form }: { form: TapFormApi }) => (
  <Stack gap="sm" role="group" aria-label="Guest">
    <Fields form={form} fields={producerFields} path="guest" cols={{ base: 1, xs: 2 }} />
    <Fields form={form} fields={drinkFields} path="guest" cols={{ base: 1, xs: 3 }} />
  </Stack>
);

const commonPours: PourValues[] = [
  { name: 'Pint', ounces: 16, price: '' },
  { name: 'Half pint', ounces: 8, price: '' },
  { name: 'Taster', ounces: 4, price: '' },
];

type PoursFieldsProps = {
  form: AnyForm;
  /** The path of the pours in the form. */
  path: string;
  label: string;
  taproom: string;
};

/** The glasses on the menu, in its order. */
export function PoursFields({ form, path, label, taproom }: PoursFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { value, error } = form.getInputProps(path as never);
  const pours = value as PourValues[];
  const change = (next: PourValues[]) => {
    form.setFieldValue(path as never, next as never);
    clearErrorsOf(form, [path]);
  };
  const add = (pour: PourValues) => {
    flushSync(() => change([...pours, pour]));
    const group = addButton.current?.closest('[role="group"]');
    // What is left to fill in.
    group?.querySelector<HTMLElement>(`[aria-label="Pour ${pours.length + 1}"] :placeholder-shown`)?.focus();
  };
  const getInputProps = (field: string) => form.getInputProps(`${path}.${field}` as never);
  const others = commonPours.filter(({ name }) => !pours.some((pour) => pour.name === name));
  const isFull = pours.length >= tapLimits.pours;
  const labels = ['Glass', 'Ounces', 'Price ($)'] as const;

  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Stack gap={8} role="group" aria-label={label} mt={4}>
        {pours.length === 0 && (
          <Text size="sm" c="dimmed">
            No glasses yet: the list shows the drink without sizes and prices.
          </Text>
        )}
        {pours.length > 0 && (
          <div className={classes.pour} aria-hidden>
            {labels.map((text) => (
              <Text key={text} size="xs" c="dimmed">
                {text}
              </Text>
            ))}
          </div>
        )}
        {pours.map((_, index) => (
          <div key={index} className={classes.pour} role="group" aria-label={`Pour ${index + 1}`}>
            <TextInput
              aria-label={labels[0]}
              placeholder="Pint"
              maxLength={tapLimits.pourName}
              {...getInputProps(`${index}.name`)}
            />
            <DecimalInput aria-label={labels[1]} placeholder="16 oz" {...getInputProps(`${index}.ounces`)} />
            <DecimalInput
              aria-label={labels[2]}
              placeholder="$8"
              fixedDecimals={2}
              {...getInputProps(`${index}.price`)}
            />
            <TrashButton
              label={`Remove pour ${index + 1}`}
              onClick={() => {
                change(pours.toSpliced(index, 1));
                addButton.current?.focus();
              }}
            />
          </div>
        ))}
        <Group gap={6}>
          {others.map((pour) => (
            <SmallButton key={pour.name} disabled={isFull} icon={Plus} onClick={() => add(pour)}>
              {pour.name}
            </SmallButton>
          ))}
          <SmallButton ref={addButton} isDisabled={isFull} icon={Plus} onClick={() => add(emptyPour)}>
            Add pour
          </SmallButton>
          <CopyPours taproom={taproom} onCopy={change} />
        </Group>
        {isFull && (
          <Text size="xs" c="dimmed">
            A drink has at most {tapLimits.pours} pours.
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

type TapFormApi = UseFormReturnType<TapFormValues>;

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

/** Finds a drink by typing two letters. The pours become those with which it was last poured, or the default ones. */
function DrinkSelect({ form, label, taproom, onDeck, tapId, nothingLabel }: DrinkSelectProps) {
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

const OptionText = ({ label, hint }: { label: string; hint: string | undefined }) => (
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

/** A drink, the fields of a new guest, those of `children`, and the pours. */
export function DrinkFields({ children, ...select }: DrinkSelectProps & { children?: ReactNode }) {
  const { form, taproom } = select;
  const { next } = form.values;
  return (
    <Stack gap="md">
      <DrinkSelect {...select} />
      {next === newGuest && <GuestFields form={form} />}
      {children}
      {next !== '' && next !== nothing && <PoursFields form={form} path="pours" label="Pours" taproom={taproom} />}
    </Stack>
  );
}

/** Takes over sizes and prices of another drink. */
function CopyPours({ taproom, onCopy }: { taproom: string; onCopy: (pours: PourValues[]) => void }) {
  const drinks = useQuery(tapQueries.drinks(taproom)).data ?? [];
  const groups = groupDrinks(
    drinks.filter(({ pours }) => pours.length > 0),
    [],
    null,
  );
  if (groups.length === 0) return null;
  return (
    <Select
      aria-label="Copy pours from"
      placeholder="Copy from…"
      size="xs"
      w={{ base: '100%', xs: 180 }}
      searchable
      value={null}
      maxDropdownHeight={260}
      data={groups}
      renderOption={({ option }) => (
        <OptionText label={option.label} hint={findOption(groups, option.value)?.pours.map(formatPour).join(', ')} />
      )}
      onChange={(value) => value !== null && onCopy(toPourValues(findOption(groups, value)?.pours ?? []))}
    />
  );
}
