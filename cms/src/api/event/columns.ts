/** From what the API takes to the columns of an event; what is absent stays absent. */
import type { EventUpdate } from '#domain/event/input';

/** As Strapi keeps a time of day. */
const stored = (time: string | undefined) => time && `${time}:00.000`;

const given = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const eventColumns = (input: Omit<EventUpdate, 'updatedAt'>): Record<string, unknown> =>
  given({
    title: input.title,
    description: input.description,
    category: input.category,
    tapRoom: input.tapRoom,
    status: input.status,
    location: input.location,
    startDate: input.startDate,
    endDate: input.endDate,
    startTime: stored(input.startTime),
    endTime: stored(input.endTime),
    maxAttendees: input.maxAttendees,
    currentAttendees: input.currentAttendees,
    ticketPrice: input.ticketPrice,
    ticketUrl: input.ticketUrl,
    organizerName: input.organizer?.name,
    organizerEmail: input.organizer?.email,
    organizerPhone: input.organizer?.phone,
    tags: input.tags,
    facebook: input.socialLinks?.facebook,
    instagram: input.socialLinks?.instagram,
    website: input.socialLinks?.website,
    isPublic: input.isPublic,
    isFeatured: input.isFeatured,
  });
