import { foldText } from '#domain/shared/fold-text';
import type { Drink, Pour, Pouring, StaffPouring, TapName } from '#domain/tap/schema';
import { toPublicImage } from '#lib/media';
import { emptyToNull, required, toInstant, toInstantOrNull } from '#lib/stored-values';
import type { PouringRow } from './document';

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
