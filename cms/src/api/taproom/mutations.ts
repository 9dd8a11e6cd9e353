import type { TaproomChanges, TaproomInput, TaproomUpdate } from '#domain/taproom/input';
import { mergeOpeningHours } from '#domain/taproom/opening-hours-input';
import { planEarlyClosing } from '#domain/taproom/open-status';
import { changedPath, defaultTaproomPath } from '#domain/taproom/slug';
import { noOpeningHours } from '#domain/taproom/week-hours';
import { invalidInput } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { fetchTimeZone } from '#lib/site-settings/queries';
import {
  coordinatesAt,
  findDeleteProblem,
  findFreeTaproomSlug,
  findIdentities,
  findWriteProblem,
  withTaproomLock,
} from '#lib/taproom/rules';
import { taproomUid, type TaproomDocument, toTaproomDocument } from '#lib/taproom/document';
import { toOpeningHours, toStoredClosing, toStoredHours } from '#lib/taproom/hours';
import { rejectProblem, rejectStale, saveTaproom, withLockedTaproom } from '#lib/taproom/mutations';
import { toPhotoData } from './photos';

type NewTaproom = Parameters<ReturnType<typeof strapi.documents<typeof taproomUid>>['create']>[0]['data'];

const presentTexts = ({ name, path, isActive }: TaproomChanges) => ({
  ...(name === undefined ? {} : { name }),
  ...(typeof path === 'string' ? { path } : {}),
  ...(isActive === undefined ? {} : { isActive }),
});

/** Returns the slug. */
export const createTaproom = (input: TaproomInput): Promise<string> =>
  withLock(strapi, 'new taproom', () =>
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
  withLock(strapi, 'order of taprooms', () =>
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
