/** The beers that a beer's page links to: those before and after it in the list, and similar ones. */
import { sectionBits } from '#domain/beer/list-order';
import type { BeerLink } from '#domain/beer/schema';
import { foldCase } from '#domain/beer/search';
import { findMentionedBeers } from '#domain/event/mentioned-beers';
import { readInCurrentTransaction } from '#lib/database/transaction';
import { notFound } from '#lib/errors';
import { isOnPostgres } from '#lib/settings';
import { type BeerDocument, beerUid, findBeersById, toActiveFilter } from './document';

type ComparedRow = { id: number; abv: number | null; sections: number | null; styleFamily: string | null };

const maxSimilarBeers = 4;

/** Strengths that differ by less are equal in taste, so that the sections can decide. */
const abvStep = 0.5;

type Expression = { sql: string; bindings?: (string | number)[] };

/** If the beer's strength is unknown, all others are equally close. */
const byStrength = (abv: number | null): Expression[] =>
  abv === null
    ? []
    : [
        { sql: 'case when abv is null then 1 else 0 end' },
        { sql: `floor(abs(abv - cast(? as double precision)) / ${abvStep})`, bindings: [abv] },
      ];

const byStyleFamily = (family: string | null): Expression[] =>
  family === null ? [] : [{ sql: 'case when style_family = ? then 0 else 1 end', bindings: [family] }];

/** Most sections in common first. */
const bySections = (sections: number): Expression[] => {
  const shared = sectionBits.filter((bit) => (sections & bit) > 0).map((bit) => `(sections & ${bit}) / ${bit}`);
  return shared.length === 0 ? [] : [{ sql: `${shared.join(' + ')} desc` }];
};

/**
 * Available beers first, then those of the same style family, nearest strength, and the same sections of the list; then by
 * name. Strapi's query engine can't sort by expressions.
 */
async function findSimilarBeers({ id, abv, sections, styleFamily }: ComparedRow): Promise<BeerDocument[]> {
  const order: Expression[] = [
    { sql: 'is_available desc' },
    ...byStyleFamily(styleFamily),
    ...byStrength(abv),
    ...bySections(sections ?? 0),
    { sql: 'sort_name' },
    { sql: 'id' },
  ];
  const rows: { document_id: string }[] = await readInCurrentTransaction((connection) =>
    connection('beers')
      .select('document_id')
      .where({ is_active: true })
      .whereNot({ id })
      .orderByRaw(
        order.map(({ sql }) => sql).join(', '),
        order.flatMap(({ bindings = [] }) => bindings),
      )
      .limit(maxSimilarBeers),
  );
  return findBeersById(rows.map(({ document_id: documentId }) => documentId));
}

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

type EventText = { title: string; description: string | null };

/** A public event that has a page: not a draft. */
async function findEventText(slugOrId: string): Promise<EventText> {
  const event: EventText | null = await strapi.db.query('api::event.event').findOne({
    select: ['title', 'description'],
    where: {
      isPublic: true,
      eventStatus: { $in: ['published', 'cancelled', 'completed'] },
      $or: [{ slug: slugOrId }, { documentId: slugOrId }],
    },
  });
  if (!event) throw notFound('Event');
  return event;
}

/** Beers whose name occurs anywhere in the text, which Strapi's query engine can't search for. */
async function findCandidates(text: string): Promise<{ documentId: string; name: string }[]> {
  const position = isOnPostgres() ? 'strpos' : 'instr';
  return readInCurrentTransaction((connection) =>
    connection('beers')
      .select({ documentId: 'document_id', name: 'name' })
      .where({ is_active: true })
      .whereNot({ name_key: '' })
      .whereRaw(`${position}(?, name_key) > 0`, [foldCase(text)]),
  );
}

export async function listMentionedBeers(slugOrId: string): Promise<BeerDocument[]> {
  const event = await findEventText(slugOrId);
  const candidates = await findCandidates(`${event.title}\n${event.description ?? ''}`);
  return findBeersById(findMentionedBeers(event, candidates).map(({ documentId }) => documentId));
}
