import type { Weekday, HeroPage } from '#domain/location/constants';
import { fileFields, type MediaFile } from '../media';

export const taproomUid = 'api::taproom.taproom';

const photo = { fields: fileFields };

/** The relations that serialization needs. */
export const taproomPopulate = {
  regularHours: true,
  kitchenHours: true,
  weekdayTexts: true,
  exceptions: { populate: { spans: true } },
  features: true,
  figures: true,
  facts: true,
  expectCards: true,
  cardPhoto: photo,
  sidePhoto: photo,
  hostPhoto: photo,
  gallery: photo,
};

/** Strapi's format of times has seconds. */
type StoredSpan = { opens: string; closes: string };
export type StoredDayHours = StoredSpan & { weekday: Weekday };
type StoredCard = { icon: string | null; title: string; text: string };

export type StoredHours = {
  regularHours: StoredDayHours[];
  kitchenHours: StoredDayHours[];
  weekdayTexts: { weekday: Weekday; text: string }[];
  hoursDisplay: string | null;
  exceptions: { from: string; to: string; reason: string | null; spans: StoredSpan[] }[];
  closesEarlyOn: string | null;
  closesEarlyAt: string | null;
};

export type TaproomDocument = StoredHours & {
  id: number;
  documentId: string;
  name: string;
  slug: string;
  path: string | null;
  position: number | null;
  isActive: boolean | null;
  isComingSoon: boolean | null;
  city: string;
  state: string;
  timeZone: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  headline: string | null;
  introduction: string | null;
  features: { text: string }[];
  figures: { figure: string; unit: string; text: string | null }[];
  facts: StoredCard[];
  expectCards: StoredCard[];
  parking: string | null;
  food: string | null;
  accessibility: string | null;
  hostsPrivateEvents: boolean | null;
  hostTitle: string | null;
  hostText: string | null;
  cardPhoto: MediaFile | null;
  sidePhoto: MediaFile | null;
  hostPhoto: MediaFile | null;
  gallery: MediaFile[] | null;
  seoTitle: string | null;
  seoDescription: string | null;
  heroPage: HeroPage | null;
  tapListMaxAgeHours: number | null;
  updatedAt: string | Date;
};
