import { addDays } from '#domain/time/plain-date';
import { eventColumns } from '../api/event/columns';
import { events } from './data/events';
import type { SeedEvent } from './data/shapes';
import { dateOf } from './day';
import { eachMissing } from './each-missing';
import { imageEntries, withPhotographs } from './photographs';

const uid = 'api::event.event';

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
    return strapi.documents(uid).create({ data: { ...columns, images: imageEntries(pictures, files) } as never });
  });
};

export const seedEvents = (today: string) =>
  eachMissing(events, { uid, by: 'title', key: ({ title }) => title, make: make(today) });
