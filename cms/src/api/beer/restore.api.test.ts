import type { Beer } from '#domain/beer/schema';
import { admin, moderator, visitor, expectSuccess } from '../../../test/client';
import { makeBeer, unique } from '../../../test/factories';
import { fetchFile, imageFile, multipartForm } from '../../../test/files';
import { queryRows, storedFiles, storedTime } from '../../../test/stored-data';

/** A beer with two images, the second one primary. */
async function makeBeerWithImages(): Promise<Beer> {
  const details = { abv: 5.5, tags: ['Seasonal'], sizes: ['16oz'], awards: [{ name: 'Gold', year: 2024 }] };
  const beer = await makeBeer({ ...details, name: unique('Porter'), pricing: { retail: 12, wholesale: 8 } });
  const form = multipartForm('images', [await imageFile('front.png'), await imageFile('back.png')]);
  const { images } = (await admin.post(`/beers/${beer._id}/images`, form)).body;
  const changes = images.map(({ url }, index) => ({ url, alt: `Image ${index}`, isPrimary: index === 1 }));
  return (await admin.put(`/beers/${beer._id}`, { images: changes.toReversed() })).body.beer;
}

const fetchBeer = async ({ _id }: Beer) => admin.get(`/beers/admin/${_id}`);
const fileNames = ({ images }: Beer) => images.map(({ cloudStoragePath }) => cloudStoragePath?.split('/').at(-1));

const remove = async ({ _id }: Beer) => {
  await expectSuccess(admin.delete(`/beers/${_id}?restorable=true`), 200, 'Beer deleted successfully');
};
const restore = async ({ _id }: Beer) => moderator.post(`/beers/${_id}/restore`);

test('a deleted beer is gone, and comes back with id, slug, images, order and timestamps', async () => {
  const beer = await makeBeerWithImages();
  await remove(beer);
  expect((await fetchBeer(beer)).status).toBe(404);
  expect((await visitor().get(`/beers/${beer.slug}`)).status).toBe(404);

  const { status, body } = await restore(beer);
  expect([status, body.beer]).toEqual([200, beer]);
  expect((await fetchBeer(beer)).body.beer).toEqual(beer);
  for (const { url } of beer.images) expect(await fetchFile(url)).not.toBeNull();
  const { body: saved } = await admin.put(`/beers/${beer._id}`, { hops: 'Cascade', updatedAt: beer.updatedAt });
  expect(saved.beer).toMatchObject({ hops: 'Cascade', images: beer.images });
});

test('restoring twice, even at the same time, returns the same beer once', async () => {
  const beer = await makeBeerWithImages();
  await remove(beer);
  const responses = await Promise.all([restore(beer), restore(beer)]);
  expect(responses.map(({ status, body }) => [status, body.beer])).toEqual([
    [200, beer],
    [200, beer],
  ]);
  expect(await queryRows('select id from beers where document_id = ?', [beer._id])).toHaveLength(1);
});

test('restoring a beer whose slug is now taken adds a suffix', async () => {
  const beer = await makeBeerWithImages();
  await remove(beer);
  await makeBeer({ name: beer.name });
  expect((await restore(beer)).body.beer).toEqual({ ...beer, slug: `${beer.slug}-2` });
});

test('an expired beer cannot be restored, and its files are deleted', async () => {
  const beer = await makeBeerWithImages();
  await remove(beer);
  expect(await storedFiles()).toEqual(expect.arrayContaining(fileNames(beer)));
  const past = storedTime(new Date('2020-01-01T00:00:00Z'));
  await queryRows('update deleted_records set expires_at = ? where record_id = ?', [past, beer._id]);
  expect((await restore(beer)).status).toBe(404);
  // The cleanup runs every 15 s.
  await expect
    .poll(async () => (await storedFiles()).filter((name) => fileNames(beer).includes(name)), { timeout: 60_000 })
    .toEqual([]);
  expect(await queryRows('select id from deleted_records where record_id = ?', [beer._id])).toEqual([]);
});

test('without ?restorable, a delete is final', async () => {
  const beer = await makeBeerWithImages();
  await admin.delete(`/beers/${beer._id}`);
  expect(await queryRows('select id from beers where document_id = ?', [beer._id])).toEqual([]);
  expect((await storedFiles()).filter((name) => fileNames(beer).includes(name))).toEqual([]);
  expect((await restore(beer)).status).toBe(404);
});

const duplicate = async ({ _id }: Beer) => admin.post(`/beers/${_id}/duplicate`);

test('POST /beers/{id}/duplicate creates an inactive copy with its own name and slug', async () => {
  const beer = await makeBeerWithImages();
  await admin.put(`/beers/${beer._id}`, { isFeatured: true, isAvailable: false });
  const { status, body } = await duplicate(beer);
  const own = { _id: expect.not.stringMatching(beer._id), name: `Copy of ${beer.name}`, slug: `copy-of-${beer.slug}` };
  const off = { isActive: false, isFeatured: false, isAvailable: false };
  const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
  expect([status, body.beer]).toEqual([201, { ...beer, ...own, ...off, ...dates }]);
  expect((await duplicate(beer)).body.beer.name).toBe(`Copy of ${beer.name} (2)`);
});

test('deleting the original or an image of the copy leaves the files of the other', async () => {
  const beer = await makeBeerWithImages();
  const copy = (await duplicate(beer)).body.beer;
  expect((await fetchBeer(copy)).body).toEqual({ success: true, beer: copy });
  await admin.delete(`/beers/${copy._id}/images/0`);
  for (const { url } of (await fetchBeer(beer)).body.beer.images) expect(await fetchFile(url)).not.toBeNull();
  await admin.delete(`/beers/${beer._id}`);
  const [left] = (await fetchBeer(copy)).body.beer.images;
  expect(await fetchFile(left?.url)).not.toBeNull();
  await admin.delete(`/beers/${copy._id}`);
  expect((await storedFiles()).filter((name) => fileNames(beer).includes(name))).toEqual([]);
});
