import { type HeroPage, mainWebsite, websiteHeroPages } from '#domain/location/constants';
import type { LocationPage } from '#domain/location/hero-page';
import type { Hours, HeroImage } from '#domain/location/schema';
import { addVersion } from '#domain/shared/media-url';
import { notFound } from '#lib/errors';
import type { MediaFile } from '#lib/media';
import { withLock } from '#lib/mutex';
import { emptyToNull, required } from '#lib/stored-values';
import type { TaproomDocument } from '#lib/taproom/document';
import { taproomLockKey } from '#lib/taproom/mutations';
import { findPresentSlug, findTaproom } from '#lib/taproom/queries';

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

export function serializeHeroImage(stored: PlacedHeroImage): HeroImage {
  const file = required(stored.image);
  return {
    _id: stored.documentId,
    url: addVersion(required(file.url), file),
    alt: emptyToNull(stored.alt) ?? emptyToNull(file.alternativeText),
    page: stored.page,
    isActive: stored.isActive,
    width: emptyToNull(file.width),
    height: emptyToNull(file.height),
  };
}

/** Serializes writes to a location, and adding and updating its hero images. */
export const withLocationLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, key === mainWebsite ? `location ${key}` : taproomLockKey(key), work);

/** The location that a call names: the main website or a taproom. */

export type LocationTarget = { key: typeof mainWebsite; taproom: null } | { key: string; taproom: TaproomDocument };

/** Visitors see no hidden taproom; a former slug leads them to the present one. */
export async function findLocationTarget(key: string, { isStaff }: { isStaff: boolean }): Promise<LocationTarget> {
  if (key === mainWebsite) return { key: mainWebsite, taproom: null };
  const slug = isStaff ? key : await findPresentSlug(key);
  const taproom = slug === null ? null : await findTaproom(slug);
  if (!taproom) throw notFound('Location');
  return { key: taproom.slug, taproom };
}

export const heroPageOf = (taproom: Pick<TaproomDocument, 'heroPage'>): HeroPage => taproom.heroPage ?? 'taproom';

/** The pages with hero images of their own. */
export const heroPagesOf = ({ taproom }: LocationTarget): readonly HeroPage[] =>
  taproom ? [heroPageOf(taproom)] : websiteHeroPages;

/** The page that shows the images of a placement. */
export async function findLocationPage(placement: string): Promise<LocationPage> {
  const page = websiteHeroPages.find((known) => known === placement);
  if (page) return { location: mainWebsite, page };
  const taproom = await findTaproom(placement);
  return { location: placement, page: taproom ? heroPageOf(taproom) : 'taproom' };
}
