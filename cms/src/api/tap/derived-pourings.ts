/**
 * One pouring is on a tap: `onTap` is unique. The names of its beer and tap are stored beside the relations, so that the
 * history keeps them when these are renamed or deleted; while it is on or on deck they follow a new name.
 */
import type { Core } from '@strapi/strapi';
import type { DerivedColumns } from '#lib/derived-columns';
import { refillRows } from '#lib/derived-columns-refill';
import { beerUid, pouringUid, tapUid, type PouringRow } from './document';

type Row = Pick<PouringRow, 'state' | 'guestName' | 'onTap'> &
  Pick<PouringRow, 'tapNumber' | 'tapLabel' | 'beerKey' | 'beerName' | 'beerStyle' | 'beerAbv'> & {
    tap?: Pick<NonNullable<PouringRow['tap']>, 'documentId' | 'number' | 'label'> | null;
    beer?: Pick<NonNullable<PouringRow['beer']>, 'documentId' | 'name' | 'style' | 'abv'> | null;
  };

function deriveTap({ state, tap, tapNumber, tapLabel }: Row) {
  const isKept = !tap || (state === 'off' && tapNumber !== null);
  return isKept ? { tapNumber, tapLabel } : { tapNumber: tap.number, tapLabel: tap.label };
}

function deriveBeer({ state, guestName, beer, beerKey, beerName, beerStyle, beerAbv }: Row) {
  if (guestName) return { beerKey: null, beerName: null, beerStyle: null, beerAbv: null };
  const isKept = !beer || (state === 'off' && beerKey === beer.documentId);
  return isKept
    ? { beerKey, beerName, beerStyle, beerAbv }
    : { beerKey: beer.documentId, beerName: beer.name, beerStyle: beer.style, beerAbv: beer.abv };
}

export const derivedPouringColumns: DerivedColumns = {
  uid: pouringUid,
  sources: ['state', 'tap', 'beer', 'guestName'],
  sorted: [],
  derive(row) {
    const stored = row as Row;
    return {
      onTap: stored.state === 'on' ? (stored.tap?.documentId ?? null) : null,
      ...deriveTap(stored),
      ...deriveBeer(stored),
    };
  },
  related: {
    populate: {
      tap: { select: ['documentId', 'number', 'label'] },
      beer: { select: ['documentId', 'name', 'style', 'abv'] },
    },
    readShared: async () => ({}),
    lock: async () => {},
  },
};

type Update = { params: { data?: Record<string, unknown> }; result: { id: number } };

const nameFields: Record<string, readonly string[]> = {
  [beerUid]: ['name', 'style', 'abv'],
  [tapUid]: ['number', 'label'],
};

const relations: Record<string, 'beer' | 'tap'> = { [beerUid]: 'beer', [tapUid]: 'tap' };

/** Ended pourings keep the name that their beer and tap had. */
export function followNames(strapi: Core.Strapi): void {
  for (const [uid, fields] of Object.entries(nameFields)) {
    const relation = String(relations[uid]);
    strapi.db.lifecycles.subscribe({
      models: [uid],
      async afterUpdate({ params, result }) {
        const { data, id } = { data: (params as Update['params']).data ?? {}, id: (result as Update['result']).id };
        if (!fields.some((field) => data[field] !== undefined)) return;
        const where = { state: { $ne: 'off' }, [relation]: { id } };
        await strapi.db.transaction(({ trx }) => refillRows(strapi, trx, derivedPouringColumns, where));
      },
    });
  }
}
