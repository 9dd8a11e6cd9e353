/** Values of the dialogs about what a tap pours, and their request bodies. */
import { drinkKinds, type chosenEndReasons, type DrinkKind } from '@domain/tap/constants';
import { describeDrink, formatPour, tapTitle } from '@domain/tap/display';
import { kickInput, onDeckInput, pouringUpdate, swapInput } from '@domain/tap/input';
import type { Drink, Pour, StaffPouring, StaffTap, StaffTapList, TappableDrink } from '@domain/tap/schema';
import { renamePaths, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';

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

const toGuestValues = ({ kind, name, producer, style, abv }: DrinkFields): GuestValues => ({
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
  pours: Pour[];
};

type DrinkGroup = { group: string; items: DrinkOption[] };

const guestPrefix = 'guest:';

const toPlannedOption = ({ _id, drink, pours, tap }: StaffPouring): DrinkOption => ({
  value: `pouring:${_id}`,
  label: drink.name,
  hint: [tap ? `for ${tapTitle(tap)}` : null, describeDrink(drink)].filter(Boolean).join(' · '),
  pours,
});

/** The value of a guest contains its fields: it has no id. */
const toDrinkOption = ({ beer, drink, pours }: TappableDrink): DrinkOption => ({
  value: beer === null ? guestPrefix + JSON.stringify(toGuestValues(drink)) : `beer:${beer}`,
  label: drink.name,
  hint: describeDrink(drink),
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
function parseChoice(value: string): { pouring?: string; beer?: string; guest?: GuestValues } {
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
