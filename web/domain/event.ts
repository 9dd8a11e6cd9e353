/** Display text of an event's date and time: long dates, 12-hour clock. */
import { publicCategories, type PublicCategory } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import { normalizeSchedule, type EventDates } from '@domain/event/schedule';
import { isTaproomVenue } from '@domain/event/time-zone';
import { formatPrice } from '@domain/money/price';
import type { TaproomSummary } from '@domain/taproom/schema';
import { formatFullDate, formatLongDate } from '@domain/time/format';
import { parsePacificDate } from '@domain/time/pacific';
import { formatTime } from '@domain/time/time-of-day';
import { oneOf } from './list-options';
import { toQueryString } from './query-string';

/** Includes the year unless it is the current one. */
const formatDay = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? formatLongDate(date) : formatFullDate(date);

/** `Saturday, July 4`, or `Friday, July 3 – Sunday, July 5` for events of several days. `today` is local to the event. */
export const formatEventDate = (event: EventDates, today: string) => {
  const { startDate } = normalizeSchedule(event);
  const lastDate = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  return lastDate > startDate
    ? `${formatDay(startDate, today)} – ${formatDay(lastDate, today)}`
    : formatDay(startDate, today);
};

/** `5:00 PM – 8:00 PM`, `5:00 PM`, or null if there is no time. */
export const formatEventTime = (event: EventDates): string | null => {
  const { startTime, endTime } = normalizeSchedule(event);
  if (startTime && endTime) return `${formatTime(startTime)} – ${formatTime(endTime)}`;
  if (startTime) return formatTime(startTime);
  return endTime && `Until ${formatTime(endTime)}`;
};

// The filter of /events: a taproom and a category, kept in the URL's query.

/** `tapRoom` is a taproom's name, or `All`. */
export type EventFilter = { tapRoom: string; category: PublicCategory | null };

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name'>[];

export const noEventFilter: EventFilter = { tapRoom: 'All', category: null };

const isSame = (value: string, text: string) => value.toLowerCase() === text.trim().toLowerCase();

/** Finds a taproom by its slug or its name. */
const findTaproom = (taprooms: Taprooms, text: string) =>
  taprooms.find(({ slug }) => isSame(slug, text)) ?? taprooms.find(({ name }) => isSame(name, text));

/** The canonical value of the parameter `taproom`; null for one that filters nothing. */
export const canonicalTaproomParam = (taprooms: Taprooms, text: string) => findTaproom(taprooms, text)?.slug ?? null;

export const categoryParam = oneOf(publicCategories);

/** Unknown values filter nothing. */
export const parseEventFilter = (params: URLSearchParams, taprooms: Taprooms): EventFilter => ({
  tapRoom: findTaproom(taprooms, params.get('taproom') ?? '')?.name ?? noEventFilter.tapRoom,
  category: categoryParam(params.get('category') ?? ''),
});

export const isEventFilterActive = ({ tapRoom, category }: EventFilter) => tapRoom !== 'All' || category !== null;

/** One path for each selection: `/events?taproom=auburn&category=live-music`. */
export const eventFilterPath = ({ tapRoom, category }: EventFilter, taprooms: Taprooms) =>
  `/events${toQueryString({ taproom: taprooms.find(({ name }) => name === tapRoom)?.slug, category })}`;

// The places of an event: one taproom, all of them, or elsewhere. Its location is free text.

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

// Ticket price, button label and attendance of an event.

/** Null if the event is free. */
export const formatTicketPrice = ({ ticketPrice }: Pick<Event, 'ticketPrice'>) =>
  ticketPrice !== null && ticketPrice > 0 ? formatPrice(ticketPrice) : null;

export const ticketButtonLabel = (event: Pick<Event, 'ticketPrice'>, toWord = (text: string) => text) => {
  const price = formatTicketPrice(event);
  return price ? `${toWord('Get Tickets')} - ${price}` : toWord('View Event');
};

/** `12/40`, or null if the number of attendees is not limited. */
export const formatAttendance = ({
  currentAttendees,
  maxAttendees,
}: Pick<Event, 'currentAttendees' | 'maxAttendees'>) =>
  maxAttendees ? `${currentAttendees ?? 0}/${maxAttendees}` : null;

/** Events in order of their start, by the month of it (`2026-07`). */
export const groupByMonth = <Item extends EventDates & Pick<Event, '_id'>>(events: readonly Item[]) => {
  const months = new Map<string, Item[]>();
  for (const event of events) {
    const month = normalizeSchedule(event).startDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, monthEvents]) => ({ month, events: monthEvents }));
};
