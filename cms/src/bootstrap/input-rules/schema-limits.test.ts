import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { beerFields } from '#domain/beer/input';
import { distributorFields } from '#domain/distributor/input';
import { eventFields } from '#domain/event/input';
import { contactInput } from '#domain/inquiry/visitor-input';
import { locationUpdate } from '#domain/location/input';
import { shippingStateFields } from '#domain/shipping/schema';
import { siteSettingsFields } from '#domain/site/input';
import { subscribeInput } from '#domain/subscriber/input';
import { taproomUpdate } from '#domain/taproom/input';

type Attribute = { type: string; maxLength?: number; min?: number; max?: number };
type Field = z.ZodType;

const readAttributes = (path: string) =>
  (JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8')) as { attributes: Record<string, Attribute> })
    .attributes;

const contentType = (name: string) => readAttributes(`api/${name}/content-types/${name}/schema.json`);

const accepts = (field: Field, value: unknown) => field.safeParse(value).success;

/** The columns of a group of fields, such as `pricing`. */
const inGroup = (field: Field, columns: Record<string, string>): Record<string, Check> =>
  Object.fromEntries(
    Object.entries(columns).map(([column, name]) => [column, (value) => accepts(field, { [name]: value })]),
  );

const letters = (length: number) => 'x'.repeat(length);
const urlOf = (length: number) => `https://example.com/${letters(length)}`.slice(0, length);
const emailOf = (length: number) => {
  const domain = `${letters(63)}.${letters(63)}.${letters(63)}.com`;
  return `${letters(length - domain.length - 1)}@${domain}`;
};

const httpsOf = (length: number) => `https://tiles.example/{z}/{x}/{y}/${letters(length)}`.slice(0, length);
const pathOf = (length: number) => `/${letters(length - 1)}`;

/** Checks a value in the input that contains it, such as a contact's phone. */
type Check = (value: unknown) => boolean;
type Texts = Record<string, typeof letters>;

type Case = [name: string, attribute: Attribute, isValid: Check, text: typeof letters];

/** The fields of a type that its schema has too. */
const casesOf = (
  type: string,
  attributes: Record<string, Attribute>,
  fields: Record<string, Field | Check>,
  texts: Texts = {},
): Case[] =>
  Object.entries(fields).flatMap(([name, field]): Case[] => {
    const attribute = attributes[name];
    const isValid = typeof field === 'function' ? field : (value: unknown) => accepts(field, value);
    return attribute ? [[`${type}.${name}`, attribute, isValid, texts[name] ?? letters]] : [];
  });

const component = (name: string) => readAttributes(`components/${name}.json`);

/** Cases of a component, which `isValid` checks as an entry of a list or as a group. */
function entryCases(name: string, isValid: (entry: Record<string, unknown>) => boolean, texts?: Texts): Case[] {
  const attributes = component(name);
  const checks = Object.keys(attributes).map((key): [string, Check] => [key, (value) => isValid({ [key]: value })]);
  return casesOf(name, attributes, Object.fromEntries(checks), texts);
}

const beer = contentType('beer');
const event = contentType('event');
const taproom = taproomUpdate.shape;
const site = siteSettingsFields;
const social = Object.fromEntries(
  ['facebook', 'instagram', 'youtube', 'untappd', 'otherNetworks'].map((name) => [name, urlOf]),
);

const cases: Case[] = [
  ...casesOf('beer', beer, {
    ...beerFields,
    ...inGroup(beerFields.pricing, { retailPrice: 'retail', wholesalePrice: 'wholesale' }),
  }),
  ...entryCases('beer/award', (entry) => accepts(beerFields.awards, [{ name: 'Gold', ...entry }])),
  ...casesOf(
    'event',
    event,
    {
      ...eventFields,
      ...inGroup(eventFields.organizer, { organizerName: 'name', organizerEmail: 'email', organizerPhone: 'phone' }),
      ...inGroup(eventFields.socialLinks, { facebook: 'facebook', instagram: 'instagram', website: 'website' }),
    },
    { ticketUrl: urlOf, organizerEmail: emailOf, facebook: urlOf, instagram: urlOf, website: urlOf },
  ),
  ...casesOf(
    'taproom',
    contentType('taproom'),
    {
      ...taproom,
      ...inGroup(taproom.contact, { phone: 'phone', email: 'email', address: 'address' }),
      latitude: (value) => accepts(taproom.coordinates, { lat: value, lng: 0 }),
      longitude: (value) => accepts(taproom.coordinates, { lat: 0, lng: value }),
      hoursDisplay: (value) => accepts(taproom.openingHours, { display: value }),
    },
    { path: pathOf, email: emailOf },
  ).filter(([name]) => !['taproom.state', 'taproom.timeZone'].includes(name)),
  ...entryCases('taproom/figure', (entry) => accepts(taproom.figures, [{ figure: '1', unit: 'acre', ...entry }])),
  ...entryCases('taproom/card', (entry) => accepts(taproom.facts, [{ title: 'Dogs', text: 'Welcome', ...entry }])),
  ...casesOf('feature', component('taproom/feature'), { text: (value) => accepts(taproom.features, [value]) }),
  ...casesOf('weekday-text', component('taproom/weekday-text'), {
    text: (value) => accepts(taproom.openingHours, { texts: { monday: value } }),
  }),
  ...casesOf('hours-exception', component('taproom/hours-exception'), {
    reason: (value) =>
      accepts(taproom.openingHours, {
        exceptions: [{ from: '2026-12-24', to: '2026-12-24', spans: [], reason: value }],
      }),
  }),
  ...casesOf('hero-image', contentType('hero-image'), {
    alt: (value) => accepts(locationUpdate.shape.heroImages, [{ _id: 'x', alt: value }]),
  }),
  ...entryCases('location/contact', (entry) => accepts(locationUpdate.shape.contact, entry), { email: emailOf }),
  ...entryCases('location/hours', (entry) => accepts(locationUpdate.shape.hours, entry)),
  ...casesOf('site-settings', contentType('site-settings'), site, {
    ...social,
    poweredByUrl: urlOf,
    rewardsUrl: urlOf,
    mapTileUrl: httpsOf,
    inquiryRecipient: emailOf,
  }).filter(([name]) => !/Color$|timeZone$|foundedIn$/.test(name)),
  ...entryCases(
    'site/navigation-link',
    (entry) => accepts(site.navigation, [{ label: 'Beers', href: '/beers', ...entry }]),
    { href: pathOf },
  ),
  ...casesOf('inquiry', contentType('inquiry'), contactInput.shape, { email: emailOf }).filter(
    ([name]) => name !== 'inquiry.phone',
  ),
  ...casesOf('subscriber', contentType('subscriber'), { email: subscribeInput.shape.email }, { email: emailOf }),
  ...casesOf('distributor', contentType('distributor'), {
    ...distributorFields,
    latitude: (value) => accepts(distributorFields.coordinates, { lat: value, lng: 0 }),
    longitude: (value) => accepts(distributorFields.coordinates, { lat: 0, lng: value }),
  }),
  ...casesOf('shipping-state', contentType('shipping-state'), {
    state: shippingStateFields.state,
    note: shippingStateFields.note,
  }),
];

const ofType = (...types: string[]) => cases.filter(([, { type }]) => types.includes(type));

test.each(ofType('string', 'text', 'email'))(
  'the limits of %s are those of the API',
  (_name, { maxLength = 0 }, isValid, text) => {
    expect([isValid(text(maxLength)), isValid(text(maxLength + 1))]).toEqual([true, false]);
  },
);

test.each(ofType('integer', 'float'))(
  'the limits of %s are those of the API',
  (_name, { min = NaN, max = NaN }, isValid) => {
    expect([min - 1, min, max, max + 1].map(isValid)).toEqual([false, true, true, false]);
  },
);

test('the cases cover the texts and numbers of every type with an input schema', () => {
  expect(new Set(cases.map(([name]) => name.split('.')[0])).size).toBe(18);
  expect(ofType('string', 'text', 'email').length).toBeGreaterThan(80);
  expect(ofType('integer', 'float').length).toBeGreaterThan(10);
});
