import { startEdge } from './test/start-edge';

test('a page has one title, one heading and its metadata', async () => {
  const { request } = await startEdge();
  const { text, headers, status } = await request('/store');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head.match(/<title>/g)).toHaveLength(1);
  for (const tag of [
    'name="description"',
    'rel="canonical" href="https://boldridge.example/store"',
    'property="og:image"',
  ]) {
    expect(head).toContain(tag);
  }
  expect(text.match(/<h1/g)).toHaveLength(1);
});

test.each([
  ['/taproom', '/auburn'],
  ['/locations/auburn', '/auburn'],
  ['/beers/', '/beers'],
  ['/Our-Story', '/our-story'],
  ['//store//', '/store'],
  ['/beers/?abv=7%2B', '/beers?abv=7%2B'],
  ['/beers/%6cantern', '/beers/lantern'],
])('%s redirects to %s', async (from, to) => {
  const { request } = await startEdge();
  expect(await request(from)).toMatchObject({ status: 301, headers: { location: to } });
});

test('an unknown beer returns a 404 page that is not indexed', async () => {
  const { request } = await startEdge();
  const { status, text } = await request('/beers/unknown');
  expect(status).toBe(404);
  expect(text).toContain('Beer not found');
  expect(text).toContain('noindex');
});

test('a private page is not cached', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/newsletter/unsubscribe?token=abc', { email: 'a…@example.com' });
  const { headers } = await request('/newsletter/unsubscribe?token=abc');
  expect(headers['cache-control']).toBe('no-store');
});
