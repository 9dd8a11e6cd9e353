/**
 * One pouring is on a tap: `onTap` is unique. The names of its beer and tap are stored beside the relations, so that the
 * history keeps them when these are renamed or deleted; while it is on or on deck they follow a new name.
 */
import type { Core } from '@strapi/strapi';
import type { DerivedColumns } from '#lib/derived-columns';
import { refillRows } from '#lib/derived-columns-refill';
import { taproomUid } from '#lib/taproom/document';
import { derivedTapColumns } from './derived';
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

/** Of the column in the database. */
const maxNameLength = 255;

export const derivedPouringColumns: DerivedColumns = {
  uid: pouringUid,
  sources: ['state', 'tap', 'beer', 'guestName'],
  sorted: [],
  derive(row) {
    const stored = row as Row;
    const beer = deriveBeer(stored);
    return {
      onTap: stored.state === 'on' ? (stored.tap?.documentId ?? null) : null,
      drinkName: (stored.guestName || beer.beerName)?.slice(0, maxNameLength) ?? null,
      ...deriveTap(stored),
      ...beer,
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

type Followed = { uid: string; fields: readonly string[]; columns: DerivedColumns; where: (id: number) => object };

/** Ended pourings keep the name that their beer and tap had. */
const followed: readonly Followed[] = [
  {
    uid: beerUid,
    fields: ['name', 'style', 'abv'],
    columns: derivedPouringColumns,
    where: (id) => ({ state: { $ne: 'off' }, beer: { id } }),
  },
  {
    uid: tapUid,
    fields: ['number', 'label'],
    columns: derivedPouringColumns,
    where: (id) => ({ state: { $ne: 'off' }, tap: { id } }),
  },
  { uid: taproomUid, fields: ['name'], columns: derivedTapColumns, where: (id) => ({ taproom: { id } }) },
];

export function followNames(strapi: Core.Strapi): void {
  for (const { uid, fields, columns, where } of followed) {
    strapi.db.lifecycles.subscribe({
      models: [uid],
      async afterUpdate({ params, result }) {
        const { data, id } = { data: (params as Update['params']).data ?? {}, id: (result as Update['result']).id };
        if (!fields.some((field) => data[field] !== undefined)) return;
        await strapi.db.transaction(({ trx }) => refillRows(strapi, trx, columns, where(id)));
      },
    });
  }
}
