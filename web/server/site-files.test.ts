import type { Event } from '@domain/event/schema';
import { sampleEvent, sampleTapList } from '@domain/test/samples';
import sharp from 'sharp';
import { plainImage, startEdge, waitFor } from './test/start-edge';

const pagination = { page: 1, limit: 100, total: 1, pages: 1 };

const event = (id: string, overrides: Partial<Event> = {}) =>
  sampleEvent({ _id: id, title: `Event ${id}`, slug: `event-${id}-2999-07-04`, startDate: '2999-07-04', ...overrides });

test('the sitemap lists every page, beer and upcoming event with its lastmod', async () => {
  const { request, cms } = await startEdge();
  const beers = [{ slug: 'lantern', updatedAt: '2026-02-03T04:05:06.000Z' }];
  cms.mockJson('/api/beers?limit=100', { beers, pagination });
  const events = [event('one', { slug: 'one-2999-07-04' })];
  cms.mockJson('/api/events?upcoming=true&limit=100', { events, pagination });
  const { text, headers } = await request('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const [path, lastmod] of [
    ['/beers/lantern', '2026-02-03T04:05:06.000Z'],
    ['/events/one-2999-07-04', '2026-06-01T12:01:40.000Z'],
  ])
    expect(text).toContain(`<url><loc>https://boldridge.example${path}</loc><lastmod>${lastmod}</lastmod></url>`);
  expect(text).toContain('<loc>https://boldridge.example/locations/folsom</loc>');
  expect(text).not.toMatch(/font-test|privacy|admin/);
});

test('the sitemap lists /taps only while a taproom keeps a tap list', async () => {
  const { request, cms } = await startEdge();
  const readSitemap = async () => (await request('/sitemap.xml')).text;
  expect(await readSitemap()).not.toContain('/taps<');
  cms.mockJson('/api/taps', { taprooms: [sampleTapList()] });
  cms.bumpVersion('pouring');
  await waitFor(async () => expect(await readSitemap()).toContain('https://boldridge.example/taps<'));
});

test('robots.txt names the sitemap and disallows the staff app', async () => {
  const { request } = await startEdge();
  const { text } = await request('/robots.txt');
  expect(text).toContain('Sitemap: https://boldridge.example/sitemap.xml');
  expect(text).toContain('Disallow: /admin');
});

test('calendar feeds mark cancelled events and share one request to the CMS', async () => {
  const { request, cms } = await startEdge();
  const events = [event('one'), event('two', { status: 'cancelled' }), event('three', { tapRoom: 'Folsom' })];
  cms.mockJson('/api/events/feed', { events });
  const all = await request('/events.ics');
  expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(all.text).toContain('STATUS:CANCELLED');
  expect((await request('/events/folsom.ics')).text).toContain('Event three');
  expect((await request('/events/auburn.ics')).text).not.toContain('Event three');
  expect(cms.requests.filter((line) => line.includes('/events/feed'))).toHaveLength(1);
});

test('an event is available as an .ics file, even if it is cancelled', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/events/one', { event: event('one') });
  cms.mockJson('/api/events/feed', { events: [event('gone', { status: 'cancelled' })] });
  const file = await request('/events/one.ics');
  expect(file.headers['content-disposition']).toBe('attachment; filename="event-one-2999-07-04.ics"');
  expect(file.text).toContain('SUMMARY:Event one');
  expect((await request('/events/gone.ics')).text).toContain('STATUS:CANCELLED');
  expect((await request('/events/unknown.ics')).status).toBe(404);
  expect((await request('/events/admin.ics')).status).toBe(404);
});

test('the file of an event that is no longer public is not found', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/events/one', { event: event('one') });
  cms.mockJson('/api/events/feed', { events: [] });
  expect((await request('/events/one.ics')).status).toBe(200);
  cms.mockJson('/api/events/one', { success: false, code: 'not-found', message: 'Event not found' }, 404);
  cms.bumpVersion('event');
  await expect.poll(async () => (await request('/events/one.ics')).status).toBe(404);
});

test('a calendar file has the UID of the feed and the current address of the taproom', async () => {
  const { request, cms } = await startEdge();
  const mockAddress = (address: string) =>
    cms.mockJson('/api/content/location/auburn/public', { hours: {}, contact: { address }, heroImages: [] });
  cms.mockJson('/api/events/one', { event: event('one', { location: 'Patio, Auburn' }) });
  cms.mockJson('/api/events/feed', { events: [event('one', { location: 'Patio, Auburn' })] });
  mockAddress('1 Main Street, Auburn, CA 95602');
  const unfold = (text: string) => text.replaceAll('\r\n ', '');
  const [file, feed] = [await request('/events/one.ics'), await request('/events.ics')];
  for (const { text } of [file, feed]) {
    expect(unfold(text)).toContain('LOCATION:Patio\\, Auburn\\, 1 Main Street\\, Auburn\\, CA 95602\r\n');
    expect(text).toContain('UID:event-one@brewery-events\r\n');
  }
  mockAddress('2 Oak Street, Auburn, CA 95602');
  cms.bumpVersion('location');
  await expect.poll(async () => unfold((await request('/events/one.ics')).text)).toContain('2 Oak Street');
});

test('the web manifest contains the name of the brewery and only icons that exist', async () => {
  const { request } = await startEdge();
  type Manifest = { icons: { src: string }[]; name: string };
  const { icons, name } = JSON.parse((await request('/site.webmanifest')).text) as Manifest;
  expect(name).toBe('Boldridge Brewing Co.');
  for (const { src } of icons) expect((await request(src)).status).toBe(200);
});

test('the link preview of a beer is drawn in the color of its label, with and without a photo', async () => {
  const { request, cms } = await startEdge();
  const body = await plainImage('#00ff00', 400, 500).jpeg().toBuffer();
  cms.mockResponse('/uploads/lantern.jpg', { type: 'image/jpeg', body });
  const lantern = { slug: 'lantern', name: 'Lantern', style: 'Porter', color: 'Black', abv: 5.8, images: [] };
  const image = { url: '/uploads/lantern.jpg?v=1', alt: null };
  cms.mockJson('/api/beers/lantern', { beer: { ...lantern, primaryImage: image } });
  cms.mockJson('/api/beers/ember', { beer: { ...lantern, slug: 'ember', name: 'A & <B>', primaryImage: null } });
  const colorsOf = async (slug: string) => {
    const card = await request(`/img/1200x630/cards/beers/${slug}?v=abc`);
    expect(card.headers['content-type']).toBe('image/jpeg');
    const { data, info } = await sharp(card.body).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const at = (x: number, y: number) => [0, 1, 2].map((channel) => data[(y * 1200 + x) * 3 + channel] ?? 0);
    return { label: at(10, 10), photo: at(1100, 100) };
  };
  const isBrown = [expect.closeTo(0x6b, -1), expect.closeTo(0x34, -1), expect.closeTo(0x1c, -1)];
  const withPhoto = await colorsOf('lantern');
  expect(withPhoto.label).toEqual(isBrown);
  expect(withPhoto.photo[1]).toBeGreaterThan(240);
  expect((await colorsOf('ember')).label).toEqual(isBrown);
  cms.mockJson('/api/beers/none', { message: 'Beer not found' }, 404);
  expect((await request('/img/1200x630/cards/beers/none')).status).toBe(404);
});

test('the link preview of a cancelled event is dark instead of in the color of its category', async () => {
  const { request, cms } = await startEdge();
  const vinylNight = { title: 'Vinyl Night', category: 'live-music', startDate: '2026-12-03', images: [] };
  const url = '/api/events/vinyl-night?include=cancelled%2Ccompleted';
  cms.mockJson(url, { event: { ...vinylNight, status: 'cancelled' } });
  const card = await request('/img/1200x630/cards/events/vinyl-night');
  expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { data } = await sharp(card.body).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x2b, 0x22, 0x20].map((channel) => expect.closeTo(channel, -1)));
});
