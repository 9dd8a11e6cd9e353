import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import type { Beer, RelatedBeers } from '@domain/beer/schema';
import { toBeerSummary } from '@domain/beer/beer-summary';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { mockJson, api, mockError } from '../../test/api';
import { makeBeer } from '../../test/factories';
import { readJsonLd } from '../../test/page';
import { renderRoute, testSite } from '../../test/render-site';
import { Component } from './beer';

const related: RelatedBeers = { similar: [], previous: null, next: null };

const mockBeer = (changes: Partial<Beer> = {}) =>
  mockJson('get', '/beers/haze', { beer: makeBeer({ slug: 'haze', name: 'Haze', ...changes }) });

beforeEach(() => api.use(mockBeer()));

const renderPage = (...mocks: HttpHandler[]) => {
  api.use(...mocks);
  renderRoute({ path: '/beers/:slug', Component }, '/beers/haze');
};

test('shows all details of a beer, which can be shared by its canonical URL', async () => {
  const user = userEvent.setup();
  const details = {
    originalGravity: '1.064',
    hops: 'Citra, Mosaic',
    malts: 'Oats',
    foodPairings: 'Tacos',
    servingTemperature: '45°F',
    brewingNotes: 'Dry-hopped twice.',
    sizes: ['12oz', '1L'],
    awards: [{ name: 'Sierra Cup', year: 2024, category: 'Hazy', description: 'Gold' }],
    images: [
      { url: '/uploads/one.jpg', alt: 'One', width: 1200, height: 1500, isPrimary: true },
      { url: '/uploads/two.jpg', alt: 'Two', width: 1200, height: 1500 },
    ],
  };
  renderPage(mockBeer(details));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haze' })).toBeVisible();
  const stats = within(screen.getByRole('region', { name: 'Beer Stats' }));
  for (const text of ['6.5%', '60', '1.064', 'Golden', 'Citra, Mosaic', '12 oz, 1 L']) stats.getByText(text);
  for (const name of ['About', 'Brewing Notes', 'Malts', 'Food Pairings', 'Serving Temperature', 'Awards', 'Gallery'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Two' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit Our Taproom' })).toHaveAttribute('href', '/taproom');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Back to Beers' })).toHaveAttribute('href', '/beers');
  await user.click(screen.getByRole('button', { name: 'Share Haze' }));
  await expect.poll(() => navigator.clipboard.readText()).toBe(`${testSite.publicUrl}/beers/haze`);
});

test.each([
  ['an available beer', {}, 'Ask for Haze at the bar in Auburn or Folsom.'],
  ['an unavailable beer', { isAvailable: false }, /Haze is currently unavailable/],
])('Where to Buy of %s links to both taprooms, distributors and shipping', async (_, overrides, taproomText) => {
  renderPage(mockBeer(overrides));
  const section = within(await screen.findByRole('region', { name: 'Find This Beer' }));
  expect(section.getByRole('heading', { name: 'Where to Buy' })).toBeVisible();
  expect(section.getByText(taproomText)).toBeVisible();
  for (const [name, href] of [
    ['Auburn', '/auburn'],
    ['Folsom', '/locations/folsom'],
    ['Find a Distributor', '/distributors'],
    ['Shipping', '/shipping'],
  ] as const)
    expect(section.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['Auburn, without it', [sampleTapList({})], 'Ask for Haze at the bar in Folsom.'],
  [
    'Auburn, with it',
    [sampleTapList({ on: [samplePouring({ drink: sampleDrink({ slug: 'haze' }) })] })],
    'Ask for Haze at the bar in Auburn or Folsom.',
  ],
  [
    'both, without it',
    [sampleTapList({}), sampleTapList({ taproom: { ...sampleTapList({}).taproom, slug: 'folsom' } })],
    null,
  ],
])(
  'of a beer for sale, nobody is told to ask at a bar that keeps a tap list without it: %s',
  async (_, lists, text) => {
    const others = lists.map((list) => ({
      ...list,
      on: list.on.length > 0 ? list.on : [samplePouring({ drink: sampleDrink({ slug: 'other' }) })],
    }));
    renderPage(mockJson('get', '/taps', { taprooms: others }));
    const section = within(await screen.findByRole('region', { name: 'Find This Beer' }));
    await expect.poll(() => section.queryByText(/^Ask for Haze/)?.textContent ?? null).toBe(text);
    expect(section.getByRole('link', { name: 'Find a Distributor' })).toBeVisible();
  },
);

test('a beer that is coming soon is not yet sold by distributors or shipped', async () => {
  renderPage(mockBeer({ isAvailable: false, tags: ['Coming Soon'] }));
  const section = within(await screen.findByRole('region', { name: 'Find This Beer' }));
  expect(section.getByText(/Haze is coming soon/)).toBeVisible();
  expect(section.queryByRole('link', { name: 'Find a Distributor' })).not.toBeInTheDocument();
  expect(section.queryByRole('link', { name: 'Shipping' })).not.toBeInTheDocument();
});

test.each([
  [{ retail: 12.5, wholesale: 8 }, 'Retail price: $12.50 per package'],
  [{ retail: null, wholesale: 8 }, null],
])('with prices %j, Where to Buy shows %j and never the wholesale price', async (pricing, text) => {
  renderPage(mockBeer({ pricing }));
  const section = await screen.findByRole('region', { name: 'Find This Beer' });
  expect(within(section).queryByText(/\$/)?.textContent ?? null).toBe(text);
});

test('suggests similar beers and links to the previous and next beer', async () => {
  const similar = [makeBeer({ slug: 'fog', name: 'Fog' }), makeBeer({ slug: 'mist', name: 'Mist' })].map(toBeerSummary);
  const neighbors = {
    previous: { slug: 'dawn', name: 'Dawn', style: 'Lager' },
    next: { slug: 'night', name: 'Night', style: null },
  };
  renderPage(mockJson('get', '/beers/haze/related', { similar, ...neighbors }));
  const suggestions = within(await screen.findByRole('region', { name: 'You Might Also Like' }));
  const fog = suggestions.getByRole('link', { name: 'Fog IPA · 6.5% ABV' });
  expect(fog).toHaveAttribute('href', '/beers/fog');
  expect(suggestions.getAllByRole('link')).toEqual([fog, suggestions.getByRole('link', { name: /^Mist/ })]);
  const nav = within(screen.getByRole('navigation', { name: 'More beers' }));
  expect(nav.getByRole('link', { name: 'Previous Dawn Lager' })).toHaveAttribute('href', '/beers/dawn');
  expect(nav.getByRole('link', { name: 'Next Night' })).toHaveAttribute('href', '/beers/night');
});

test('at the end of the list, the link to the next beer is one to all beers', async () => {
  const previous = { slug: 'dawn', name: 'Dawn', style: null };
  renderPage(mockJson('get', '/beers/haze/related', { ...related, previous }));
  const nav = within(await screen.findByRole('navigation', { name: 'More beers' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/beers/dawn', '/beers']);
});

test('shows the beer without suggestions if they fail to load', async () => {
  renderPage(mockError('get', '/beers/haze/related', 500, { message: 'Something went wrong.' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haze' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'You Might Also Like' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'More beers' })).toBeNull();
});

test('omits missing details', async () => {
  const beer = makeBeer({ name: 'Bare', abv: null, ibu: null, style: null, description: null, sizes: [], tags: [] });
  renderPage(mockJson('get', '/beers/haze', { beer }));
  await screen.findByRole('heading', { level: 1, name: 'Bare' });
  for (const name of ['About', 'Brewing Notes', 'Malts', 'Food Pairings', 'Serving Temperature', 'Awards', 'Gallery'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByText('O.G.')).toBeNull();
  expect(screen.getByRole('img', { name: 'A glass of Bare' })).toBeVisible();
});

test('a beer requested by id has the URL with its slug as canonical URL', async () => {
  api.use(mockJson('get', '/beers/abc123', { beer: makeBeer({ _id: 'abc123', slug: 'haze', name: 'Haze' }) }));
  renderRoute({ path: '/beers/:slug', Component }, '/beers/abc123');
  await screen.findByRole('heading', { level: 1, name: 'Haze' });

  const url = `${testSite.publicUrl}/beers/haze`;
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', url);
  expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', url);
  expect(readJsonLd().filter((block) => JSON.stringify(block).includes(url))).toHaveLength(2);
  expect(document.documentElement.outerHTML).not.toContain('abc123');
});

test('an unknown beer shows Beer not found with a link to the list', async () => {
  renderPage(mockError('get', '/beers/haze', 404, { message: 'Beer not found' }));
  expect(await screen.findByRole('heading', { name: 'Beer not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Beers' })).toHaveAttribute('href', '/beers');
});

test('other failures show an error, and Try Again loads the beer', async () => {
  renderPage(mockError('get', '/beers/haze', 500, { message: 'Something went wrong.' }));
  expect(await screen.findByRole('heading', { name: 'Failed to load beer details' })).toBeVisible();
  api.use(mockBeer());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haze' })).toBeVisible();
});

const haze = samplePouring({
  drink: sampleDrink({ slug: 'haze' }),
  level: 'low',
  tappedAt: '2026-06-30T19:00:00.000Z',
});
const folsom = { ...sampleTapList().taproom, slug: 'folsom', name: 'Folsom' };
const taprooms = [
  sampleTapList({ on: [haze] }),
  sampleTapList({ taproom: folsom, on: [samplePouring()], onDeck: [{ ...haze, status: 'on-deck', tappedAt: null }] }),
];

test('where there are tap lists, the page says where the beer pours, since when, and where it is next', async () => {
  api.use(mockBeer({ tags: ['Seasonal'], isAvailable: false }), mockJson('get', '/taps', { taprooms }));
  const now = '2026-07-02T20:00:00.000Z';
  renderRoute({ path: '/beers/:slug', Component }, '/beers/haze', { ...testSite, now });
  const [auburn, next] = within(await screen.findByRole('list', { name: 'On tap' })).getAllByRole('listitem');
  expect(auburn).toHaveTextContent(/^On tap at Auburn since .+Almost gone$/);
  expect(within(auburn!).getByRole('link')).toHaveAttribute('href', '/taps?taproom=auburn');
  expect(next).toHaveTextContent(/^On deck at Folsom$/);
  expect(screen.queryByText('Currently Unavailable')).toBeNull();
});
