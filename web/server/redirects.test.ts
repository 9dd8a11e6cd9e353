import { createEntry } from './cache/entry';
import { startEdge, waitFor } from './test/start-edge';

const redirects = [
  { from: '/old-menu', to: '/store', status: 301 },
  { from: '/beers/first-name', to: '/beers/lantern', status: 301 },
  { from: '/caf%c3%a9', to: 'https://münchen.example/ü', status: 301 },
  { from: '/beers/own', to: 'https://boldridge.example/store?x=1', status: 301 },
  { from: '/beers/control', to: '/beers/\u0001', status: 301 },
  { from: '/beer.php?id=3', to: '/beers/lantern', status: 301 },
  { from: '/blog/*', to: '/news/*', status: 301 },
  { from: '/tickets', to: 'https://tickets.example/boldridge?x=1', status: 302 },
];

test.each([
  ['/old-menu', 301, '/store'],
  ['/Old-Menu/?utm_source=mail', 301, '/store?utm_source=mail'],
  ['/old-menu?src=table-4&table=4', 301, '/store?src=table-4&table=4'],
  ['/tickets?x=2&utm_medium=print', 302, 'https://tickets.example/boldridge?x=1&utm_medium=print'],
  ['/beers/first-name?utm_source=mail', 301, '/beers/lantern?utm_source=mail'],
  ['/beers/own?utm_source=mail', 301, '/store?x=1&utm_source=mail'],
  ['/BEERS/First-Name/?a=1', 301, '/beers/first-name?a=1'],
  ['/caf%C3%A9', 301, 'https://xn--mnchen-3ya.example/%C3%BC'],
  ['/Beer.php?id=3&utm_source=mail', 301, '/beers/lantern?utm_source=mail'],
  ['/blog/2019/gold?utm_source=mail', 301, '/news/2019/gold?utm_source=mail'],
])('%s redirects with %d to %s', async (url, status, location) => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/redirects', { redirects });
  expect(await request(url)).toMatchObject({ status, headers: { location } });
});

test('a redirect applies as soon as it exists, also where a 404 was cached', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/redirects', { redirects: [] });
  for (const url of ['/old-menu', '/beers/first-name']) expect((await request(url)).status).toBe(404);
  cms.mockJson('/api/redirects', { redirects });
  cms.bumpVersion('redirect');
  for (const url of ['/old-menu', '/beers/first-name'])
    await waitFor(async () => expect((await request(url)).status).toBe(301));
});

test('without redirects, an unknown path is not found, and an existing page is never redirected', async () => {
  const { request, cms } = await startEdge();
  expect((await request('/old-menu')).status).toBe(404);
  cms.mockJson('/api/redirects', { redirects: [{ from: '/store', to: '/beers', status: 301 }] });
  expect((await request('/store')).status).toBe(200);
});

test('a target that is no URL is ignored, again and again', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/redirects', { redirects });
  for (let count = 0; count < 3; count += 1) expect((await request('/beers/control')).status).toBe(404);
});

test('an entry with a header that can’t be sent is not created', () => {
  const options = { key: '/', contentType: 'text/html', body: '', cacheControl: 'no-store' };
  expect(() => createEntry({ ...options, headers: { Location: '/beers/🍺' } })).toThrow('Invalid character');
});
