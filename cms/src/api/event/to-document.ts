/** Converts validated input to the fields of the stored event. Absent fields stay absent; images and taproom are separate. */
import type { EventUpdate } from '#domain/event/input';

/** Strapi's format of a time attribute. */
const toStoredTime = (time: string | undefined) => time && `${time}:00.000`;

const omitUndefined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const toEventDocument = (input: Omit<EventUpdate, 'updatedAt'>): Record<string, unknown> =>
  omitUndefined({
    title: input.title,
    description: input.description,
    category: input.category,
    eventStatus: input.status,
    location: input.location,
    startDate: input.startDate,
    endDate: input.endDate,
    startTime: toStoredTime(input.startTime),
    endTime: toStoredTime(input.endTime),
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
