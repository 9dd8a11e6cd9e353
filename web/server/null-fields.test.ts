/** Clients rely on every key of a response, but not on a value where `null` is allowed. */
import * as z from 'zod';
import { sampleBeer, sampleEvent, sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { beerSchema, beerSummarySchema, relatedBeersSchema } from '@domain/beer/schema';
import { distributorSchema } from '@domain/distributor/schema';
import { eventSchema } from '@domain/event/schema';
import { heroImageSchema } from '@domain/location/schema';
import { initialPage } from '@domain/page/initial-page';
import { pages } from '@domain/page/pages';
import { pageSchemaOf } from '@domain/page/schema';
import { readSettings } from '@domain/settings/settings';
import { shippingStateSchema } from '@domain/shipping/schema';
import { initialSiteSettings } from '@domain/site/initial-settings';
import { siteSchema, type Site } from '@domain/site/schema';
import { tapListSchema } from '@domain/tap/schema';
import { taproomSchema } from '@domain/taproom/schema';
import { expect, test } from 'vitest';
import { demoTaprooms, render } from '../site/boot/entry-server';
import { siteConfig } from './settings';
import { iconLink } from './site-files/brand-files';

const image = { url: '/uploads/a.jpg', alt: 'A glass', width: 1200, height: 1500 };
const award = { name: 'Gold', year: 2024, category: 'IPA', description: 'California' };
const beer = sampleBeer({
  longDescription: 'Long',
  originalGravity: '1.060',
  color: 'Golden',
  hops: 'Citra, Mosaic',
  malts: 'Pale',
  sizes: ['12 oz', '16 oz'],
  tags: ['Seasonal', 'year round'],
  brewingNotes: 'Notes',
  foodPairings: 'Pizza',
  servingTemperature: '45 F',
  pricing: { retail: 12.5, wholesale: null },
  primaryImage: image,
  images: [
    { ...image, isPrimary: true },
    { ...image, url: '/uploads/b.jpg', isPrimary: false },
  ],
  awards: [award],
});
const event = sampleEvent({
  startDate: '2126-07-04',
  endDate: '2126-07-05',
  ticketPrice: 12.5,
  ticketUrl: 'https://tickets.example',
  maxAttendees: 60,
  currentAttendees: 5,
  organizer: { name: 'Ada', email: null, phone: null },
  socialLinks: { facebook: 'https://a.example', instagram: 'https://b.example', website: 'https://c.example' },
  images: [{ ...image, isPrimary: true }],
});
const summary = beerSummarySchema.parse(beer);
const pouring = samplePouring({ drink: sampleDrink({ image, producer: 'Guest Brewing', isGuest: true }) });
const tapList = sampleTapList({ on: [pouring], onDeck: [pouring], justKicked: [pouring] });
const pagination = { page: 1, limit: 100, total: 1, pages: 1 };
const distributor = {
  id: 'd1',
  name: 'Bay Cold Chain',
  kind: 'shop',
  address: '1 Pier, Oakland, CA 94607',
  phone: '(510) 555-0123',
  country: 'United States',
  region: 'California',
  coordinates: { lat: 37.8, lng: -122.3 },
};
const heroImage = { ...image, _id: 'h1', page: 'beers', isActive: true };
const settings = readSettings({}, '/');
const site: Site = { settings: initialSiteSettings(settings), taprooms: [...demoTaprooms], pages: [] };

type ApiResponse = { path: string; payload: object; schema: z.ZodType; shownOn: string[] };

const list = <Item extends z.ZodType>(key: string, item: Item) => z.object({ [key]: z.array(item) }).loose();

const responses: ApiResponse[] = [
  { path: '/site', payload: { site }, schema: z.object({ site: siteSchema }), shownOn: ['/'] },
  { path: '/beers', payload: { beers: [beer], pagination }, schema: list('beers', beerSchema), shownOn: ['/beers'] },
  { path: '/beers/featured', payload: { beers: [beer] }, schema: list('beers', beerSchema), shownOn: ['/'] },
  {
    path: `/beers/${beer.slug}`,
    payload: { beer },
    schema: z.object({ beer: beerSchema }),
    shownOn: [`/beers/${beer.slug}`],
  },
  {
    path: `/beers/${beer.slug}/related`,
    payload: { similar: [summary], previous: summary, next: summary },
    schema: relatedBeersSchema.loose(),
    shownOn: [`/beers/${beer.slug}`],
  },
  {
    path: '/events',
    payload: { events: [event], pagination },
    schema: list('events', eventSchema),
    shownOn: ['/', '/events', '/auburn'],
  },
  {
    path: `/events/${event.slug}`,
    payload: { event },
    schema: z.object({ event: eventSchema }),
    shownOn: [`/events/${event.slug}`],
  },
  {
    path: `/events/${event._id}/beers`,
    payload: { beers: [summary] },
    schema: list('beers', beerSummarySchema),
    shownOn: [`/events/${event.slug}`],
  },
  ...demoTaprooms.map((taproom) => ({
    path: `/taprooms/${taproom.slug}`,
    payload: { taproom },
    schema: z.object({ taproom: taproomSchema }),
    shownOn: [taproom.path],
  })),
  {
    path: '/content/hero-images/main-website/beers',
    payload: { images: [heroImage] },
    schema: list('images', heroImageSchema),
    shownOn: ['/beers'],
  },
  {
    path: '/taps',
    payload: { taprooms: [tapList] },
    schema: list('taprooms', tapListSchema),
    shownOn: ['/', '/taps'],
  },
  { path: '/taps/auburn', payload: { tapList }, schema: z.object({ tapList: tapListSchema }), shownOn: ['/auburn'] },
  {
    path: '/distributors',
    payload: { distributors: [distributor] },
    schema: list('distributors', distributorSchema),
    shownOn: ['/distributors'],
  },
  {
    path: '/shipping-states',
    payload: { shippingStates: [{ state: 'Utah', code: 'UT', note: 'Adults sign', lastReviewed: '2026-07-04' }] },
    schema: list('shippingStates', shippingStateSchema),
    shownOn: ['/shipping'],
  },
  ...pages.map((page) => ({
    path: `/pages/${page.key}`,
    payload: { page: initialPage(page, 'demo') },
    schema: z.object({ page: pageSchemaOf(page) }),
    shownOn: [page.path.replace(/:\w+/, page.key === 'beer' ? beer.slug : event.slug)].filter((path) =>
      path.startsWith('/'),
    ),
  })),
];

/** Paths of all values in objects, and in the first item of lists. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(Array.isArray(value) ? value.slice(0, 1) : value).flatMap(([key, child]) => [
        [...path, key],
        ...pathsOf(child, [...path, key]),
      ])
    : [];

const withValue = (value: unknown, [key, ...rest]: string[], replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  const replace = (child: unknown) => withValue(child, rest, replacement);
  if (Array.isArray(value))
    return value.map((child: unknown, index) => (String(index) === key ? replace(child) : child));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, child]): [string, unknown] => [
      name,
      name === key ? replace(child) : child,
    ]),
  );
};

const isSite = (payload: unknown): payload is { site: Site } =>
  z.object({ site: siteSchema }).safeParse(payload).success;

async function renderPage(url: string, changed: { path: string; payload: unknown }) {
  const shown = isSite(changed.payload) ? changed.payload.site : site;
  const result = await render({
    url,
    site: siteConfig(settings, shown, new Date('2026-06-20T18:00:00Z')),
    assetsOf: () => ({
      bootstrap: '/a.js',
      entry: '/b.js',
      modules: [],
      styles: [],
      fonts: [],
      icon: iconLink(null),
      color: '',
    }),
    transport: async (requested) => {
      const path = requested.split('?')[0];
      const payload = path === changed.path ? changed.payload : responses.find((other) => other.path === path)?.payload;
      return payload
        ? Response.json({ success: true, ...Object(payload) })
        : Response.json({ success: false, message: 'Not found' }, { status: 404 });
    },
  });
  return result.kind === 'page' ? `${result.status} ${result.isComplete}` : result.kind;
}

test.each(responses)('null in $path breaks no page', async ({ path, payload, schema, shownOn }) => {
  expect(schema.safeParse(payload).error).toBeUndefined();
  const failures: string[] = [];
  const accepts = (field: string[], value: unknown) => schema.safeParse(withValue(payload, field, value)).success;
  // Leaves out fields of any type, such as the nodes of a rich text.
  const optional = pathsOf(payload).filter((field) => accepts(field, null) && !accepts(field, Symbol('other')));
  for (const url of shownOn) {
    const expected = await renderPage(url, { path, payload });
    for (const field of optional) {
      const outcome = await renderPage(url, { path, payload: withValue(payload, field, null) }).catch(String);
      if (outcome !== expected) failures.push(`${url} without ${field.join('.')}: ${outcome}`);
    }
  }
  expect(failures).toEqual([]);
});
