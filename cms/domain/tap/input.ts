/** Request bodies of the staff calls of `/api/taps`. */
import * as z from 'zod';
import {
  priceField,
  choiceField,
  requiredChoiceField,
  optionalNumber,
  requiredNumber,
  optionalText,
  requiredText,
  requestBody,
} from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { abvRules } from '../beer/input';
import { foldCase } from '../beer/search';
import { chosenEndReasons, drinkKinds, kegLevels, tapLimits } from './constants';
import { maxVisitSource, visitSourcePattern } from './visit-source';

/** No id or key has NUL, for example, which PostgreSQL rejects. */
const isPrintable = (text: string) => /^[\x21-\x7e]+$/.test(text);
const documentId = (message: string) =>
  z.string({ error: message }).min(1, message).max(40, message).refine(isPrintable, message);

const pour = z.object(
  {
    name: optionalText({ label: 'Name', max: tapLimits.pourName }).transform((text) => text ?? null),
    ounces: optionalNumber({
      min: 0.5,
      max: tapLimits.ounces,
      message: `Ounces must be a number from 0.5 to ${tapLimits.ounces}`,
    }).transform((ounces) => ounces ?? null),
    price: priceField('Price').transform((price) => price ?? null),
  },
  { error: 'Each pour needs a name, ounces or a price' },
);

/** Blank rows are dropped. */
export const poursField = z
  .array(pour, { error: 'Pours must be a list' })
  .max(tapLimits.pours, `Please list at most ${tapLimits.pours} pours`)
  .transform((pours) => pours.filter(({ name, ounces, price }) => name !== null || ounces !== null || price !== null));

const guestFields = {
  kind: requiredChoiceField({ values: drinkKinds, message: 'Please choose a valid kind of drink' }),
  name: requiredText({ label: 'Name', max: tapLimits.name }),
  producer: optionalText({ label: 'Producer', max: tapLimits.producer }).transform((text) => text ?? null),
  style: optionalText({ label: 'Style', max: tapLimits.style }).transform((text) => text ?? null),
  abv: optionalNumber(abvRules).transform((abv) => abv ?? null),
};
export const guestInput = z.object(guestFields, { error: 'A guest needs a name and a kind' });
export type GuestInput = z.output<typeof guestInput>;

const drinkMessage = 'Please choose a beer, a guest or what is on deck';

/** Exactly one of `pouring` (on deck), `beer` and `guest`. Without `pours`, those with which it was last poured, or the default ones. */
const nextDrinkInput = z
  .object(
    {
      pouring: documentId(drinkMessage).optional(),
      beer: documentId(drinkMessage).optional(),
      guest: guestInput.optional(),
      pours: poursField.optional(),
    },
    { error: drinkMessage },
  )
  .refine(({ pouring, beer, guest }) => [pouring, beer, guest].filter(Boolean).length === 1, drinkMessage);
export type NextDrinkInput = z.output<typeof nextDrinkInput>;

const exceptionMessage = 'Please choose a style or a beer';

const priceException = z
  .object(
    {
      style: optionalText({ label: 'Style', max: tapLimits.style }).transform((style) => style ?? null),
      beer: documentId(exceptionMessage)
        .nullish()
        .transform((beer) => beer ?? null),
      pours: poursField.refine((pours) => pours.length > 0, 'Please add a glass'),
    },
    { error: exceptionMessage },
  )
  .refine(({ style, beer }) => (style === null) !== (beer === null), { path: ['style'], error: exceptionMessage });

type PriceException = z.output<typeof priceException>;

const isSameTarget = (one: PriceException, other: PriceException) =>
  one.beer === other.beer && foldCase(one.style ?? '') === foldCase(other.style ?? '');

/** `PUT /api/default-pours` */
export const defaultPoursInput = requestBody({
  pours: poursField,
  exceptions: z
    .array(priceException, { error: 'Exceptions must be a list' })
    .max(tapLimits.priceExceptions, `Please list at most ${tapLimits.priceExceptions} exceptions`)
    .superRefine((exceptions, context) =>
      exceptions.forEach((exception, index) => {
        if (exceptions.findIndex((other) => isSameTarget(exception, other)) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'style'], message: 'This one is listed twice' });
      }),
    ),
  updatedAt: versionField,
});
export type DefaultPoursInput = z.output<typeof defaultPoursInput>;

/** When it was pressed, in case it was pressed offline. */
const pressedMessage = 'pressedAt must be a date and time';
const instant = z.iso.datetime({ offset: true });
const pressedAt = z
  .string({ error: pressedMessage })
  .refine((text) => instant.safeParse(text).success, pressedMessage)
  .optional();

/** What the user saw on the tap: the `_id` of its pouring, or null. Another one now is a conflict. */
const expected = documentId('expected must be the _id of a pouring, or null').nullable();

const reason = choiceField({
  values: chosenEndReasons,
  default: 'kicked',
  message: 'Please choose a valid reason',
}).optional();

/** `POST /api/taps/admin/{taproom}/taps/{tap}/kick` */
export const kickInput = requestBody({ expected, reason, pressedAt });
export type KickInput = z.output<typeof kickInput>;

/** `POST /api/taps/admin/{taproom}/taps/{tap}/swap` */
export const swapInput = requestBody({
  expected,
  reason,
  next: nextDrinkInput,
  /** The beer loses the tag Coming Soon. */
  removesComingSoon: z.boolean({ error: 'removesComingSoon must be true or false' }).optional(),
  pressedAt,
});
export type SwapInput = z.output<typeof swapInput>;

/** `POST /api/taps/admin/{taproom}/taps/{tap}/level` */
export const levelInput = requestBody({
  expected,
  level: requiredChoiceField({ values: kegLevels, message: 'Please choose a valid level' }),
  pressedAt,
});
export type LevelInput = z.output<typeof levelInput>;

/** `POST /api/taps/admin/{taproom}/checks` */
export const checkInput = requestBody({ pressedAt });

const undoneKey = z
  .string({ error: 'key is required' })
  .min(1, 'key is required')
  .refine(isPrintable, 'key must be the Idempotency-Key of a change');

/** `POST /api/taps/admin/{taproom}/undo`: the `Idempotency-Key` of the press. */
export const undoInput = requestBody({ key: undoneKey });

const plannedTap = documentId('Please choose a valid tap').nullable();

/** `POST /api/taps/admin/{taproom}/on-deck`; `tap` null: the next free one. */
export const onDeckInput = requestBody({
  tap: plannedTap.optional(),
  beer: documentId(drinkMessage).optional(),
  guest: guestInput.optional(),
  pours: poursField.optional(),
  pressedAt,
}).refine(({ beer, guest }) => [beer, guest].filter(Boolean).length === 1, 'Please choose a beer or a guest');
export type OnDeckInput = z.output<typeof onDeckInput>;

/** `PUT /api/taps/admin/{taproom}/pourings/{pouring}`, on tap or on deck. A beer can't be replaced here: that is a swap. */
export const pouringUpdate = requestBody({
  tap: plannedTap.optional(),
  guest: guestInput.optional(),
  pours: poursField.optional(),
  level: requiredChoiceField({ values: kegLevels, message: 'Please choose a valid level' }).nullable().optional(),
  updatedAt: versionField,
});
export type PouringUpdate = z.output<typeof pouringUpdate>;

const numberMessage = `Number must be a whole number from 1 to ${tapLimits.number}`;

const countMessage = `Number of taps must be a whole number from 1 to ${tapLimits.addAtOnce}`;

/** `POST /api/taps/admin/{taproom}/taps`; with `count`, that many taps with consecutive numbers, all or none. */
export const tapInput = requestBody({
  number: requiredNumber(
    { min: 1, max: tapLimits.number, integer: true, message: numberMessage },
    'Number is required',
  ),
  label: optionalText({ label: 'Label', max: tapLimits.label }),
  count: optionalNumber({ min: 1, max: tapLimits.addAtOnce, integer: true, message: countMessage }),
});
export type TapInput = z.output<typeof tapInput>;

/** `PUT /api/taps/admin/{taproom}/taps/{tap}` */
export const tapUpdate = tapInput.omit({ count: true }).partial().extend({ updatedAt: versionField });
export type TapUpdate = z.output<typeof tapUpdate>;

/** `PUT /api/taps/admin/{taproom}/order` and `…/on-deck/order`: every `_id`, in the new order. */
export const orderInput = requestBody({
  order: z.array(documentId('Please list the ids'), { error: 'Please list the ids' }).max(tapLimits.taps),
});

const sourceMessage = 'Source must be menu, screen, embed, or a table such as table-7';

/** `POST /api/taps/{taproom}/visits` */
export const visitInput = requestBody({
  source: z
    .string({ error: sourceMessage })
    .max(maxVisitSource, sourceMessage)
    .regex(visitSourcePattern, sourceMessage)
    .meta({ examples: ['table-7'] }),
});
