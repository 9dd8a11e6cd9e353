/** The content of a location (api.md §4): of a taproom from its record, of the main website from its own texts and logo. */
import { mainWebsite, weekdays } from '#domain/location/constants';
import { fillHours } from '#domain/location/default-content';
import type { Contact, Hours, Location, PublicLocation } from '#domain/location/location';
import { toHours } from '#domain/taproom/format-hours';
import { serializeList } from '#lib/serialize-list';
import { fetchLogo } from '#lib/site-settings/logo';
import { emptyToNull, toInstant } from '#lib/stored-values';
import type { TaproomDocument } from '#lib/taproom/document';
import { toOpeningHours } from '#lib/taproom/hours';
import { findTaprooms } from '#lib/taproom/queries';
import { serializeContact } from '#lib/taproom/serialize';
import type { WebsiteDocument } from './document';
import type { LocationTarget } from './location-target';
import { findAllHeroImages, findWebsite } from './queries';
import { serializeHeroImage } from './serialize';

/** `updatedAt` of the main website before its first save. */
const epoch = new Date(0);

/** Before the first taproom is created. */
const unknownHours = Object.fromEntries([...weekdays, 'display'].map((field) => [field, 'To be announced'])) as Hours;
const noContact: Contact = { phone: null, email: null, address: null };

const taproomTexts = (taproom: TaproomDocument, now: Date) => ({
  hours: toHours(toOpeningHours(taproom, now)),
  contact: serializeContact(taproom),
});

const websiteContact = ({ contact }: WebsiteDocument): Contact | null =>
  contact && {
    phone: emptyToNull(contact.phone),
    email: emptyToNull(contact.email),
    address: emptyToNull(contact.address),
  };

export async function fetchFirstTaproomTexts(now: Date): Promise<{ hours: Hours; contact: Contact }> {
  const [first] = await findTaprooms({ isActive: true });
  return first ? taproomTexts(first, now) : { hours: unknownHours, contact: noContact };
}

async function fetchWebsiteTexts(stored: WebsiteDocument | null, now: Date) {
  const defaults = await fetchFirstTaproomTexts(now);
  return {
    hours: fillHours(defaults.hours, stored?.hours),
    contact: (stored && websiteContact(stored)) ?? defaults.contact,
  };
}

export async function fetchPublicLocation({ key, taproom }: LocationTarget, now: Date): Promise<PublicLocation> {
  return taproom
    ? { location: key, logo: null, ...taproomTexts(taproom, now) }
    : { location: mainWebsite, logo: await fetchLogo(), ...(await fetchWebsiteTexts(await findWebsite(), now)) };
}

export async function fetchStaffLocation(target: LocationTarget, now: Date): Promise<Location> {
  const updatedAt = target.taproom ? target.taproom.updatedAt : ((await findWebsite())?.updatedAt ?? epoch);
  const heroImages = await findAllHeroImages(target);
  return {
    ...(await fetchPublicLocation(target, now)),
    heroImages: serializeList(heroImages, serializeHeroImage),
    updatedAt: toInstant(updatedAt),
  };
}
