import { createHmac } from 'node:crypto';
import { inject } from 'vitest';
import { type ApiBody, visitor } from '../../../test/client';
import { composedPage } from '../../../test/composed-page';
import { makeBeer, makeEvent, unique } from '../../../test/factories';
import { callContentManager, callPanel, callSingleType, signInToPanelAs } from '../../../test/panel';
import { appSecret } from '../../../test/server';

const beers = 'api::beer.beer';
const events = 'api::event.event';

const open = (path: string, init: RequestInit = {}) => fetch(inject('api').url + path, init);

type LinkBody = { data: { url: string } };
type Link = { path: string; token: string };

function toLink(url: string): Link {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin).toBe('http://localhost:3000');
  return { path: pathname, token: searchParams.get('preview') ?? '' };
}

/** Requests the link like Strapi's "Open preview". */
async function linkTo(type: string, documentId: string, client = callPanel): Promise<Link> {
  const path = `/content-manager/preview/url/${type}?documentId=${documentId}`;
  return toLink((await client<LinkBody>('GET', path)).body.data.url);
}

async function read<Body>(path: string, token: string) {
  const response = await open(path, { headers: { 'X-Preview-Token': token } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

const changeToken = (token: string, changes: object) => {
  const content = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...content, ...changes })).toString('base64url');
};

/** Signs like an installation with the secret of the tests. */
function sign(payload: string): string {
  const hash = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return `${payload}.${hash(hash(appSecret, 'panel.preview'), payload)}`;
}

test('an inactive beer is only readable with the token of its link, and the response is not cacheable', async () => {
  const [beer, other] = [await makeBeer({ isActive: false }), await makeBeer({ isActive: false })];
  const { path, token } = await linkTo(beers, beer._id);
  expect(path).toBe(`/beers/${beer.slug}`);
  const description = await read('/preview', token);
  expect(description.body).toMatchObject({ preview: { path, tag: 'beer', name: beer.name, isHidden: true } });
  expect(description.headers.get('cache-control')).toBe('no-store');

  const draft = await read<ApiBody>(`/api/beers/${beer.slug}`, token);
  expect(draft).toMatchObject({ status: 200, body: { beer: { name: beer.name } } });
  expect([draft.headers.get('cache-control'), draft.headers.get('etag')]).toEqual(['no-store', null]);
  expect((await read(`/api/beers/${other.slug}`, token)).status).toBe(404);
  expect((await visitor().get(`/beers/${beer.slug}`)).status).toBe(404);
});

test('expired, changed and foreign tokens are rejected', async () => {
  const [beer, other] = [await makeBeer({ isActive: false }), await makeBeer({ isActive: false })];
  const { token } = await linkTo(beers, beer._id);
  const signature = token.split('.')[1] ?? '';
  const statusOf = async (each: string) => [
    (await read('/preview', each)).status,
    (await read(`/api/beers/${beer.slug}`, each)).status,
  ];
  expect(await statusOf(sign(changeToken(token, {})))).toEqual([200, 200]);
  expect(await statusOf(sign(changeToken(token, { expiresAt: Date.now() })))).toEqual([410, 410]);
  expect(await statusOf(`${changeToken(token, { documentId: other._id })}.${signature}`)).toEqual([403, 403]);
  for (const forged of [token.slice(0, -2), `${token}.x`, '.', 'x']) expect(await statusOf(forged)).toEqual([403, 403]);
  expect((await open('/preview')).status).toBe(403);
  expect(await statusOf(sign(changeToken(token, { userId: 999_999 })))).toEqual([410, 410]);
  expect(await statusOf(sign(changeToken(token, { documentId: 'deleted' })))).toEqual([404, 404]);
  // A link of an earlier version has no session.
  expect(await statusOf(sign(changeToken(token, { sessionId: undefined })))).toEqual([403, 403]);
  expect(await statusOf(sign(changeToken(token, { sessionId: null })))).toEqual([410, 410]);
});

test('a link ends when its user signs out of the panel, and links of others don’t', async () => {
  const beer = await makeBeer({ isActive: false });
  const brewer = await signInToPanelAs('Brewer');
  const [own, other] = [await linkTo(beers, beer._id, brewer), await linkTo(beers, beer._id)];
  const statusOf = async ({ token }: Link) => (await read(`/api/beers/${beer.slug}`, token)).status;
  expect([await statusOf(own), await statusOf(other)]).toEqual([200, 200]);
  expect((await brewer('POST', '/admin/logout', {})).status).toBe(200);
  expect([await statusOf(own), await statusOf(other)]).toEqual([410, 200]);
});

test('drafts of events, hidden taprooms and drafts of pages have links; other types have none', async () => {
  const link = await linkTo(events, (await makeEvent({ status: 'draft', isPublic: false }))._id);
  expect((await read(`/api${link.path}`, link.token)).status).toBe(200);
  const shown = await linkTo(events, (await makeEvent({ status: 'cancelled' }))._id);
  expect((await read(`/api${shown.path}?include=cancelled`, shown.token)).body).toMatchObject({
    event: { status: 'cancelled' },
  });

  const path = `/${unique('weddings').replace(' ', '-')}`;
  const created = await callContentManager('POST', 'api::page.page', composedPage(path, { isLive: false }));
  const documentId = String(created.body.data['documentId']);
  onTestFinished(async () => {
    await callContentManager('POST', 'api::page.page/actions/bulkDelete', { documentIds: [documentId] });
  });
  const draft = await linkTo('api::page.page', documentId);
  expect(draft.path).toBe(path);
  expect((await read(`/api/pages/${documentId}`, draft.token)).status).toBe(200);

  for (const [type, status] of [
    ['api::page.home-page', 200],
    ['api::location.location?documentId=none', 204],
  ])
    expect((await callPanel('GET', `/content-manager/preview/url/${type}`)).status).toBe(status);
});

test('a page that the site settings switch off can be previewed', async () => {
  const uid = 'api::site-settings.site-settings';
  const { data } = (await callSingleType('GET', uid)).body;
  const switchStore = (hasStorePage: boolean) => callSingleType('PUT', uid, { ...data, hasStorePage });
  onTestFinished(async () => void (await callSingleType('PUT', uid, data)));
  expect((await switchStore(false)).status).toBe(200);
  const { body } = await callPanel<LinkBody>('GET', '/content-manager/preview/url/api::page.store-page');
  const { token } = toLink(body.data.url);
  expect((await visitor().get('/pages/store')).status).toBe(404);
  expect((await read('/api/pages/store', token)).status).toBe(200);
  expect((await read('/preview', token)).body).toMatchObject({ preview: { path: '/store', isHidden: true } });
});

const viewOnSite = async (type: string, { _id }: { _id: string }) => {
  const { status, headers } = await open(`/brewery-panel/view-on-site/${type}/${_id}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('“View on site” leads to the pages of records that visitors can see', async () => {
  const beer = await makeBeer();
  expect(await viewOnSite(beers, beer)).toEqual([302, `http://localhost:3000/beers/${beer.slug}`]);
  for (const [type, record] of [
    [beers, await makeBeer({ isActive: false })],
    [beers, { _id: 'none' }],
    ['admin::user', beer],
    [events, await makeEvent({ status: 'draft' })],
  ] as const)
    expect(await viewOnSite(type, record)).toEqual([404, null]);
});
