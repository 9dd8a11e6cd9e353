/** The fields that are written to a stored taproom, as the API's input, so that its rules apply to them. */
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
];

const contactFields = ['phone', 'email', 'address'];

/** Blank fields of the panel's form are null or empty. */
const pick = (data: Data, fields: readonly string[]): Data =>
  Object.fromEntries(
    fields.flatMap((field) => (data[field] === undefined ? [] : [[field, data[field] === '' ? null : data[field]]])),
  );

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
    ...pick(data, sameFields),
    contact: pick(data, contactFields),
    ...(hasCoordinates ? { coordinates: { lat: latitude, lng: longitude } } : {}),
    ...(features === undefined ? {} : { features: toList(features).map(({ text }) => text) }),
    openingHours: toOpeningHours(data),
  };
}

/** The API's names of fields, and the attributes of the content type. */
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

/** Where the panel's form shows the error of an API field. Hours of a weekday are a list there: the error is the list's. */
export function toAttributePath(path: string): string {
  const [from, to] = attributes.find(([prefix]) => path.startsWith(prefix)) ?? ['', ''];
  const attribute = to + path.slice(from.length);
  return /^(regularHours|kitchenHours|weekdayTexts)/.exec(attribute)?.[0] ?? attribute;
}
