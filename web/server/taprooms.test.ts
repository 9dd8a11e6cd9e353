/** Pages, redirects, sitemap and feeds of taprooms that staff add, rename and hide. */
import type { Taproom } from '@domain/taproom/schema';
import { demoTaprooms } from '../site/demo/demo-taprooms';
import { startEdge, waitFor } from './test/start-edge';

const [auburn, folsom] = demoTaprooms as [Taproom, Taproom];
const barrelHouse: Taproom = {
  ...folsom,
  _id: 'barrel-house',
  slug: 'barrel-house',
  path: '/barrel-house',
  name: 'The Barrel House',
  city: 'Roseville',
};

const pagination = { page: 1, limit: 100, total: 0, pages: 1 };

type Edge = Awaited<ReturnType<typeof startEdge>>;

/** Mocks the responses of a CMS with these active taprooms. */
function mockTaprooms({ cms, mockSite }: Edge, taprooms: Taproom[]) {
  mockSite({ taprooms });
  for (const taproom of [auburn, folsom, barrelHouse]) {
    const { slug, name, hours, contact, heroImages } = taproom;
    const isActive = taprooms.includes(taproom);
    const notFound = { success: false, message: 'Taproom not found' };
    cms.mockJson(`/api/taprooms/${slug}`, isActive ? { taproom } : notFound, isActive ? 200 : 404);
    cms.mockJson(`/api/content/location/${slug}/public`, { hours, contact, heroImages });
    const query = new URLSearchParams({ upcoming: 'true', limit: '6', tapRoom: name, include: 'cancelled' });
    cms.mockJson(`/api/events?${query}`, { events: [], pagination });
  }
  cms.mockJson('/api/events/feed', { events: [] });
  cms.bumpVersion('taproom');
}

async function startWith(...taprooms: Taproom[]) {
  const edge = await startEdge();
  mockTaprooms(edge, taprooms);
  return { ...edge, replaceTaprooms: (...next: Taproom[]) => mockTaprooms(edge, next) };
}

test('a new taproom has a page, menu entries, a place in the sitemap and a feed', async () => {
  const { replaceTaprooms, statusOf, textOf } = await startWith(auburn, folsom);
  expect(await statusOf('/barrel-house')).toBe(404);
  expect(await statusOf('/events/barrel-house.ics')).toBe(404);
  expect(await textOf('/sitemap.xml')).not.toContain('/barrel-house<');
  expect(await textOf('/store')).not.toContain('The Barrel House');
  replaceTaprooms(auburn, folsom, barrelHouse);
  await waitFor(async () => expect(await statusOf('/barrel-house')).toBe(200));
  expect(await textOf('/barrel-house')).toContain('<title>The Barrel House Taproom | Boldridge Brewing Co.</title>');
  expect(await textOf('/sitemap.xml')).toContain('<loc>https://boldridge.example/barrel-house</loc>');
  expect(await textOf('/events/barrel-house.ics')).toContain('X-WR-CALNAME:Boldridge Brewing Co. Events\\, The Barrel');
  expect(await textOf('/store')).toMatch(/<a[^>]*href="\/barrel-house"[^>]*>The Barrel House<\/a>/);
});

test('a hidden taproom has no page, no menu entry and no feed', async () => {
  const { replaceTaprooms, statusOf, textOf } = await startWith(auburn, folsom, barrelHouse);
  expect(await statusOf('/barrel-house')).toBe(200);
  expect(await statusOf('/store')).toBe(200);
  replaceTaprooms(auburn, folsom);
  await waitFor(async () => expect(await statusOf('/barrel-house')).toBe(404));
  expect(await textOf('/store')).not.toContain('The Barrel House');
  expect(await textOf('/sitemap.xml')).not.toContain('/barrel-house<');
  expect(await statusOf('/events/barrel-house.ics')).toBe(404);
});

test.each([
  ['/locations/barrel-house', '/barrel-house'],
  ['/Barrel-House/', '/barrel-house'],
  ['/taproom', '/barrel-house'],
  ['/events?taproom=the+barrel+house', '/events?taproom=barrel-house'],
])('%s redirects to %s', async (from, to) => {
  const { request } = await startWith(barrelHouse, auburn);
  expect(await request(from)).toMatchObject({ status: 301, headers: { location: to } });
});

test('with one taproom, events have no filter by taproom', async () => {
  const { request } = await startWith(auburn);
  expect(await request('/events?taproom=auburn')).toMatchObject({ status: 301, headers: { location: '/events' } });
});

test('without taprooms, pages, sitemap and the feed of all events work', async () => {
  const { statusOf, textOf } = await startWith();
  const statuses = (paths: string[]) => Promise.all(paths.map(statusOf));
  expect(await statuses(['/', '/store', '/contact', '/events.ics'])).toEqual([200, 200, 200, 200]);
  expect(await statuses(['/taproom', '/auburn'])).toEqual([404, 404]);
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).toContain('/events</loc>');
  expect(sitemap).not.toContain('auburn');
});

test('shows the demo’s taprooms while the CMS has never been reached, and caches nothing', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  const page = await request('/auburn');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  for (const text of ['Dough made with our own spent grain', '11:00 AM - 8:00 PM', '1180 Nevada Station Road'])
    expect(page.text).toContain(text);
});

test('links with the former slug of a taproom lead to its feed and its events', async () => {
  const { request, cms } = await startWith(auburn, barrelHouse);
  cms.mockJson('/api/redirects', {
    redirects: [
      { from: '/events/folsom.ics', to: '/events/barrel-house.ics', status: 301 },
      { from: '/locations/folsom', to: '/barrel-house', status: 301 },
      { from: '/locations/gone', to: '/store', status: 301 },
    ],
  });
  const locationOf = async (path: string) => (await request(path)).headers.location;
  expect(await locationOf('/events/folsom.ics')).toBe('/events/barrel-house.ics');
  expect(await locationOf('/events?category=live-music&taproom=folsom')).toBe(
    '/events?category=live-music&taproom=barrel-house',
  );
  // Printed as a QR code: the visit is counted for the taproom.
  expect(await locationOf('/taps?taproom=folsom&src=table-7')).toBe('/taps?taproom=barrel-house&src=table-7');
  expect(await locationOf('/events?taproom=gone')).toBe('/events');
  expect((await request('/events/gone.ics')).status).toBe(404);
});
