import type { Contact, HeroImage } from '#domain/location/location';
import type { Image } from '#domain/shared/image';
import { addVersion } from '#domain/shared/media-url';
import { toHours } from '#domain/taproom/format-hours';
import { defaultTaproomPath } from '#domain/taproom/slug';
import type { StaffTaproom } from '#domain/taproom/staff-schema';
import type { Taproom, TaproomCard, TaproomSummary } from '#domain/taproom/taproom';
import { toStoragePath } from '../media';
import { emptyToNull, toInstant } from '../stored-values';
import type { StoredPhoto, TaproomDocument } from './document';
import { toOpeningHours } from './hours';

type ToImage = (file: StoredPhoto) => Image;

const toPublicPhoto: ToImage = (file) => ({
  url: addVersion(file.url ?? '', file),
  alt: emptyToNull(file.alternativeText),
  width: emptyToNull(file.width),
  height: emptyToNull(file.height),
});

const toStaffPhoto: ToImage = (file) => ({ ...toPublicPhoto(file), cloudStoragePath: toStoragePath(file) });

const toPhoto = (file: StoredPhoto | null, toImage: ToImage): Image | null => (file?.url ? toImage(file) : null);

export const serializeContact = ({ phone, email, address }: TaproomDocument): Contact => ({
  phone: emptyToNull(phone),
  email: emptyToNull(email),
  address: emptyToNull(address),
});

const toCoordinates = ({ latitude, longitude }: TaproomDocument) =>
  latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };

const toCard = ({ icon, title, text }: TaproomCard): TaproomCard => ({ icon: emptyToNull(icon), title, text });

export function taproomSummary(stored: TaproomDocument, now: Date, toImage: ToImage = toPublicPhoto): TaproomSummary {
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
    introduction: emptyToNull(stored.introduction),
    features: stored.features.map(({ text }) => text),
    cardPhoto: toPhoto(stored.cardPhoto, toImage),
    contact: serializeContact(stored),
    coordinates: toCoordinates(stored),
    hours: toHours(openingHours),
    openingHours,
  };
}

type Shown = { heroImages: HeroImage[]; now: Date };

const serializeTaproom = (stored: TaproomDocument, { heroImages, now }: Shown, toImage: ToImage): Taproom => ({
  ...taproomSummary(stored, now, toImage),
  headline: emptyToNull(stored.headline),
  heroImages,
  figures: stored.figures.map(({ figure, unit, text }) => ({ figure, unit, text: emptyToNull(text) })),
  facts: stored.facts.map(toCard),
  expectCards: stored.expectCards.map(toCard),
  parking: emptyToNull(stored.parking),
  food: emptyToNull(stored.food),
  accessibility: emptyToNull(stored.accessibility),
  sidePhoto: toPhoto(stored.sidePhoto, toImage),
  gallery: (stored.gallery ?? []).flatMap((file) => toPhoto(file, toImage) ?? []),
  hostsPrivateEvents: stored.hostsPrivateEvents ?? false,
  hostTitle: emptyToNull(stored.hostTitle),
  hostText: emptyToNull(stored.hostText),
  hostPhoto: toPhoto(stored.hostPhoto, toImage),
  seoTitle: emptyToNull(stored.seoTitle),
  seoDescription: emptyToNull(stored.seoDescription),
  updatedAt: toInstant(stored.updatedAt),
});

export const publicTaproom = (stored: TaproomDocument, { heroImages, now }: Shown): Taproom =>
  serializeTaproom(stored, { heroImages: heroImages.filter(({ isActive }) => isActive), now }, toPublicPhoto);

export const staffTaproom = (
  stored: TaproomDocument,
  { eventCount, ...shown }: Shown & { eventCount: number },
): StaffTaproom => ({
  ...serializeTaproom(stored, shown, toStaffPhoto),
  isActive: stored.isActive ?? true,
  heroPage: stored.heroPage ?? 'taproom',
  eventCount,
});
