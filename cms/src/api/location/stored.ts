/** Locations and hero images as they are stored, and what of them is loaded. */
import type { HeroPage, Hours, LocationKey } from '#domain/location/location';

export const locationUid = 'api::location.location';
export const heroImageUid = 'api::hero-image.hero-image';

export type StoredFile = {
  id: number;
  url: string;
  width: number | null;
  height: number | null;
  createdAt: string | Date;
  updatedAt: string | Date;
};

type Texts<Field extends string> = { [Name in Field]?: string | null } | null;

export type StoredLocation = {
  id: number;
  documentId: string;
  location: LocationKey;
  hours: Texts<keyof Hours>;
  contact: Texts<'phone' | 'email' | 'address'>;
  logo: StoredFile | null;
  logoFilename: string | null;
  updatedAt: string | Date;
};

export const withDetails = { hours: true, contact: true, logo: true };

export type StoredHeroImage = {
  id: number;
  documentId: string;
  location: LocationKey;
  page: HeroPage;
  position: number;
  alt: string | null;
  isActive: boolean;
  image: StoredFile | null;
};

export const withFile = { image: true };
export const inOrder = [{ position: 'asc' }, { id: 'asc' }];
