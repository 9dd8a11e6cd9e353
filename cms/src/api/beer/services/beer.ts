/** What is done with beers. Everything that writes a slug or an image takes its turn. */
import type { BeerInput, BeerUpdate } from '#domain/beer/input';
import { applyImageChanges } from '#domain/http/image-input';
import { isStale } from '#domain/http/version';
import { conflict, notFound } from '#lib/errors';
import { clearing } from '#lib/clearing';
import { addImages, keepImages, storingImages, withoutImage } from '#lib/images';
import { exclusively } from '#lib/lock';
import { shownImages } from '#lib/media';
import { present } from '#lib/present';
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
  exclusively(strapi, slugs, async () => work(await find(documentId)));

function changedImages(beer: BeerDocument, { images }: BeerUpdate) {
  if (!images) return {};
  const stored = shownImages(beer.images).map((entry) => ({ ...entry, url: present(entry.file.url) }));
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
  exclusively(strapi, slugs, async () => {
    const slug = await newSlug(input.slug, input.name);
    const { documentId } = await documents().create({ data: clearing({ ...beerData(input), slug }) });
    return find(documentId);
  });

export const update = (documentId: string, changes: BeerUpdate): Promise<BeerDocument> =>
  changing(documentId, async (beer) => {
    if (isStale({ updatedAt: new Date(present(beer.updatedAt)) }, changes.updatedAt)) throw conflict();
    const name = changes.name ?? present(beer.name);
    const slug = changes.slug === undefined ? {} : { slug: await changedSlug(changes.slug, name, documentId) };
    return write(documentId, clearing({ ...beerData(changes), ...slug, ...changedImages(beer, changes) }));
  });

/** Its image files go with it: start/attached-files.ts. */
export async function remove(documentId: string): Promise<void> {
  await exclusively(strapi, slugs, async () => {
    await find(documentId);
    await documents().delete({ documentId });
  });
}

export async function addPictures(documentId: string, uploads: Upload[]): Promise<BeerDocument> {
  await find(documentId);
  return storingImages(uploads, (files) =>
    changing(documentId, (beer) => write(documentId, clearing({ images: addImages(shownImages(beer.images), files) }))),
  );
}

export const removePicture = (documentId: string, index: string, cloudStoragePath?: string): Promise<BeerDocument> =>
  changing(documentId, (beer) =>
    write(documentId, clearing({ images: withoutImage(shownImages(beer.images), index, cloudStoragePath) })),
  );
