import { queryOptions } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import type { Screen } from '@domain/screen/schema';
import type { TapList } from '@domain/tap/schema';
import { get } from '../../api/client';
import { staffSend } from '../../api/staff/client';
import { invalidator, recordApi, staffQuery } from './query';

const refreshMs = 15_000;

export const screenQueries = {
  boards: () => staffQuery<Board[]>(['screens', 'boards'], '/boards', 'boards'),
  screens: () => staffQuery<Screen[]>(['screens', 'screens'], '/screens', 'screens', { refetchInterval: refreshMs }),
  /** What screens show: the public list. */
  tapList: (taproom: string) =>
    queryOptions({
      queryKey: ['screens', 'tap-list', taproom],
      queryFn: async ({ signal }) =>
        (await get<{ tapList: TapList }>(`/taps/${encodeURIComponent(taproom)}`, { signal })).tapList,
      refetchInterval: refreshMs,
    }),
};

export const invalidateScreens = invalidator('screens');

export const boardApi = recordApi<Board>({
  name: 'board',
  path: '/boards',
  idOf: ({ _id }) => _id,
  list: screenQueries.boards,
  invalidate: invalidateScreens,
});

export const screenMutations = {
  pair: (pairing: object) => staffSend<{ screen: Screen }>('POST', '/screens/pair', pairing),
  update: ({ id, changes }: { id: string; changes: object }) =>
    staffSend<{ screen: Screen }>('PUT', `/screens/${id}`, changes),
  unpair: (id: string) => staffSend<{ message: string }>('DELETE', `/screens/${id}`),
  reload: (id: string) => staffSend<{ screen: Screen }>('POST', `/screens/${id}/reload`),
};
