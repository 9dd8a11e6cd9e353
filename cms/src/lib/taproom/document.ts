import { type Weekday, type HeroPage, isWeekday } from '#domain/location/constants';
import type { FieldError } from '#domain/shared/response-schemas';
import { taproomUpdate, type TaproomChanges } from '#domain/taproom/input';
import { pickFields } from '../parse';
import { omitUndefined } from '../stored-values';
import { fileFields, type MediaFile } from '../media';

export const taproomUid = 'api::taproom.taproom';

const photo = { fields: fileFields };

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
  opening: string | null;
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

export const toTaproomDocument = ({
  contact,
  coordinates,
  ...input
}: Partial<TaproomChanges>): Record<string, unknown> =>
  omitUndefined({
    ...pickFields(input, sameFields),
    ...contact,
    latitude: coordinates === null ? null : coordinates?.lat,
    longitude: coordinates === null ? null : coordinates?.lng,
    features: input.features?.map((text) => ({ text })),
  });

type Data = Record<string, unknown>;

const otherFields = ['slug', 'contact', 'coordinates', 'openingHours', 'features', 'updatedAt'];
const photoFields = ['cardPhoto', 'sidePhoto', 'hostPhoto', 'gallery'];

/** Stored as they are in the API's input. */
const sameFields = Object.keys(taproomUpdate.shape).filter((name) => ![...otherFields, ...photoFields].includes(name));

const contactFields = ['phone', 'email', 'address'];

const toList = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);

function groupByWeekday(value: unknown): Record<string, Data[]> {
  const week: Record<string, Data[]> = {};
  for (const { weekday, opens, closes } of toList(value)) (week[String(weekday)] ??= []).push({ opens, closes });
  return week;
}

const toTexts = (value: unknown) =>
  Object.fromEntries(toList(value).map(({ weekday, text }) => [String(weekday), text]));

function toOpeningHours({ regularHours, kitchenHours, weekdayTexts, hoursDisplay, exceptions }: Data): Data {
  return {
    ...(regularHours === undefined ? {} : { regular: groupByWeekday(regularHours) }),
    ...(kitchenHours === undefined ? {} : { kitchen: groupByWeekday(kitchenHours) }),
    ...(weekdayTexts === undefined ? {} : { texts: toTexts(weekdayTexts) }),
    ...(hoursDisplay === undefined ? {} : { display: hoursDisplay }),
    ...(exceptions === undefined
      ? {}
      : {
          exceptions: toList(exceptions).map(({ from, to, reason, spans }) => ({
            from,
            to,
            reason,
            spans: toList(spans).map(({ opens, closes }) => ({ opens, closes })),
          })),
        }),
  };
}

/** Converts what is written to a stored taproom to the API's input, so that its rules apply. */
export function toTaproomInput(data: Data): Data {
  const { latitude, longitude, features } = data;
  const hasCoordinates = latitude !== undefined && longitude !== undefined && latitude !== null && longitude !== null;
  return {
    ...pickFields(data, sameFields),
    contact: pickFields(data, contactFields),
    ...(hasCoordinates ? { coordinates: { lat: latitude, lng: longitude } } : {}),
    ...(features === undefined ? {} : { features: toList(features).map(({ text }) => text) }),
    openingHours: toOpeningHours(data),
  };
}

/** The API's input has no place for entries without a weekday. */
export const findWeekdayErrors = (data: Data): FieldError[] =>
  ['regularHours', 'kitchenHours', 'weekdayTexts'].flatMap((list) =>
    toList(data[list]).flatMap(({ weekday }, index) =>
      isWeekday(weekday) ? [] : [{ path: `${list}.${index}.weekday`, msg: 'Please choose a weekday' }],
    ),
  );

/** Prefixes of the API's field paths, with those of the content type's attributes. */
const attributes: [string, string][] = [
  ['contact.', ''],
  ['coordinates.lat', 'latitude'],
  ['coordinates.lng', 'longitude'],
  ['coordinates', 'latitude'],
  ['openingHours.regular', 'regularHours'],
  ['openingHours.kitchen', 'kitchenHours'],
  ['openingHours.texts', 'weekdayTexts'],
  ['openingHours.display', 'hoursDisplay'],
  ['openingHours.', ''],
];

/** The attribute at which the panel's form shows the error of an API field: for hours, the list of all weekdays. */
export function toAttributePath(path: string): string {
  const [from, to] = attributes.find(([prefix]) => path.startsWith(prefix)) ?? ['', ''];
  const attribute = to + path.slice(from.length);
  return /^(regularHours|kitchenHours|weekdayTexts)/.exec(attribute)?.[0] ?? attribute;
}
