/** Creates the records that do not exist yet, with limited concurrency. Completes an interrupted seed. */
import { randomBytes } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { toSlug } from '#domain/beer/slug';
import { toPlacement } from '#domain/location/hero-page';
import type { ShippingState } from '#domain/shipping/schema';
import { addDays, dayOfWeek } from '#domain/time/plain-date';
import { shippingStateUid } from '#lib/shipping-states';
import { beerUid } from '../api/beer/document';
import { distributorUid } from '../api/distributor/distributors';
import { eventUid, type NewEvent, toStoredTaproom, toEventDocument } from '../api/event/document';
import { inquiryUid } from '../api/inquiry/queries';
import { heroImageUid } from '../api/location/content';
import { subscriberUid } from '../api/subscriber/document';
import { beers } from './data/beers';
import { distributors } from './data/distributors';
import { events } from './data/events';
import { heroImages } from './data/hero-images';
import { inquiries } from './data/inquiries';
import { subscribers } from './data/subscribers';
import type { RelativeDay, SeedBeer, SeedEvent } from './data/types';
import { withSeedImages } from './seed-images';

/** When the demo's rules were last reviewed: a date of their own, not one that moves with the day of the first start. */
const lastReviewed = '2026-09-14';

const shippingStates: Omit<ShippingState, 'lastReviewed'>[] = [
  { state: 'Arizona', code: 'AZ', note: null },
  { state: 'California', code: 'CA', note: 'Same-day hand-off on weekdays; an adult must sign.' },
  { state: 'Colorado', code: 'CO', note: null },
  { state: 'Idaho', code: 'ID', note: null },
  { state: 'Nevada', code: 'NV', note: null },
  { state: 'New Mexico', code: 'NM', note: null },
  { state: 'Oregon', code: 'OR', note: null },
  { state: 'Texas', code: 'TX', note: 'Two to three days; not shipped in the hottest weeks of summer.' },
  { state: 'Utah', code: 'UT', note: 'Check your county: some do not accept deliveries.' },
  { state: 'Washington', code: 'WA', note: null },
];

const concurrency = 4;

type Seed<Item> = {
  uid: UID.ContentType;
  /** The attribute that identifies a record. */
  attribute: string;
  key: (item: Item) => string;
  create: (item: Item) => Promise<unknown>;
};

export async function createMissing<Item>(items: Item[], { uid, attribute, key, create }: Seed<Item>): Promise<void> {
  const records: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ select: [attribute], where: { [attribute]: { $in: items.map(key) } } });
  const existing = new Set(records.map((record) => record[attribute]));
  const missing = items.filter((item) => !existing.has(key(item)));
  const createNext = async () => {
    for (let item = missing.shift(); item !== undefined; item = missing.shift()) await create(item);
  };
  await Promise.all(Array.from({ length: concurrency }, createNext));
}

/** Week 0 is the seven days from tomorrow on, week -1 the seven days before today. */
export function relativeDate({ weekday, week }: RelativeDay, today: string): string {
  const daysAhead = (weekday - dayOfWeek(today) + 7) % 7;
  return addDays(today, (week >= 0 ? daysAhead || 7 : daysAhead) + week * 7);
}

const subtractDays = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Subscribers of the past months, created without e-mails. */
export const seedSubscribers = (now: Date) =>
  createMissing(subscribers, {
    uid: subscriberUid,
    attribute: 'email',
    key: ({ email }) => email,
    create: ({ daysAgo, ...subscriber }) =>
      strapi.documents(subscriberUid).create({
        data: {
          ...subscriber,
          subscribedAt: subtractDays(now, daysAgo),
          unsubscribeToken: randomBytes(24).toString('base64url'),
        },
      }),
  });

/** Inquiries of the past weeks, created without e-mails. */
export const seedInquiries = (now: Date) =>
  createMissing(inquiries, {
    uid: inquiryUid,
    attribute: 'email',
    key: ({ email }) => email,
    // The Document Service would set `createdAt` to now.
    create: ({ daysAgo, status, ...inquiry }) =>
      strapi.db.query(inquiryUid).create({
        data: {
          ...inquiry,
          inquiryStatus: status,
          createdAt: subtractDays(now, daysAgo),
          updatedAt: subtractDays(now, daysAgo),
        },
      }),
  });

type NewBeer = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['create']>[0]['data'];

const createBeer = ({ images, ...beer }: SeedBeer) =>
  withSeedImages(images, (fileIds) => {
    const data: Record<string, unknown> = {
      isAvailable: true,
      isActive: true,
      isFeatured: false,
      ...beer,
      slug: toSlug(beer.name),
      images: fileIds,
    };
    return strapi.documents(beerUid).create({ data: data as NewBeer });
  });

export const seedBeers = () =>
  createMissing(beers, { uid: beerUid, attribute: 'name', key: ({ name }) => name, create: createBeer });

const createEvent = (today: string) => (seed: SeedEvent) => {
  const { day, extraDays = 0, time, image, organizer, socialLinks, ...event } = seed;
  const images = image ? [image] : [];
  const startDate = relativeDate(day, today);
  return withSeedImages(images, async (fileIds) => {
    const fields = toEventDocument({
      status: 'published',
      ...event,
      description: event.description ?? undefined,
      location: event.location ?? `Boldridge Taproom, ${event.tapRoom}`,
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
  createMissing(events, { uid: eventUid, attribute: 'title', key: ({ title }) => title, create: createEvent(today) });

export const seedDistributors = () =>
  createMissing(distributors, {
    uid: distributorUid,
    attribute: 'name',
    key: ({ name }) => name,
    create: ({ coordinates, phone, region, ...distributor }) =>
      strapi.documents(distributorUid).create({
        data: {
          ...distributor,
          ...(phone ? { phone } : {}),
          ...(region ? { region } : {}),
          latitude: coordinates.lat,
          longitude: coordinates.lng,
        },
      }),
  });

export const seedShippingStates = () =>
  createMissing(shippingStates, {
    uid: shippingStateUid,
    attribute: 'code',
    key: ({ code }) => code,
    create: ({ state, code, note }) =>
      strapi.documents(shippingStateUid).create({
        data: { state, code, enabled: true, lastReviewed, ...(note ? { note } : {}) },
      }),
  });

export const seedHeroImages = () =>
  createMissing(
    heroImages.map((heroImage, position) => ({ ...heroImage, position })),
    {
      uid: heroImageUid,
      attribute: 'alt',
      key: ({ image }) => image.alt,
      create: ({ location, page, image, position }) =>
        withSeedImages([image], ([fileId]) =>
          strapi.documents(heroImageUid).create({
            data: {
              placement: toPlacement({ location, page }),
              position,
              image: fileId,
              alt: image.alt,
              isActive: true,
            },
          }),
        ),
    },
  );
