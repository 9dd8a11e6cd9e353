/** The filter of /events: a taproom and a category, kept in the URL's query. */
import { publicCategories, type PublicCategory } from './category';
import type { TaproomSummary } from '../taproom/taproom';

/** `tapRoom` is a taproom's name, or `All`. */
export type EventFilter = { tapRoom: string; category: PublicCategory | null };

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name'>[];

export const noEventFilter: EventFilter = { tapRoom: 'All', category: null };

const isSame = (value: string, text: string) => value.toLowerCase() === text.trim().toLowerCase();

/** By its slug or its name. */
const findTaproom = (taprooms: Taprooms, text: string) =>
  taprooms.find(({ slug }) => isSame(slug, text)) ?? taprooms.find(({ name }) => isSame(name, text));

/** The canonical value of the parameter `taproom`; null for one that filters nothing. */
export const canonicalTaproomParam = (taprooms: Taprooms, text: string) => findTaproom(taprooms, text)?.slug ?? null;

/** Unknown values filter nothing. */
export const parseEventFilter = (params: URLSearchParams, taprooms: Taprooms): EventFilter => ({
  tapRoom: findTaproom(taprooms, params.get('taproom') ?? '')?.name ?? noEventFilter.tapRoom,
  category:
    publicCategories.find((category) => isSame(category, params.get('category') ?? '')) ?? noEventFilter.category,
});

export const isEventFilterActive = ({ tapRoom, category }: EventFilter) => tapRoom !== 'All' || category !== null;

/** One path for each selection: `/events?taproom=auburn&category=live-music`. */
export const eventFilterPath = ({ tapRoom, category }: EventFilter, taprooms: Taprooms) => {
  const slug = taprooms.find(({ name }) => name === tapRoom)?.slug;
  const params = [slug ? `taproom=${slug}` : '', category ? `category=${category}` : ''];
  const query = params.filter(Boolean).join('&');
  return query ? `/events?${query}` : '/events';
};
