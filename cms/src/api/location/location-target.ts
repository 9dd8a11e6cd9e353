/** The location that a call names: the main website or a taproom. */
import { mainWebsite, websiteHeroPages, type HeroPage } from '#domain/location/constants';
import type { LocationPage } from '#domain/location/hero-page';
import { notFound } from '#lib/errors';
import type { TaproomDocument } from '#lib/taproom/document';
import { findTaproom } from '#lib/taproom/queries';

export type LocationTarget = { key: typeof mainWebsite; taproom: null } | { key: string; taproom: TaproomDocument };

/** Visitors see no hidden taproom. */
export async function findLocationTarget(key: string, { isStaff }: { isStaff: boolean }): Promise<LocationTarget> {
  if (key === mainWebsite) return { key: mainWebsite, taproom: null };
  const taproom = await findTaproom(key);
  if (!taproom || (taproom.isActive === false && !isStaff)) throw notFound('Location');
  return { key, taproom };
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
