/** Opening hours, contact details and logo: what is stored of a location, and changing it. */
import { fallbackContact } from '#domain/location/default-content';
import type { LocationUpdate } from '#domain/location/input';
import { locationKeys, weekdays, type LocationKey } from '#domain/location/location';
import { isStale } from '#domain/shared/optimistic-lock';
import { notFound, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { changeHeroImages } from './hero-images';
import { locationUid, withDetails, type StoredLocation } from './stored';

export function locationKey(text: string): LocationKey {
  const key = locationKeys.find((known) => known === text);
  if (!key) throw notFound('Location');
  return key;
}

/** Null: nobody has saved anything of it yet, the defaults hold. */
export const findLocation = (location: LocationKey): Promise<StoredLocation | null> =>
  strapi.db.query(locationUid).findOne({ where: { location }, populate: withDetails });

type Texts<Field extends string> = { [Name in Field]?: string | null } | null | undefined;

/** What is absent stays, null clears. */
const merged = <Field extends string>(fields: readonly Field[], stored: Texts<Field>, given: Texts<Field>) => {
  const texts: { [Name in Field]?: string } = {};
  for (const field of fields) texts[field] = (given?.[field] === undefined ? stored : given)?.[field] ?? undefined;
  return texts;
};

/** Makes the row of a location that has none; call it under the location's lock. */
export async function saveLocation(location: LocationKey, stored: StoredLocation | null, data: object): Promise<void> {
  if (stored) await strapi.documents(locationUid).update({ documentId: stored.documentId, data });
  else await strapi.documents(locationUid).create({ data: { location, ...data } });
}

/** One change of a location at a time. */
export const changingLocation = <Result>(location: LocationKey, work: () => Promise<Result>) =>
  withLock(strapi, `location ${location}`, work);

export const changeLocation = (location: LocationKey, { hours, contact, heroImages, updatedAt }: LocationUpdate) =>
  changingLocation(location, async () => {
    const stored = await findLocation(location);
    if (stored && isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await saveLocation(location, stored, {
      ...(hours ? { hours: merged([...weekdays, 'display'], stored?.hours, hours) } : {}),
      ...(contact
        ? { contact: merged(['phone', 'email', 'address'], stored?.contact ?? fallbackContact[location], contact) }
        : {}),
    });
    await changeHeroImages(location, heroImages ?? []);
  });
