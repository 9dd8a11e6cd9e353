/** What is done with beers. Everything that writes a slug or an image takes its turn. */
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import { applyImageChanges } from '#domain/shared/image-input';
import { isStale } from '#domain/shared/optimistic-lock';
import { notFound, staleVersion } from '#lib/errors';
import { allowNulls } from '#lib/allow-nulls';
import { addImages, keepImages, withStoredImages, withoutImage } from '#lib/images';
import { withLock } from '#lib/mutex';
import { imagesWithFile } from '#lib/media';
import { required } from '#lib/stored-values';
import type { Upload } from '#lib/uploads';
import { beerData } from '../data';
import { beerPopulate, beerUid, type BeerDocument } from '../populate';
import { changedSlug, newSlug } from '../slug';

type Data = Parameters<ReturnType<typeof documents>['update']>[0]['data'];

const documents = () => strapi.documents(beerUid);

/** One queue for all writes of beers that touch slugs: the unique column is the second lock on the door. */
const slugs = 'beer slugs';

export async function find(documentId: string): Promise<BeerDocument> {
  const beer = await documents().findOne({ documentId, populate: beerPopulate });
  if (!beer) throw notFound('Beer');
  return beer;
}

async function write(documentId: string, data: Data): Promise<BeerDocument> {
  await documents().update({ documentId, data });
  return find(documentId);
}

const changing = (documentId: string, work: (beer: BeerDocument) => Promise<BeerDocument>) =>
  withLock(strapi, slugs, async () => work(await find(documentId)));

function changedImages(beer: BeerDocument, { images }: BeerUpdate) {
  if (!images) return {};
  const stored = imagesWithFile(beer.images).map((entry) => ({ ...entry, url: required(entry.file.url) }));
  return { images: keepImages(applyImageChanges(stored, images)) };
}

/** By slug first: an id never looks like one that a brewery would choose. */
export async function findActive(slugOrId: string): Promise<BeerDocument> {
  const where = { isActive: true, $or: [{ slug: slugOrId }, { documentId: slugOrId }] };
  const [beer] = await documents().findMany({ filters: where, populate: beerPopulate, limit: 1 });
  if (!beer) throw notFound('Beer');
  return beer;
}

export const create = (input: BeerInput): Promise<BeerDocument> =>
  withLock(strapi, slugs, async () => {
    const slug = await newSlug(input.slug, input.name);
    const { documentId } = await documents().create({ data: allowNulls({ ...beerData(input), slug }) });
    return find(documentId);
  });

export const update = (documentId: string, changes: BeerUpdate): Promise<BeerDocument> =>
  changing(documentId, async (beer) => {
    if (isStale({ updatedAt: new Date(required(beer.updatedAt)) }, changes.updatedAt)) throw staleVersion();
    const name = changes.name ?? required(beer.name);
    const slug = changes.slug === undefined ? {} : { slug: await changedSlug(changes.slug, name, documentId) };
    return write(documentId, allowNulls({ ...beerData(changes), ...slug, ...changedImages(beer, changes) }));
  });

/** Its image files go with it: start/attached-files.ts. */
export async function remove(documentId: string): Promise<void> {
  await withLock(strapi, slugs, async () => {
    await find(documentId);
    await documents().delete({ documentId });
  });
}

export async function addPictures(documentId: string, uploads: Upload[]): Promise<BeerDocument> {
  await find(documentId);
  return withStoredImages(uploads, (files) =>
    changing(documentId, (beer) =>
      write(documentId, allowNulls({ images: addImages(imagesWithFile(beer.images), files) })),
    ),
  );
}

export const removePicture = (documentId: string, index: string, cloudStoragePath?: string): Promise<BeerDocument> =>
  changing(documentId, (beer) =>
    write(documentId, allowNulls({ images: withoutImage(imagesWithFile(beer.images), index, cloudStoragePath) })),
  );
