/** The responses of `/api/taps`. Browsers import only the inferred types. */
import * as z from 'zod';
import { imageSchema, instantSchema } from '../shared/response-schemas';
import { drinkKinds, endReasons, kegLevels, pouringStatuses, tapActions } from './constants';

const text = z.string().nullable();
const number = z.number().nullable();
const instant = instantSchema.nullable();

/** A beer of the brewery, or a guest's beer, cider, seltzer or non-alcoholic drink. */
const drinkSchema = z
  .object({
    kind: z.enum(drinkKinds),
    /** Whether another brewery or producer makes it. */
    isGuest: z.boolean(),
    /** The slug of the beer's page; null for guests and beers without a page. */
    slug: text,
    name: z.string(),
    /** Null for the brewery's own beers. */
    producer: text,
    style: text,
    /** Alcohol by volume in percent. */
    abv: number,
    ibu: number,
    /** One of the values of the beer's `color`. */
    color: text,
    description: text,
    image: imageSchema.nullable(),
  })
  .meta({ id: 'Drink' });

/** A glass on the menu: `Pint`, 16 ounces, 8 US dollars. */
const pourSchema = z.object({ name: text, ounces: number, price: number }).meta({ id: 'Pour' });

const tapNameSchema = z.object({
  /** The number on the handle. */
  number: z.int(),
  /** Shown beside the number, such as `Nitro`. */
  label: text,
});

const pouringSchema = z
  .object({
    _id: z.string(),
    status: z.enum(pouringStatuses),
    /** Null: on deck for the next free tap. */
    tap: tapNameSchema.nullable(),
    drink: drinkSchema,
    /** Pours in the order of the menu. */
    pours: z.array(pourSchema),
    level: z.enum(kegLevels).nullable(),
    tappedAt: instant,
    endedAt: instant,
  })
  .meta({ id: 'Pouring' });

const tapListTaproomSchema = z.object({
  slug: z.string(),
  name: z.string(),
  path: z.string(),
  timeZone: z.string(),
});

/** What a taproom pours now. `on` is empty for a taproom that has no taps or pours nothing. */
export const tapListSchema = z
  .object({
    taproom: tapListTaproomSchema,
    /** When staff last confirmed the whole list. */
    checkedAt: instant,
    /** The latest change of any tap. */
    changedAt: instant,
    /** Pourings in the order of the taps. */
    on: z.array(pouringSchema),
    /** Next first. */
    onDeck: z.array(pouringSchema),
    /** Kicked within the last three hours and not on again, latest first. */
    justKicked: z.array(pouringSchema),
  })
  .meta({ id: 'TapList' });

const staffPouringSchema = pouringSchema
  .extend({
    /** The id of the brewery's beer; null for guests. */
    beer: z.string().nullable(),
    /** The tap's id. */
    tapId: z.string().nullable(),
    reason: z.enum(endReasons).nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'StaffPouring' });

const staffTapSchema = tapNameSchema
  .extend({
    _id: z.string(),
    pouring: staffPouringSchema.nullable(),
    /** The latest change of what it pours. */
    changedAt: instant,
    changedBy: text,
    updatedAt: instantSchema,
  })
  .meta({ id: 'StaffTap' });

export const staffTapListSchema = z
  .object({
    taproom: tapListTaproomSchema.extend({
      _id: z.string(),
      /** Staff are reminded to check a list that is older; null: never. */
      maxAgeHours: number,
    }),
    /** Taps in the order of the bar, also those that pour nothing. */
    taps: z.array(staffTapSchema),
    onDeck: z.array(staffPouringSchema),
    checkedAt: instant,
    checkedBy: text,
    changedAt: instant,
  })
  .meta({ id: 'StaffTapList' });

/** One press: what it changed, by whom and when. */
export const tapChangeSchema = z
  .object({
    _id: z.string(),
    /** The `Idempotency-Key` of the request; changes made in the panel have one as well. */
    key: z.string(),
    action: z.enum(tapActions),
    tap: tapNameSchema.nullable(),
    /** What the level was set to; null for other actions, or if it was cleared. */
    level: z.enum(kegLevels).nullable(),
    /** The names of what the tap poured before and after. */
    previous: text,
    next: text,
    /** The `_id` of what is on the tap after it, or was put on deck by it; null if nothing. */
    pouring: text,
    by: text,
    /** When it was pressed, which may be long before it arrived. */
    pressedAt: instantSchema,
    undoneAt: instant,
  })
  .meta({ id: 'TapChange' });

/** What can be put on a tap: the brewery's active beers, and guests that were on before. */
export const tappableDrinkSchema = z
  .object({
    /** Null for guests. */
    beer: z.string().nullable(),
    drink: drinkSchema.pick({
      kind: true,
      isGuest: true,
      name: true,
      producer: true,
      style: true,
      abv: true,
      color: true,
    }),
    /** A beer with the tag Coming Soon, which is wrong once it is on tap. */
    isComingSoon: z.boolean(),
    /** The pours of the last time; the default ones if it was never poured. */
    pours: z.array(pourSchema),
    lastOnAt: instant,
  })
  .meta({ id: 'TappableDrink' });

/** The glasses of drinks that were never poured before, in all taprooms. */
export const defaultPoursSchema = z
  .object({
    pours: z.array(pourSchema),
    /** A beer's own come before those of its style. */
    exceptions: z.array(
      z.object({
        /** Null for a beer. */
        style: text,
        /** Null for a style. */
        beer: text,
        /** The name of the beer or the style. */
        name: z.string(),
        pours: z.array(pourSchema),
      }),
    ),
    updatedAt: instantSchema,
  })
  .meta({ id: 'DefaultPours' });

/** A pouring that was on a tap, for the history. */
export const pastPouringSchema = staffPouringSchema
  .extend({
    /** Days on the tap, so far if it is still on. */
    days: z.number(),
  })
  .meta({ id: 'PastPouring' });

/** Figures of a period. Undone pourings count nowhere. */
export const tapStatisticsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    kegs: z.int(),
    /** The median of kicked kegs, here and below: others did not end by themselves. Null without any. */
    medianDays: number,
    /** Kegs per tap, and the share of the period in which it poured. */
    taps: z.array(z.object({ tap: tapNameSchema, kegs: z.int(), medianDays: number, pouringShare: z.number() })),
    /** All drinks, fastest first; those without a kicked keg last. */
    drinks: z.array(
      z.object({
        name: z.string(),
        isGuest: z.boolean(),
        medianDays: number,
        kicked: z.int(),
        rotated: z.int(),
        /** Kegs dumped for their quality, or another reason. */
        dumped: z.int(),
      }),
    ),
    reasons: z.array(z.object({ reason: z.enum(endReasons), kegs: z.int() })),
    /** Kegs that ended in each week, which starts on Monday. */
    weeks: z.array(z.object({ from: z.iso.date(), kegs: z.int() })),
  })
  .meta({ id: 'TapStatistics' });

/** How often visitors opened the list by one source: the QR code of the menu, a screen or a table, or an embedded list. */
export const visitCountSchema = z
  .object({ source: z.string(), visits: z.int(), lastOn: z.iso.date() })
  .meta({ id: 'TapListVisits' });

export type Drink = z.infer<typeof drinkSchema>;
export type Pour = z.infer<typeof pourSchema>;
export type TapName = z.infer<typeof tapNameSchema>;
export type Pouring = z.infer<typeof pouringSchema>;
/** `GET /api/taps/{taproom}`; `GET /api/taps` has those of all taprooms. */
export type TapList = z.infer<typeof tapListSchema>;
export type StaffPouring = z.infer<typeof staffPouringSchema>;
export type StaffTap = z.infer<typeof staffTapSchema>;
export type StaffTapList = z.infer<typeof staffTapListSchema>;
export type TapChange = z.infer<typeof tapChangeSchema>;
export type TappableDrink = z.infer<typeof tappableDrinkSchema>;
export type DefaultPours = z.infer<typeof defaultPoursSchema>;
export type PastPouring = z.infer<typeof pastPouringSchema>;
export type TapStatistics = z.infer<typeof tapStatisticsSchema>;
export type VisitCount = z.infer<typeof visitCountSchema>;
