import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Distributor } from '@domain/distributor/schema';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { mockJson, api } from '../../test/api';
import { mockTaprooms } from '../../test/mock-taprooms';
import { beerPage, makeBeer } from '../../test/make-beer';
import { makeEvent } from '../../test/make-event';
import { renderSite } from '../../test/render-site';

const beers = [
  makeBeer({ slug: 'haze', name: 'Haze', awards: [{ name: 'Cup', year: 2024, category: null, description: null }] }),
  // In two sections, so its card is on the page twice.
  makeBeer({ name: 'Dare', tags: ['Limited Release', 'Year Round'] }),
  makeBeer({ name: 'Plain', tags: [] }),
];
const events = [makeEvent({ _id: 'e1', title: 'Trivia' }), makeEvent({ _id: 'e2', title: 'Band' })];

const distributors: Distributor[] = ['South Korea', 'United States'].map((country, index) => ({
  id: String(index),
  name: `Distributor ${index}`,
  kind: 'shop',
  address: '1 Main Street',
  phone: null,
  country,
  region: null,
  coordinates: { lat: 38 + index, lng: -121 },
}));

const tapList = sampleTapList({
  on: [
    // On two taps of one taproom.
    samplePouring({ drink: sampleDrink({ slug: 'haze', name: 'Haze' }) }),
    samplePouring({ _id: 'p2', drink: sampleDrink({ slug: 'haze', name: 'Haze' }), level: 'low' }),
    samplePouring({ _id: 'p3', drink: sampleDrink({ isGuest: true, slug: null, kind: 'cider', name: 'Dry' }) }),
    samplePouring({ _id: 'p4', drink: sampleDrink({ slug: 'stout', name: 'Night', style: 'Stout' }) }),
  ],
  onDeck: [samplePouring({ _id: 'p5', status: 'on-deck', tap: null })],
  justKicked: [samplePouring({ _id: 'p6', status: 'off', endedAt: '2026-07-04T20:00:00.000Z' })],
});
const tapLists = [
  tapList,
  { ...tapList, taproom: { ...tapList.taproom, slug: 'folsom', name: 'Folsom', path: '/locations/folsom' } },
];

const taproom = { hours: {}, contact: { phone: '(530) 555-0123', email: null, address: null }, heroImages: [] };

beforeEach(() =>
  api.use(
    http.get('*basemap*', () => HttpResponse.json({ type: 'FeatureCollection', features: [] })),
    http.get('*/api/content/hero-images/*', () => HttpResponse.json({ success: true, images: [] })),
    http.get('*/api/content/location/:location/public', () => HttpResponse.json({ success: true, ...taproom })),
    mockJson('get', '/content/location/main-website', { content: { ...taproom, logo: null } }),
    mockJson('get', '/beers/featured', { beers }),
    mockJson('get', '/beers/haze', { beer: beers[0] }),
    mockJson('get', '/beers/haze/related', { similar: [], previous: null, next: null }),
    mockJson('get', '/beers', beerPage(beers)),
    mockJson('get', '/events', { events, pagination: { page: 1, limit: 20, total: 2, pages: 1 } }),
    mockJson('get', '/events/trivia', { event: { ...events[0], description: 'With Haze on tap.' } }),
    mockJson('get', '/events/e1/beers', { beers: beers.slice(0, 1) }),
    mockJson('get', '/taps', { taprooms: tapLists }),
    mockJson('get', '/taps/:slug', { tapList }),
    mockTaprooms(),
    mockJson('get', '/distributors', { distributors }),
    mockJson('get', '/shipping-states', { shippingStates: [] }),
    mockJson('get', '/newsletter/unsubscribe', { email: 'a•••@example.com' }),
  ),
);

async function renderPage(path: string) {
  await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
}

const select = (selector: string) => [...document.querySelectorAll(selector)];
const values = (attribute: string) => select(`[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '');

const idReferences = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Errors that an HTML checker would report. */
function markupErrors(): string[] {
  const ids = values('id');
  const missing = (id: string) => id !== '' && !ids.includes(id);
  return [
    ...ids.filter((id) => id === '' || /\s/.test(id)).map((id) => `invalid id "${id}"`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `duplicate id "${id}"`),
    ...idReferences.flatMap((attribute) =>
      values(attribute)
        .flatMap((list) => list.split(/\s+/))
        .filter(missing)
        .map((id) => `${attribute} refers to the missing id "${id}"`),
    ),
    ...values('href')
      .filter((href) => href.startsWith('#') && missing(href.slice(1)))
      .map((href) => `link to the missing id "${href}"`),
    ...select('article:not([aria-label], [aria-labelledby])').map(() => 'article without a name'),
    ...select('input[type=tel][autocomplete=tel-national]').map(() => 'tel-national on a tel input'),
    ...select('input[autocomplete=street-address]').map(() => 'street-address on an input'),
  ];
}

test.each([
  '/',
  '/beers',
  '/beers?open=year-round',
  '/beers/haze',
  '/taps',
  '/taps?taproom=auburn&style=hoppy',
  '/events',
  '/events?taproom=auburn',
  '/events/trivia',
  '/auburn',
  '/locations/folsom',
  '/our-story',
  '/store',
  '/shipping',
  '/rewards',
  '/rewards/demo',
  '/distributors',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/font-test',
  '/newsletter/confirm',
  '/newsletter/unsubscribe?token=t',
  '/no-such-page',
])('%s has valid ids, references, names and autocomplete values', async (path) => {
  await renderPage(path);
  expect(markupErrors()).toEqual([]);
});

test('the distributors page with its map has valid ids and references', async () => {
  await renderPage('/distributors');
  await screen.findByRole('region', { name: 'Map of distributors' });
  expect(screen.getByRole('region', { name: 'South Korea' })).toBeVisible();
  expect(markupErrors()).toEqual([]);
});

test('the open mobile menu has valid ids and references', async () => {
  await renderPage('/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(markupErrors()).toEqual([]);
});
