import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { BeerUpdate } from '@domain/beer/input';
import { toBeerSummary } from '@domain/beer/beer-summary';
import type { Pagination } from '@domain/shared/envelope';
import type { Image } from '@domain/shared/image';
import { get } from './client';
import { toFormData } from './files-form';
import { toQueryString } from './query-string';
import { staffDownload, staffGet, staffSend, staffUpload, type Progress } from './staff';

type BeerPage = { beers: Beer[]; pagination: Pagination };

const listedPage = ({ beers, pagination }: BeerPage) => ({ beers: beers.map(toBeerSummary), pagination });

export const beerQueries = {
  /** All active beers, a hundred at a time; `data` is `{ beers, total }`. */
  list: () =>
    infiniteQueryOptions({
      queryKey: ['beers', 'list'],
      queryFn: ({ pageParam, signal }) =>
        get<BeerPage>(`/beers${toQueryString({ limit: 100, page: pageParam })}`, { signal }).then(listedPage),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ pagination }) => (pagination.page < pagination.pages ? pagination.page + 1 : undefined),
      select: ({ pages }) => ({
        beers: pages.flatMap((page) => page.beers),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),
  featured: () =>
    queryOptions({
      queryKey: ['beers', 'featured'],
      queryFn: ({ signal }) =>
        get<{ beers: Beer[] }>('/beers/featured', { signal }).then(({ beers }) => beers.map(toBeerSummary)),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['beers', 'detail', slug],
      queryFn: ({ signal }) => get<{ beer: Beer }>(`/beers/${encodeURIComponent(slug)}`, { signal }),
      select: (answer) => answer.beer,
    }),
};

export type StaffBeerFilter = { page?: number; limit?: number; search?: string; active?: boolean };

export const staffBeerQueries = {
  list: (filter: StaffBeerFilter = {}) =>
    queryOptions({
      queryKey: ['beers', 'staff', 'list', filter],
      queryFn: ({ signal }) =>
        staffGet<BeerPage>(`/beers/admin${toQueryString({ limit: 100, ...filter })}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** One beer with everything only staff see. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['beers', 'staff', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<{ beer: Beer }>(`/beers/admin/${id}`, { signal })).beer,
    }),
};

/** What a form sends: absent fields stay, `null` clears. `updatedAt` names the version it was made from. */
export type BeerDraft = BeerUpdate;

export type ImportResults = { success: number; skipped: number; errors: { row: number; message: string }[] };

export const beerMutations = {
  create: mutationOptions({
    mutationFn: (beer: BeerDraft) => staffSend<{ beer: Beer }>('POST', '/beers', beer),
  }),
  update: mutationOptions({
    mutationFn: ({ id, beer }: { id: string; beer: BeerDraft }) =>
      staffSend<{ beer: Beer }>('PUT', `/beers/${id}`, beer),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/beers/${id}`),
  }),
  addImages: mutationOptions({
    mutationFn: ({ id, files, onProgress }: { id: string; files: File[]; onProgress?: Progress }) =>
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
    mutationFn: ({ file, onProgress }: { file: File; onProgress?: Progress }) =>
      staffUpload<{ results: ImportResults }>('/beers/admin/import/csv', toFormData('csvFile', [file]), onProgress),
  }),
  exportCsv: mutationOptions({ mutationFn: () => staffDownload('/beers/admin/export/csv') }),
};
