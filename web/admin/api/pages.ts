import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EditedContent, EditedPage, LibraryPhoto, PageList, PageVersion } from '@domain/page/edited-page';
import type { Pagination } from '@domain/shared/envelope';
import { staffGet, staffSend, staffUpload, type ProgressHandler } from './client';
import { toFormData } from './form-data';
import { freshOptions, snapshotOptions } from './query-options';

type PageResponse = { page: EditedPage };

export const pageQueries = {
  list: () =>
    queryOptions({
      queryKey: ['pages'],
      queryFn: async ({ signal }) => (await staffGet<{ pages: PageList }>('/pages/admin', { signal })).pages,
    }),
  byKey: (key: string) =>
    queryOptions({
      // Not below the list's key: forms must not be refetched with it.
      queryKey: ['page', key],
      queryFn: async ({ signal }) => (await staffGet<PageResponse>(`/pages/admin/${key}`, { signal })).page,
    }),
  versions: (key: string) =>
    queryOptions({
      queryKey: ['page-versions', key],
      queryFn: async ({ signal }) =>
        (await staffGet<{ versions: PageVersion[] }>(`/pages/admin/${key}/versions`, { signal })).versions,
      ...freshOptions,
    }),
  photos: (search: string, page: number) =>
    queryOptions({
      queryKey: ['page-photos', search, page],
      queryFn: ({ signal }) =>
        staffGet<{ photos: LibraryPhoto[]; pagination: Pagination }>(
          `/page-photos?${new URLSearchParams({ search, page: String(page) })}`,
          { signal },
        ),
    }),
};

export const pageSnapshot = (key: string) => ({ ...pageQueries.byKey(key), ...snapshotOptions });

export const fetchLatestPage = (queryClient: QueryClient, key: string): Promise<EditedPage> =>
  queryClient.fetchQuery({ ...pageQueries.byKey(key), ...freshOptions });

type PageSave = { key: string; page: EditedContent & { updatedAt: string } };

export const pageMutations = {
  create: mutationOptions({ mutationFn: (page: EditedContent) => staffSend<PageResponse>('POST', '/pages', page) }),
  update: mutationOptions({
    mutationFn: ({ key, page }: PageSave) => staffSend<PageResponse>('PUT', `/pages/${key}`, page),
  }),
  remove: mutationOptions({
    mutationFn: (key: string) => staffSend<{ message: string }>('DELETE', `/pages/${key}`),
  }),
};

export const addLibraryPhotos = ({ files, onProgress }: { files: File[]; onProgress?: ProgressHandler }) =>
  staffUpload<{ photos: LibraryPhoto[] }>('/page-photos', toFormData('images', files), onProgress);

export const invalidatePages = (queryClient: QueryClient) =>
  Promise.all(['pages', 'page-photos'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
