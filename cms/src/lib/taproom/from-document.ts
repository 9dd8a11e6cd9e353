/** Converts what is written to a stored taproom to the API's input, so that its rules apply. */
import { isWeekday } from '#domain/location/constants';
import type { FieldError } from '#domain/shared/envelope';
import { pickFields } from '../form-data';

type Data = Record<string, unknown>;

const sameFields = [
  'name',
  'path',
  'isActive',
  'isComingSoon',
  'city',
  'state',
  'timeZone',
  'headline',
  'introduction',
  'figures',
  'facts',
  'expectCards',
  'parking',
  'food',
  'accessibility',
  'hostsPrivateEvents',
  'hostTitle',
  'hostText',
  'seoTitle',
  'seoDescription',
  'tapListMaxAgeHours',
];

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
