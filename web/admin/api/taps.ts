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
import { toQueryString } from '../../domain/query-string';
import { staffDownload, staffSend, freshOptions } from '../../api/staff/client';
import { sendFor, staffQuery, type Timing } from './query';

type TapListResponse = { tapList: StaffTapList };
/** `change` is what `undo` takes back. */
export type PressResponse = TapListResponse & { change: TapChange };

/** First day and last day. */
export type TapPeriod = { from: string; to: string };

const pathOf = (taproom: string) => `/taps/admin/${taproom}`;

/** Bartenders change the list at the same time. */
const refetchIntervalMs = 15_000;

/** A part of what belongs to the list, which is its last part of the path. */
const partQuery = <Data>(taproom: string, part: string, params?: object, timing?: Timing, field = part) =>
  staffQuery<Data>(
    ['taps', taproom, part, ...(params ? [params] : [])],
    `${pathOf(taproom)}/${part}${toQueryString({ ...params })}`,
    field,
    timing,
  );

/** Figures of the past change slowly. */
const pastMs = 60_000;

export const tapQueries = {
  list: (taproom: string) =>
    staffQuery<StaffTapList>(['taps', taproom, 'list'], pathOf(taproom), 'tapList', {
      refetchInterval: refetchIntervalMs,
    }),
  drinks: (taproom: string) => partQuery<TappableDrink[]>(taproom, 'drinks'),
  /** The default pours of all taprooms. */
  defaultPours: () => staffQuery<DefaultPours>(['taps', 'default-pours'], '/default-pours', 'defaultPours'),
  changes: (taproom: string, limit: number) =>
    partQuery<TapChange[]>(taproom, 'changes', { limit }, { refetchInterval: refetchIntervalMs }),
  statistics: (taproom: string, period: TapPeriod) =>
    partQuery<TapStatistics>(taproom, 'statistics', period, { staleTime: pastMs }),
  /** How often the list was opened by its QR codes and embedded lists. */
  visits: (taproom: string, period: TapPeriod) =>
    partQuery<VisitCount[]>(taproom, 'visits', period, { staleTime: pastMs }),
  /** What was on at an instant. */
  on: (taproom: string, at: string) =>
    partQuery<PastPouring[]>(taproom, 'on', { at }, { staleTime: pastMs }, 'pourings'),
  /** What visitors see, of all taprooms that keep a list. */
  published: () => staffQuery<TapList[]>(['taps', 'published'], '/taps', 'taprooms', { refetchInterval: 60_000 }),
};

export const fetchLatestTapList = (queryClient: QueryClient, taproom: string): Promise<StaffTapList> =>
  queryClient.fetchQuery({ ...tapQueries.list(taproom), ...freshOptions });

export const downloadHistory = ({ taproom, ...period }: TapPeriod & { taproom: string }) =>
  staffDownload(`${pathOf(taproom)}/history.csv${toQueryString(period)}`);

/** A call that changes what the taps pour. Repeated with the same key, it has the same result as once. */
export type Press = { method: Method; path: string; body?: object };

const post = (path: string, body: object): Press => ({ method: 'POST', path, body });

/** The presses, below `/taps/admin/{taproom}`. */
export const presses = {
  swap: (tap: string, body: z.input<typeof swapInput>) => post(`/taps/${tap}/swap`, body),
  kick: (tap: string, body: z.input<typeof kickInput>) => post(`/taps/${tap}/kick`, body),
  level: (tap: string, body: z.input<typeof levelInput>) => post(`/taps/${tap}/level`, body),
  planNext: (body: z.input<typeof onDeckInput>) => post('/on-deck', body),
  sortOnDeck: (order: string[]): Press => ({ method: 'PUT', path: '/on-deck/order', body: { order } }),
  removeOnDeck: (pouring: string): Press => ({ method: 'DELETE', path: `/on-deck/${pouring}` }),
  edit: (pouring: string, body: z.input<typeof pouringUpdate>): Press => ({
    method: 'PUT',
    path: `/pourings/${pouring}`,
    body,
  }),
  check: () => post('/checks', {}),
  undo: (key: string) => post('/undo', { key }),
};

export const sendPress = (taproom: string, { method, path, body }: Press) =>
  staffSend<PressResponse>(method, pathOf(taproom) + path, body);

export const saveDefaultPours = (body: z.input<typeof defaultPoursInput>) =>
  sendFor<DefaultPours>('defaultPours', 'PUT', '/default-pours', body);

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
