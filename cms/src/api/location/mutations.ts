import { mainWebsite, weekdays } from '#domain/location/constants';
import type { LocationUpdate } from '#domain/location/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { notFound, staleVersion } from '#lib/errors';
import { rejectStale, saveTaproom } from '#lib/taproom/mutations';
import { findTaproom } from '#lib/taproom/queries';
import { fetchFirstTaproomTexts } from './content';
import { locationUid, type StoredTexts } from './document';
import { updateHeroImages } from './hero-images';
import { withLocationLock } from './lock';
import type { LocationTarget } from './location-target';
import { findWebsite } from './queries';
import { toTaproomTexts } from './taproom-texts';

type Texts<Field extends string> = StoredTexts<Field> | undefined;

/** Absent fields keep their stored text; null clears them. */
function mergeTexts<Field extends string>(fields: readonly Field[], stored: Texts<Field>, changes: Texts<Field>) {
  const texts: { [Name in Field]?: string } = {};
  for (const field of fields) texts[field] = (changes?.[field] === undefined ? stored : changes)?.[field] ?? undefined;
  return texts;
}

/** Creates the main website's document on its first save. */
async function updateWebsite({ hours, contact, updatedAt }: LocationUpdate, now: Date): Promise<void> {
  const stored = await findWebsite();
  if (stored && isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
  const storedContact = stored?.contact ?? (await fetchFirstTaproomTexts(now)).contact;
  const data = {
    ...(hours ? { hours: mergeTexts([...weekdays, 'display'], stored?.hours, hours) } : {}),
    ...(contact ? { contact: mergeTexts(['phone', 'email', 'address'], storedContact, contact) } : {}),
  };
  if (stored) await strapi.documents(locationUid).update({ documentId: stored.documentId, data });
  else await strapi.documents(locationUid).create({ data: { location: mainWebsite, ...data } });
}

async function updateTaproom(slug: string, changes: LocationUpdate, now: Date): Promise<void> {
  const stored = await findTaproom(slug);
  if (!stored) throw notFound('Location');
  rejectStale(stored, changes.updatedAt);
  await saveTaproom(stored, await toTaproomTexts(stored, changes, now));
}

export const updateLocation = (target: LocationTarget, changes: LocationUpdate, now: Date): Promise<void> =>
  withLocationLock(target.key, async () => {
    if (target.taproom) await updateTaproom(target.key, changes, now);
    else await updateWebsite(changes, now);
    await updateHeroImages(target, changes.heroImages ?? []);
  });
