/** The beers that a beer's page links to. Compares a few columns of every active beer; only the results are loaded. */
import { findNeighbors } from '#domain/beer/list-order';
import { findSimilarBeers } from '#domain/beer/similar';
import { notFound } from '#lib/errors';
import { emptyToNull, required, toInstant, toStringArray } from '#lib/stored-values';
import { beerUid, type BeerDocument } from './document';
import { byNameThenId, findDocuments } from './queries';

const columns = [
  'documentId',
  'slug',
  'name',
  'style',
  'abv',
  'ibu',
  'sizes',
  'tags',
  'isAvailable',
  'isFeatured',
  'createdAt',
] as const;

type Row = { id: number; name: string } & Pick<BeerDocument, (typeof columns)[number]>;

const toComparable = (row: Row) => ({
  documentId: row.documentId,
  _id: row.documentId,
  slug: required(row.slug),
  name: row.name,
  style: emptyToNull(row.style),
  abv: emptyToNull(row.abv),
  ibu: emptyToNull(row.ibu),
  sizes: toStringArray(row.sizes),
  tags: toStringArray(row.tags),
  isAvailable: row.isAvailable ?? true,
  isFeatured: row.isFeatured ?? false,
  createdAt: toInstant(row.createdAt),
});

export async function findRelatedBeers(slugOrId: string) {
  const rows: Row[] = await strapi.db.query(beerUid).findMany({ select: [...columns], where: { isActive: true } });
  const beers = rows.sort(byNameThenId).map(toComparable);
  const beer = beers.find(({ slug, _id }) => slug === slugOrId || _id === slugOrId);
  if (!beer) throw notFound('Beer');
  return { ...findNeighbors(beer._id, beers), similar: await findDocuments(findSimilarBeers(beer, beers)) };
}
