import { fallbackContact } from '#domain/location/default-content';
import type { LocationUpdate } from '#domain/location/input';
import { weekdays, type LocationKey } from '#domain/location/constants';
import { isStale } from '#domain/shared/optimistic-lock';
import { staleVersion } from '#lib/errors';
import { locationUid, type LocationDocument, type StoredTexts } from './document';
import { updateHeroImages } from './hero-images';
import { withLocationLock } from './lock';
import { findLocation } from './queries';

type Texts<Field extends string> = StoredTexts<Field> | undefined;

/** Absent fields keep their stored text; null clears them. */
function mergeTexts<Field extends string>(fields: readonly Field[], stored: Texts<Field>, changes: Texts<Field>) {
  const texts: { [Name in Field]?: string } = {};
  for (const field of fields) texts[field] = (changes?.[field] === undefined ? stored : changes)?.[field] ?? undefined;
  return texts;
}

/** Creates the location's document on its first save. Requires the location lock. */
export async function saveLocation(
  location: LocationKey,
  stored: LocationDocument | null,
  data: object,
): Promise<void> {
  if (stored) await strapi.documents(locationUid).update({ documentId: stored.documentId, data });
  else await strapi.documents(locationUid).create({ data: { location, ...data } });
}

export const updateLocation = (location: LocationKey, { hours, contact, heroImages, updatedAt }: LocationUpdate) =>
  withLocationLock(location, async () => {
    const stored = await findLocation(location);
    if (stored && isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    const storedContact = stored?.contact ?? fallbackContact[location];
    await saveLocation(location, stored, {
      ...(hours ? { hours: mergeTexts([...weekdays, 'display'], stored?.hours, hours) } : {}),
      ...(contact ? { contact: mergeTexts(['phone', 'email', 'address'], storedContact, contact) } : {}),
    });
    await updateHeroImages(location, heroImages ?? []);
  });
