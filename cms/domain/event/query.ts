/** Query parameters of the event lists. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryChoice, queryBoolean, queryText } from '../shared/query-fields';
import { eventCategories, eventStatuses, tapRooms } from './constants';

const tapRoom = queryChoice(tapRooms, 'Please choose a valid tap room');
const category = queryChoice(eventCategories, 'Please choose a valid category');
const status = queryChoice(eventStatuses, 'Please choose a valid status');

/** `GET /api/events` */
export const eventListQuery = z.object({ ...pageParams(20), upcoming: queryBoolean('upcoming'), tapRoom, category });
export type EventListQuery = z.output<typeof eventListQuery>;

/** `GET /api/events/admin`: filters match stored values exactly. */
export const eventAdminQuery = z.object({
  ...pageParams(12),
  category,
  tapRoom,
  status,
  search: queryText('search'),
});
export type EventAdminQuery = z.output<typeof eventAdminQuery>;
