/** Where an event takes place: in one taproom, in both, or elsewhere. Its location is free text. */
import { isTaproomVenue } from './venue';
import type { Event } from './event';

type Taproom = Exclude<Event['tapRoom'], 'All'>;

export type TaproomPlace = {
  /** Such as `Boldridge Brewing Co., Auburn`. */
  name: string;
  /** Null if unknown. */
  address: string | null;
};

export type TaproomPlaces = Record<Taproom, TaproomPlace>;

/** `taproom` is null for other places, whose address is unknown beyond their name. */
export type EventPlace = { taproom: Taproom; name: string; address: string | null } | { taproom: null; name: string };

/** A text with a house number and a street is an address of its own. */
const hasStreetNumber = (text: string) => /\b\d+\s+\p{L}{2,}/u.test(text);

const isElsewhere = (location: string) => hasStreetNumber(location) || !isTaproomVenue(location);

/** At least one place. A taproom is named by the event's location (`Barrel Room, Auburn`), or by its own name. */
export const getEventPlaces = (
  { tapRoom, location }: Pick<Event, 'tapRoom' | 'location'>,
  taprooms: TaproomPlaces,
): EventPlace[] => {
  const text = location?.trim().replace(/\s*\n\s*/g, ', ') || null;
  if (text && isElsewhere(text)) return [{ taproom: null, name: text }];
  if (tapRoom !== 'All') return [{ ...taprooms[tapRoom], taproom: tapRoom, ...(text && { name: text }) }];
  return (['Auburn', 'Folsom'] as const).map((taproom) => ({ ...taprooms[taproom], taproom }));
};

const toLine = (address: string) => address.trim().replace(/[\s,]*\n\s*/g, ', ');

/** Name and street address on one line, for calendars and maps. */
export const formatEventPlace = (event: Pick<Event, 'tapRoom' | 'location'>, taprooms: TaproomPlaces): string =>
  getEventPlaces(event, taprooms)
    .map((place) => (place.taproom && place.address ? `${place.name}, ${toLine(place.address)}` : place.name))
    .join(' / ');
