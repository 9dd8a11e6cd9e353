import { inject } from 'vitest';
import type { ComposedPage } from '#domain/page/composed-page';
import { admin, visitor } from '../../../test/client';
import { composedPage, everySection, section } from '../../../test/composed-page';
import { unique, makeTaproom } from '../../../test/factories';
import { imageFile } from '../../../test/files';
import { callContentManager, listInPanel, saveInPanel, uploadInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

const uid = 'api::page.page';
type PanelPage = { documentId: string; path: string; title: string; isLive: boolean; position: number };
type Saved = { data: PanelPage; error?: { details?: { errors?: { path: string[]; message: string }[] } } };

/** Creates, copies or saves a page in the panel. */
async function send(method: string, path: string, data: object) {
  const { status, body } = await callContentManager<Saved>(method, `${uid}${path}`, data);
  const errors = body.error?.details?.errors ?? [];
  const messages = Object.fromEntries(errors.map((error) => [error.path.join('.'), error.message]));
  return { status, data: body.data, messages };
}

const create = (data: object) => send('POST', '', data);
const createPage = async (path: string, values: object = {}) => {
  const { status, data, messages } = await create(composedPage(path, values));
  expect([status, messages]).toEqual([201, {}]);
  return data;
};

const fetchPage = async (id: string) => visitor().get<{ page: ComposedPage }>(`/pages/${id}`);
const fetchPages = async () => (await visitor().get('/site')).body.site.pages;
const fetchRedirects = async () => (await visitor().get('/redirects')).body.redirects;

async function deleteAll() {
  const documentIds = (await listInPanel(uid, 'pageSize=100')).map(({ documentId }) => documentId);
  if (documentIds.length > 0) await callContentManager('POST', `${uid}/actions/bulkDelete`, { documentIds });
  await queryRows('delete from redirects');
}

const info = { name: 'cake.png', alternativeText: 'A cake', caption: 'Cut at noon' };
const photo = (await uploadInPanel(await imageFile('cake.png'), { info })).body[0].id;

beforeAll(deleteAll);
afterEach(deleteAll);

test('a page has all its sections in order, each kind any number of times', async () => {
  const sections = [
    ...everySection(photo),
    section('quote', { text: ' Twice. ' }),
    section('map', { isVisible: false }),
  ];
  const { documentId } = await createPage('Weddings/', { sections });
  const { status, body } = await fetchPage(documentId);
  const seo = { title: 'Weddings at {name}', image: null };
  const page = { key: documentId, path: '/weddings', title: 'Weddings', seo, hero: null };
  expect([status, body.page]).toMatchObject([200, page]);
  expect(body.page.sections.map(({ type }) => `page.${type}`)).toEqual(
    sections.slice(0, -1).map(({ __component }) => __component),
  );
  expect(body.page.sections.find(({ type }) => type === 'gallery')).toEqual({
    type: 'gallery',
    heading: 'Pictures',
    photos: [expect.objectContaining({ alt: 'A cake', caption: 'Cut at noon', width: 40 })],
  });
  const empty = { text: null, taproom: null, actionLabel: null, actionHref: null, emptyText: null };
  expect(body.page.sections.find(({ type }) => type === 'events')).toEqual({
    type: 'events',
    heading: 'Next events',
    category: 'live-music',
    limit: 2,
    ...empty,
  });
  expect(body.page.sections.at(-1)).toEqual({ type: 'quote', text: 'Twice.', author: 'Ada', role: null });
});

test('/api/site lists live pages by position; drafts return 404', async () => {
  const first = await createPage('/first', { navigation: 'footer' });
  const second = await createPage('/second');
  const draft = await createPage('/draft', { isLive: false });
  expect(await fetchPages()).toEqual([
    { id: first.documentId, path: '/first', title: 'Weddings', navigation: 'footer', updatedAt: expect.any(String) },
    { id: second.documentId, path: '/second', title: 'Weddings', navigation: 'menu', updatedAt: expect.any(String) },
  ]);
  expect((await fetchPage(draft.documentId)).status).toBe(404);
  await saveInPanel(uid, first.documentId, { position: null });
  await saveInPanel(uid, draft.documentId, { isLive: true, position: 0 });
  expect((await fetchPages()).map(({ path }) => path)).toEqual(['/draft', '/second', '/first']);
});

test('the path of another page, a draft, a taproom or a redirect is rejected with what uses it', async () => {
  await createPage('/weddings');
  await send('POST', '', composedPage('/draft', { isLive: false }));
  await callContentManager('POST', 'api::redirect.redirect', { from: '/old', to: '/beers' });
  for (const [path, message] of [
    ['/weddings', '/weddings is the path of the page “Weddings”. Please choose another one.'],
    ['/draft', '/draft is the path of the page “Weddings”. Please choose another one.'],
    ['/auburn', '/auburn is the path of the taproom Auburn, CA. Please choose another one.'],
    ['/old', '/old is redirected to /beers. Please choose another path, or delete this redirect first.'],
  ] as const)
    expect((await create(composedPage(path))).messages).toEqual({ path: message });
  expect((await listInPanel(uid)).length).toBe(2);
});

test('a component that is no section is rejected', async () => {
  expect((await create(composedPage('/seo', { sections: [{ __component: 'page.seo' }] }))).status).toBe(400);
});

test('rejects a taproom or a redirect with the path of a page', async () => {
  await createPage('/reno', { title: 'Reno', isLive: false });
  const conflict = { path: 'path', msg: '/reno is the path of the page “Reno”. Please choose another one.' };
  const taproom = { name: unique('Reno'), city: 'Reno', state: 'NV', path: '/reno' };
  expect((await admin.post('/taprooms', taproom)).body).toMatchObject({ success: false, errors: [conflict] });
  const redirect = await callContentManager('POST', 'api::redirect.redirect', { from: '/reno', to: '/beers' });
  expect([redirect.status, redirect.text]).toEqual([400, expect.stringContaining('the page “Reno”')]);
});

test('of three concurrent creates with the same path, one succeeds', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => create(composedPage('/same'))));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

test('a new path of a live page redirects from the old one; changing it back leaves one redirect', async () => {
  const { documentId } = await createPage('/weddings');
  await saveInPanel(uid, documentId, { path: '/parties', isLive: true });
  expect(await fetchRedirects()).toEqual([{ from: '/weddings', to: '/parties', status: 301 }]);
  await saveInPanel(uid, documentId, { path: 'WEDDINGS' });
  expect(await fetchRedirects()).toEqual([{ from: '/parties', to: '/weddings', status: 301 }]);
  await saveInPanel(uid, documentId, { isLive: false });
  expect(await fetchRedirects()).toEqual([]);
  await saveInPanel(uid, documentId, { path: '/next-season' });
  expect(await fetchRedirects()).toEqual([]);
  await saveInPanel(uid, documentId, { isLive: true });
  expect(await fetchRedirects()).toEqual([
    { from: '/parties', to: '/next-season', status: 301 },
    { from: '/weddings', to: '/next-season', status: 301 },
  ]);
});

test('a new path of a draft that was never live needs no redirect', async () => {
  const { documentId } = await createPage('/never-seen', { isLive: false });
  await saveInPanel(uid, documentId, { path: '/later', isLive: true });
  expect(await queryRows('select * from redirects')).toEqual([]);
});

test('a copy is a draft with all sections and a free path; deleting a page frees its path', async () => {
  const { documentId } = await createPage('/weddings', { sections: everySection(photo) });
  const copies = [];
  for (let number = 1; number <= 2; number += 1) copies.push(await send('POST', `/auto-clone/${documentId}`, {}));
  expect(copies.map(({ data }) => [data.title, data.path, data.isLive])).toEqual([
    ['Copy of Weddings', '/weddings-copy', false],
    ['Copy of Weddings', '/weddings-copy-2', false],
  ]);
  const [copy] = copies;
  const id = copy?.data.documentId ?? '';
  expect((await fetchPages()).map(({ path }) => path)).toEqual(['/weddings']);
  await saveInPanel(uid, id, { isLive: true });
  const [original, copied] = await Promise.all([fetchPage(documentId), fetchPage(id)]);
  expect(copied.body.page.sections).toEqual(original.body.page.sections);
  await callContentManager('DELETE', `${uid}/${documentId}`);
  expect((await fetchPage(documentId)).status).toBe(404);
  expect((await send('PUT', `/${id}`, { path: '/weddings' })).status).toBe(200);
});

test('a section of a taproom is left out while the taproom is hidden; a taproom with sections can’t be deleted', async () => {
  const { _id, slug, name } = await makeTaproom();
  const taproom = { connect: [{ documentId: _id }], disconnect: [] };
  const { documentId } = await createPage('/weddings', {
    sections: [section('block-hero'), section('map', { taproom }), section('events', { taproom })],
  });
  expect((await fetchPage(documentId)).body.page.sections).toMatchObject([
    { type: 'block-hero' },
    { type: 'map', taproom: slug },
    { type: 'events', taproom: slug },
  ]);
  await admin.put(`/taprooms/${slug}`, { isActive: false });
  expect((await fetchPage(documentId)).body.page.sections).toHaveLength(1);
  const sections = `sections of ${name}. Choose another taproom there, or hide ${name} instead.`;
  const message = `The page “Weddings” has ${sections}`;
  expect(await admin.delete(`/taprooms/${slug}`)).toMatchObject({
    status: 409,
    body: { code: 'taproom-in-use', message },
  });
  const deleted = await callContentManager('DELETE', `api::taproom.taproom/${_id}`);
  expect([deleted.status, deleted.text]).toEqual([400, expect.stringContaining(message)]);
  const hidden = [section('map', { taproom, isVisible: false }), section('map', { taproom })];
  await createPage('/draft', { title: 'Draft', isLive: false, sections: hidden });
  const pages = `The pages “Draft” and “Weddings” have ${sections}`;
  expect((await admin.delete(`/taprooms/${slug}`)).body.message).toBe(pages);
  await deleteAll();
  expect((await admin.delete(`/taprooms/${slug}`)).status).toBe(200);
});

test.each([
  ['/jobs/brewer', '/jobs/brewer'],
  ['//evil.example', '//evil.example'],
  ['/..%2f..', '/'],
])('“View on site” of %s stays on the site', async (path, target) => {
  const response = await fetch(`${inject('api').url}/brewery-panel/site${path}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, `http://localhost:3000${target}`]);
});
