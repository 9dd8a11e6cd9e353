import { expect, test, vi } from 'vitest';
import { startEdge } from './test/start-edge';

const redirects = [
  { from: '/old-menu', to: '/store', status: 301 },
  { from: '/beers/first-name', to: '/beers/lantern', status: 301 },
  { from: '/tickets', to: 'https://tickets.example/boldridge?x=1', status: 302 },
];

test.each([
  ['/old-menu', 301, '/store'],
  ['/Old-Menu/?utm_source=mail', 301, '/store'],
  ['/tickets', 302, 'https://tickets.example/boldridge?x=1'],
  ['/beers/first-name', 301, '/beers/lantern'],
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
    await vi.waitFor(async () => expect((await request(url)).status).toBe(301), { timeout: 5000 });
});

test('without redirects, an unknown path is not found, and an existing page is never redirected', async () => {
  const { request, cms } = await startEdge();
  expect((await request('/old-menu')).status).toBe(404);
  cms.mockJson('/api/redirects', { redirects: [{ from: '/store', to: '/beers', status: 301 }] });
  expect((await request('/store')).status).toBe(200);
});
