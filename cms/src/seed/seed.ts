/**
 * Demo content for an empty database (decisions.md, "Demo data"). A database that has content is never touched; a first
 * start that broke off half-way is finished by the next one, and a finished one is never repeated.
 */
import type { Core, UID } from '@strapi/strapi';
import { pacificToday } from '#domain/time/pacific';
import { isOnPostgres, settings } from '#lib/settings';
import { seedBeers } from './beers';
import { seedHeroImages, seedLocations } from './content';
import { seedEvents } from './events';
import { seedInquiries, seedSubscribers } from './people';
import { seedDistributors, seedShippingStates } from './trade';

const seeded: UID.ContentType[] = [
  'api::beer.beer',
  'api::event.event',
  'api::location.location',
  'api::hero-image.hero-image',
  'api::distributor.distributor',
  'api::shipping-state.shipping-state',
  'api::subscriber.subscriber',
  'api::inquiry.inquiry',
];

type Progress = 'begun' | 'done';

const marker = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'brewery', key: 'seed' });

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(seeded.map((uid) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
}

/** A brewery without demo content is still a brewery: what went wrong is said, and the start goes on. */
export async function seedIfWanted(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!settings().seed) return;
  try {
    await seedEmptyDatabase(strapi, now);
  } catch (error) {
    strapi.log.error('The demo content is not complete; the next start goes on with it', error);
  }
}

async function seedEmptyDatabase(strapi: Core.Strapi, now: Date): Promise<void> {
  const progress = await marker(strapi).get();
  if (progress === 'done' || (progress !== 'begun' && (await hasContent(strapi)))) return;
  await onlyOne(strapi, () => fill(strapi, now));
}

async function fill(strapi: Core.Strapi, now: Date): Promise<void> {
  // Another replica may have filled it while this one waited.
  if ((await marker(strapi).get()) === 'done') return;
  const mark = (value: Progress) => marker(strapi).set({ value });
  const today = pacificToday(now);
  const started = performance.now();
  strapi.log.info('The database is empty: making the demo content');
  await mark('begun');
  await seedLocations();
  await seedBeers();
  await seedEvents(today);
  await seedHeroImages();
  await seedDistributors();
  await seedShippingStates(today);
  await seedSubscribers(now);
  await seedInquiries(now);
  await mark('done');
  strapi.log.info(`Demo content made in ${Math.round(performance.now() - started)} ms`);
}

/** Replicas start together; the lock lies on a connection of its own, so that each record is stored by itself. */
async function onlyOne(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (!isOnPostgres()) return work();
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', ['seed']);
    await work();
  });
}
