import * as z from 'zod';
import { eventCategories, eventStatuses, tapRooms, type Event } from '#domain/event/event';
import { imageSchema, instantSchema } from '#lib/response-schemas';

const dateShape = z.iso.date();
const timeShape = z.string().regex(/^\d\d:\d\d$/);

export const eventShape = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    category: z.enum(eventCategories),
    tapRoom: z.enum(tapRooms),
    status: z.enum(eventStatuses),
    location: z.string().nullable(),
    startDate: dateShape,
    endDate: dateShape.nullable(),
    startTime: timeShape.nullable(),
    endTime: timeShape.nullable(),
    maxAttendees: z.int().nullable(),
    currentAttendees: z.int().nullable(),
    ticketPrice: z.number().nullable(),
    ticketUrl: z.string().nullable(),
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
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Event' }) satisfies z.ZodType<Event>;
