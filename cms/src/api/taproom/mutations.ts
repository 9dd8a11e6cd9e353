import type { ImageReplacement } from '#domain/shared/image-input';
import type { TaproomChanges, TaproomInput, TaproomUpdate } from '#domain/taproom/input';
import { photoFields, type PhotoUse } from '#domain/taproom/limits';
import { planEarlyClosing } from '#domain/taproom/open-status';
import { mergeOpeningHours } from '#domain/taproom/opening-hours-input';
import { changedPath, defaultTaproomPath } from '#domain/taproom/slug';
import { noOpeningHours } from '#domain/taproom/week-hours';
import { invalidInput, notFound, rejectStale } from '#lib/errors';
import { saveAltText, addImages, changeImages, removeImage, withStoredImages } from '#lib/media';
import { withLock } from '#lib/mutex';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { taproomUid, type TaproomDocument, toTaproomDocument } from '#lib/taproom/document';
import { toOpeningHours, toStoredClosing, toStoredHours } from '#lib/taproom/hours';
import { rejectProblem, saveTaproom, withLockedTaproom } from '#lib/taproom/mutations';
import {
  coordinatesAt,
  findDeleteProblem,
  findFreeTaproomSlug,
  findIdentities,
  findWriteProblem,
  withTaproomLock,
} from '#lib/taproom/rules';
import type { Upload } from '#lib/uploads';

const singleFields = ['cardPhoto', 'sidePhoto', 'hostPhoto'] as const;

/** Alternative texts, the order of the gallery, and removed photos. */
async function toPhotoData(stored: TaproomDocument, changes: TaproomChanges): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of singleFields) {
    const change = changes[field];
    const file = stored[field];
    if (change === null) data[field] = null;
    else if (change && file) await saveAltText(file, change.alt);
  }
  if (changes.gallery) {
    data['gallery'] = await changeImages(stored.gallery ?? [], changes.gallery);
  }
  return data;
}

/** The gallery gets more photos; any other use replaces its photo. */
export const addPhotos = (
  slug: string,
  use: PhotoUse,
  uploads: Upload[],
  replacement: ImageReplacement,
): Promise<void> =>
  withStoredImages(uploads, (files) =>
    withLockedTaproom(slug, async (stored) => {
      const photos = await addImages([stored[photoFields[use]] ?? []].flat(), files, replacement);
      return saveTaproom(stored, { [photoFields[use]]: use === 'gallery' ? photos : photos.at(-1) });
    }),
  );

/** The unused-file cleanup deletes the file. */
export const deletePhoto = (slug: string, use: Exclude<PhotoUse, 'gallery'>): Promise<void> =>
  withLockedTaproom(slug, async (stored) => {
    const field = photoFields[use];
    if (!stored[field]) throw notFound('Image');
    await saveTaproom(stored, { [field]: null });
  });

export const deleteGalleryPhoto = (slug: string, indexParam: string, cloudStoragePath: string | undefined) =>
  withLockedTaproom(slug, async (stored) => {
    await saveTaproom(stored, { gallery: removeImage(stored.gallery ?? [], indexParam, cloudStoragePath) });
  });

type NewTaproom = Parameters<ReturnType<typeof strapi.documents<typeof taproomUid>>['create']>[0]['data'];

const presentTexts = ({ name, path, isActive }: TaproomChanges) => ({
  ...(name === undefined ? {} : { name }),
  ...(typeof path === 'string' ? { path } : {}),
  ...(isActive === undefined ? {} : { isActive }),
});

/** Returns the slug. */
export const createTaproom = (input: TaproomInput): Promise<string> =>
  withLock('new taproom', () =>
    withTaproomLock(async () => {
      const others = await findIdentities();
      const slug = input.slug ?? (await findFreeTaproomSlug(input.name, null));
      const path = input.path ?? defaultTaproomPath(slug);
      rejectProblem(await findWriteProblem({ ...presentTexts(input), slug, path }, null));
      const data: Record<string, unknown> = {
        ...toTaproomDocument(input),
        ...toStoredHours(mergeOpeningHours(noOpeningHours(), input.openingHours ?? {})),
        slug,
        path,
        heroPage: input.heroPage ?? 'taproom',
        timeZone: input.timeZone ?? others[0]?.timeZone ?? (await fetchTimeZone()),
      };
      await strapi.documents(taproomUid).create({ data: data as NewTaproom });
      return slug;
    }),
  );

/** Returns the new slug. The middleware moves the hero images of the old one. */
export const updateTaproom = (slug: string, { updatedAt, ...changes }: TaproomUpdate, now: Date): Promise<string> =>
  withLockedTaproom(slug, (stored) =>
    withTaproomLock(async () => {
      rejectStale(stored, updatedAt);
      const identity = await changeIdentity(stored, changes);
      rejectProblem(await findWriteProblem({ ...presentTexts(changes), ...identity }, stored));
      const { openingHours } = changes;
      await saveTaproom(stored, {
        ...toTaproomDocument({ ...coordinatesAt(stored, changes.contact?.address), ...changes, path: identity.path }),
        ...(identity.slug === stored.slug ? {} : { slug: identity.slug }),
        ...(openingHours ? toStoredHours(mergeOpeningHours(toOpeningHours(stored, now), openingHours)) : {}),
        ...(await toPhotoData(stored, changes)),
      });
      return identity.slug;
    }),
  );

async function changeIdentity(stored: TaproomDocument, { name, ...changes }: TaproomChanges) {
  const slug =
    changes.slug === null ? await findFreeTaproomSlug(name ?? stored.name, stored) : (changes.slug ?? stored.slug);
  return { slug, path: changedPath(stored, { slug, path: changes.path }) };
}

/** The middleware deletes its hero images, the unused-file cleanup its photos. */
export const deleteTaproom = (slug: string): Promise<void> =>
  withLockedTaproom(slug, (stored) =>
    withTaproomLock(async () => {
      rejectProblem(await findDeleteProblem(stored));
      await strapi.documents(taproomUid).delete({ documentId: stored.documentId });
    }),
  );

/** Unlisted taprooms follow in their present order; unknown slugs are ignored. */
export const orderTaprooms = (slugs: string[]): Promise<void> =>
  withLock('order of taprooms', () =>
    withTaproomLock(async () => {
      const taprooms = await findIdentities();
      const rank = (slug: string) => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length);
      const ordered = [...taprooms].sort((one, two) => rank(one.slug) - rank(two.slug));
      for (const [position, { id, position: present }] of ordered.entries()) {
        if (position !== present) await savePosition(id, position);
      }
    }),
  );

/** Keeps `updatedAt`, which Strapi's query sets: forms that are open can still be saved. */
const savePosition = (id: number, position: number) =>
  strapi.db.transaction(async ({ trx }) => {
    const { updatedAt } = await trx('taprooms').where({ id }).first({ updatedAt: 'updated_at' });
    await strapi.db.query(taproomUid).update({ where: { id }, data: { position } });
    await trx('taprooms').where({ id }).update({ updated_at: updatedAt });
  });

export const closeEarly = (slug: string, closes: string, now: Date): Promise<void> =>
  withLockedTaproom(slug, async (stored) => {
    const plan = planEarlyClosing(
      { openingHours: toOpeningHours(stored, now), timeZone: stored.timeZone },
      closes,
      now,
    );
    if ('error' in plan) throw invalidInput([{ path: 'closes', msg: plan.error }]);
    await saveTaproom(stored, toStoredClosing(plan.closesEarly));
  });

export const removeEarlyClosing = (slug: string): Promise<void> =>
  withLockedTaproom(slug, (stored) => saveTaproom(stored, { closesEarlyOn: null, closesEarlyAt: null }));
