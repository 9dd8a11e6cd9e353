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

type ApiResponse = [path: string, payload: object, schema: z.ZodType, ...shownOn: string[]];

const one = (key: string, item: z.ZodType) => z.object({ [key]: item });
const list = (key: string, item: z.ZodType) => z.object({ [key]: z.array(item) }).loose();
const [beerPath, eventPath] = [`/beers/${beer.slug}`, `/events/${event.slug}`];
const shippingStates = [{ state: 'Utah', code: 'UT', note: 'Adults sign', lastReviewed: '2026-07-04' }];
const related = { similar: [summary], previous: summary, next: summary };

const responses: ApiResponse[] = [
  ['/site', { site }, one('site', siteSchema), '/'],
  ['/beers', { beers: [beer], pagination }, list('beers', beerSchema), '/beers'],
  ['/beers/featured', { beers: [beer] }, list('beers', beerSchema), '/'],
  [beerPath, { beer }, one('beer', beerSchema), beerPath],
  [`${beerPath}/related`, related, relatedBeersSchema.loose(), beerPath],
  ['/events', { events: [event], pagination }, list('events', eventSchema), '/', '/events', '/auburn'],
  [eventPath, { event }, one('event', eventSchema), eventPath],
  [`/events/${event._id}/beers`, { beers: [summary] }, list('beers', beerSummarySchema), eventPath],
  ...demoTaprooms.map((taproom): ApiResponse => [
    `/taprooms/${taproom.slug}`,
    { taproom },
    one('taproom', taproomSchema),
    taproom.path,
  ]),
  ['/content/hero-images/main-website/beers', { images: [heroImage] }, list('images', heroImageSchema), '/beers'],
  ['/taps', { taprooms: [tapList] }, list('taprooms', tapListSchema), '/', '/taps'],
  ['/taps/auburn', { tapList }, one('tapList', tapListSchema), '/auburn'],
  ['/distributors', { distributors: [distributor] }, list('distributors', distributorSchema), '/distributors'],
  ['/shipping-states', { shippingStates }, list('shippingStates', shippingStateSchema), '/shipping'],
  ...pages.map((page): ApiResponse => {
    const path = page.path.replace(/:\w+/, page.key === 'beer' ? beer.slug : event.slug);
    const shownOn = path.startsWith('/') ? [path] : [];
    return [`/pages/${page.key}`, { page: initialPage(page, 'demo') }, one('page', pageSchemaOf(page)), ...shownOn];
  }),
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

const noFiles = { modules: [], styles: [], fonts: [] };
const assets = { bootstrap: '/a.js', entry: '/b.js', ...noFiles, icon: iconLink(null), color: '' };

async function renderPage(url: string, changed: { path: string; payload: unknown }) {
  const shown = isSite(changed.payload) ? changed.payload.site : site;
  const result = await render({
    url,
    site: siteConfig(settings, shown, new Date('2026-06-20T18:00:00Z')),
    assetsOf: () => assets,
    transport: async (requested) => {
      const path = requested.split('?')[0];
      const payload = path === changed.path ? changed.payload : responses.find(([other]) => other === path)?.[1];
      return payload
        ? Response.json({ success: true, ...Object(payload) })
        : Response.json({ success: false, message: 'Not found' }, { status: 404 });
    },
  });
  return result.kind === 'page' ? `${result.status} ${result.isComplete}` : result.kind;
}

test.each(responses)('null in %s breaks no page', async (path, payload, schema, ...shownOn) => {
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
