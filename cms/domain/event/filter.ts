/** The filter of /events: a taproom and a category, kept in the URL's query. */
import { publicCategories, type PublicCategory } from './category';
import { tapRooms, type TapRoom } from './constants';

export type EventFilter = { tapRoom: TapRoom; category: PublicCategory | null };

export const noEventFilter: EventFilter = { tapRoom: 'All', category: null };

const findIgnoringCase = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value.toLowerCase() === text?.trim().toLowerCase());

/** Unknown values filter nothing. */
export const parseEventFilter = (params: URLSearchParams): EventFilter => ({
  tapRoom: findIgnoringCase(tapRooms, params.get('taproom')) ?? noEventFilter.tapRoom,
  category: findIgnoringCase(publicCategories, params.get('category')) ?? noEventFilter.category,
});

export const isEventFilterActive = ({ tapRoom, category }: EventFilter) => tapRoom !== 'All' || category !== null;

/** One path for each selection: `/events?taproom=auburn&category=live-music`. */
export const eventFilterPath = ({ tapRoom, category }: EventFilter) => {
  const params = [tapRoom === 'All' ? '' : `taproom=${tapRoom.toLowerCase()}`, category ? `category=${category}` : ''];
  const query = params.filter(Boolean).join('&');
  return query ? `/events?${query}` : '/events';
};
