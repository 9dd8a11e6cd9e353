/** Values of the dialogs about what a tap pours, and their request bodies. */
import { formatPour, tapTitle } from '@domain/tap/display';
import { kickInput, onDeckInput, pouringUpdate, swapInput } from '@domain/tap/input';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import {
  newGuest,
  nothing,
  parseChoice,
  emptyGuest,
  toGuestValues,
  toPourValues,
  type PourValues,
  type TapFormValues,
} from './drink-select';

/** What the forms of the dialogs share. */
export type TapFormProps = { tapList: StaffTapList; onDone: () => void; onCancel: () => void };

export const initialValues = (values: Partial<TapFormValues> = {}): TapFormValues => ({
  next: '',
  reason: 'kicked',
  tap: '',
  guest: emptyGuest,
  pours: [],
  ...values,
});

export const toFormValues = (pouring: StaffPouring): TapFormValues =>
  initialValues({
    tap: pouring.tapId ?? '',
    guest: toGuestValues(pouring.drink),
    pours: toPourValues(pouring.pours),
  });

/** `expected`: the pouring that the user sees on the tap. Kicks the keg if nothing comes next, otherwise swaps it. */
export function toChangeBody(values: TapFormValues, expected: string | null) {
  const { next, reason, guest, pours } = values;
  const reasonBody = expected === null ? {} : { reason };
  if (next === nothing) return { expected, ...reasonBody };
  const drink = next === newGuest ? { guest } : parseChoice(next);
  return { expected, ...reasonBody, next: { ...drink, pours } };
}

export const toPlanBody = ({ next, tap, guest, pours }: TapFormValues) => ({
  tap: tap || null,
  ...(next === newGuest ? { guest } : parseChoice(next)),
  pours,
});

export const toUpdateBody = ({ tap, guest, pours }: TapFormValues, { status, drink, updatedAt }: StaffPouring) => ({
  ...(status === 'on-deck' && { tap: tap || null }),
  ...(drink.isGuest && { guest }),
  pours,
  updatedAt,
});

const chooseText = 'Please choose a drink';

/** Server paths to those of the form. */
export const mapFieldPaths = renamePaths([/^next\./, '']);

export const validateChange = (values: TapFormValues) =>
  values.next === ''
    ? { next: chooseText }
    : mapFieldPaths(validateWith(values.next === nothing ? kickInput : swapInput)(toChangeBody(values, null)));

export const validatePlan = (values: TapFormValues) =>
  values.next === '' ? { next: chooseText } : validateWith(onDeckInput)(toPlanBody(values));

export const validateUpdate = (pouring: StaffPouring) => (values: TapFormValues) =>
  validateWith(pouringUpdate)(toUpdateBody(values, pouring));

export const formatPours = (pours: readonly PourValues[]) =>
  pours
    .map(({ name, ounces, price }) =>
      formatPour({ name: name || null, ounces: Number(ounces) || null, price: price === '' ? null : Number(price) }),
    )
    .join(', ') || 'None';

export const labelsFor = (taps: readonly { value: string; label: string }[]): FieldLabels<TapFormValues> => ({
  guest: { format: (guest) => Object.values(guest).filter(Boolean).join(', ') },
  pours: { format: formatPours },
  tap: { label: 'Planned tap', format: (id) => taps.find(({ value }) => value === id)?.label ?? 'Next free tap' },
});

/** The taps that a drink on deck can be planned for; blank stands for the next free one. */
export const tapOptions = (taps: readonly StaffTap[]) => [
  { value: '', label: 'Next free tap' },
  ...taps.map((tap) => ({
    value: tap._id,
    label: tap.label === null ? tapTitle(tap) : `Tap ${tap.number}: ${tap.label}`,
  })),
];
