import { imageFile, multipartForm } from '../../../test/files';
import { unique } from '../../../test/factories';
import { callPanel, signInToPanelAs } from '../../../test/panel';

type StoredFile = { id: number; name: string };
type Failure = { error: { message: string; details: { uses: { title: string; path: string }[] } } };

const callUpload = <Body = Failure>(method: string, path: string, body?: object) =>
  callPanel<Body>(method, `/upload${path}`, body);

async function addFile(folder: number | null = null): Promise<StoredFile> {
  const name = `${unique('pint').replace(' ', '-')}.png`;
  const info = { fileInfo: JSON.stringify({ name, folder }) };
  const { body } = await callUpload<[StoredFile]>('POST', '', multipartForm('files', [await imageFile(name)], info));
  return body[0];
}

const collection = '/content-manager/collection-types/api::beer.beer';

async function addBeerWith({ id }: StoredFile): Promise<{ documentId: string; name: string }> {
  const name = unique('Used Pale');
  const { body } = await callPanel<{ data: { documentId: string } }>('POST', collection, { name, images: [id] });
  return { name, documentId: body.data.documentId };
}

const notFoundPage = '/content-manager/single-types/api::page.not-found-page';

/** Shows the photo on a page of the site until the end of the test. */
async function showOnPage(photo: StoredFile) {
  const { data } = (await callPanel<{ data: { hero: object } }>('GET', notFoundPage)).body;
  const save = async (id: number | null) =>
    expect((await callPanel('PUT', notFoundPage, { ...data, hero: { ...data.hero, photo: id } })).status).toBe(200);
  await save(photo.id);
  onTestFinished(() => save(null));
}

const exists = async ({ id }: StoredFile) => (await callUpload('GET', `/files/${id}`)).status === 200;

test('a file in use can’t be deleted: the response names the record and its form', async () => {
  const file = await addFile();
  const beer = await addBeerWith(file);
  const message = `Nothing was deleted: ${file.name} is used in Beer “${beer.name}”. Choose another image there first.`;
  const uses = [{ title: beer.name, path: `${collection}/${beer.documentId}` }];
  const error = { message, details: { uses } };
  expect(await callUpload('DELETE', `/files/${file.id}`)).toMatchObject({ status: 400, body: { error } });
  expect(await exists(file)).toBe(true);

  expect((await callPanel('DELETE', `${collection}/${beer.documentId}`)).status).toBe(200);
  expect(await exists(file)).toBe(true);
  expect((await callUpload('DELETE', `/files/${file.id}`)).status).toBe(200);
});

test('records that the role may not read are counted and not named', async () => {
  const brewer = await signInToPanelAs('Brewer');
  const file = await addFile();
  await showOnPage(file);
  const reject = async () => {
    const { status, body } = await brewer<Failure>('DELETE', `/upload/files/${file.id}`);
    expect(status).toBe(400);
    return body.error;
  };
  expect(await reject()).toMatchObject({
    message: `Nothing was deleted: ${file.name} is used in 1 record of other roles. Choose another image there first.`,
    details: { uses: [] },
  });
  const { error } = (await callUpload('DELETE', `/files/${file.id}`)).body;
  expect(error.details.uses).toMatchObject([{ path: notFoundPage }]);
  const beer = await addBeerWith(file);
  expect(await reject()).toMatchObject({
    message: `Nothing was deleted: ${file.name} is used in Beer “${beer.name}” and 1 more. Choose another image there first.`,
    details: { uses: [{ title: beer.name }] },
  });
});

test('a bulk delete with a file in use deletes nothing, also if the file is in a folder', async () => {
  const newFolder = { name: unique('Folder'), parent: null };
  const folder = (await callUpload<{ data: { id: number } }>('POST', '/folders', newFolder)).body.data;
  const [inFolder, unused] = [await addFile(folder.id), await addFile()];
  await addBeerWith(inFolder);
  const bulk = { fileIds: [unused.id], folderIds: [folder.id] };
  const { status, text } = await callUpload('POST', '/actions/bulk-delete', bulk);
  expect([status, text]).toEqual([400, expect.stringContaining(inFolder.name)]);
  expect(await Promise.all([exists(inFolder), exists(unused)])).toEqual([true, true]);
  expect((await callUpload('POST', '/actions/bulk-delete', { fileIds: [unused.id] })).status).toBe(200);
  expect(await exists(unused)).toBe(false);
});

test('of two concurrent requests to use and to delete a file, one succeeds', async () => {
  const files = await Promise.all(Array.from({ length: 8 }, () => addFile()));
  const results = await Promise.all(
    files.map(async ({ id }) => {
      const beer = { name: unique('Contested Pale'), images: [id] };
      const creating = callPanel('POST', collection, beer);
      const [created, deleted] = await Promise.all([creating, callUpload('DELETE', `/files/${id}`)]);
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
    const described = multipartForm('files', [], { fileInfo: JSON.stringify({ caption: 'A pint' }) });
    const responses = [
      await callUpload('GET', `/files?${query}&filters[id]=${file.id}`),
      await callUpload('GET', `/files/${file.id}?${query}`),
      await callUpload('POST', `?id=${file.id}`, described),
    ];
    for (const { status, text } of responses) {
      expect([status, text.includes(file.name)]).toEqual([200, true]);
      expect(text).not.toContain(beer.name);
      expect(text).not.toContain('"related"');
    }
  },
);
