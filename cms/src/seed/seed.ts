/**
 * Demo content for an empty database (decisions.md, "Demo data"). Never changes a database that has content. An
 * interrupted seed is completed by the next start; a completed one is never repeated.
 */
import type { Core, UID } from '@strapi/strapi';
import { pacificToday } from '#domain/time/pacific';
import { settings } from '#lib/settings';
import { beerUid } from '../api/beer/document';
import { distributorUid } from '../api/distributor/document';
import { eventUid } from '../api/event/document';
import { inquiryUid } from '../api/inquiry/document';
import { heroImageUid, locationUid } from '../api/location/document';
import { shippingStateUid } from '../api/shipping-state/document';
import { subscriberUid } from '../api/subscriber/document';
import { seedInquiries, seedSubscribers } from './audience';
import { seedBeers } from './beers';
import { seedHeroImages, seedLocations } from './content';
import { seedDistributors, seedShippingStates } from './distributors';
import { seedEvents } from './events';

const seededTypes: UID.ContentType[] = [
  beerUid,
  eventUid,
  locationUid,
  heroImageUid,
  distributorUid,
  shippingStateUid,
  subscriberUid,
  inquiryUid,
];

type Progress = 'begun' | 'done';

const progressStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'brewery', key: 'seed' });

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(seededTypes.map((uid) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
}

/** Runs under the startup lock. A failure is logged and does not stop the start. */
export async function seedIfEnabled(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!settings().seed) return;
  try {
    await seedEmptyDatabase(strapi, now);
  } catch (error) {
    strapi.log.error('The demo content is incomplete; the next start continues with it', error);
  }
}

async function seedEmptyDatabase(strapi: Core.Strapi, now: Date): Promise<void> {
  const progress = await progressStore(strapi).get();
  if (progress === 'done' || (progress !== 'begun' && (await hasContent(strapi)))) return;
  await seedAll(strapi, now);
}

async function seedAll(strapi: Core.Strapi, now: Date): Promise<void> {
  const setProgress = (value: Progress) => progressStore(strapi).set({ value });
  const today = pacificToday(now);
  const started = performance.now();
  strapi.log.info('The database is empty: creating the demo content');
  await setProgress('begun');
  await seedLocations();
  await seedBeers();
  await seedEvents(today);
  await seedHeroImages();
  await seedDistributors();
  await seedShippingStates(today);
  await seedSubscribers(now);
  await seedInquiries(now);
  await setProgress('done');
  strapi.log.info(`Demo content created in ${Math.round(performance.now() - started)} ms`);
}
