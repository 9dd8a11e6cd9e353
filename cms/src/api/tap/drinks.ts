/** What can be put on a tap: the brewery's active beers, and guests that were on before. */
import type { Drink, TappableDrink } from '#domain/tap/tap-list';
import { readInCurrentTransaction } from '#lib/database/read-in-transaction';
import { emptyToNull, toInstantOrNull } from '#lib/stored-values';
import { beerUid, pouringUid, type PouringRow } from './document';
import { findPourings, type ListedTaproom } from './queries';
import { serializeDrink, serializePours } from './serialize';

const maxGuests = 100;

type Beer = { documentId: string; name: string; style: string | null; abv: number | null; color: string | null };

const findActiveBeers = (): Promise<Beer[]> =>
  strapi.db.query(beerUid).findMany({
    select: ['documentId', 'name', 'style', 'abv', 'color'],
    where: { isActive: true },
    orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
  });

/** The columns that tell drinks apart. */
const drinkColumns = { beer: ['beer_key'], guest: ['guest_name', 'guest_producer'] } as const;

/** The last keg of each beer or guest; in one taproom, or in any. */
async function findLastKegs(kind: keyof typeof drinkColumns, taproom: ListedTaproom | null): Promise<PouringRow[]> {
  const { tableName, attributes } = strapi.db.metadata.get(pouringUid);
  const columns = drinkColumns[kind];
  const { name: linkTable } = Reflect.get(attributes['taproom'] ?? {}, 'joinTable') as { name: string };
  const rows: { id: number }[] = await readInCurrentTransaction((connection) => {
    const kegs = connection(tableName).select('id', ...columns, 'tapped_at');
    const ranked = kegs
      .rowNumber('age', (window: { partitionBy(names: readonly string[]): { orderBy(order: object[]): unknown } }) =>
        window.partitionBy(columns).orderBy([
          { column: 'tapped_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
      )
      .whereNotNull('tapped_at')
      .whereNotNull(columns[0])
      .where((query: ReturnType<typeof connection>) => query.whereNull('reason').orWhereNot('reason', 'undone'));
    if (taproom) {
      const inTaproom = connection(linkTable).select('pouring_id').where({ taproom_id: taproom.id });
      void ranked.whereIn('id', inTaproom);
    }
    return connection.select('id').from(ranked.as('kegs')).where({ age: 1 });
  });
  return findPourings({ id: { $in: rows.map(({ id }) => id) } }, [{ tappedAt: 'desc' }, { id: 'desc' }]);
}

const pickDrink = ({ kind, isGuest, name, producer, style, abv, color }: Drink): TappableDrink['drink'] => ({
  kind,
  isGuest,
  name,
  producer,
  style,
  abv,
  color,
});

const toBeerDrink = ({ name, style, abv, color }: Beer): TappableDrink['drink'] => ({
  kind: 'beer',
  isGuest: false,
  name,
  producer: null,
  style: emptyToNull(style),
  abv,
  color: emptyToNull(color),
});

const guestKeyOf = ({ guestName, guestProducer }: PouringRow) => `${guestProducer ?? ''} ${guestName}`;

/** Beers by name, then guests, the last ones first. Pours are those of this taproom if it has poured the drink before. */
export async function listDrinks(taproom: ListedTaproom): Promise<TappableDrink[]> {
  const [here, anywhere] = [await findLastKegs('beer', taproom), await findLastKegs('beer', null)];
  const findLast = (rows: PouringRow[], beer: Beer) => rows.find(({ beerKey }) => beerKey === beer.documentId);
  const beers = (await findActiveBeers()).map((beer): TappableDrink => {
    const last = findLast(here, beer);
    return {
      beer: beer.documentId,
      drink: toBeerDrink(beer),
      pours: serializePours((last ?? findLast(anywhere, beer))?.pours ?? []),
      lastOnAt: toInstantOrNull(last?.tappedAt ?? null),
    };
  });
  const guestsHere = await findLastKegs('guest', taproom);
  const known = new Set(guestsHere.map(guestKeyOf));
  const guestsElsewhere = (await findLastKegs('guest', null)).filter((row) => !known.has(guestKeyOf(row)));
  const toGuest = (row: PouringRow, isHere: boolean): TappableDrink => ({
    beer: null,
    drink: pickDrink(serializeDrink(row)),
    pours: serializePours(row.pours),
    lastOnAt: isHere ? toInstantOrNull(row.tappedAt) : null,
  });
  const guests = [...guestsHere.map((row) => toGuest(row, true)), ...guestsElsewhere.map((row) => toGuest(row, false))];
  return [...beers, ...guests.slice(0, maxGuests)];
}
