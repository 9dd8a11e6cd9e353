import type { Core } from '@strapi/strapi';
import { foldText } from '#domain/shared/fold-text';
import { tapTitle } from '#domain/tap/display';
import type { Pour, Drink, Pouring, StaffPouring, TapName } from '#domain/tap/schema';
import { type DerivedColumns, refillRows } from '#lib/derived-columns';
import { fileFields, type MediaFile, toPublicImage } from '#lib/media';
import type { ContentRow } from '#lib/rows';
import { emptyToNull, required, toInstant, toInstantOrNull } from '#lib/stored-values';
import { taproomUid } from '#lib/taproom/document';

export const beerUid = 'api::beer.beer';
export const tapUid = 'api::tap.tap';
export const pouringUid = 'api::pouring.pouring';
export const listCheckUid = 'api::list-check.list-check';
export const tapChangeUid = 'api::tap-change.tap-change';

export type TapRow = ContentRow<typeof tapUid>;

const beerColumns = ['documentId', 'slug', 'name', 'style', 'abv', 'ibu', 'color', 'description', 'isActive'] as const;

type PouredBeer = Pick<ContentRow<typeof beerUid>, (typeof beerColumns)[number]> & { images: MediaFile[] | null };

/** `onTap` and the columns of names are derived. */
export type PouringRow = ContentRow<typeof pouringUid> & {
  tap: TapRow | null;
  taproom: { documentId: string } | null;
  beer: PouredBeer | null;
  pours: Pour[] | null;
};

/** The relations that serialization needs. */
export const pouringPopulate = {
  tap: true,
  taproom: { select: ['documentId'] },
  beer: {
    select: beerColumns,
    populate: { images: { select: fileFields } },
  },
  pours: true,
};

/** Its keys are document ids, not relations: a change outlives what it changed. */
export type ChangeRow = ContentRow<typeof tapChangeUid>;

type TitledRow = {
  taproom?: { documentId: string; name: string } | null;
  number?: number | null;
  label?: string | null;
};

/** `Auburn: Tap 7`, `Auburn: Tap 9, Nitro` */
function titleOf({ taproom, number, label }: TitledRow): string {
  const name = [tapTitle({ number: number ?? 0, label: null }), label].filter(Boolean).join(', ');
  return taproom ? `${taproom.name}: ${name}` : name;
}

/**
 * The number of a tap is unique in its taproom: by a unique column, which panel, API and replicas can't get around. Its title
 * tells the taps of all taprooms apart where the panel lists them.
 */
export const derivedTapColumns: DerivedColumns = {
  uid: tapUid,
  sources: ['taproom', 'number', 'label'],
  sorted: [],
  derive(row) {
    const { taproom, number } = row as TitledRow;
    return { numberKey: taproom ? `${taproom.documentId} ${number}` : null, title: titleOf(row as TitledRow) };
  },
  related: {
    populate: { taproom: { select: ['documentId', 'name'] } },
  },
};

type FollowingRow = ContentRow<typeof pouringUid> & {
  tap?: Pick<NonNullable<PouringRow['tap']>, 'documentId' | 'number' | 'label'> | null;
  beer?: Pick<NonNullable<PouringRow['beer']>, 'documentId' | 'name' | 'style' | 'abv'> | null;
};

function deriveTap({ state, tap, tapNumber, tapLabel }: FollowingRow) {
  const isKept = !tap || (state === 'off' && tapNumber !== null);
  return isKept ? { tapNumber, tapLabel } : { tapNumber: tap.number, tapLabel: tap.label };
}

function deriveBeer({ state, guestName, beer, beerKey, beerName, beerStyle, beerAbv }: FollowingRow) {
  if (guestName) return { beerKey: null, beerName: null, beerStyle: null, beerAbv: null };
  const isKept = !beer || (state === 'off' && beerKey === beer.documentId);
  return isKept
    ? { beerKey, beerName, beerStyle, beerAbv }
    : { beerKey: beer.documentId, beerName: beer.name, beerStyle: beer.style, beerAbv: beer.abv };
}

/** The length of the column in the database. */
const maxNameLength = 255;

/**
 * One pouring is on a tap: `onTap` is unique. The names of its beer and tap are stored beside the relations, so that the
 * history keeps them when these are renamed or deleted; while it is on or on deck they follow a new name.
 */
export const derivedPouringColumns: DerivedColumns = {
  uid: pouringUid,
  sources: ['state', 'tap', 'beer', 'guestName'],
  sorted: [],
  derive(row) {
    const stored = row as FollowingRow;
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

/** The order of taps in the bar, and of drinks on deck. */
type Positioned = { documentId: string; position: number | null };

/** The position of a new row, which comes last. */
export const getNextPosition = (rows: readonly Positioned[]): number =>
  Math.max(-1, ...rows.map(({ position }) => position ?? 0)) + 1;

/** The rows in the order of their ids. Unlisted rows follow in their present order; unknown ids are ignored. */
export function sortByIds<Row extends Positioned>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const rank = ({ documentId }: Row) => (ids.includes(documentId) ? ids.indexOf(documentId) : ids.length);
  return [...rows].sort((one, two) => rank(one) - rank(two));
}

type Named = Pick<PouringRow, 'guestName' | 'guestProducer' | 'beer' | 'beerKey' | 'beerName'>;

/** What two pourings of the same drink have in common. */
export const drinkKeyOf = ({ guestName, guestProducer, beer, beerKey }: Named): string =>
  guestName
    ? `guest ${foldText(guestProducer ?? '')} ${foldText(guestName)}`
    : `beer ${beer?.documentId ?? beerKey ?? ''}`;

const serializeGuest = (row: PouringRow): Drink => ({
  kind: row.guestKind ?? 'other',
  isGuest: true,
  slug: null,
  name: required(row.guestName),
  producer: emptyToNull(row.guestProducer),
  style: emptyToNull(row.guestStyle),
  abv: emptyToNull(row.guestAbv),
  ibu: null,
  color: null,
  description: null,
  image: null,
});

/** An ended pouring shows the beer as it was; so does one whose beer was deleted. */
const beerNames = ({ state, beer, beerName, beerStyle, beerAbv }: PouringRow) =>
  beer && (state !== 'off' || beerName === null)
    ? { name: beer.name, style: emptyToNull(beer.style), abv: beer.abv }
    : { name: required(beerName), style: emptyToNull(beerStyle), abv: beerAbv };

function serializeBeer(row: PouringRow): Drink {
  const { beer } = row;
  const [image] = beer?.images ?? [];
  return {
    kind: 'beer',
    isGuest: false,
    slug: beer && beer.isActive !== false ? beer.slug : null,
    ...beerNames(row),
    producer: null,
    ibu: beer?.ibu ?? null,
    color: emptyToNull(beer?.color),
    description: emptyToNull(beer?.description),
    image: image ? toPublicImage(image, 0) : null,
  };
}

export const serializeDrink = (row: PouringRow): Drink => (row.guestName ? serializeGuest(row) : serializeBeer(row));

const serializePour = ({ name, ounces, price }: Pour): Pour => ({
  name: emptyToNull(name),
  ounces: emptyToNull(ounces),
  price: emptyToNull(price),
});

export const serializePours = (pours: PouringRow['pours']): Pour[] => (pours ?? []).map(serializePour);

/** The tap of an ended pouring as it was called then. */
function tapNameOf({ state, tap, tapNumber, tapLabel }: PouringRow): TapName | null {
  if (tap && (state !== 'off' || tapNumber === null)) return { number: tap.number, label: emptyToNull(tap.label) };
  return tapNumber === null || state !== 'off' ? null : { number: tapNumber, label: emptyToNull(tapLabel) };
}

export const serializePouring = (row: PouringRow): Pouring => ({
  _id: row.documentId,
  status: row.state,
  tap: tapNameOf(row),
  drink: serializeDrink(row),
  pours: serializePours(row.pours),
  level: row.level,
  tappedAt: toInstantOrNull(row.tappedAt),
  endedAt: toInstantOrNull(row.endedAt),
});

export const serializeStaffPouring = (row: PouringRow): StaffPouring => ({
  ...serializePouring(row),
  beer: row.guestName ? null : (row.beer?.documentId ?? null),
  tapId: row.tap?.documentId ?? null,
  reason: row.reason,
  updatedAt: toInstant(row.updatedAt),
});
