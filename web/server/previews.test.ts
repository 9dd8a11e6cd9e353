import type { RelatedBeers } from '@domain/beer/schema';
import { sampleBeer } from '@domain/test/samples';
import { draftOf } from './test/fake-cms';
import { startEdge } from './test/start-edge';

const path = '/beers/foggy-ipa';
const link = `${path}?preview=signed.token`;
const related: RelatedBeers = { similar: [], previous: null, next: null };
const panelOrigins = ['http://localhost:1337', 'https://cms.example'];

const description = { path, tag: 'beer', name: 'Foggy <IPA>', isHidden: true, panelOrigins };

/** The beer is only in the CMS's draft responses. */
async function startWithDraft(preview: object = description) {
  const edge = await startEdge();
  const beer = sampleBeer({ slug: 'foggy-ipa', name: 'Foggy IPA' });
  edge.cms.mockJson(draftOf('/preview'), { preview });
  edge.cms.mockJson(draftOf('/api/beers/foggy-ipa'), { beer });
  edge.cms.mockJson(draftOf('/api/beers/foggy-ipa/related'), related);
  return edge;
}

test('the page of a draft is rendered with a bar, for its link only, and is never cached', async () => {
  const { request, cache, cms } = await startWithDraft();
  const { status, headers, text } = await request(link);
  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>.*Foggy IPA/);
  expect(text).toContain('“Foggy &lt;IPA&gt;” isn’t public');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'strict-origin',
    'x-cache': 'BYPASS',
  });
  expect((await request(path)).status).toBe(404);
  expect(cache.get(link)).toBeUndefined();
  expect((await request(path)).text).not.toContain('preview-bar');
  await request(link);
  expect(cms.requests.filter((line) => line === 'GET /preview')).toHaveLength(2);
  // The rest of the page is that of the site.
  expect(cms.requests.filter((line) => line === 'GET /api/site')).toHaveLength(1);
});

test('only the panel can show a preview in a frame; the bar’s script and style are allowed by their hashes', async () => {
  const { request } = await startWithDraft();
  const { headers } = await request(link);
  expect(headers['x-frame-options']).toBeUndefined();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain('frame-ancestors http://localhost:1337 https://cms.example');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect((await request('/store')).headers['x-frame-options']).toBe('SAMEORIGIN');
});

test.each([
  [403, {}, 'That preview link isn’t valid', "frame-ancestors 'none'"],
  [410, { panelOrigins }, 'That preview has ended', 'frame-ancestors http://localhost:1337 https://cms.example'],
  [404, { panelOrigins }, 'That can’t be previewed', 'frame-ancestors http://localhost:1337 https://cms.example'],
])('a link that the CMS rejects with %i has a page that says so', async (status, body, title, policy) => {
  const { request, cms } = await startEdge();
  cms.mockResponse(draftOf('/preview'), { status, body: JSON.stringify({ success: false, message: '', ...body }) });
  const response = await request(link);
  expect(response.status).toBe(status);
  expect(response.text).toContain(title);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(response.headers['content-security-policy']).toContain(policy);
});

test('on the path of another page, a link leads to the page of its own document', async () => {
  const { request } = await startWithDraft();
  expect(await request('/beers/lantern?preview=signed.token')).toMatchObject({
    status: 302,
    headers: { location: link, 'cache-control': 'no-store' },
  });
});

test('clients can’t read drafts through the API of the site', async () => {
  const { request, cms } = await startWithDraft();
  const headers = { 'x-preview-token': 'signed.token' };
  const statuses = ['/api/beers/foggy-ipa', '/api/events/admin'].map(
    async (url) => (await request(url, { headers })).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  expect((await request('/preview', { headers })).text).toContain('Page not found');
  expect(cms.requests).not.toContain('GET /preview');
});

test.each([
  ['of an empty text', ''],
  ['without a signature', 'token'],
  ['that is not ASCII', '%E2%82%AC.token'],
  ['with a null character', 'signed%00.token'],
  ['with a line break', 'signed.token%0Ax'],
  ['of 4,000 characters', `${'a'.repeat(4000)}.token`],
])('a token %s is not valid, and delays no other request to the CMS', async (_name, token) => {
  const { request, cms } = await startWithDraft();
  expect(await request(`${path}?preview=${token}`)).toMatchObject({
    status: 403,
    text: expect.stringContaining('That preview link isn’t valid'),
    headers: { 'cache-control': 'no-store' },
  });
  expect(cms.requests).not.toContain('GET /preview');
  expect((await request(link)).status).toBe(200);
});
