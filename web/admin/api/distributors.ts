import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffDistributor } from '@domain/distributor/distributor';
import type { DistributorKind } from '@domain/distributor/kind';
import type { Pagination } from '@domain/shared/envelope';
import { toQueryString } from '../../api/query-string';
import { staffDownload, staffGet, staffSend } from './client';
import { freshOptions, snapshotOptions } from './query-options';

type DistributorFilter = { search?: string; kind?: DistributorKind };
type DistributorPage = { distributors: StaffDistributor[]; pagination: Pagination };
type Body = { distributor: StaffDistributor };

export const distributorQueries = {
  list: (params: DistributorFilter & { page?: number }) =>
    queryOptions({
      queryKey: ['distributors', 'list', params],
      queryFn: ({ signal }) => staffGet<DistributorPage>(`/distributors/admin${toQueryString(params)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['distributors', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<Body>(`/distributors/admin/${id}`, { signal })).distributor,
    }),
};

export const distributorSnapshot = (id: string) => ({ ...distributorQueries.byId(id), ...snapshotOptions });

export const fetchLatestDistributor = (queryClient: QueryClient, id: string): Promise<StaffDistributor> =>
  queryClient.fetchQuery({ ...distributorQueries.byId(id), ...freshOptions });

/** Creates a distributor if `id` is null. */
export const saveDistributor = async ({ id, body }: { id: string | null; body: object }): Promise<StaffDistributor> =>
  (
    await (id === null
      ? staffSend<Body>('POST', '/distributors', body)
      : staffSend<Body>('PUT', `/distributors/${id}`, body))
  ).distributor;

/** Undoes a delete of the last hour. */
export const restoreDistributor = (id: string) => staffSend<Body>('POST', `/distributors/${id}/restore`);

export const distributorMutations = {
  save: mutationOptions({ mutationFn: saveDistributor }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/distributors/${id}`),
  }),
  exportCsv: mutationOptions({
    mutationFn: (filter: DistributorFilter) => staffDownload(`/distributors/admin/export/csv${toQueryString(filter)}`),
  }),
};

export const invalidateDistributors = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['distributors'] });
