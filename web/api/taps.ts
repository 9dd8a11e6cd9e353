import { queryOptions } from '@tanstack/react-query';
import { hasTapList, findBeersAtTaprooms } from '../domain/tap-list';
import type { Drink, Pouring, TapList } from '@domain/tap/schema';
import { ApiError, get, send } from './client';
import { readQuery } from './read-query';

/** What lists show of a drink: its description and image would be half of the bytes of a page with 60 taps. */
export type ListedDrink = Omit<Drink, 'description' | 'image'>;
export type ListedPouring = Omit<Pouring, 'drink'> & { drink: ListedDrink };
export type ListedTapList = Omit<TapList, 'on' | 'onDeck' | 'justKicked'> &
  Record<'on' | 'onDeck' | 'justKicked', ListedPouring[]>;

/** The first taps of a list, and how many there are. */
export type TapListPreview = Pick<TapList, 'taproom' | 'checkedAt' | 'changedAt'> & {
  on: ListedPouring[];
  total: number;
};

/** Open pages follow the list while they are visible; the edge responds with 304 if nothing has changed. */
const live = { staleTime: 4000, refetchInterval: 5000, refetchOnWindowFocus: true } as const;

const maxPreviewed = 8;

function toListedPouring({ drink, ...pouring }: Pouring): ListedPouring {
  const { kind, isGuest, slug, name, producer, style, abv, ibu, color } = drink;
  return { ...pouring, drink: { kind, isGuest, slug, name, producer, style, abv, ibu, color } };
}

const toListedTapList = ({ on, onDeck, justKicked, ...list }: TapList): ListedTapList => ({
  ...list,
  on: on.map(toListedPouring),
  onDeck: onDeck.map(toListedPouring),
  justKicked: justKicked.map(toListedPouring),
});

const toPreview = ({ taproom, checkedAt, changedAt, on }: TapList): TapListPreview => ({
  taproom,
  checkedAt,
  changedAt,
  on: on.slice(0, maxPreviewed).map(toListedPouring),
  total: on.length,
});

/** The lists of the taprooms that keep one. */
const listsQuery = <Data>(name: string, parse: (lists: TapList[]) => Data) => ({
  ...readQuery(['taps', name], '/taps', ({ taprooms }: { taprooms: TapList[] }) => parse(taprooms.filter(hasTapList))),
  ...live,
});

export const tapQueries = {
  /** The lists of all taprooms that keep one. */
  lists: () => listsQuery('lists', (lists) => lists.map(toListedTapList)),
  /** The list of a taproom; null if it keeps none. */
  list: (slug: string) =>
    queryOptions({
      ...live,
      queryKey: ['taps', 'list', slug],
      queryFn: async ({ client, signal }) => {
        const path = `/taps/${encodeURIComponent(slug)}`;
        const list = await get<{ tapList: TapList }>(path, { client, signal }).catch(toNull);
        return list && hasTapList(list.tapList) ? toListedTapList(list.tapList) : null;
      },
    }),
  /** The first taps of each taproom. */
  previews: () => listsQuery('previews', (lists) => lists.filter(({ on }) => on.length > 0).map(toPreview)),
  /** The places where each beer pours, and the slugs of the taprooms that keep a list. */
  beers: () =>
    listsQuery('beers', (lists) => ({
      beers: findBeersAtTaprooms(lists),
      taprooms: lists.map(({ taproom }) => taproom.slug),
    })),
};

/** A taproom without taps may have no list. */
function toNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Never repeated: a visitor doesn't wait for it, and a few lost visits matter less than those counted twice. */
export function countVisit(taproom: string, source: string) {
  const path = `/taps/${encodeURIComponent(taproom)}/visits`;
  // It is sent even if the visitor leaves at once.
  send('POST', path, { source }, { keepalive: true }).catch(() => undefined);
}
