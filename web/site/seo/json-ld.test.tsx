/** Structured data of every page, by what Google's rich results require and recommend. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { mockJson, api, mockTaprooms } from '../../test/api';
import { beerPage, eventPage, makeBeer, makeEvent } from '../../test/factories';
import { readJsonLd } from '../../test/page';
import { renderSite, testSite } from '../../test/render-site';
import { eventJsonLd } from './event-json-ld';

type Node = { '@type': string } & Record<string, unknown>;
type Rule = { required: string[]; recommended: string[] };

const business: Rule = {
  required: ['name', 'address.streetAddress', 'address.addressLocality', 'address.postalCode'],
  recommended: ['@id', 'image', 'url', 'telephone', 'geo.latitude', 'geo.longitude', 'openingHoursSpecification'],
};

/**
 * https://developers.google.com/search/docs/appearance/structured-data, without what the brewery doesn't know or have: ratings
 * and reviews, performers, price ranges, and the last day of a price.
 */
const rules: Record<string, Rule> = {
  Brewery: business,
  BarOrPub: business,
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer.name', 'url'],
  },
  Place: { required: ['name', 'address'], recommended: [] },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  // One of offers, review and aggregateRating; only offers are known.
  Product: {
    required: ['name', 'image', 'offers.price'],
    recommended: ['description', 'brand.name', 'offers.availability'],
  },
  Menu: { required: ['name', 'hasMenuSection'], recommended: ['@id', 'url', 'dateModified'] },
  MenuSection: { required: ['name', 'hasMenuItem'], recommended: [] },
  // Guests have no known page and no photo.
  MenuItem: { required: ['name'], recommended: ['description'] },
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isObject(value) && '@type' in value;

const readPath = (node: Node, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), node);

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A reference to a complete entity elsewhere has an `@id` and a name. */
const isReference = (node: Node) => '@id' in node && 'name' in node && !('address' in node);

const children = (node: object): Node[] =>
  Object.values(node)
    .flat()
    .filter(isObject)
    .flatMap((value) => [...(isNode(value) ? [value] : []), ...children(value)]);

function fieldErrors(node: Node): string[] {
  const rule = rules[node['@type']];
  if (!rule || isReference(node)) return [];
  return [...rule.required, ...rule.recommended]
    .filter((path) => isMissing(readPath(node, path)))
    .map((path) => `${node['@type']} ${String(node.name ?? '')} lacks ${path}`);
}

const urlFields = ['@id', 'url', 'image', 'logo', 'item', 'sameAs', 'hasMap'];

const urlErrors = (node: Node): string[] =>
  urlFields
    .flatMap((field) => [node[field]].flat())
    .filter((value): value is string => typeof value === 'string')
    .filter((value) => !/^https?:\/\/[^/]/.test(value))
    .map((value) => `${node['@type']} has the relative URL ${value}`);

const readNodes = () => readJsonLd<Node>().flatMap((block) => [block, ...children(block)]);
const findNodes = (type: string) => readNodes().filter((node) => node['@type'] === type);
const structuredDataErrors = () => readNodes().flatMap((node) => [...fieldErrors(node), ...urlErrors(node)]);

const beers = [
  makeBeer({ slug: 'priced', name: 'Priced', pricing: { retail: 13.5, wholesale: null } }),
  makeBeer({ slug: 'unpriced', name: 'Unpriced', style: 'IPA', abv: 6.5, ibu: 60 }),
];

const events = [
  makeEvent({ _id: 'taproom', title: 'Trivia', location: 'Barrel Room, Auburn' }),
  makeEvent({ _id: 'both', title: 'Birthday', tapRoom: 'All', location: null, startTime: null, endTime: null }),
  makeEvent({ _id: 'elsewhere', title: 'Fair', location: 'Gold Country Fairgrounds' }),
  makeEvent({ _id: 'address', title: 'Play', location: 'State Theatre, 985 Lincoln Way, Auburn, CA 95603' }),
  makeEvent({
    _id: 'tickets',
    title: 'Dinner',
    ticketPrice: 25,
    ticketUrl: 'https://tickets.example/dinner',
    maxAttendees: 12,
    currentAttendees: 12,
  }),
];

const tapList = sampleTapList({
  on: [
    samplePouring({ drink: sampleDrink({ name: 'Haze', slug: 'haze', style: 'Hazy IPA', abv: 6.5, ibu: 40 }) }),
    samplePouring({
      _id: 'p2',
      drink: sampleDrink({
        kind: 'cider',
        isGuest: true,
        slug: null,
        name: 'Dry',
        producer: 'Orchard',
        style: 'Cider',
      }),
      pours: [
        { name: null, ounces: 12, price: 7.5 },
        { name: 'Taster', ounces: 4, price: null },
      ],
      level: 'low',
    }),
  ],
});

beforeEach(() =>
  api.use(
    http.get('*/api/beers/:slug', ({ params }) =>
      HttpResponse.json({ success: true, beer: beers.find(({ slug }) => slug === params.slug) }),
    ),
    mockJson('get', '/beers/featured', { beers }),
    mockJson('get', '/beers', beerPage(beers)),
    mockJson('get', '/events', eventPage(...events)),
    mockJson('get', '/taps', { taprooms: [tapList] }),
    mockJson('get', '/taps/auburn', { tapList }),
    mockTaprooms(),
    mockJson('get', '/distributors', { distributors: [] }),
  ),
);

async function renderPage(path: string) {
  await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['/', 'Brewery'],
  ['/beers', 'ItemList'],
  ['/beers/priced', 'Product'],
  ['/beers/unpriced', 'MenuItem'],
  ['/taps', 'Menu'],
  ['/events', 'Event'],
  ['/auburn', 'BarOrPub'],
  ['/locations/folsom', 'BarOrPub'],
  ['/our-story', 'BreadcrumbList'],
  ['/store', 'BreadcrumbList'],
  ['/shipping', 'BreadcrumbList'],
  ['/rewards', 'BreadcrumbList'],
  ['/distributors', 'BreadcrumbList'],
  ['/contact', 'BreadcrumbList'],
])('%s has a %s with the required and recommended fields and absolute URLs', async (path, type) => {
  await renderPage(path);
  await expect.poll(() => findNodes(type).length).toBeGreaterThan(0);
  expect(structuredDataErrors()).toEqual([]);
});

test('a beer is a product only with a price', async () => {
  await renderPage('/beers/priced');
  expect(findNodes('Product')[0]?.offers).toMatchObject({
    price: 13.5,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  });
});

test('a beer without a price is an item of the menu', async () => {
  await renderPage('/beers/unpriced');
  expect(findNodes('Product')).toEqual([]);
  expect(findNodes('MenuItem')[0]).toMatchObject({
    url: 'https://boldridge.example/beers/unpriced',
    image: expect.stringMatching(/^https:/) as string,
  });
  expect(findNodes('MenuItem')[0]?.disambiguatingDescription).toMatch(/^IPA, ABV 6.5%, IBU 60/);
});

test.each(['/taps', '/auburn'])(
  'on %s, a taproom has a phone number with its country code, and a menu with an offer per glass',
  async (path) => {
    await renderPage(path);
    await expect.poll(() => findNodes('Menu')).toHaveLength(1);
    const offer = { '@type': 'Offer', priceCurrency: 'USD', url: 'https://boldridge.example/taps?taproom=auburn' };
    const bar = findNodes('BarOrPub').find((node) => 'hasMenu' in node);
    expect(bar).toMatchObject({ name: 'Boldridge Brewing Co., Auburn', telephone: '+15305550123' });
    expect(bar?.hasMenu).toMatchObject({
      '@id': 'https://boldridge.example/taps#auburn',
      dateModified: tapList.checkedAt,
      hasMenuSection: {
        '@type': 'MenuSection',
        hasMenuItem: [
          {
            name: 'Haze',
            url: 'https://boldridge.example/beers/haze',
            offers: [
              { ...offer, name: 'Pint, 16 oz', price: 8, availability: 'https://schema.org/InStock' },
              { ...offer, name: 'Half, 8 oz', price: 5 },
            ],
          },
          {
            name: 'Dry',
            description: 'by Orchard, Cider, 6.5% ABV, 60 IBU',
            offers: [{ ...offer, name: '12 oz', price: 7.5, availability: 'https://schema.org/LimitedAvailability' }],
          },
        ],
      },
    });
  },
);

test('the departments of the brewery have the ids of their pages', async () => {
  await renderPage('/');
  const ids = findNodes('BarOrPub').map((node) => node['@id']);
  expect(ids).toHaveLength(2);
  for (const [path, id] of [
    ['/auburn', ids[0]],
    ['/locations/folsom', ids[1]],
  ] as const) {
    document.body.innerHTML = '';
    await renderPage(path);
    expect(findNodes('BarOrPub').map((node) => node['@id'])).toContain(id);
  }
});

const findEvent = async (name: string) => {
  await renderPage('/events');
  await expect.poll(() => findNodes('Event')).toHaveLength(events.length);
  return findNodes('Event').find((node) => node.name === name);
};
const auburn = { '@type': 'PostalAddress', streetAddress: '1180 Nevada Station Road', postalCode: '95602' };
const folsom = { '@type': 'PostalAddress', streetAddress: '412 Sutter Wharf Lane', postalCode: '95630' };

test.each([
  ['Trivia', { name: 'Barrel Room, Auburn', address: auburn }],
  ['Birthday', [{ address: auburn }, { address: folsom }]],
  ['Fair', { name: 'Gold Country Fairgrounds', address: 'Gold Country Fairgrounds' }],
  ['Play', { address: { addressLocality: 'Auburn', postalCode: '95603' } }],
])('%s has the address of its place', async (name, location) => {
  expect(await findEvent(name)).toMatchObject({ location });
});

test.each([
  ['in summer', { endTime: null }, '2026-07-04T17:00:00-07:00', '2026-07-04'],
  ['in winter', { startDate: '2026-12-05' }, '2026-12-05T17:00:00-08:00', '2026-12-05T20:00:00-08:00'],
  ['without times', { startTime: null, endTime: null }, '2026-07-04', '2026-07-04'],
])('an event %s starts and ends with Pacific time offsets, or on plain dates', (_case, changes, startDate, endDate) => {
  const event = makeEvent({ _id: 'event', title: 'Event', ...changes });
  expect(eventJsonLd(event, testSite)).toMatchObject({ startDate, endDate });
});

test('a sold-out event offers its tickets as sold out', async () => {
  expect(await findEvent('Dinner')).toMatchObject({
    maximumAttendeeCapacity: 12,
    offers: {
      price: 25,
      priceCurrency: 'USD',
      availability: 'https://schema.org/SoldOut',
      validFrom: '2026-06-01T12:00:00.000Z',
      url: 'https://tickets.example/dinner',
    },
  });
});
