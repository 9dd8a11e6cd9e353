import { addDays } from '#domain/time/plain-date';
import { eventUid, type NewEvent, toStoredTaproom, toEventDocument } from '../api/event/document';
import { createMissing } from './create-missing';
import { events } from './data/events';
import type { SeedEvent } from './data/types';
import { relativeDate } from './relative-date';
import { withSeedImages } from './seed-images';

const create = (today: string) => (seed: SeedEvent) => {
  const { day, extraDays = 0, time, image, organizer, socialLinks, ...event } = seed;
  const images = image ? [image] : [];
  const startDate = relativeDate(day, today);
  return withSeedImages(images, async (fileIds) => {
    const fields = toEventDocument({
      ...event,
      description: event.description ?? undefined,
      location: event.location ?? undefined,
      startDate,
      endDate: addDays(startDate, extraDays),
      startTime: time?.[0],
      endTime: time?.[1],
      organizer,
      socialLinks,
    });
    const data: Record<string, unknown> = { ...fields, ...(await toStoredTaproom(event.tapRoom)), images: fileIds };
    return strapi.documents(eventUid).create({ data: data as NewEvent });
  });
};

export const seedEvents = (today: string) =>
  createMissing(events, { uid: eventUid, attribute: 'title', key: ({ title }) => title, create: create(today) });
