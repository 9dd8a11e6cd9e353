import type { HeroPage, LocationKey } from '#domain/location/constants';
import type { Hours } from '#domain/location/location';
import type { MediaFile } from '#lib/media';

export const locationUid = 'api::location.location';
export const heroImageUid = 'api::hero-image.hero-image';

/** The relations that serialization needs. */
export const locationPopulate = { hours: true, contact: true };
export const heroImagePopulate = { image: true };

export type StoredTexts<Field extends string> = { [Name in Field]?: string | null } | null;

export type LocationDocument = {
  id: number;
  documentId: string;
  location: LocationKey;
  hours: StoredTexts<keyof Hours>;
  contact: StoredTexts<'phone' | 'email' | 'address'>;
  updatedAt: string | Date;
};

export type HeroImageDocument = {
  id: number;
  documentId: string;
  location: LocationKey;
  page: HeroPage;
  position: number;
  alt: string | null;
  isActive: boolean;
  /** Null if the file was deleted in the media library. */
  image: MediaFile | null;
};
