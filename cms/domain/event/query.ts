/** Query parameters of the event lists. */
import * as z from 'zod';
import { pageParams, queryBoolean, queryChoice, queryChoices, queryText, queryDate } from '../shared/query-fields';
import { eventCategories, eventStatuses, everyTaproom, seriesScopes } from './constants';

/** Accepts any name without `tapRooms`, as the API's description has none. */
const tapRoomParam = (tapRooms?: readonly string[]) =>
  tapRooms ? queryChoice<string>([everyTaproom, ...tapRooms], 'Please choose a valid tap room') : queryText('tapRoom');

const category = queryChoice(eventCategories, 'Please choose a valid category');
const status = queryChoice(eventStatuses, 'Please choose a valid status');

/** Statuses that public calls return only on request. */
const listStatuses = ['cancelled'] as const;
const detailStatuses = ['cancelled', 'completed'] as const;

/** `GET /api/events`. `include=cancelled`: also cancelled events until they would have ended, in addition to `limit`. */
export const eventListQuery = (tapRooms?: readonly string[]) =>
  z.object({
    ...pageParams(20),
    upcoming: queryBoolean('upcoming'),
    tapRoom: tapRoomParam(tapRooms),
    category,
    include: queryChoices(listStatuses, 'include must be cancelled'),
  });
export type EventListQuery = z.output<ReturnType<typeof eventListQuery>>;

/** `GET /api/events/{slug or id}`. `include=cancelled,completed`: also an event of these statuses. */
export const eventDetailQuery = z.object({
  include: queryChoices(detailStatuses, 'include must be cancelled, completed or both'),
});
export type EventDetailQuery = z.output<typeof eventDetailQuery>;

/** Orders of the staff list; the first is the default. */
const eventOrders = ['latest-first', 'upcoming-first', 'earliest-first'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** `GET /api/events/admin`: filters match stored values exactly; `from` and `to` select events by any of their days. */
export const eventAdminQuery = (tapRooms?: readonly string[]) =>
  z.object({
    ...pageParams(12),
    category,
    tapRoom: tapRoomParam(tapRooms),
    status,
    search: queryText('search'),
    order: queryChoice(eventOrders, 'Please choose a valid order'),
    from: queryDate('from'),
    to: queryDate('to'),
  });
export type EventAdminQuery = z.output<ReturnType<typeof eventAdminQuery>>;

/** `PUT /api/events/{id}` */
export const eventUpdateQuery = z.object({
  scope: queryChoice(seriesScopes, 'scope must be this, following or all'),
});

/** `DELETE /api/events/{id}`: a restorable event can be restored for an hour. */
export const eventDeleteQuery = eventUpdateQuery.extend({ restorable: queryBoolean('restorable') });
