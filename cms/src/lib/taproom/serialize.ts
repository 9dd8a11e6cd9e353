import type { Contact, HeroImage } from '#domain/location/schema';
import type { Image } from '#domain/shared/response-schemas';
import { toHours } from '#domain/taproom/week-hours';
import { defaultTaproomPath } from '#domain/taproom/slug';
import type { StaffTaproom, Taproom, TaproomCard, TaproomSummary } from '#domain/taproom/schema';
import { toImage, toStoragePath, type MediaFile } from '../media';
import { emptyToNull, toInstant } from '../stored-values';
import type { TaproomDocument } from './document';
import { toOpeningHours } from './hours';

type Serialize = (file: MediaFile) => Image;

const toStaffPhoto: Serialize = (file) => ({ ...toImage(file), cloudStoragePath: toStoragePath(file) });

const toPhoto = (file: MediaFile | null, serialize: Serialize): Image | null => (file?.url ? serialize(file) : null);

export const serializeContact = ({ phone, email, address }: { [Field in keyof Contact]?: string | null }): Contact => ({
  phone: emptyToNull(phone),
  email: emptyToNull(email),
  address: emptyToNull(address),
});

const toCoordinates = ({ latitude, longitude }: TaproomDocument) =>
  latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };

const toCard = ({ icon, title, text }: TaproomCard): TaproomCard => ({ icon: emptyToNull(icon), title, text });

export function taproomSummary(stored: TaproomDocument, now: Date, serialize: Serialize = toImage): TaproomSummary {
  const openingHours = toOpeningHours(stored, now);
  return {
    _id: stored.documentId,
    slug: stored.slug,
    name: stored.name,
    path: stored.path ?? defaultTaproomPath(stored.slug),
    city: stored.city,
    state: stored.state,
    timeZone: stored.timeZone,
    isComingSoon: stored.isComingSoon ?? false,
    opening: emptyToNull(stored.opening),
    introduction: emptyToNull(stored.introduction),
    features: stored.features.map(({ text }) => text),
    cardPhoto: toPhoto(stored.cardPhoto, serialize),
    contact: serializeContact(stored),
    coordinates: toCoordinates(stored),
    hours: toHours(openingHours),
    openingHours,
  };
}

type Shown = { heroImages: HeroImage[]; now: Date };

const serializeTaproom = (stored: TaproomDocument, { heroImages, now }: Shown, serialize: Serialize): Taproom => ({
  ...taproomSummary(stored, now, serialize),
  headline: emptyToNull(stored.headline),
  heroImages,
  figures: stored.figures.map(({ figure, unit, text }) => ({ figure, unit, text: emptyToNull(text) })),
  facts: stored.facts.map(toCard),
  expectCards: stored.expectCards.map(toCard),
  parking: emptyToNull(stored.parking),
  food: emptyToNull(stored.food),
  accessibility: emptyToNull(stored.accessibility),
  sidePhoto: toPhoto(stored.sidePhoto, serialize),
  gallery: (stored.gallery ?? []).flatMap((file) => toPhoto(file, serialize) ?? []),
  hostsPrivateEvents: stored.hostsPrivateEvents ?? false,
  hostTitle: emptyToNull(stored.hostTitle),
  hostText: emptyToNull(stored.hostText),
  hostPhoto: toPhoto(stored.hostPhoto, serialize),
  seoTitle: emptyToNull(stored.seoTitle),
  seoDescription: emptyToNull(stored.seoDescription),
  updatedAt: toInstant(stored.updatedAt),
});

export const publicTaproom = (stored: TaproomDocument, { heroImages, now }: Shown): Taproom =>
  serializeTaproom(stored, { heroImages: heroImages.filter(({ isActive }) => isActive), now }, toImage);

export const staffTaproom = (
  stored: TaproomDocument,
  { eventCount, ...shown }: Shown & { eventCount: number },
): StaffTaproom => ({
  ...serializeTaproom(stored, shown, toStaffPhoto),
  isActive: stored.isActive ?? true,
  heroPage: stored.heroPage ?? 'taproom',
  tapListMaxAgeHours: stored.tapListMaxAgeHours,
  eventCount,
});
