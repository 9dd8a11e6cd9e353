import { expect, test } from 'vitest';
import { makeBeer, makeEvent, unique } from '../../../test/factories';
import { fetchFile } from '../../../test/fetch-file';
import { imageFile, multipartForm } from '../../../test/files';
import { callContentManager, callExtension, findInPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { signIn } from '../../../test/sign-in';

async function duplicate(path: string, documentId: string): Promise<string> {
  const response = await callExtension('POST', `duplicate/${path}/${documentId}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { documentId: string }).documentId;
}

async function addImage(path: string): Promise<void> {
  const form = multipartForm('images', [await imageFile()]);
  expect((await (await signIn()).post(`${path}/images`, form)).status).toBe(200);
}

const remove = async (uid: string, documentId: string) =>
  expect((await callContentManager('DELETE', `${uid}/${documentId}`)).status).toBe(200);

const cases = [
  {
    path: 'beers',
    uid: 'api::beer.beer',
    make: () => makeBeer({ isFeatured: true, tags: ['Seasonal'], awards: [{ name: 'Gold' }] }),
    nameField: 'name',
    copied: { isActive: false, isFeatured: false, tags: ['Seasonal'], awards: [{ name: 'Gold' }] },
  },
  {
    path: 'events',
    uid: 'api::event.event',
    make: () => makeEvent({ currentAttendees: 12 }),
    nameField: 'title',
    copied: { eventStatus: 'draft', currentAttendees: 0, startTime: expect.stringMatching(/^19:00:00/) },
  },
] as const;

test.each(cases)(
  'the copy in $path is a draft that shares the images of its original; a file stays until both are deleted',
  async ({ path, uid, make, nameField, copied }) => {
    const { _id } = await make();
    await addImage(`/${path}/${_id}`);
    const copy = await duplicate(path, _id);
    const second = await duplicate(path, _id);
    const [original, first] = [await findInPanel(uid, _id), await findInPanel(uid, copy)];
    const name = String(original[nameField]);
    expect(first).toMatchObject({ ...copied, [nameField]: `Copy of ${name}` });
    expect(await findInPanel(uid, second)).toMatchObject({ [nameField]: `Copy of ${name} (2)` });
    expect(new Set([original['slug'], first['slug'], (await findInPanel(uid, second))['slug']]).size).toBe(3);
    const imageUrls = (document: Record<string, unknown>) =>
      (document['images'] as { url: string }[]).map((image) => image.url);
    const [url] = imageUrls(original);
    expect(imageUrls(first)).toEqual([url]);

    await remove(uid, second);
    await remove(uid, _id);
    expect(await fetchFile(url)).not.toBeNull();
    expect(imageUrls(await findInPanel(uid, copy))).toEqual([url]);
    await remove(uid, copy);
    expect(await fetchFile(url)).toBeNull();
  },
);

test('a copy of a taproom is inactive, with a name and a path of its own; one of a page is a draft', async () => {
  const name = unique('Annex');
  const created = await callContentManager('POST', 'api::taproom.taproom', {
    name,
    city: 'Reno',
    state: 'NV',
    isActive: true,
  });
  expect(created.status).toBe(201);
  const taproom = ((await created.json()) as { data: { documentId: string; path: string } }).data;
  const copy = await findInPanel('api::taproom.taproom', await duplicate('taprooms', taproom.documentId));
  expect(copy).toMatchObject({ name: `Copy of ${name}`, isActive: false, city: 'Reno' });
  expect(copy['path']).not.toBe(taproom.path);
  for (const documentId of [taproom.documentId, String(copy['documentId'])])
    await remove('api::taproom.taproom', documentId);

  const path = `/${unique('weddings').replace(' ', '-')}`;
  const page = await callContentManager('POST', 'api::page.page', {
    title: 'Weddings',
    path,
    isLive: true,
    seo: { title: 'Weddings', description: 'Say yes.' },
  });
  const { documentId } = ((await page.json()) as { data: { documentId: string } }).data;
  const pageCopy = await findInPanel('api::page.page', await duplicate('pages', documentId));
  expect(pageCopy).toMatchObject({ title: 'Copy of Weddings', path: `${path}-copy`, isLive: false });
  for (const id of [documentId, String(pageCopy['documentId'])]) await remove('api::page.page', id);
});

test('a role needs the rights to read and to create; a deleted record is reported', async () => {
  const { _id } = await makeBeer();
  const subject = 'api::beer.beer';
  for (const actions of [['read'], ['create']] as const) {
    const headers = await signInWithRole([{ subject, actions: [...actions], fields: ['name'] }]);
    expect((await callExtension('POST', `duplicate/beers/${_id}`, undefined, headers)).status).toBe(403);
  }
  const missing = await callExtension('POST', 'duplicate/beers/deleteddeleteddeleteddel');
  expect(missing.status).toBe(400);
});

test('a copy has only what the role of its user may read and set', async () => {
  const { _id } = await makeBeer({ abv: 7, tags: ['Seasonal'], awards: [{ name: 'Gold' }] });
  const subject = 'api::beer.beer';
  const fields = ['name', 'tags', 'abv'];
  const headers = await signInWithRole([
    { subject, actions: ['read'], fields },
    { subject, actions: ['create'], fields: ['name', 'tags'] },
  ]);
  const response = await callExtension('POST', `duplicate/beers/${_id}`, undefined, headers);
  expect(response.status).toBe(200);
  const { documentId } = (await response.json()) as { documentId: string };
  expect(await findInPanel(subject, documentId)).toMatchObject({ tags: ['Seasonal'], abv: null, awards: [] });
});
