import { expect, inject, test } from 'vitest';
import { imageFile, multipartForm } from '../../../test/files';
import { unique } from '../../../test/factories';
import { callContentManager, callSingleType, panelHeaders } from '../../../test/panel';
import { accept, createPanelClient, invite } from '../../../test/panel-users';

type StoredFile = { id: number; name: string };
type Failure = { error: { message: string; details: { uses: { title: string; path: string }[] } } };

async function callUpload(method: string, path: string, body?: object, signedIn?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(signedIn ?? (await panelHeaders())),
    ...(isForm ? {} : { 'Content-Type': 'application/json' }),
  };
  const init = body ? { body: isForm ? body : JSON.stringify(body) } : {};
  return fetch(`${inject('api').url}/upload${path}`, { method, headers, ...init });
}

async function addFile(folder?: number): Promise<StoredFile> {
  const name = `${unique('pint').replace(' ', '-')}.png`;
  const info = { fileInfo: JSON.stringify({ name, folder: folder ?? null }) };
  const response = await callUpload('POST', '', multipartForm('files', [await imageFile(name)], info));
  const [file] = (await response.json()) as StoredFile[];
  if (!file) throw new Error('The media library stored no file');
  return file;
}

async function addBeerWith(file: StoredFile): Promise<{ documentId: string; name: string }> {
  const name = unique('Used Pale');
  const response = await callContentManager('POST', 'api::beer.beer', { name, images: [file.id] });
  return { name, documentId: ((await response.json()) as { data: { documentId: string } }).data.documentId };
}

const exists = async ({ id }: StoredFile) => (await callUpload('GET', `/files/${id}`)).status === 200;

test('a file in use can’t be deleted: the response names the record and its form', async () => {
  const file = await addFile();
  const beer = await addBeerWith(file);
  const response = await callUpload('DELETE', `/files/${file.id}`);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as Failure;
  expect(error.message).toBe(
    `Nothing was deleted: ${file.name} is used in Beer “${beer.name}”. Choose another image there first.`,
  );
  expect(error.details.uses).toMatchObject([
    { title: beer.name, path: `/content-manager/collection-types/api::beer.beer/${beer.documentId}` },
  ]);
  expect(await exists(file)).toBe(true);

  expect((await callContentManager('DELETE', `api::beer.beer/${beer.documentId}`)).status).toBe(200);
  expect(await exists(file)).toBe(true);
  expect((await callUpload('DELETE', `/files/${file.id}`)).status).toBe(200);
});

test('records that the role may not read are counted and not named', async () => {
  const superAdmin = createPanelClient(inject('api').url, await panelHeaders());
  const { registrationToken } = await invite(superAdmin, 'Brewer');
  const brewer = await accept(inject('api').url, registrationToken);
  const file = await addFile();
  const uid = 'api::page.not-found-page';
  const { data } = (await (await callSingleType('GET', uid)).json()) as { data: { hero: object; displayName: string } };
  await callSingleType('PUT', uid, { ...data, hero: { ...data.hero, photo: file.id } });
  const reject = async () => {
    const response = await callUpload('DELETE', `/files/${file.id}`, undefined, brewer);
    expect(response.status).toBe(400);
    return ((await response.json()) as Failure).error;
  };
  expect(await reject()).toMatchObject({
    message: `Nothing was deleted: ${file.name} is used in 1 record of other roles. Choose another image there first.`,
    details: { uses: [] },
  });
  const beer = await addBeerWith(file);
  expect(await reject()).toMatchObject({
    message: `Nothing was deleted: ${file.name} is used in Beer “${beer.name}” and 1 more. Choose another image there first.`,
    details: { uses: [{ title: beer.name }] },
  });
  await callSingleType('PUT', uid, { ...data, hero: { ...data.hero, photo: null } });
});

test('a bulk delete with a file in use deletes nothing, also if the file is in a folder', async () => {
  const folderResponse = await callUpload('POST', '/folders', { name: unique('Folder'), parent: null });
  const { data: folder } = (await folderResponse.json()) as { data: { id: number } };
  const [inFolder, unused] = [await addFile(folder.id), await addFile()];
  await addBeerWith(inFolder);
  const bulk = { fileIds: [unused.id], folderIds: [folder.id] };
  const response = await callUpload('POST', '/actions/bulk-delete', bulk);
  expect(response.status).toBe(400);
  expect(((await response.json()) as Failure).error.message).toContain(inFolder.name);
  expect(await Promise.all([exists(inFolder), exists(unused)])).toEqual([true, true]);
  expect((await callUpload('POST', '/actions/bulk-delete', { fileIds: [unused.id] })).status).toBe(200);
  expect(await exists(unused)).toBe(false);
});

test('a file in a section of a page is in use by the page', async () => {
  const file = await addFile();
  const uid = 'api::page.not-found-page';
  const loaded = (await (await callSingleType('GET', uid)).json()) as { data: { hero: object } };
  const { data } = loaded;
  const saved = await callSingleType('PUT', uid, { ...data, hero: { ...data.hero, photo: file.id } });
  expect(saved.status).toBe(200);
  const { error } = (await (await callUpload('DELETE', `/files/${file.id}`)).json()) as Failure;
  expect(error.details.uses).toMatchObject([{ path: `/content-manager/single-types/${uid}` }]);
  await callSingleType('PUT', uid, { ...data, hero: { ...data.hero, photo: null } });
});

test('of two concurrent requests to use and to delete a file, one succeeds', async () => {
  const files = await Promise.all(Array.from({ length: 8 }, () => addFile()));
  const results = await Promise.all(
    files.map(async ({ id }) => {
      const beer = { name: unique('Contested Pale'), images: [id] };
      const [created, deleted] = await Promise.all([
        callContentManager('POST', 'api::beer.beer', beer),
        callUpload('DELETE', `/files/${id}`),
      ]);
      return [created.status, deleted.status].join(' ');
    }),
  );
  for (const result of results) expect(['201 400', '400 200']).toContain(result);
});

test.each(['populate=related', 'populate=*', 'populate[related]=true', 'populate[folder][populate]=*'])(
  'no response of the media library contains the records that use a file: %s',
  async (query) => {
    const file = await addFile();
    const beer = await addBeerWith(file);
    const responses = [
      await callUpload('GET', `/files?${query}&filters[id]=${file.id}`),
      await callUpload('GET', `/files/${file.id}?${query}`),
      await callUpload(
        'POST',
        `?id=${file.id}`,
        multipartForm('files', [], { fileInfo: JSON.stringify({ caption: 'A pint' }) }),
      ),
    ];
    for (const response of responses) {
      const text = await response.text();
      expect([response.status, text.includes(file.name)]).toEqual([200, true]);
      expect(text).not.toContain(beer.name);
      expect(text).not.toContain('"related"');
    }
  },
);
