import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { ImportResults } from '@domain/beer/csv-import';
import type { BeerUpdate } from '@domain/beer/input';
import type { Pagination } from '@domain/shared/envelope';
import type { Image } from '@domain/shared/image';
import { toQueryString } from '../../api/query-string';
import { staffDownload, staffGet, staffSend, staffUpload, type ProgressHandler } from './client';
import { fetchAllPages } from './fetch-all-pages';
import { toFormData } from './form-data';
import { freshOptions, snapshotOptions } from './query-options';

type BeerPage = { beers: Beer[]; pagination: Pagination };

type BeerListParams = { page?: number; limit?: number; search?: string; active?: boolean };

export const beerQueries = {
  list: (params: BeerListParams = {}) =>
    queryOptions({
      queryKey: ['beers', 'list', params],
      queryFn: ({ signal }) =>
        staffGet<BeerPage>(`/beers/admin${toQueryString({ limit: 100, ...params })}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  all: () =>
    queryOptions({
      queryKey: ['beers', 'all'],
      queryFn: async ({ signal }) => {
        const pages = await fetchAllPages((paging) =>
          staffGet<BeerPage>(`/beers/admin${toQueryString(paging)}`, { signal }),
        );
        return pages.flatMap(({ beers }) => beers);
      },
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['beers', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<{ beer: Beer }>(`/beers/admin/${id}`, { signal })).beer,
    }),
};

export const beerSnapshot = (id: string) => ({ ...beerQueries.byId(id), ...snapshotOptions });

export const fetchLatestBeer = (queryClient: QueryClient, id: string): Promise<Beer> =>
  queryClient.fetchQuery({ ...beerQueries.byId(id), ...freshOptions });

export const beerMutations = {
  create: mutationOptions({
    mutationFn: (beer: BeerUpdate) => staffSend<{ beer: Beer }>('POST', '/beers', beer),
  }),
  update: mutationOptions({
    mutationFn: ({ id, beer }: { id: string; beer: BeerUpdate }) =>
      staffSend<{ beer: Beer }>('PUT', `/beers/${id}`, beer),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/beers/${id}`),
  }),
  addImages: mutationOptions({
    mutationFn: ({ id, files, onProgress }: { id: string; files: File[]; onProgress?: ProgressHandler }) =>
      staffUpload<{ images: Image[] }>(`/beers/${id}/images`, toFormData('images', files), onProgress),
  }),
  removeImage: mutationOptions({
    mutationFn: ({ id, index, cloudStoragePath }: { id: string; index: number; cloudStoragePath?: string | null }) =>
      staffSend<{ images: Image[] }>(
        'DELETE',
        `/beers/${id}/images/${index}`,
        cloudStoragePath ? { cloudStoragePath } : undefined,
      ),
  }),
  importCsv: mutationOptions({
    mutationFn: ({ file, onProgress }: { file: File; onProgress?: ProgressHandler }) =>
      staffUpload<{ results: ImportResults }>('/beers/admin/import/csv', toFormData('csvFile', [file]), onProgress),
  }),
  exportCsv: mutationOptions({ mutationFn: () => staffDownload('/beers/admin/export/csv') }),
};

export const invalidateBeers = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['beers'] }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
