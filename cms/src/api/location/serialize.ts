import { fallbackContact, fillHours } from '#domain/location/default-content';
import type { Contact, HeroImage, Location, LocationKey, Logo, PublicLocation } from '#domain/location/location';
import { versionedUrl } from '#domain/http/media-url';
import { instant, orNull, present } from '#lib/present';
import type { StoredHeroImage, StoredLocation } from './stored';

// A location that nobody has saved yet was never changed.
const never = new Date(0);

const contact = (location: LocationKey, stored: StoredLocation | null): Contact =>
  stored?.contact
    ? {
        phone: orNull(stored.contact.phone),
        email: orNull(stored.contact.email),
        address: orNull(stored.contact.address),
      }
    : fallbackContact[location];

export const serializeLogo = (stored: StoredLocation | null): Logo | null =>
  stored?.logo ? { url: versionedUrl(stored.logo.url, stored.logo), filename: stored.logoFilename ?? 'logo' } : null;

export const publicLocation = (location: LocationKey, stored: StoredLocation | null): PublicLocation => ({
  location,
  logo: serializeLogo(stored),
  hours: fillHours(location, stored?.hours),
  contact: contact(location, stored),
});

/** Its file can be missing when somebody removed it from the media library. */
export const hasFile = ({ image }: StoredHeroImage) => image !== null;

export const serializeHeroImage = (stored: StoredHeroImage): HeroImage => {
  const file = present(stored.image);
  return {
    _id: stored.documentId,
    url: versionedUrl(file.url, file),
    alt: orNull(stored.alt),
    page: stored.page,
    isActive: stored.isActive,
    width: orNull(file.width),
    height: orNull(file.height),
  };
};

export const staffLocation = (
  location: LocationKey,
  stored: StoredLocation | null,
  heroImages: StoredHeroImage[],
): Location => ({
  ...publicLocation(location, stored),
  heroImages: heroImages.map(serializeHeroImage),
  updatedAt: instant(stored?.updatedAt ?? never),
});
