import { expect, test } from 'vitest';
import { startEdge } from './test/start-edge';

test('a page arrives whole, with everything it says about itself', async () => {
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

test('no script runs but the site’s own, and the page may be framed by nobody else', async () => {
  const { request } = await startEdge({ env: { REWARDS_URL: 'https://rewards.example/boldridge' } });
  const { headers, text } = await request('/store');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("frame-src 'self' https://rewards.example");
  expect(policy).toContain('https://tile.openstreetmap.org');
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  const scripts = text.match(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g) ?? [];
  expect(scripts.every((script) => script.includes('src='))).toBe(true);
});

test.each([
  ['/taproom', '/auburn'],
  ['/locations/auburn', '/auburn'],
  ['/beers/', '/beers'],
  ['/Our-Story', '/our-story'],
  ['//store//', '/store'],
  ['/beers/?abv=7%2B', '/beers?abv=7%2B'],
  ['/beers/%6cantern', '/beers/lantern'],
])('%s has moved to %s', async (from, to) => {
  const { request } = await startEdge();
  expect(await request(from)).toMatchObject({ status: 301, headers: { location: to } });
});

test('an unknown beer is a 404 that helps', async () => {
  const { request } = await startEdge();
  const { status, text } = await request('/beers/unknown');
  expect(status).toBe(404);
  expect(text).toContain('Beer not found');
  expect(text).toContain('noindex');
});

test('a page about one person is made for that person', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/newsletter/unsubscribe?token=abc', { email: 'a…@example.com' });
  const { headers } = await request('/newsletter/unsubscribe?token=abc');
  expect(headers['cache-control']).toBe('no-store');
});
