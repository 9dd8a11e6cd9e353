/** The content of a location: of a taproom from its record, of the main website from its own texts and logo. */
import { mainWebsite, weekdays, type HeroPage, websiteHeroPages } from '#domain/location/constants';
import { fillHours } from '#domain/location/default-content';
import { toPlacement, type LocationPage } from '#domain/location/hero-page';
import type { LocationUpdate } from '#domain/location/input';
import type { Contact, Hours, Location, PublicLocation } from '#domain/location/schema';
import { findDemoTaproom } from '#domain/taproom/demo';
import { parseValidHours } from '#domain/taproom/opening-hours-input';
import type { OpeningHours } from '#domain/taproom/schema';
import { toHours } from '#domain/taproom/week-hours';
import { notFound } from '#lib/errors';
import { withLock } from '#lib/mutex';
import type { ContentRow } from '#lib/rows';
import { readSetupState } from '#lib/setup/state';
import { fetchLogo } from '#lib/site-settings/queries';
import { toInstant } from '#lib/stored-values';
import { type TaproomDocument, toTaproomDocument } from '#lib/taproom/document';
import { type HeroImageDocument, type PlacedHeroImage, serializeHeroImage } from '#lib/taproom/hero-images';
import { toOpeningHours, toStoredHours } from '#lib/taproom/hours';
import { taproomLockKey } from '#lib/taproom/mutations';
import { findTaprooms, findPresentSlug, findTaproom } from '#lib/taproom/queries';
import { coordinatesAt } from '#lib/taproom/rules';
import { serializeContact } from '#lib/taproom/serialize';

export const locationUid = 'api::location.location';
export const heroImageUid = 'api::hero-image.hero-image';

/** The relations that serialization needs. */
const locationPopulate = { hours: true, contact: true };
export const heroImagePopulate = { image: true };

export type StoredTexts<Field extends string> = { [Name in Field]?: string | null } | null;

/** The main website's own texts. Absent ones are those of the first taproom. */
type WebsiteDocument = ContentRow<typeof locationUid> & {
  hours: StoredTexts<keyof Hours>;
  contact: StoredTexts<keyof Contact>;
};

/** Serializes writes to a location, and adding and updating its hero images. */
export const withLocationLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(key === mainWebsite ? `location ${key}` : taproomLockKey(key), work);

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

/** Null before the first save: everything is that of the first taproom. */
export const findWebsite = (): Promise<WebsiteDocument | null> =>
  strapi.db.query(locationUid).findOne({ where: { location: mainWebsite }, populate: locationPopulate });

const byPosition = [{ position: 'asc' }, { id: 'asc' }];

export async function findHeroImages(
  locationPage: LocationPage,
  filter: { isActive?: true } = {},
): Promise<PlacedHeroImage[]> {
  const images: HeroImageDocument[] = await strapi.db.query(heroImageUid).findMany({
    where: { placement: toPlacement(locationPage), ...filter },
    orderBy: byPosition,
    populate: heroImagePopulate,
  });
  return images.flatMap((image) => (image.image?.url ? [{ ...image, page: locationPage.page }] : []));
}

export async function findAllHeroImages(target: LocationTarget): Promise<PlacedHeroImage[]> {
  const imagesByPage = await Promise.all(
    heroPagesOf(target).map((page) => findHeroImages({ location: target.key, page })),
  );
  return imagesByPage.flat();
}

/** `updatedAt` of the main website before its first save. */
const epoch = new Date(0);

/** The hours of a site whose first taproom is not created yet. */
const unknownHours = Object.fromEntries([...weekdays, 'display'].map((field) => [field, 'To be announced'])) as Hours;
const noContact: Contact = { phone: null, email: null, address: null };

const taproomTexts = (taproom: TaproomDocument, now: Date) => ({
  hours: toHours(toOpeningHours(taproom, now)),
  contact: serializeContact(taproom),
});

export async function fetchFirstTaproomTexts(now: Date): Promise<{ hours: Hours; contact: Contact }> {
  const [first] = await findTaprooms({ isActive: true });
  return first ? taproomTexts(first, now) : { hours: unknownHours, contact: noContact };
}

async function fetchWebsiteTexts(stored: WebsiteDocument | null, now: Date) {
  const defaults = await fetchFirstTaproomTexts(now);
  return {
    hours: fillHours(defaults.hours, stored?.hours),
    contact: stored?.contact ? serializeContact(stored.contact) : defaults.contact,
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
    heroImages: heroImages.map(serializeHeroImage),
    updatedAt: toInstant(updatedAt),
  };
}

type HoursChanges = NonNullable<LocationUpdate['hours']>;

const closedByDefault = 'Closed';

/** The demo's taprooms have default hours; those of another brewery with the same slugs have none. */
async function findDefaultHours(slug: string): Promise<Hours | null> {
  const { content } = await readSetupState();
  return content === 'demo' ? (findDemoTaproom(slug)?.hours ?? null) : null;
}

/** A cleared text returns to the default; an absent one stays. */
function mergeTexts(stored: Hours, changes: HoursChanges, defaults: Hours | null): Hours {
  const merged = { ...stored };
  for (const field of [...weekdays, 'display'] as const) {
    if (changes[field] === undefined) continue;
    merged[field] = changes[field] ?? defaults?.[field] ?? (field === 'display' ? '' : closedByDefault);
  }
  return merged;
}

function applyHoursTexts(openingHours: OpeningHours, changes: HoursChanges, defaults: Hours | null): OpeningHours {
  const parsed = parseValidHours(mergeTexts(toHours(openingHours), changes, defaults));
  const next: OpeningHours = {
    ...openingHours,
    regular: { ...openingHours.regular },
    texts: { ...openingHours.texts },
  };
  for (const weekday of weekdays) {
    if (changes[weekday] === undefined) continue;
    next.regular[weekday] = parsed.regular[weekday];
    const text = parsed.texts[weekday];
    if (text === undefined) delete next.texts[weekday];
    else next.texts[weekday] = text;
  }
  if (changes.display !== undefined) next.display = parsed.display || null;
  return next;
}

export const toTaproomTexts = async (stored: TaproomDocument, { hours, contact }: LocationUpdate, now: Date) => ({
  ...(hours
    ? toStoredHours(applyHoursTexts(toOpeningHours(stored, now), hours, await findDefaultHours(stored.slug)))
    : {}),
  ...(contact ? toTaproomDocument({ contact, ...coordinatesAt(stored, contact.address) }) : {}),
});
