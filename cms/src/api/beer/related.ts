/** The beers that a beer's page links to: those before and after it in the list, and similar ones. */
import type { BeerLink } from '#domain/beer/beer';
import { notFound } from '#lib/errors';
import { beerUid } from './document';
import { toActiveFilter } from './queries';
import { findSimilarBeers, type ComparedRow } from './similar';

type Row = BeerLink & ComparedRow & { listKey: string };

const columns = ['id', 'slug', 'name', 'style', 'abv', 'sections', 'styleFamily', 'listKey'];

const findRow = (params: object): Promise<Row | null> =>
  strapi.db.query(beerUid).findOne({ select: columns, ...params });

/** The nearest active beer in one direction of the list; the range makes use of the index. */
function findNeighbor({ id, listKey }: Row, direction: 'before' | 'after'): Promise<Row | null> {
  const [beyond, beyondOrEqual, order] =
    direction === 'before' ? (['$lt', '$lte', 'desc'] as const) : (['$gt', '$gte', 'asc'] as const);
  return findRow({
    where: {
      isActive: true,
      listKey: { [beyondOrEqual]: listKey },
      $or: [{ listKey: { [beyond]: listKey } }, { id: { [beyond]: id } }],
    },
    orderBy: [{ listKey: order }, { id: order }],
  });
}

export async function findRelatedBeers(slugOrId: string) {
  const beer = await findRow({ where: toActiveFilter(slugOrId) });
  if (!beer) throw notFound('Beer');
  const [previous, next, similar] = await Promise.all([
    findNeighbor(beer, 'before'),
    findNeighbor(beer, 'after'),
    findSimilarBeers(beer),
  ]);
  return { previous, next, similar };
}
