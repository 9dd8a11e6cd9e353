import type { EditedPage, LibraryPhoto, PageList, PageVersion } from '#domain/page/edited-page';
import { admin, moderator, visitor, expectStale, expectInvalid } from '../../../test/client';
import { composedPage } from '../../../test/composed-page';
import { imageFile, multipartForm } from '../../../test/files';
import { callContentManager, listInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

const read = async (key: string) => (await moderator.get<{ page: EditedPage }>(`/pages/admin/${key}`)).body.page;
const save = (key: string, page: object) => moderator.put<{ page: EditedPage }>(`/pages/${key}`, page);
const readPublic = async (key: string) =>
  (await visitor().get<{ page: { hero: object | null; sections: { type: string }[] } }>(`/pages/${key}`)).body.page;
const listVersions = async (key: string) =>
  (await moderator.get<{ versions: PageVersion[] }>(`/pages/admin/${key}/versions`)).body.versions;

const emptySection = { _id: 'new-1', isVisible: true };
const ownPage = (path: string, values: object = {}) => ({
  title: 'Weddings',
  path,
  isLive: true,
  navigation: 'menu',
  seo: { title: 'Weddings at {name}', description: 'Celebrate in our barrel room.', image: null },
  sections: [{ ...emptySection, type: 'quote', text: 'The best day.', author: 'Ada' }],
  ...values,
});

const { updatedAt: _updatedAt, ...original } = await read('home');

afterEach(async () => {
  await save('home', original);
  await queryRows('delete from deleted_records');
  const documentIds = (await listInPanel('api::page.page', 'pageSize=100')).map(({ documentId }) => documentId);
  if (documentIds.length > 0) await callContentManager('POST', 'api::page.page/actions/bulkDelete', { documentIds });
});

test('the list has every page with its path, whether it is shown, and who changed it last', async () => {
  await save('home', { ...original, title: 'Start' });
  const { body } = await moderator.post<{ page: EditedPage }>('/pages', ownPage('/weddings', { isLive: false }));
  const { entries } = (await moderator.get<{ pages: PageList }>('/pages/admin')).body.pages;
  expect(entries.map(({ key }) => key)).toEqual(expect.arrayContaining(['home', 'beer', 'not-found', body.page.key]));
  const find = (name: string) => entries.find(({ key }) => key === name);
  const saved = { updatedAt: expect.any(String), changedBy: expect.any(String) };
  const home = { key: 'home', kind: 'designed', label: 'Home', path: '/', isLive: true };
  expect(find('home')).toEqual({ ...home, ...saved, image: { builtIn: expect.any(String) } });
  expect(find(body.page.key)).toMatchObject({ kind: 'own', label: 'Weddings', path: '/weddings', isLive: false });
});

test('a saved page is what visitors see: texts, order and hidden sections', async () => {
  const [first, ...others] = original.sections;
  const changed = {
    ...original,
    hero: { ...original.hero, title: '  Beer with\u0000 friends ' },
    sections: [...others, { ...first, isVisible: false }],
  };
  const { status, body } = await save('home', changed);
  expect([status, body.page.hero]).toEqual([200, { ...original.hero, title: 'Beer with friends' }]);
  expect(body.page.sections.map(({ _id }) => _id)).toEqual(changed.sections.map(({ _id }) => _id));
  const page = await readPublic('home');
  expect(page.hero).toMatchObject({ title: 'Beer with friends' });
  expect(page.sections.map(({ type }) => type)).toEqual(others.map(({ type }) => type));
});

test('all errors are returned with their paths, and nothing is saved', async () => {
  const sections = original.sections.map((section) => ({ ...section, heading: '', actionHref: 'javascript:alert(1)' }));
  const invalid = {
    ...original,
    title: 'x'.repeat(41),
    hero: { ...original.hero, title: 'x'.repeat(51) },
    sections: sections.slice(0, 1),
    seo: { ...original.seo, description: '' },
  };
  await expectInvalid(
    save('home', invalid),
    { path: 'title', msg: 'Please use at most 40 characters. There are 41.' },
    { path: 'hero.title', msg: 'Please use at most 50 characters. There are 51.' },
    { path: 'sections.0.heading', msg: 'Please fill in this field' },
    { path: 'sections.0.actionHref', msg: expect.stringContaining('Please enter a path of the site') },
    { path: 'seo.description', msg: 'Please fill in this field' },
  );
  const rejected = await save('home', {
    ...original,
    hero: { title: 5, linkHref: {} },
    sections: [{ type: 'quote' }],
    seo: { image: { id: 0 } },
  });
  expect(rejected.body).toMatchObject({
    errors: [{ path: 'seo.image' }, { path: 'hero.title' }, { path: 'hero.linkHref' }, { path: 'sections.0' }],
  });
  expect(await read('home')).toMatchObject(original);
  expect(await listVersions('home')).toEqual([]);
});

test('a stale save is rejected', async () => {
  const { updatedAt } = await read('home');
  expect((await save('home', { ...original, title: 'First', updatedAt })).status).toBe(200);
  await expectStale(save('home', { ...original, title: 'Second', updatedAt }));
  expect((await read('home')).title).toBe('First');
});

test('the last ten versions are kept, newest first, with who saved them', async () => {
  for (let number = 1; number <= 12; number += 1) await save('home', { ...original, title: `Home ${number}` });
  const versions = await listVersions('home');
  expect(versions.map(({ content }) => content.title)).toEqual(
    Array.from({ length: 10 }, (_item, index) => `Home ${11 - index}`),
  );
  expect(versions[0]).toMatchObject({ savedBy: expect.any(String), savedAt: expect.any(String) });
  expect((await save('home', { ...versions[9]?.content })).body.page.title).toBe('Home 2');
});

test('an uploaded photo is used with its alt text and focal point; an earlier version keeps it', async () => {
  const form = multipartForm('images', [await imageFile('barrels.png')]);
  const added = await moderator.post<{ photos: LibraryPhoto[] }>('/page-photos', form);
  expect(added.status).toBe(201);
  const [photo] = added.body.photos;
  const image = { ...photo, alt: 'Three barrels', focalPoint: { x: 20, y: 80 } };
  const saved = await save('home', { ...original, seo: { ...original.seo, image } });
  expect(saved.body.page.seo['image']).toMatchObject({
    id: photo?.id,
    alt: 'Three barrels',
    focalPoint: { x: 20, y: 80 },
    url: `${photo?.url}?at=20-80`,
  });
  const find = async () =>
    (await moderator.get<{ photos: LibraryPhoto[] }>('/page-photos?search=three')).body.photos.map(({ id }) => id);
  expect(await find()).toEqual([photo?.id]);
  await save('home', { ...original });
  const [version] = await listVersions('home');
  expect(version?.content.seo['image']).toMatchObject({ id: photo?.id });
  expect(await find()).toEqual([photo?.id]);
});

test('an own page is created, moved and deleted; a path in use is rejected beside the other errors', async () => {
  const created = await moderator.post<{ page: EditedPage }>('/pages', ownPage('weddings/'));
  expect([created.status, created.body.page]).toMatchObject([
    201,
    { kind: 'own', path: '/weddings', previewPath: '/weddings', sections: [{ type: 'quote', role: '' }] },
  ]);
  const { key } = created.body.page;
  await expectInvalid(
    moderator.post('/pages', ownPage('/weddings', { title: '' })),
    { path: 'path', msg: '/weddings is the path of the page “Weddings”. Please choose another one.' },
    { path: 'title', msg: 'Please fill in this field' },
  );
  const map = { ...emptySection, type: 'map', heading: '', text: '', taproom: 'auburn' };
  const sections = [map, ...created.body.page.sections];
  expect((await save(key, { ...created.body.page, path: '/parties', sections })).body.page).toMatchObject({
    path: '/parties',
    sections: [{ type: 'map', taproom: 'auburn' }, { type: 'quote' }],
  });
  expect((await readPublic(key)).sections).toMatchObject([
    { type: 'map', heading: null, taproom: 'auburn' },
    { type: 'quote', role: null },
  ]);
  expect((await moderator.delete(`/pages/${key}`)).status).toBe(200);
  expect((await moderator.get(`/pages/admin/${key}`)).status).toBe(404);
  expect((await moderator.delete('/pages/home')).status).toBe(404);
});

test('a page that the panel has created is edited like any other', async () => {
  await callContentManager('POST', 'api::page.page', composedPage('/panel'));
  const documentId = String((await listInPanel('api::page.page'))[0]?.['documentId']);
  const page = await read(documentId);
  expect(page).toMatchObject({ path: '/panel', isLive: true, navigation: 'menu', sections: [{ type: 'block-hero' }] });
  expect((await save(documentId, { ...page, isLive: false })).body.page).toMatchObject({ isLive: false });
});

test('a number that was cleared gets its default', async () => {
  const events = { ...emptySection, type: 'events', heading: 'Soon', limit: '', emptyText: 'None yet' };
  const page = ownPage('/soon', { sections: [events] });
  const { status, body } = await moderator.post<{ page: EditedPage }>('/pages', page);
  expect([status, body.page.sections[0]?.['limit']]).toEqual([201, 3]);
});

test('the earlier versions of a page are no records of a person whom it names', async () => {
  const email = 'host@weddings.example';
  const { page } = (await moderator.post<{ page: EditedPage }>('/pages', ownPage('/hosts', { title: email }))).body;
  await save(page.key, { ...page, title: 'Hosts' });
  expect(JSON.stringify(await listVersions(page.key))).toContain(email);
  const found = await admin.post('/personal-data/find', { email });
  expect(found.body).toMatchObject({ summary: { email, deletedRecords: 0 } });
});
