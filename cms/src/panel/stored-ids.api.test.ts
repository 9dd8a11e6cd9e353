/** Writes with ids of their own, which no form of the panel sends. */
import { makeBeer, unique } from '../../test/factories';
import { callContentManager } from '../../test/panel';

type Saved = { data: { id: number; documentId: string } };

const chosen = { id: 987_654, documentId: 'chosen-id' };
const beers = 'api::beer.beer';

const save = async (method: string, path: string, data: object) =>
  (await callContentManager<Saved>(method, path, { ...data, ...chosen })).body;

test('a new document gets ids from the server', async () => {
  const { data } = await save('POST', beers, { name: unique('Own id'), style: 'IPA', abv: 5, ibu: 20 });
  expect(data).toMatchObject({ id: expect.any(Number), documentId: expect.any(String) });
  expect(data.id).not.toBe(chosen.id);
  expect(data.documentId).not.toBe(chosen.documentId);
});

test('a saved document keeps its id, and a copy gets one from the server', async () => {
  const { _id } = await makeBeer();
  expect((await save('PUT', `${beers}/${_id}`, { style: 'Porter' })).data.documentId).toBe(_id);
  expect((await callContentManager('GET', `${beers}/${_id}`)).status).toBe(200);
  const copy = await save('POST', `${beers}/clone/${_id}`, { name: unique('Copy') });
  expect([_id, chosen.documentId, undefined]).not.toContain(copy.data.documentId);
});

test.each([0, '0', -1, 'x', {}])('%j is the id of no file', async (id) => {
  const { _id } = await makeBeer();
  const { status, text } = await callContentManager('PUT', `${beers}/${_id}`, { images: [{ id }] });
  expect([status, text]).toEqual([400, expect.stringContaining('Please choose a file of the media library')]);
});
