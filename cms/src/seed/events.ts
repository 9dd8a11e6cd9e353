import { addDays } from '#domain/time/plain-date';
import { eventColumns } from '../api/event/columns';
import { events } from './data/events';
import type { SeedEvent } from './data/shapes';
import { dateOf } from './day';
import { eachMissing } from './each-missing';
import { imageEntries, withPhotographs } from './photographs';

const uid = 'api::event.event';

type NewEvent = Parameters<ReturnType<typeof strapi.documents<typeof uid>>['create']>[0]['data'];

const make = (today: string) => (seed: SeedEvent) => {
  const { day, lasts = 0, time, picture, organizer, socialLinks, ...event } = seed;
  const pictures = picture ? [picture] : [];
  const startDate = dateOf(day, today);
  return withPhotographs(pictures, (files) => {
    const columns = eventColumns({
      ...event,
      description: event.description ?? undefined,
      location: event.location ?? undefined,
      startDate,
      endDate: addDays(startDate, lasts),
      startTime: time?.[0],
      endTime: time?.[1],
      organizer,
      socialLinks,
    });
    const data: Record<string, unknown> = { ...columns, images: imageEntries(pictures, files) };
    return strapi.documents(uid).create({ data: data as NewEvent });
  });
};

export const seedEvents = (today: string) =>
  eachMissing(events, { uid, by: 'title', key: ({ title }) => title, make: make(today) });
