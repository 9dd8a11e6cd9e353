import { fillIn } from '#domain/page/fill-in';
import { initialPage } from '#domain/page/initial-page';
import { findPage, pageKeys } from '#domain/page/pages';
import type { PageList } from '#domain/page/edited-page';
import { pacificToday } from '#domain/time/pacific';
import { allPageSettings, neutralPageSettings, type PageSettings } from '#domain/site/optional-pages';
import { required } from '#lib/stored-values';
import { admin, visitor } from '../../../test/client';
import { composedPage } from '../../../test/composed-page';
import { makeBeer } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { callContentManager, callPanel, callSingleType, uploadInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

const neutralPage = (key: string) => initialPage(required(findPage(key)), 'neutral');
const seed = neutralPage('our-story');
type Section = { id?: number; __component: string; isVisible: boolean } & Record<string, unknown>;
type Stored = { title: string; hero: Record<string, unknown>; sections: Section[]; seo: Record<string, unknown> };
type Page = { title: string; hero: { title: string } | null; sections: ({ type: string } & Record<string, unknown>)[] };

const path = '/content-manager/single-types/api::page.our-story-page';
const readInPanel = async () => (await callPanel<{ data: Stored }>('GET', path)).body.data;
/** Saves the form of the page in the panel. */
const saveInPanel = (data: object) => callPanel('PUT', path, data);

const getPage = async () => (await visitor().get<{ page: Page }>('/pages/our-story')).body.page;

let original: Stored | null = null;
const edit = async (change: (page: Stored) => object) => {
  original ??= await readInPanel();
  return saveInPanel(change(await readInPanel()));
};

afterEach(async () => {
  if (original)
    await saveInPanel({ ...original, sections: original.sections.map(({ id: _id, ...section }) => section) });
  original = null;
});

const savePageSettings = async (settings: Partial<PageSettings>) =>
  expect((await admin.put('/site/settings', settings)).status).toBe(200);

beforeAll(() => savePageSettings(allPageSettings));
afterAll(() => savePageSettings(neutralPageSettings));

test('a page that is switched off is not found, and other pages have no links to it', async () => {
  const linked = async () => {
    const { body } = await visitor().get<{ page: Page }>('/pages/home');
    return body.page.sections.find(({ type }) => type === 'story-teaser')?.['actionHref'];
  };
  expect(await linked()).toBe('/our-story');
  const redirect = { from: '/our-story', to: 'https://story.example/', isPermanent: false };
  const create = () => callContentManager('POST', 'api::redirect.redirect', redirect);
  expect((await create()).status).toBe(400);
  await savePageSettings({ hasOurStoryPage: false });
  expect((await visitor().get('/pages/our-story')).status).toBe(404);
  expect(await linked()).toBeNull();
  const { body } = await admin.get<{ pages: PageList }>('/pages/admin');
  expect(body.pages.entries.filter(({ isLive }) => !isLive).map(({ key }) => key)).toEqual(['our-story']);
  const composed = await callContentManager('POST', 'api::page.page', composedPage('/our-story'));
  expect([composed.status, composed.text]).toEqual([400, expect.stringContaining('the Our Story page')]);
  expect((await create()).status).toBe(201);
  await queryRows('delete from redirects');
  await savePageSettings({ hasOurStoryPage: true });
  expect((await visitor().get('/pages/our-story')).status).toBe(200);
});

test.each(pageKeys)('%s has neutral texts without the demo content', async (key) => {
  const { status, body } = await visitor().get(`/pages/${key}`);
  expect(status).toBe(200);
  const { pages } = (await admin.get<{ pages: PageList }>('/pages/admin')).body;
  const values = Object.fromEntries(pages.placeholders.map(({ name, value }) => [name, value]));
  const page = fillIn(neutralPage(key), values);
  // Legal pages are of the day of the first start.
  const hero = page.hero && 'updated' in page.hero ? { ...page.hero, updated: pacificToday(new Date()) } : page.hero;
  expect(body).toEqual({ success: true, page: { ...page, hero } });
});

test('rejects a second section of the same kind', async () => {
  const before = await getPage();
  const { status, text } = await edit((page) => ({
    ...page,
    sections: [...page.sections, { ...page.sections[1], id: undefined }],
  }));
  expect([status, text]).toEqual([400, expect.stringContaining('“Visit us” can be on this page once only')]);
  expect(await getPage()).toEqual(before);
});

test('rejects rich text with an empty part', async () => {
  const items = [{ title: 'Who we are', text: [{ type: 'paragraph', children: [null] }] }];
  const sections = [{ __component: 'page.legal-text', items }];
  const response = await callSingleType('PUT', 'api::page.privacy-policy-page', { sections });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    error: { details: { errors: [{ path: ['sections', '0', 'items', '0', 'text', '0', 'children', '0'] }] } },
  });
});

test('a photo of the media library replaces the built-in one', async () => {
  const info = { name: 'ridge.png', alternativeText: 'The ridge' };
  const [file] = (await uploadInPanel(await imageFile('ridge.png'), { info })).body;
  await showPhoto(file.id);
  expect((await getPage()).sections.find(({ type }) => type === 'visit-card')).toMatchObject({
    photo: { url: expect.stringMatching(/\/ridge_\w+\.png/) as string, alt: 'The ridge', width: 40 },
  });
  expect((await getPage()).sections[0]).toEqual(seed.sections[0]);
  await showPhoto(null);
  expect(await countFiles(file?.id)).toBe(1);
});

const showPhoto = (photo: unknown) =>
  edit((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.__component === 'page.visit-card' ? { ...section, photo } : section,
    ),
  }));
const countFiles = async (id: unknown) => (await queryRows('select id from files where id = ?', [Number(id)])).length;

test('a replaced photo that was uploaded for a beer is deleted when neither uses it, and not before', async () => {
  const { _id } = await makeBeer();
  await admin.post(`/beers/${_id}/images`, multipartForm('images', [await imageFile('shared.png')]));
  const [file] = await queryRows('select max(id) as id from files');
  await showPhoto(file?.['id']);
  await admin.delete(`/beers/${_id}`);
  expect(await countFiles(file?.['id'])).toBe(1);
  await showPhoto(null);
  expect(await countFiles(file?.['id'])).toBe(0);
});
