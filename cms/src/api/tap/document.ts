import { fileFields, type MediaFile } from '#lib/media';
import type { DrinkKind, EndReason, KegLevel, PouringStatus, TapAction } from '#domain/tap/constants';
import type { Pour } from '#domain/tap/tap-list';

export const beerUid = 'api::beer.beer';
export const tapUid = 'api::tap.tap';
export const pouringUid = 'api::pouring.pouring';
export const listCheckUid = 'api::list-check.list-check';
export const tapChangeUid = 'api::tap-change.tap-change';

type Instant = string | Date;

export type TapRow = {
  id: number;
  documentId: string;
  number: number;
  label: string | null;
  position: number | null;
  updatedAt: Instant;
};

/** The beer of a pouring. */
type PouredBeer = {
  documentId: string;
  slug: string;
  name: string;
  style: string | null;
  abv: number | null;
  ibu: number | null;
  color: string | null;
  description: string | null;
  isActive: boolean | null;
  images: MediaFile[] | null;
};

/** The columns from `onTap` on are derived: see `derived-pourings.ts`. */
export type PouringRow = {
  id: number;
  documentId: string;
  state: PouringStatus;
  tap: TapRow | null;
  taproom: { documentId: string } | null;
  beer: PouredBeer | null;
  guestKind: DrinkKind | null;
  guestName: string | null;
  guestProducer: string | null;
  guestStyle: string | null;
  guestAbv: number | null;
  pours: Pour[] | null;
  level: KegLevel | null;
  position: number | null;
  tappedAt: Instant | null;
  endedAt: Instant | null;
  reason: EndReason | null;
  updatedAt: Instant;
  onTap: string | null;
  tapNumber: number | null;
  tapLabel: string | null;
  beerKey: string | null;
  beerName: string | null;
  beerStyle: string | null;
  beerAbv: number | null;
};

/** The relations that serialization needs. */
export const pouringPopulate = {
  tap: true,
  taproom: { select: ['documentId'] },
  beer: {
    select: ['documentId', 'slug', 'name', 'style', 'abv', 'ibu', 'color', 'description', 'isActive'],
    populate: { images: { select: fileFields } },
  },
  pours: true,
};

/** Its keys are document ids, not relations: a change outlives what it changed. */
export type ChangeRow = {
  id: number;
  documentId: string;
  key: string;
  requestHash: string | null;
  action: TapAction;
  taproomKey: string;
  tapKey: string | null;
  tapNumber: number | null;
  tapLabel: string | null;
  previousKey: string | null;
  previousName: string | null;
  nextKey: string | null;
  nextName: string | null;
  previousValues: unknown;
  by: string | null;
  pressedAt: Instant;
  undoneAt: Instant | null;
  undoneBy: string | null;
  undoKey: string | null;
  undoHash: string | null;
};
