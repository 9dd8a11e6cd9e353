import { toFileIds } from '#lib/images';
import type { beerUid, BeerDocument } from './document';

type BeerData = Parameters<ReturnType<typeof strapi.documents<typeof beerUid>>['create']>[0]['data'];
export type BeerSnapshot = BeerData & { images: ReturnType<typeof toFileIds> };

/**
 * Everything that staff entered, as data of a new beer. Its images use the same files: a file is deleted with the last
 * record that uses it.
 */
export function takeSnapshot(beer: BeerDocument) {
  const { id: _id, documentId: _documentId, createdAt: _created, updatedAt: _updated, ...rest } = beer;
  const { publishedAt: _published, locale: _locale, images, awards, ...fields } = rest;
  return {
    ...fields,
    images: toFileIds(images),
    // The ids of component rows belong to the original.
    awards: (awards ?? []).map(({ id: _awardId, ...award }) => award),
  } as BeerSnapshot;
}
