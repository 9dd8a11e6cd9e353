import type { StaffTaproom } from '#domain/taproom/staff-schema';
import type { Taproom, TaproomSummary } from '#domain/taproom/taproom';
import { taproomPopulate, taproomUid, type TaproomDocument } from './document';
import { serializeList } from '../serialize-list';
import { findHeroImagesOf } from './hero-images';
import { publicTaproom, staffTaproom, taproomSummary } from './serialize';

const inOrder = [{ position: 'asc' }, { id: 'asc' }];

export const findTaprooms = (where: { isActive?: boolean; slug?: string } = {}): Promise<TaproomDocument[]> =>
  strapi.db.query(taproomUid).findMany({ where, orderBy: inOrder, populate: taproomPopulate });

/** Also a hidden one. */
export const findTaproom = async (slug: string): Promise<TaproomDocument | null> =>
  (await findTaprooms({ slug }))[0] ?? null;

/** What lists and filters need. */
export type TaproomName = Pick<TaproomDocument, 'id' | 'documentId' | 'slug' | 'name' | 'isActive' | 'heroPage'>;

/** Also hidden ones, in order. */
export const findTaproomNames = (): Promise<TaproomName[]> =>
  strapi.db
    .query(taproomUid)
    .findMany({ select: ['id', 'documentId', 'slug', 'name', 'isActive', 'heroPage'], orderBy: inOrder });

/** The time zones of all taprooms, also of hidden ones. */
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

/** What it pours now. */
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
