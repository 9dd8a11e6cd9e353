import { fallbackContact, fillHours } from '#domain/location/default-content';
import type { Contact, HeroImage, Location, LocationKey, Logo, PublicLocation } from '#domain/location/location';
import { addVersion } from '#domain/shared/media-url';
import { toInstant, emptyToNull, required } from '#lib/stored-values';
import type { StoredHeroImage, StoredLocation } from './stored';

// A location that nobody has saved yet was never changed.
const never = new Date(0);

const contact = (location: LocationKey, stored: StoredLocation | null): Contact =>
  stored?.contact
    ? {
        phone: emptyToNull(stored.contact.phone),
        email: emptyToNull(stored.contact.email),
        address: emptyToNull(stored.contact.address),
      }
    : fallbackContact[location];

export const serializeLogo = (stored: StoredLocation | null): Logo | null =>
  stored?.logo ? { url: addVersion(stored.logo.url, stored.logo), filename: stored.logoFilename ?? 'logo' } : null;

export const publicLocation = (location: LocationKey, stored: StoredLocation | null): PublicLocation => ({
  location,
  logo: serializeLogo(stored),
  hours: fillHours(location, stored?.hours),
  contact: contact(location, stored),
});

/** Its file can be missing when somebody removed it from the media library. */
export const hasFile = ({ image }: StoredHeroImage) => image !== null;

export const serializeHeroImage = (stored: StoredHeroImage): HeroImage => {
  const file = required(stored.image);
  return {
    _id: stored.documentId,
    url: addVersion(file.url, file),
    alt: emptyToNull(stored.alt),
    page: stored.page,
    isActive: stored.isActive,
    width: emptyToNull(file.width),
    height: emptyToNull(file.height),
  };
};

export const staffLocation = (
  location: LocationKey,
  stored: StoredLocation | null,
  heroImages: StoredHeroImage[],
): Location => ({
  ...publicLocation(location, stored),
  heroImages: heroImages.map(serializeHeroImage),
  updatedAt: toInstant(stored?.updatedAt ?? never),
});
