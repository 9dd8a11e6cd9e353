/** The tap list of a taproom, as staff see and change it. */
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  defaultPoursInput,
  kickInput,
  levelInput,
  onDeckInput,
  pouringUpdate,
  swapInput,
  tapInput,
  tapUpdate,
} from '@domain/tap/input';
import type {
  DefaultPours,
  PastPouring,
  StaffTapList,
  TapChange,
  TapList,
  TappableDrink,
  TapStatistics,
  VisitCount,
} from '@domain/tap/schema';
import type { Method } from '../../api/client';
import { toQueryString } from '../../api/query-string';
import { staffDownload, staffSend, freshOptions } from '../../api/staff/client';
import { staffQuery } from './query';

type TapListResponse = { tapList: StaffTapList };
type DefaultPoursResponse = { defaultPours: DefaultPours };
/** `change` is what `undo` takes back. */
export type PressResponse = TapListResponse & { change: TapChange };

/** First day and last day. */
export type TapPeriod = { from: string; to: string };

const pathOf = (taproom: string) => `/taps/admin/${taproom}`;

/** Bartenders change the list at the same time. */
const refetchIntervalMs = 15_000;

export const tapQueries = {
  list: (taproom: string) => ({
    ...staffQuery<StaffTapList>(['taps', taproom, 'list'], pathOf(taproom), 'tapList'),
    refetchInterval: refetchIntervalMs,
  }),
  drinks: (taproom: string) =>
    staffQuery<TappableDrink[]>(['taps', taproom, 'drinks'], `${pathOf(taproom)}/drinks`, 'drinks'),
  /** The default pours of all taprooms. */
  defaultPours: () => staffQuery<DefaultPours>(['taps', 'default-pours'], '/default-pours', 'defaultPours'),
  changes: (taproom: string, limit: number) => ({
    ...staffQuery<TapChange[]>(
      ['taps', taproom, 'changes', limit],
      `${pathOf(taproom)}/changes?limit=${limit}`,
      'changes',
    ),
    refetchInterval: refetchIntervalMs,
  }),
  statistics: (taproom: string, period: TapPeriod) => ({
    ...staffQuery<TapStatistics>(
      ['taps', taproom, 'statistics', period],
      `${pathOf(taproom)}/statistics${toQueryString(period)}`,
      'statistics',
    ),
    staleTime: 60_000,
  }),
  /** How often the list was opened by its QR codes and embedded lists. */
  visits: (taproom: string, period: TapPeriod) => ({
    ...staffQuery<VisitCount[]>(
      ['taps', taproom, 'visits', period],
      `${pathOf(taproom)}/visits${toQueryString(period)}`,
      'visits',
    ),
    staleTime: 60_000,
  }),
  /** What was on at an instant. */
  on: (taproom: string, at: string) => ({
    ...staffQuery<PastPouring[]>(
      ['taps', taproom, 'on', at],
      `${pathOf(taproom)}/on${toQueryString({ at })}`,
      'pourings',
    ),
    staleTime: 60_000,
  }),
  /** What visitors see, of all taprooms that keep a list. */
  published: () => ({
    ...staffQuery<TapList[]>(['taps', 'published'], '/taps', 'taprooms'),
    refetchInterval: 60_000,
  }),
};

export const fetchLatestTapList = (queryClient: QueryClient, taproom: string): Promise<StaffTapList> =>
  queryClient.fetchQuery({ ...tapQueries.list(taproom), ...freshOptions });

export const downloadHistory = ({ taproom, ...period }: TapPeriod & { taproom: string }) =>
  staffDownload(`${pathOf(taproom)}/history.csv${toQueryString(period)}`);

/** A call that changes what the taps pour. Repeated with the same key, it has the same result as once. */
export type Press = { method: Method; path: string; body?: object };

/** The presses, below `/taps/admin/{taproom}`. */
export const presses = {
  swap: (tap: string, body: z.input<typeof swapInput>): Press => ({ method: 'POST', path: `/taps/${tap}/swap`, body }),
  kick: (tap: string, body: z.input<typeof kickInput>): Press => ({ method: 'POST', path: `/taps/${tap}/kick`, body }),
  level: (tap: string, body: z.input<typeof levelInput>): Press => ({
    method: 'POST',
    path: `/taps/${tap}/level`,
    body,
  }),
  planNext: (body: z.input<typeof onDeckInput>): Press => ({ method: 'POST', path: '/on-deck', body }),
  sortOnDeck: (order: string[]): Press => ({ method: 'PUT', path: '/on-deck/order', body: { order } }),
  removeOnDeck: (pouring: string): Press => ({ method: 'DELETE', path: `/on-deck/${pouring}` }),
  edit: (pouring: string, body: z.input<typeof pouringUpdate>): Press => ({
    method: 'PUT',
    path: `/pourings/${pouring}`,
    body,
  }),
  check: (): Press => ({ method: 'POST', path: '/checks', body: {} }),
  undo: (key: string): Press => ({ method: 'POST', path: '/undo', body: { key } }),
};

export const sendPress = (taproom: string, { method, path, body }: Press) =>
  staffSend<PressResponse>(method, pathOf(taproom) + path, body);

export const saveDefaultPours = async (body: z.input<typeof defaultPoursInput>): Promise<DefaultPours> =>
  (await staffSend<DefaultPoursResponse>('PUT', '/default-pours', body)).defaultPours;

/** Setting up the taps themselves. */
export const addTaps = (taproom: string, body: z.input<typeof tapInput>) =>
  staffSend<TapListResponse>('POST', `${pathOf(taproom)}/taps`, body);

export const updateTap = (taproom: string, tap: string, body: z.input<typeof tapUpdate>) =>
  staffSend<TapListResponse>('PUT', `${pathOf(taproom)}/taps/${tap}`, body);

export const removeTap = (taproom: string, tap: string) =>
  staffSend<TapListResponse>('DELETE', `${pathOf(taproom)}/taps/${tap}`);

export const sortTaps = (taproom: string, order: string[]) =>
  staffSend<TapListResponse>('PUT', `${pathOf(taproom)}/order`, { order });

/** Shows the list of a response at once; everything that depends on it is fetched again. */
export function applyTapList(queryClient: QueryClient, tapList: StaffTapList) {
  const { queryKey } = tapQueries.list(tapList.taproom.slug);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, tapList);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [entity, , part] }) => entity === 'taps' && part !== 'list',
  });
}
