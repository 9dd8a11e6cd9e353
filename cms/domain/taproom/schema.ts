/** The responses of `/api/taprooms`. Browsers import only the inferred types. */
import * as z from 'zod';
import { heroPages, mapWeek, weekdays } from '../location/constants';
import { contactSchema, heroImageSchema, hoursSchema } from '../location/schema';
import { imageSchema, instantSchema } from '../shared/response-schemas';

/** `HH:MM`. One that closes at or before it opens closes on the next day; `00:00` to `00:00` is the whole day. */
const timeSpanSchema = z.object({ opens: z.string(), closes: z.string() });

/** The time spans of each weekday, earliest first; none on a closed day. */
const weekHoursSchema = z.object(mapWeek(() => z.array(timeSpanSchema)));

/** Replaces the regular hours from one day to another, both included. No spans: closed. */
const hoursExceptionSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  spans: z.array(timeSpanSchema),
  /** Public, such as `Thanksgiving`. */
  reason: z.string().nullable(),
});

const openingHoursSchema = z.object({
  regular: weekHoursSchema,
  /**
   * Shown instead of the generated text of a weekday. With a text and no spans, the hours of the day are unknown, unless
   * the text starts with `Closed`.
   */
  texts: z.partialRecord(z.enum(weekdays), z.string()),
  /** Shown instead of the generated line for the whole week. */
  display: z.string().nullable(),
  /** Null: the kitchen has no hours of its own. */
  kitchen: weekHoursSchema.nullable(),
  exceptions: z.array(hoursExceptionSchema),
  /** Closes early on one day. */
  closesEarly: z.object({ date: z.iso.date(), closes: z.string() }).nullable(),
});

/** A big number: `9,000` `sq ft`, with a sentence. */
const figureSchema = z.object({ figure: z.string(), unit: z.string(), text: z.string().nullable() });

/** A card with an icon of the site's set. */
const taproomCardSchema = z.object({ icon: z.string().nullable(), title: z.string(), text: z.string() });

/** What every page needs to know of each taproom: for menus, links and filters, and where it is and when it is open. */
export const taproomSummarySchema = z
  .object({
    _id: z.string(),
    /** Identifies it in the API and never changes: `auburn`. */
    slug: z.string(),
    /** The name, which is also the value of an event's `tapRoom`: `Auburn`. */
    name: z.string(),
    /** The path of its page: `/auburn`, by default `/locations/{slug}`. */
    path: z.string(),
    city: z.string(),
    /** Two letters. */
    state: z.string(),
    timeZone: z.string(),
    isComingSoon: z.boolean(),
    /** When it opens, if it is coming soon: `spring 2027`, `May 1, 2027`. It is not open before staff remove it. */
    opening: z.string().nullable(),
    /** The text of the home page's switcher. */
    introduction: z.string().nullable(),
    /** `9,000 sq ft`, `Kids & pets welcome`. */
    features: z.array(z.string()),
    /** Behind the home page's switcher, and in link previews; null: the site's default photo. */
    cardPhoto: imageSchema.nullable(),
    contact: contactSchema,
    coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    /** The generated texts. */
    hours: hoursSchema,
    openingHours: openingHoursSchema,
  })
  .meta({ id: 'TaproomSummary' });

export const taproomSchema = taproomSummarySchema
  .extend({
    /** Above the name on its page. */
    headline: z.string().nullable(),
    /** Active ones for visitors; several are a slideshow. */
    heroImages: z.array(heroImageSchema),
    figures: z.array(figureSchema),
    facts: z.array(taproomCardSchema),
    expectCards: z.array(taproomCardSchema),
    parking: z.string().nullable(),
    food: z.string().nullable(),
    accessibility: z.string().nullable(),
    /** Beside the figures. */
    sidePhoto: imageSchema.nullable(),
    gallery: z.array(imageSchema),
    /** Whether its page has the private-event form and the "Host an event" section. */
    hostsPrivateEvents: z.boolean(),
    /** The "Host an event" section. */
    hostTitle: z.string().nullable(),
    hostText: z.string().nullable(),
    hostPhoto: imageSchema.nullable(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'Taproom' });

export type TimeSpan = z.infer<typeof timeSpanSchema>;
export type WeekHours = z.infer<typeof weekHoursSchema>;
export type HoursException = z.infer<typeof hoursExceptionSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type TaproomCard = z.infer<typeof taproomCardSchema>;
export type TaproomSummary = z.infer<typeof taproomSummarySchema>;
export type Taproom = z.infer<typeof taproomSchema>;

export const staffTaproomSchema = taproomSchema
  .extend({
    /** Hidden taprooms have no page and are in no menu or list; their past events keep their name. */
    isActive: z.boolean(),
    /** The page of its hero images in `/api/content/hero-images/{slug}/{page}`. */
    heroPage: z.enum(heroPages),
    /** Staff are reminded to check a tap list that is older; null: never. */
    tapListMaxAgeHours: z.int().nullable(),
    /** The number of events of any status. A taproom with events can't be deleted. */
    eventCount: z.int(),
  })
  .meta({ id: 'StaffTaproom' });
export type StaffTaproom = z.infer<typeof staffTaproomSchema>;
