/**
 * Demo content for an empty database. Never changes a database that has content. The
 * next start completes an interrupted seed; a completed one is never repeated.
 */
import type { Core, UID } from '@strapi/strapi';
import type { HeroPage } from '#domain/location/constants';
import { demoTaprooms } from '#domain/taproom/demo';
import { taproomUpdate, type TaproomChanges } from '#domain/taproom/input';
import { pacificToday } from '#domain/time/pacific';
import { settings } from '#lib/settings';
import { rememberDemoRecords } from '#lib/setup/demo-records';
import { shippingStateUid } from '#lib/shipping-states';
import { taproomUid, toTaproomDocument } from '#lib/taproom/document';
import { toStoredHours } from '#lib/taproom/hours';
import { beerUid } from '../api/beer/document';
import { distributorUid } from '../api/distributor/distributors';
import { eventUid } from '../api/event/document';
import { inquiryUid } from '../api/inquiry/queries';
import { heroImageUid, locationUid } from '../api/location/content';
import { subscriberUid } from '../api/subscriber/document';
import { seedImage, type SeedImage } from './data/types';
import {
  seedBeers,
  seedHeroImages,
  seedDistributors,
  seedShippingStates,
  seedEvents,
  seedInquiries,
  seedSubscribers,
  createMissing,
} from './records';
import { withSeedImages } from './seed-images';
import { seedTaps } from './taps';

/** What the seed adds to the demo's taprooms: their photos, and the page of their hero images. */
type Photos = {
  heroPage: HeroPage;
  cardPhoto: SeedImage;
  sidePhoto?: SeedImage;
  hostPhoto?: SeedImage;
  gallery?: SeedImage[];
};

const taproomPhotos: Record<string, Photos> = {
  auburn: {
    heroPage: 'taproom',
    cardPhoto: seedImage(
      'patio-noon.jpg',
      'Three beers on a long patio table in the sun, striped umbrellas and the foothills behind',
    ),
    sidePhoto: seedImage(
      'brewhouse-day.jpg',
      'A copper kettle and steel fermenters in a bright brewhouse with malt sacks and hoses on a clean floor',
    ),
    hostPhoto: seedImage(
      'taproom-patio.jpg',
      'Long patio tables with beers and candles under string lights at dusk, the ridge dark against the afterglow',
    ),
    gallery: [
      seedImage('gallery-pizza.jpg', 'A wood-fired pizza with basil and salami on a round board in the sun'),
      seedImage('gallery-beers.jpg', 'Three beers on a wooden table in the sun'),
      seedImage('gallery-umbrella.jpg', 'A striped umbrella over the patio, the foothills behind'),
      seedImage('gallery-kettle.jpg', 'The copper kettle in front of tall windows'),
      seedImage('gallery-6.jpg', 'A flight of four beers from pale to black on a wooden paddle'),
    ],
  },
  folsom: {
    heroPage: 'home',
    cardPhoto: seedImage(
      'bar-day.jpg',
      'A bright taproom with white tiles, a pale oak bar, black taps, plants and tall windows',
    ),
  },
};

type DemoTaproom = (typeof demoTaprooms)[number];

type NewTaproom = Parameters<ReturnType<typeof strapi.documents<typeof taproomUid>>['create']>[0]['data'];

/** Leaves out the fields that are stored in other ways. */
function toChanges(demo: DemoTaproom): TaproomChanges {
  const { slug: _slug, hours: _hours, openingHours: _openingHours, ...texts } = demo;
  return taproomUpdate.parse(texts);
}

async function createDemoTaproom(demo: DemoTaproom, position: number): Promise<void> {
  const photos = taproomPhotos[demo.slug];
  const { heroPage = 'taproom', cardPhoto, sidePhoto, hostPhoto, gallery = [] } = photos ?? {};
  const images = [...new Set([cardPhoto, sidePhoto, hostPhoto, ...gallery].flatMap((image) => image ?? []))];
  const { slug, openingHours } = demo;
  await withSeedImages(images, (fileIds) => {
    const fileOf = (image: (typeof images)[number] | undefined) => (image ? fileIds[images.indexOf(image)] : null);
    const data: Record<string, unknown> = {
      ...toTaproomDocument(toChanges(demo)),
      ...toStoredHours(openingHours),
      slug,
      heroPage,
      position,
      cardPhoto: fileOf(cardPhoto),
      sidePhoto: fileOf(sidePhoto),
      hostPhoto: fileOf(hostPhoto),
      gallery: gallery.map(fileOf),
    };
    return strapi.documents(taproomUid).create({ data: data as NewTaproom });
  });
}

const seedTaprooms = () =>
  createMissing(
    demoTaprooms.map((demo, position) => ({ demo, position })),
    {
      uid: taproomUid,
      attribute: 'slug',
      key: ({ demo }) => demo.slug,
      create: ({ demo, position }) => createDemoTaproom(demo, position),
    },
  );

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
