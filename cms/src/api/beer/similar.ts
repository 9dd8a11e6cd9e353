/** 'You might also like': beers that taste similar. */
import { sectionBits } from '#domain/beer/list-order';
import { readInCurrentTransaction } from '#lib/database/read-in-transaction';
import type { BeerDocument } from './document';
import { findBeersById } from './queries';

export type ComparedRow = { id: number; abv: number | null; sections: number | null; styleFamily: string | null };

const maxSimilarBeers = 4;

/** Strengths that differ by less are equal in taste, so that the sections can decide. */
const abvStep = 0.5;

type Expression = { sql: string; bindings?: (string | number)[] };

/** Of a beer without strength, every other is equally far away. */
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
export async function findSimilarBeers({ id, abv, sections, styleFamily }: ComparedRow): Promise<BeerDocument[]> {
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
