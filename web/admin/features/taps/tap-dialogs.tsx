import { Select, Stack, Text } from '@mantine/core';
import { describeDrink, tapTitle, endReasonLabels } from '@domain/tap/display';
import type { DefaultPours, StaffPouring, StaffTap, StaffTapList, TapChange } from '@domain/tap/schema';
import { presses, fetchLatestTapList, applyTapList, updateTap } from '../../api/taps';
import { Fields, type FieldRow } from '../../components/fields';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { DefaultPricesForm } from './default-prices';
import { DrinkFields, GuestFields, PoursFields } from './drink-fields';
import {
  initialValues,
  labelsFor,
  nothing,
  toFormValues,
  toUpdateBody,
  validateUpdate,
  toPlanBody,
  toPourValues,
  validatePlan,
  tapOptions,
  mapFieldPaths,
  toChangeBody,
  validateChange,
  type TapFormProps,
  type TapFormValues,
} from './tap-form-values';
import { usePress, findTap, isTapChanged } from './use-press';
import { RecordForm } from '../../components/record-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { chosenEndReasons, tapLimits } from '@domain/tap/constants';
import { tapUpdate } from '@domain/tap/input';
import { ApiError } from '../../../api/client';
import { askAboutComingSoon } from '../../components/beer-on-tap';
import { validateWith } from '../../lib/form-errors';

const reasons = chosenEndReasons.map((reason) => ({ value: reason, label: endReasonLabels[reason] }));

/** `kick`: the keg is empty. `swap`: another drink comes on, also on an empty tap. */
type TapChangeKind = 'kick' | 'swap';

type ChangeTapFormProps = TapFormProps & { tap: StaffTap; kind: TapChangeKind };

/** Ends what the tap pours, if anything, and puts on what comes next, in one step. */
function ChangeTapForm({ tap, kind, tapList, onDone, onCancel }: ChangeTapFormProps) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const { send } = usePress(taproom);
  /** What the user knows to be on the tap: anything else there is a conflict. */
  const [seen, setSeen] = useState<StaffPouring | null>(tap.pouring);
  const [startValues] = useState(() => toStartValues(tap, kind, tapList.onDeck));

  const save = async (values: TapFormValues) => {
    const body = toChangeBody(values, seen?._id ?? null);
    const press =
      'next' in body && body.next ? presses.swap(tap._id, { ...body, next: body.next }) : presses.kick(tap._id, body);
    try {
      const list = await send(press, (change) => describeChange(tap, change));
      const beer = findTap(list, tap._id)?.pouring?.beer;
      if (beer) void askAboutComingSoon(queryClient, beer);
      return list;
    } catch (error) {
      if (isTapChanged(error)) {
        const latest = await fetchLatestTapList(queryClient, taproom).catch(() => null);
        if (latest) setSeen(findTap(latest, tap._id)?.pouring ?? null);
      }
      throw error;
    }
  };
  const recordForm = useRecordForm<StaffTapList, TapFormValues>({
    record: null,
    toFormValues: () => startValues,
    validate: validateChange,
    save,
    onLeave: onDone,
    failureText: (error) =>
      isTapChanged(error)
        ? `${clientErrorMessage(error, '')}. Nothing was saved. See what is on now, then try again.`
        : clientErrorMessage(error, 'Failed to change the tap. Please try again.'),
    mapFieldPaths,
  });
  const { form } = recordForm;
  const { next } = form.values;

  return (
    <RecordForm
      of={recordForm}
      label="Change tap"
      itemName="tap"
      saveLabel={submitLabel(next, seen)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        {seen && (
          <>
            <Text size="sm">
              On now: <strong>{seen.drink.name}</strong>
            </Text>
            {/* The statistics tell kicked kegs from others. */}
            <Select
              label="Why it goes off"
              description="Kicked: the keg is empty. Quality: what is left is dumped."
              data={reasons}
              {...form.getInputProps('reason')}
            />
          </>
        )}
        <DrinkFields
          form={form}
          label={seen ? 'What comes next' : 'Drink'}
          taproom={taproom}
          onDeck={tapList.onDeck}
          tapId={tap._id}
          nothingLabel={seen ? 'Nothing: leave the tap empty' : undefined}
        />
      </Stack>
    </RecordForm>
  );
}

/** A kicked keg is followed by what is planned for the tap; otherwise the user chooses. */
function toStartValues(tap: StaffTap, kind: TapChangeKind, onDeck: readonly StaffPouring[]): TapFormValues {
  const planned = onDeck.find(({ tapId }) => tapId === tap._id);
  const reason = kind === 'kick' ? 'kicked' : 'rotated';
  if (planned) return initialValues({ reason, next: `pouring:${planned._id}`, pours: toPourValues(planned.pours) });
  return initialValues({ reason, next: kind === 'kick' ? nothing : '' });
}

const submitLabel = (next: string, seen: StaffPouring | null) => {
  if (next === nothing) return 'Take Off';
  return seen ? 'Swap' : 'Put On';
};

const describeChange = (tap: StaffTap, { previous, next }: TapChange) =>
  next ? `${next} is on ${tapTitle(tap)}` : `${previous ?? 'The keg'} is off ${tapTitle(tap)}`;

type TapValues = { number: number | string; label: string };

const toValues = ({ number, label }: StaffTap): TapValues => ({ number, label: label ?? '' });

const tapFields: FieldRow[] = [
  {
    name: 'number',
    label: 'Number',
    kind: 'integer',
    description: 'As on the handle',
    required: true,
    'data-autofocus': true,
  },
  {
    name: 'label',
    label: 'Label',
    description: 'Shown in place of the number, such as Nitro or Cask',
    maxLength: tapLimits.label,
  },
];

/** The number on the handle, and a label in its place. */
function TapForm({ tap, tapList, onDone, onCancel }: TapFormProps & { tap: StaffTap }) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const requireTap = (list: StaffTapList) => {
    const found = findTap(list, tap._id);
    if (!found) throw new ApiError(404, 'This tap no longer exists', { code: 'not-found' });
    return found;
  };
  const recordForm = useRecordForm<StaffTap, TapValues>({
    record: tap,
    toFormValues: (record) => toValues(record ?? tap),
    validate: validateWith(tapUpdate),
    save: async (values, base) => {
      const { updatedAt } = base ?? tap;
      const response = await updateTap(taproom, tap._id, { ...values, updatedAt });
      void applyTapList(queryClient, response.tapList);
      return requireTap(response.tapList);
    },
    fetchLatest: async () => requireTap(await fetchLatestTapList(queryClient, taproom)),
    onLeave: onDone,
    failureText: 'Failed to save the tap. Please try again.',
  });

  return (
    <RecordForm of={recordForm} label="Edit tap" itemName="tap" onCancel={onCancel}>
      <Stack gap="md">
        <Fields form={recordForm.form} fields={tapFields} />
      </Stack>
    </RecordForm>
  );
}

/** Pours, the fields of a guest, and the planned tap of what is on deck. */
function PouringForm({ pouring, tapList, onDone, onCancel }: TapFormProps & { pouring: StaffPouring }) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const { send } = usePress(taproom);
  const recordForm = useRecordForm<StaffPouring, TapFormValues>({
    record: pouring,
    toFormValues: (record) => toFormValues(record ?? pouring),
    validate: validateUpdate(pouring),
    save: async (values, base) => {
      const press = presses.edit(pouring._id, toUpdateBody(values, base ?? pouring));
      return findPouring(await send(press, `${pouring.drink.name} was changed`), pouring._id);
    },
    fetchLatest: async () => findPouring(await fetchLatestTapList(queryClient, taproom), pouring._id),
    onLeave: onDone,
    failureText: 'Failed to save. Please try again.',
  });
  const { form } = recordForm;
  const taps = tapOptions(tapList.taps);

  return (
    <RecordForm of={recordForm} label="Edit drink" itemName="drink" labels={labelsFor(taps)} onCancel={onCancel}>
      <Stack gap="md">
        {pouring.drink.isGuest ? (
          <GuestFields form={form} />
        ) : (
          <Text size="sm" c="dimmed">
            {describeDrink(pouring.drink) || 'A beer of the catalog'}. Its name and style are edited in Beers.
          </Text>
        )}
        {pouring.status === 'on-deck' && <Select label="Planned tap" data={taps} {...form.getInputProps('tap')} />}
        <PoursFields form={form} path="pours" label="Pours" taproom={taproom} />
      </Stack>
    </RecordForm>
  );
}

/** A pouring that has ended is no longer in the list. */
function findPouring({ taps, onDeck }: StaffTapList, id: string): StaffPouring {
  const pouring = [...taps.flatMap((tap) => tap.pouring ?? []), ...onDeck].find(({ _id }) => _id === id);
  if (!pouring) throw new ApiError(404, 'This drink is no longer on the list', { code: 'not-found' });
  return pouring;
}

/** Puts a drink on deck. */
function PlanForm({ tapList, onDone, onCancel }: TapFormProps) {
  const taproom = tapList.taproom.slug;
  const { send } = usePress(taproom);
  const recordForm = useRecordForm<StaffTapList, TapFormValues>({
    record: null,
    toFormValues: () => initialValues(),
    validate: validatePlan,
    save: (values) => send(presses.planNext(toPlanBody(values)), ({ next }) => `${next ?? 'The drink'} is on deck`),
    onLeave: onDone,
    failureText: 'Failed to put it on deck. Please try again.',
  });
  const { form } = recordForm;

  return (
    <RecordForm of={recordForm} label="Put on deck" itemName="plan" saveLabel="Put on Deck" onCancel={onCancel}>
      <DrinkFields form={form} label="Drink" taproom={taproom} onDeck={[]} tapId={null}>
        <Select label="Planned tap" data={tapOptions(tapList.taps)} {...form.getInputProps('tap')} />
      </DrinkFields>
    </RecordForm>
  );
}

export type TapDialog = { title: string; render: (props: TapFormProps) => ReactNode };

/** The dialogs. The records are those that the user saw when the dialog was opened. */

export const kickDialog = (tap: StaffTap): TapDialog => ({
  title: `Kick ${tap.pouring?.drink.name ?? 'the keg'}`,
  render: (props) => <ChangeTapForm tap={tap} kind="kick" {...props} />,
});

export const swapDialog = (tap: StaffTap): TapDialog => ({
  title: tap.pouring ? `Swap ${tapTitle(tap)}` : `Put a Drink on ${tapTitle(tap)}`,
  render: (props) => <ChangeTapForm tap={tap} kind="swap" {...props} />,
});

export const pouringDialog = (pouring: StaffPouring): TapDialog => ({
  title: `Edit ${pouring.drink.name}`,
  render: (props) => <PouringForm pouring={pouring} {...props} />,
});

export const planDialog: TapDialog = { title: 'Put on Deck', render: (props) => <PlanForm {...props} /> };

export const pricesDialog = (defaults: DefaultPours): TapDialog => ({
  title: 'Default Prices',
  render: (props) => <DefaultPricesForm defaults={defaults} {...props} />,
});

export const tapDialog = (tap: StaffTap): TapDialog => ({
  title: `Edit Tap ${tap.number}`,
  render: (props) => <TapForm tap={tap} {...props} />,
});
