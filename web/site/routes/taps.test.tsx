import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { http, HttpResponse } from 'msw';
import { api, mockError, mockJson } from '../../test/api';
import { renderRoute, testSite } from '../../test/render-site';
import { textsOf } from '../../test/page';
import { Component, loader } from './taps';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const drinks = [
  sampleDrink({ slug: 'night', name: 'Night Freight', style: 'Oatmeal Stout', abv: 7, ibu: 34 }),
  sampleDrink({ slug: 'haze', name: 'Haze', style: 'Hazy IPA', abv: 6.5, ibu: null }),
  sampleDrink({
    kind: 'cider',
    isGuest: true,
    slug: null,
    name: 'Dry',
    producer: 'Orchard Works',
    style: null,
    abv: 5.5,
  }),
  sampleDrink({ slug: 'lantern', name: 'Lantern', style: 'Helles', abv: 4.9 }),
];
const auburn = sampleTapList({
  checkedAt: minutesAgo(4),
  on: drinks.map((drink, index) =>
    samplePouring({
      _id: `a${index}`,
      drink,
      tap: { number: index + 1, label: index === 1 ? 'Nitro' : null },
      level: index === 0 ? 'low' : null,
      tappedAt: index === 2 ? minutesAgo(1) : '2026-01-05T20:00:00.000Z',
    }),
  ),
  onDeck: [samplePouring({ _id: 'next', status: 'on-deck', drink: sampleDrink({ name: 'Next Up', slug: 'next' }) })],
  justKicked: [
    samplePouring({ _id: 'gone', drink: sampleDrink({ name: 'Gone', slug: 'gone' }), endedAt: minutesAgo(9) }),
  ],
});
const folsom = sampleTapList({
  taproom: { ...auburn.taproom, slug: 'folsom', name: 'Folsom', path: '/locations/folsom' },
  checkedAt: '2026-01-06T20:00:00.000Z',
  on: [samplePouring({ drink: drinks[3] })],
});

beforeEach(() => api.use(mockJson('get', '/taps', { taprooms: [auburn, folsom] })));

const renderPage = (url = '/taps') => renderRoute({ path: '/taps', Component, loader }, url);
const findList = async (name: string) => within(await screen.findByRole('region', { name }));
type List = Awaited<ReturnType<typeof findList>>;
const names = (list: List) =>
  textsOf(list.getAllByRole('heading', { level: 3 })).filter((name) => name !== 'On deck' && name !== 'Just kicked');
const row = (list: List, name: string) => list.getByRole('heading', { name }).closest('li');

test('shows what each taproom pours with all that a guest orders by, and when its list was checked', async () => {
  renderPage();
  const list = await findList('Auburn');
  expect(names(list)).toEqual(['Night Freight', 'Haze', 'Dry', 'Lantern']);
  expect(row(list, 'Night Freight')).toHaveTextContent(
    'Tap 1Night FreightOatmeal Stout · 7% ABV · 34 IBU Almost gonesince January 5Pint 16 oz$8Half 8 oz$5',
  );
  expect(row(list, 'Haze')).toHaveTextContent(/^Tap 2NitroHaze/);
  expect(row(list, 'Dry')).toHaveTextContent('Orchard Works · Cider · 5.5% ABV');
  expect(row(list, 'Dry')).toHaveTextContent('New');
  expect(list.getByRole('link', { name: 'Haze' })).toHaveAttribute('href', '/beers/haze');
  expect(list.queryByRole('link', { name: 'Dry' })).toBeNull();
  expect(row(list, 'Next Up')).toHaveTextContent('Next on Tap 1');
  expect(row(list, 'Gone')).toHaveTextContent(/\d:\d\d [AP]M$/);
  expect(list.getByText('Checked 4 minutes ago')).toBeVisible();
  expect((await findList('Folsom')).getByText(/^Last checked /)).toBeVisible();
});

test('the query string selects taproom, style, strength and order; links change one of them', async () => {
  renderPage('/taps?taproom=auburn&strength=strong');
  const list = await findList('Auburn');
  expect(names(list)).toEqual(['Night Freight']);
  expect(screen.queryByRole('region', { name: 'Folsom' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 taps');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Strong, 7% and up : clear')).toBe('/taps?taproom=auburn');
  expect(linkTo('IPA & Pale Ale')).toBe('/taps?taproom=auburn&style=hoppy&strength=strong');
  expect(linkTo('Strongest')).toBe('/taps?taproom=auburn&strength=strong&sort=abv-high');
  expect(linkTo('Folsom 1 tap')).toBe('/taps?taproom=folsom&strength=strong');
  await userEvent.click(screen.getByRole('link', { name: 'Clear All' }));
  await expect.poll(() => names(list)).toHaveLength(4);
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  await expect.poll(() => names(list)).toEqual(['Dry', 'Haze', 'Lantern', 'Night Freight']);
});

test('filters, counts and messages are in the words of the brewery', async () => {
  const words = {
    'IPA & Pale Ale': 'Hoppy',
    Strong: 'Mighty',
    '{shown} of {total} taps': '{total} lines, {shown} for you',
    'Nothing on tap at {taproom} matches these filters.': '{taproom} has none of those.',
    'Visit {taproom}': 'Come to {taproom}',
  };
  const phrases = { 'Last checked': 'Seen' };
  renderRoute({ path: '/taps', Component, loader }, '/taps?style=hoppy', { ...testSite, words, phrases });
  const list = await findList('Folsom');
  expect(list.getByText('Folsom has none of those.')).toBeVisible();
  expect(list.getByText(/^Seen /)).toBeVisible();
  expect(list.getByRole('link', { name: 'Come to Folsom' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mighty, 7% and up' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hoppy : clear' })).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('5 lines, 1 for you');
});

test.each([
  ['no taproom keeps a list', '/taps', [{ ...auburn, on: [], justKicked: [] }]],
  ['the selected taproom keeps none', '/taps?taproom=folsom', [auburn]],
])('leads to the beers if %s', async (_, url, taprooms) => {
  api.use(mockJson('get', '/taps', { taprooms }));
  renderPage(url);
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('an error is shown, and Try Again refetches', async () => {
  api.use(mockError('get', '/taps', 500, { message: 'Something went wrong.' }));
  renderPage();
  expect(await screen.findByText('Failed to load what’s on tap')).toBeVisible();
  api.use(mockJson('get', '/taps', { taprooms: [folsom] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findList('Folsom')).toBeTruthy();
});

/** What is counted for a visit of this URL. */
async function visit(path: string) {
  const counted: unknown[] = [];
  api.use(
    http.post('*/api/taps/:taproom/visits', async ({ params, request }) => {
      counted.push([params['taproom'], await request.json()]);
      return HttpResponse.json({ success: true, message: 'Counted' });
    }),
  );
  const before = window.location.href;
  window.history.replaceState({ key: 'kept' }, '', path);
  onTestFinished(() => window.history.replaceState(null, '', before));
  renderPage('/taps');
  await findList('Auburn');
  return counted;
}

test('a visit by a QR code is counted once, and its source leaves the URL', async () => {
  const counted = await visit('/taps?taproom=auburn&src=table-7');
  await expect.poll(() => counted).toEqual([['auburn', { source: 'table-7' }]]);
  expect(window.location.search).toBe('?taproom=auburn');
  expect(window.history.state).toEqual({ key: 'kept' });
});

test.each(['/taps?taproom=auburn', '/taps?src=table-7', '/taps?taproom=auburn&src=flyer'])(
  'a visit of %s is not counted',
  async (path) => {
    const counted = await visit(path);
    await expect.poll(() => window.location.search).not.toContain('src');
    expect(counted).toEqual([]);
  },
);
