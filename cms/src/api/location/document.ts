import type { HeroPage, mainWebsite } from '#domain/location/constants';
import type { Hours } from '#domain/location/location';
import type { MediaFile } from '#lib/media';

export const locationUid = 'api::location.location';
export const heroImageUid = 'api::hero-image.hero-image';

/** The relations that serialization needs. */
export const locationPopulate = { hours: true, contact: true };
export const heroImagePopulate = { image: true };

export type StoredTexts<Field extends string> = { [Name in Field]?: string | null } | null;

/** The main website's own texts. Absent ones are those of the first taproom. */
export type WebsiteDocument = {
  id: number;
  documentId: string;
  location: typeof mainWebsite;
  hours: StoredTexts<keyof Hours>;
  contact: StoredTexts<'phone' | 'email' | 'address'>;
  updatedAt: string | Date;
};

export type HeroImageDocument = {
  id: number;
  documentId: string;
  /** A page of the main website, or the slug of a taproom. */
  placement: string;
  position: number;
  alt: string | null;
  isActive: boolean;
  /** Null if the file was deleted in the media library. */
  image: MediaFile | null;
};

/** With the page that the API names. */
export type PlacedHeroImage = HeroImageDocument & { page: HeroPage };
