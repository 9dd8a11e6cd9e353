import { beerCsv, beerCsvRow } from '#domain/beer/csv';
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import type { Beer } from '#domain/beer/schema';
import { toNameKey } from '#domain/beer/search';
import { getCopyName, isReservedSlug, toSlug } from '#domain/beer/slug';
import type { ImageReplacement } from '#domain/shared/image-input';
import { messages } from '#domain/shared/messages';
import { type ImportTarget, updateImported } from '#lib/csv-import';
import { conflict, rejectStale } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages } from '#lib/media';
import { findFreeStoredSlug, batchedRows } from '#lib/rows';
import { required, allowNulls } from '#lib/stored-values';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import type { Upload } from '#lib/uploads';
import {
  beerUid,
  type BeerDocument,
  withBeerLock,
  toBeerDocument,
  takeSnapshot,
  type BeerSnapshot,
  beerPopulate,
  staffBeer,
  byName,
  findBeer,
} from './document';

type Deleted = BeerSnapshot & Pick<BeerDocument, 'documentId' | 'createdAt' | 'updatedAt'>;

async function storeDeletedBeer(beer: BeerDocument, now: Date): Promise<void> {
  const { documentId, createdAt, updatedAt } = beer;
  const snapshot = takeSnapshot(beer);
  const data = { ...snapshot, documentId, createdAt, updatedAt };
  await storeDeletedRecord({ type: beerUid, recordId: documentId, data, fileIds: snapshot.images }, now);
}

/** Those of a restored beer kept its id and its names when it was deleted. */
async function reconnectPourings({ id, documentId }: Pick<BeerDocument, 'id' | 'documentId'>): Promise<void> {
  const pourings = strapi.db.query('api::pouring.pouring');
  const where = { beerKey: documentId, beer: { id: { $null: true } } };
  const rows: { id: number }[] = await pourings.findMany({ select: ['id'], where });
  for (const row of rows) await pourings.update({ where: { id: row.id }, data: { beer: id } });
}

/** Returns the beer unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreBeer = (documentId: string, now: Date): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const deleted = await findDeletedRecord<Deleted>(beerUid, documentId, now);
    if (deleted) {
      const { data, files = [] } = deleted;
      const images = data.images.filter((image) => files.some(({ id }) => id === image));
      const restored = await strapi.documents(beerUid).create({ data: { ...data, images } });
      await reconnectPourings(restored);
      await discardDeletedRecord(deleted);
    }
    return findBeer(documentId);
  });

async function findSlugOwner(slug: string): Promise<string | null> {
  const owner: { documentId: string } | null = await strapi.db
    .query(beerUid)
    .findOne({ select: ['documentId'], where: { slug } });
  return owner?.documentId ?? null;
}

/** The slug of a new beer, from the requested slug or the name; a reserved or taken one gets the suffix -2, -3 … */
export const resolveNewSlug = (
  requested: string | null | undefined,
  name: string,
  { isTaken = () => false }: { isTaken?: (slug: string) => boolean } = {},
): Promise<string> =>
  findFreeStoredSlug(beerUid, toSlug(requested || name), {
    isAllowed: (slug) => !isReservedSlug(slug) && !isTaken(slug),
  });

/** The new slug of an existing beer; 409 if it is taken. A cleared slug is regenerated from the name. */
async function resolveUpdatedSlug(requested: string | null, name: string, documentId: string): Promise<string> {
  if (requested === null) return regenerateSlug(name, documentId);
  const slug = toSlug(requested);
  const owner = await findSlugOwner(slug);
  if (isReservedSlug(slug) || (owner !== null && owner !== documentId)) {
    throw conflict('slug-taken', messages.slugTaken, [{ path: 'slug', msg: messages.slugTaken }]);
  }
  return slug;
}

/** Keeps the slug if it already matches the name. */
async function regenerateSlug(name: string, documentId: string): Promise<string> {
  const slug = toSlug(name);
  return (await findSlugOwner(slug)) === documentId ? slug : resolveNewSlug(null, name);
}

type Data = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['update']>[0]['data'];

async function save(documentId: string, data: Data): Promise<BeerDocument> {
  await strapi.documents(beerUid).update({ documentId, data });
  return findBeer(documentId);
}

const withLockedBeer = (documentId: string, work: (beer: BeerDocument) => Promise<BeerDocument>) =>
  withBeerLock(async () => work(await findBeer(documentId)));

export const createBeer = (input: BeerInput): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const slug = await resolveNewSlug(input.slug, input.name);
    const data = allowNulls({ ...toBeerDocument(input), slug });
    const { documentId } = await strapi.documents(beerUid).create({ data });
    return findBeer(documentId);
  });

export const updateBeer = (documentId: string, changes: BeerUpdate): Promise<BeerDocument> =>
  withLockedBeer(documentId, async (beer) => {
    rejectStale({ updatedAt: required(beer.updatedAt) }, changes.updatedAt);
    const name = changes.name ?? required(beer.name);
    const slug = changes.slug === undefined ? {} : { slug: await resolveUpdatedSlug(changes.slug, name, documentId) };
    const images = changes.images ? { images: await changeImages(beer.images ?? [], changes.images) } : {};
    return save(documentId, allowNulls({ ...toBeerDocument(changes), ...slug, ...images }));
  });

/** The unused-file cleanup deletes the image files, unless the beer can be restored. */
export const deleteBeer = (documentId: string, isRestorable: boolean, now: Date): Promise<void> =>
  withBeerLock(async () => {
    const beer = await findBeer(documentId);
    if (isRestorable) await storeDeletedBeer(beer, now);
    await strapi.documents(beerUid).delete({ documentId });
  });

export async function addBeerImages(
  documentId: string,
  uploads: Upload[],
  replacement: ImageReplacement,
): Promise<BeerDocument> {
  await findBeer(documentId);
  return withStoredImages(uploads, (files) =>
    withLockedBeer(documentId, async (beer) =>
      save(documentId, allowNulls({ images: await addImages(beer.images ?? [], files, replacement) })),
    ),
  );
}

export const deleteBeerImage = (documentId: string, index: string, cloudStoragePath?: string): Promise<BeerDocument> =>
  withLockedBeer(documentId, (beer) =>
    save(documentId, allowNulls({ images: removeImage(beer.images ?? [], index, cloudStoragePath) })),
  );

/** The copies of a long name differ after it. */
const sharedNameLength = 100;

async function findNamesLike(name: string): Promise<string[]> {
  const prefix = toNameKey(getCopyName(name, [])).slice(0, sharedNameLength);
  const rows: { name: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['name'], where: { nameKey: { $startsWith: prefix } } });
  return rows.flatMap((row) => row.name ?? []);
}

/** Creates an inactive copy with its own name and slug; it is not featured. */
export const duplicateBeer = (documentId: string): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const beer = await findBeer(documentId);
    const name = getCopyName(required(beer.name), await findNamesLike(required(beer.name)));
    const slug = await resolveNewSlug(null, name);
    const data = { ...takeSnapshot(beer), name, slug, isActive: false, isFeatured: false };
    const copy = await strapi.documents(beerUid).create({ data });
    return findBeer(copy.documentId);
  });

async function findByKey(keys: string[]): Promise<Map<string, Beer>> {
  const beers: BeerDocument[] = await strapi.db
    .query(beerUid)
    .findMany({ where: { nameKey: { $in: keys } }, populate: beerPopulate });
  return new Map(beers.map((beer) => [toNameKey(beer.name ?? ''), staffBeer(beer)]));
}

async function insertBeers(beers: BeerInput[]): Promise<(number | string)[]> {
  const taken = new Set<string>();
  const publishedAt = new Date();
  const data: object[] = [];
  for (const beer of beers) {
    const slug = await resolveNewSlug(null, beer.name, { isTaken: (candidate) => taken.has(candidate) });
    taken.add(slug);
    const { awards: _awards, ...fields } = toBeerDocument(beer);
    data.push({ ...fields, slug, publishedAt });
  }
  return (await strapi.db.query(beerUid).createMany({ data })).ids;
}

export const beerImport: ImportTarget<Beer, BeerInput, BeerUpdate> = {
  type: beerUid,
  definition: beerCsv,
  lock: withBeerLock,
  find: findByKey,
  insert: insertBeers,
  update: ({ _id }, changes) => updateImported(beerUid, _id, toBeerDocument(changes)),
};

export async function* exportBeers(): AsyncGenerator<string[]> {
  for await (const beer of batchedRows<BeerDocument>(beerUid, { orderBy: byName })) yield beerCsvRow(staffBeer(beer));
}
