import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BeerAdminSort } from '@domain/beer/list-order';
import type { Beer } from '@domain/beer/schema';
import type { BeerUpdate } from '@domain/beer/input';
import type { Pagination, Image } from '@domain/shared/response-schemas';
import { toQueryString } from '../../api/query-string';
import { fetchAllPages } from './batch';
import {
  staffDownload,
  staffGet,
  staffSend,
  staffUpload,
  type ImagesUpload,
  toFormData,
  freshOptions,
  snapshotOptions,
} from '../../api/staff/client';
import { staffQuery, invalidator } from './query';

type BeerPage = { beers: Beer[]; pagination: Pagination };

type BeerListFilter = { search?: string; active?: boolean };

type BeerListParams = BeerListFilter & { page?: number; limit?: number; sort?: BeerAdminSort };

const fetchBeers = (params: BeerListParams, signal?: AbortSignal) =>
  staffGet<BeerPage>(`/beers/admin${toQueryString(params)}`, { signal });

export const beerQueries = {
  list: (params: BeerListParams = {}) =>
    queryOptions({
      queryKey: ['beers', 'list', params],
      queryFn: ({ signal }) => fetchBeers({ limit: 100, ...params }, signal),
      placeholderData: keepPreviousData,
    }),
  byId: (id: string) => staffQuery(['beers', 'detail', id], `/beers/admin/${id}`, ({ beer }: { beer: Beer }) => beer),
};

export const beerSnapshot = (id: string) => ({ ...beerQueries.byId(id), ...snapshotOptions });

export const fetchLatestBeer = (queryClient: QueryClient, id: string): Promise<Beer> =>
  queryClient.fetchQuery({ ...beerQueries.byId(id), ...freshOptions });

export const updateBeer = ({ id, beer }: { id: string; beer: BeerUpdate }) =>
  staffSend<{ beer: Beer }>('PUT', `/beers/${id}`, beer);

/** Undoes a delete of the last hour. */
export const restoreBeer = (id: string) => staffSend<{ beer: Beer }>('POST', `/beers/${id}/restore`);

/** `restoreBeer` undoes it. */
export const deleteBeer = (id: string) => staffSend<{ message: string }>('DELETE', `/beers/${id}?restorable=true`);

export const fetchMatchingBeers = async (filter: BeerListFilter): Promise<Beer[]> =>
  (await fetchAllPages((paging) => fetchBeers({ ...filter, ...paging }))).flatMap(({ beers }) => beers);

export const beerMutations = {
  create: (beer: BeerUpdate) => staffSend<{ beer: Beer }>('POST', '/beers', beer),
  update: updateBeer,
  remove: deleteBeer,
  duplicate: (id: string) => staffSend<{ beer: Beer }>('POST', `/beers/${id}/duplicate`),
  addImages: ({ id, files, replacement, onProgress }: ImagesUpload & { id: string }) =>
    staffUpload<{ images: Image[] }>(`/beers/${id}/images`, toFormData('images', files, replacement), onProgress),
  removeImage: ({ id, index, cloudStoragePath }: { id: string; index: number; cloudStoragePath?: string | null }) =>
    staffSend<{ images: Image[] }>(
      'DELETE',
      `/beers/${id}/images/${index}`,
      cloudStoragePath ? { cloudStoragePath } : undefined,
    ),
  exportCsv: () => staffDownload('/beers/admin/export/csv'),
};

export const invalidateBeers = invalidator('beers', 'stats');
