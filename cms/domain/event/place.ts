/** Where an event takes place: in one taproom, in all of them, or elsewhere. Its location is free text. */
import { isTaproomVenue } from './venue';
import type { Event } from './event';

export type TaproomPlace = {
  /** The value of an event's `tapRoom`: `Auburn`. */
  taproom: string;
  /** Such as `Boldridge Brewing Co., Auburn`. */
  name: string;
  /** Null if unknown. */
  address: string | null;
};

/** `taproom` is null for other places, whose address is unknown beyond their name. */
export type EventPlace = TaproomPlace | { taproom: null; name: string };

/** A text with a house number and a street is an address of its own. */
const hasStreetNumber = (text: string) => /\b\d+\s+\p{L}{2,}/u.test(text);

const isElsewhere = (location: string) => hasStreetNumber(location) || !isTaproomVenue(location);

/**
 * A taproom is named by the event's location (`Barrel Room, Auburn`), or by its own name. Of one that is no longer shown, only
 * the name is known. None only if there are no taprooms.
 */
export const getEventPlaces = (
  { tapRoom, location }: Pick<Event, 'tapRoom' | 'location'>,
  taprooms: readonly TaproomPlace[],
): EventPlace[] => {
  const text = location?.trim().replace(/\s*\n\s*/g, ', ') || null;
  if (text && isElsewhere(text)) return [{ taproom: null, name: text }];
  if (tapRoom === 'All') return [...taprooms];
  const place = taprooms.find(({ taproom }) => taproom === tapRoom);
  return [place ? { ...place, ...(text && { name: text }) } : { taproom: null, name: text ?? tapRoom }];
};

const toLine = (address: string) => address.trim().replace(/[\s,]*\n\s*/g, ', ');

/** Name and street address on one line, for calendars and maps. */
export const formatEventPlace = (
  event: Pick<Event, 'tapRoom' | 'location'>,
  taprooms: readonly TaproomPlace[],
): string =>
  getEventPlaces(event, taprooms)
    .map((place) => (place.taproom && place.address ? `${place.name}, ${toLine(place.address)}` : place.name))
    .join(' / ');
