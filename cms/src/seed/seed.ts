/**
 * Demo content for an empty database. Never changes a database that has content. The
 * next start completes an interrupted seed; a completed one is never repeated.
 */
import type { Core, UID } from '@strapi/strapi';
import { pacificToday } from '#domain/time/pacific';
import { settings } from '#lib/settings';
import { rememberDemoRecords } from '#lib/setup/demo-records';
import { taproomUid } from '#lib/taproom/document';
import { beerUid } from '../api/beer/document';
import { distributorUid } from '../api/distributor/document';
import { eventUid } from '../api/event/document';
import { inquiryUid } from '../api/inquiry/document';
import { heroImageUid, locationUid } from '../api/location/document';
import { shippingStateUid } from '#lib/shipping-states';
import { subscriberUid } from '../api/subscriber/document';
import {
  seedBeers,
  seedHeroImages,
  seedDistributors,
  seedShippingStates,
  seedEvents,
  seedInquiries,
  seedSubscribers,
} from './records';
import { seedTaprooms } from './taprooms';
import { seedTaps } from './taps';

const seededTypes: UID.ContentType[] = [
  beerUid,
  eventUid,
  locationUid,
  taproomUid,
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

/** Runs under the startup lock. A failure is logged and does not abort startup. */
export async function seedIfEnabled(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!settings().seed) return;
  try {
    await seedEmptyDatabase(strapi, now);
  } catch (error) {
    strapi.log.error('Could not create all demo content; the next start will resume', error);
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
  strapi.log.info('Creating the demo content');
  await setProgress('begun');
  await seedTaprooms();
  await seedBeers();
  await seedTaps(now);
  await seedEvents(today);
  await seedHeroImages();
  await seedDistributors();
  await seedShippingStates();
  await seedSubscribers(now);
  await seedInquiries(now);
  await rememberDemoRecords();
  await setProgress('done');
  strapi.log.info(`Demo content created in ${Math.round(performance.now() - started)} ms`);
}
