import * as z from 'zod';
import { imageSchema, instantSchema } from '../shared/response-schemas';
import { eventCategories, eventStatuses, repeatIntervals } from './constants';

const dateSchema = z.iso.date();
const timeSchema = z.string().regex(/^\d\d:\d\d$/);

/** Dates and 24-hour times are local to the event's taproom (time-zone.ts). */
export const eventSchema = z
  .object({
    _id: z.string(),
    /** Part of the URL of the event's page; changes only with the start date, with a redirect. */
    slug: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    category: z.enum(eventCategories),
    /** The name of a taproom, or `All`. */
    tapRoom: z.string(),
    status: z.enum(eventStatuses),
    location: z.string().nullable(),
    startDate: dateSchema,
    endDate: dateSchema.nullable(),
    startTime: timeSchema.nullable(),
    endTime: timeSchema.nullable(),
    /** 0 means unlimited. */
    maxAttendees: z.int().nullable(),
    currentAttendees: z.int().nullable(),
    ticketPrice: z.number().nullable(),
    ticketUrl: z.string().nullable(),
    /** `email` and `phone` are null in public responses. */
    organizer: z.object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    tags: z.array(z.string()),
    socialLinks: z.object({
      facebook: z.string().nullable(),
      instagram: z.string().nullable(),
      website: z.string().nullable(),
    }),
    isPublic: z.boolean(),
    isFeatured: z.boolean(),
    images: z.array(imageSchema),
    /** Only in staff responses, and only of repeated events; an open-ended series has an interval. */
    series: z.object({ id: z.string(), interval: z.enum(repeatIntervals).nullable() }).optional(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Event' });

/** An event in an API response. */
export type Event = z.infer<typeof eventSchema>;
