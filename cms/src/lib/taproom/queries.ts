import type { UID } from '@strapi/strapi';
import { websiteHeroPages } from '#domain/location/constants';
import { findRedirect, indexRedirects } from '#domain/redirect/redirect';
import type { StaffTaproom, Taproom, TaproomSummary } from '#domain/taproom/schema';
import { defaultTaproomPath } from '#domain/taproom/slug';
import { defineTable } from '../database/transaction';
import { serializeList } from '../rows';
import { taproomPopulate, taproomUid, type TaproomDocument } from './document';
import { findHeroImagesOf } from './hero-images';
import { publicTaproom, staffTaproom, taproomSummary } from './serialize';

export const visitTable = 'tap_visits';

/** `day` is a date of the taproom such as `2026-07-04`. */
const queryVisits = defineTable(
  visitTable,
  `taproom_key varchar(40) not null, day varchar(10) not null, source varchar(50) not null,
   visits integer not null, primary key (taproom_key, day, source)`,
);

const retentionDays = 730;
const dayMs = 86_400_000;

/** Deletes the counts of visits after two years: as long as last year's months are compared with this year's. */
export function deleteOldVisits(now: Date): Promise<number> {
  const firstDay = new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10);
  return queryVisits((rows) => rows.where('day', '<', firstDay).delete());
}

const inOrder = [{ position: 'asc' }, { id: 'asc' }];

export const findTaprooms = (where: { isActive?: boolean; slug?: string } = {}): Promise<TaproomDocument[]> =>
  strapi.db.query(taproomUid).findMany({ where, orderBy: inOrder, populate: taproomPopulate });

export const findTaproom = async (slug: string): Promise<TaproomDocument | null> =>
  (await findTaprooms({ slug }))[0] ?? null;

/**
 * The slug of the active taproom that has it in any case, or had it before: embedded lists and other clients keep a former slug,
 * which the redirect of its page tells.
 */
export async function findPresentSlug(slug: string): Promise<string | null> {
  const named = slug.trim().toLowerCase();
  const taprooms: Pick<TaproomDocument, 'slug' | 'path'>[] = await strapi.db
    .query(taproomUid)
    .findMany({ select: ['slug', 'path'], where: { isActive: true } });
  if (taprooms.some((taproom) => taproom.slug === named)) return named;
  const redirects: { from: string; to: string }[] = await strapi.db
    .query('api::redirect.redirect')
    .findMany({ select: ['from', 'to'], orderBy: { id: 'asc' } });
  const index = indexRedirects(redirects.map((redirect) => ({ ...redirect, status: 301 as const })));
  const to = findRedirect(defaultTaproomPath(named), index)?.to;
  return taprooms.find((taproom) => to === taproom.path || to === defaultTaproomPath(taproom.slug))?.slug ?? null;
}

type TaproomName = Pick<TaproomDocument, 'id' | 'documentId' | 'slug' | 'name' | 'isActive' | 'heroPage'>;

/** Includes hidden ones, in order. */
export const findTaproomNames = (): Promise<TaproomName[]> =>
  strapi.db
    .query(taproomUid)
    .findMany({ select: ['id', 'documentId', 'slug', 'name', 'isActive', 'heroPage'], orderBy: inOrder });

export async function findTimeZones(): Promise<string[]> {
  const taprooms: Pick<TaproomDocument, 'timeZone'>[] = await strapi.db
    .query(taproomUid)
    .findMany({ select: ['timeZone'] });
  return [...new Set(taprooms.map(({ timeZone }) => timeZone))];
}

export async function fetchTaproomSummaries(now: Date): Promise<TaproomSummary[]> {
  return (await findTaprooms({ isActive: true })).map((stored) => taproomSummary(stored, now));
}

export async function fetchPublicTaprooms(now: Date, slug?: string): Promise<Taproom[]> {
  const taprooms = await findTaprooms({ isActive: true, ...(slug === undefined ? {} : { slug }) });
  const heroImages = await findHeroImagesOf(taprooms);
  return serializeList(taprooms, (stored) =>
    publicTaproom(stored, { heroImages: heroImages.get(stored.slug) ?? [], now }),
  );
}

/** A condition for events that take place in all taprooms. */
export const inEveryTaproom = { taproom: { id: { $null: true } } };

export const countEvents = ({ id }: Pick<TaproomDocument, 'id'>): Promise<number> =>
  strapi.db.query('api::event.event').count({ where: { taproom: { id } } });

export const countPourings = ({ id }: Pick<TaproomDocument, 'id'>): Promise<number> =>
  strapi.db.query('api::pouring.pouring').count({ where: { state: 'on', taproom: { id } } });

export async function fetchStaffTaprooms(now: Date, slug?: string): Promise<StaffTaproom[]> {
  const taprooms = await findTaprooms(slug === undefined ? {} : { slug });
  const heroImages = await findHeroImagesOf(taprooms);
  return Promise.all(
    taprooms.map(async (stored) =>
      staffTaproom(stored, {
        heroImages: heroImages.get(stored.slug) ?? [],
        eventCount: await countEvents(stored),
        now,
      }),
    ),
  );
}

const types: UID.ContentType[] = ['api::pouring.pouring', 'api::tap.tap', 'api::list-check.list-check'];

type Row = { documentId: string };

/** Call before the taproom is deleted: afterwards, its records could not be found. */
export async function deleteTapListOf({ id, documentId }: Pick<TaproomDocument, 'id' | 'documentId'>): Promise<void> {
  for (const uid of types) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ select: ['documentId'], where: { taproom: { id } } });
    for (const row of rows) await strapi.documents(uid).delete({ documentId: row.documentId });
  }
  await strapi.db.query('api::tap-change.tap-change').deleteMany({ where: { taproomKey: documentId } });
  await queryVisits((rows) => rows.where({ taproom_key: documentId }).delete());
}

/** The value is what an image stores: the page, or the taproom's slug. */
export type Placement = { value: string; name: string };

const pageNames: Record<(typeof websiteHeroPages)[number], string> = {
  home: 'Home',
  beers: 'Beers',
  events: 'Events',
  'our-story': 'Our Story',
  contact: 'Contact',
};

/** Includes hidden taprooms, in order. */
export async function findPlacements(): Promise<Placement[]> {
  const taprooms = await findTaproomNames();
  return [
    ...websiteHeroPages.map((page) => ({ value: page, name: pageNames[page] })),
    ...taprooms.map(({ slug, name }) => ({ value: slug, name })),
  ];
}
