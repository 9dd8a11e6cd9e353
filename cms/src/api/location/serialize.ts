import { fallbackContact, fillHours } from '#domain/location/default-content';
import type { LocationKey } from '#domain/location/constants';
import type { Contact, HeroImage, Location, Logo, PublicLocation } from '#domain/location/location';
import { addVersion } from '#domain/shared/media-url';
import { toInstant, emptyToNull, required } from '#lib/stored-values';
import type { HeroImageDocument, LocationDocument } from './document';

/** `updatedAt` of a location before its first save. */
const epoch = new Date(0);

const serializeContact = (location: LocationKey, stored: LocationDocument | null): Contact =>
  stored?.contact
    ? {
        phone: emptyToNull(stored.contact.phone),
        email: emptyToNull(stored.contact.email),
        address: emptyToNull(stored.contact.address),
      }
    : fallbackContact[location];

/** The stored hours and contact, or null before the first save, and the logo, which only the main website has. */
type StoredContent = { stored: LocationDocument | null; logo: Logo | null };

export const publicLocation = (location: LocationKey, { stored, logo }: StoredContent): PublicLocation => ({
  location,
  logo,
  hours: fillHours(location, stored?.hours),
  contact: serializeContact(location, stored),
});

export function serializeHeroImage(stored: HeroImageDocument): HeroImage {
  const file = required(stored.image);
  return {
    _id: stored.documentId,
    url: addVersion(required(file.url), file),
    alt: emptyToNull(stored.alt),
    page: stored.page,
    isActive: stored.isActive,
    width: emptyToNull(file.width),
    height: emptyToNull(file.height),
  };
}

export const staffLocation = (
  location: LocationKey,
  content: StoredContent,
  heroImages: HeroImageDocument[],
): Location => ({
  ...publicLocation(location, content),
  heroImages: heroImages.map(serializeHeroImage),
  updatedAt: toInstant(content.stored?.updatedAt ?? epoch),
});
