import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { allowNulls } from '#lib/allow-nulls';
import { staleVersion } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages } from '#lib/images';
import { required } from '#lib/stored-values';
import type { Upload } from '#lib/uploads';
import { beerUid, type BeerDocument } from './document';
import { withBeerLock } from './lock';
import { findBeer } from './queries';
import { storeDeletedBeer } from './restore';
import { resolveNewSlug, resolveUpdatedSlug } from './slug';
import { toBeerDocument } from './to-document';

const documents = () => strapi.documents(beerUid);

type Data = Parameters<ReturnType<typeof documents>['update']>[0]['data'];

async function save(documentId: string, data: Data): Promise<BeerDocument> {
  await documents().update({ documentId, data });
  return findBeer(documentId);
}

const withLockedBeer = (documentId: string, work: (beer: BeerDocument) => Promise<BeerDocument>) =>
  withBeerLock(async () => work(await findBeer(documentId)));

export const createBeer = (input: BeerInput): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const slug = await resolveNewSlug(input.slug, input.name);
    const { documentId } = await documents().create({ data: allowNulls({ ...toBeerDocument(input), slug }) });
    return findBeer(documentId);
  });

export const updateBeer = (documentId: string, changes: BeerUpdate): Promise<BeerDocument> =>
  withLockedBeer(documentId, async (beer) => {
    if (isStale({ updatedAt: new Date(required(beer.updatedAt)) }, changes.updatedAt)) throw staleVersion();
    const name = changes.name ?? required(beer.name);
    const slug = changes.slug === undefined ? {} : { slug: await resolveUpdatedSlug(changes.slug, name, documentId) };
    const images = changes.images ? { images: await changeImages(beer.images ?? [], changes.images) } : {};
    return save(documentId, allowNulls({ ...toBeerDocument(changes), ...slug, ...images }));
  });

type DeleteOptions = { isRestorable: boolean; now: Date };

/** The unused-file cleanup deletes the image files, unless the beer can be restored. */
export const deleteBeer = (documentId: string, { isRestorable, now }: DeleteOptions): Promise<void> =>
  withBeerLock(async () => {
    const beer = await findBeer(documentId);
    if (isRestorable) await storeDeletedBeer(beer, now);
    await documents().delete({ documentId });
  });

export async function addBeerImages(documentId: string, uploads: Upload[]): Promise<BeerDocument> {
  await findBeer(documentId);
  return withStoredImages(uploads, (files) =>
    withLockedBeer(documentId, (beer) => save(documentId, allowNulls({ images: addImages(beer.images ?? [], files) }))),
  );
}

export const deleteBeerImage = (documentId: string, index: string, cloudStoragePath?: string): Promise<BeerDocument> =>
  withLockedBeer(documentId, (beer) =>
    save(documentId, allowNulls({ images: removeImage(beer.images ?? [], index, cloudStoragePath) })),
  );
