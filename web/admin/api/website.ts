import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffDistributor } from '@domain/distributor/schema';
import type { DistributorKind } from '@domain/distributor/kind';
import type { EditedContent, EditedPage, LibraryPhoto, PageList, PageVersion } from '@domain/page/edited-page';
import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import type { StaffRedirect } from '@domain/redirect/staff-redirect';
import type { Pagination } from '@domain/shared/response-schemas';
import type { StaffShippingState } from '@domain/shipping/schema';
import { get } from '../../api/client';
import { toQueryString } from '../../api/query-string';
import {
  staffGet,
  staffSend,
  staffUpload,
  type ProgressHandler,
  toFormData,
  freshOptions,
  snapshotOptions,
  staffDownload,
} from '../../api/staff/client';
import { staffQuery, invalidator, pageQuery } from './query';

type PageResponse = { page: EditedPage };

export const pageQueries = {
  list: () => staffQuery(['pages'], '/pages/admin', ({ pages }: { pages: PageList }) => pages),
  byKey: (key: string) =>
    // Not below the list's key: forms must not be refetched with it.
    staffQuery(['page', key], `/pages/admin/${key}`, ({ page }: PageResponse) => page),
  versions: (key: string) => ({
    ...staffQuery(
      ['page-versions', key],
      `/pages/admin/${key}/versions`,
      ({ versions }: { versions: PageVersion[] }) => versions,
    ),
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
  create: (page: EditedContent) => staffSend<PageResponse>('POST', '/pages', page),
  update: ({ key, page }: PageSave) => staffSend<PageResponse>('PUT', `/pages/${key}`, page),
  remove: (key: string) => staffSend<{ message: string }>('DELETE', `/pages/${key}`),
};

export const addLibraryPhotos = ({ files, onProgress }: { files: File[]; onProgress?: ProgressHandler }) =>
  staffUpload<{ photos: LibraryPhoto[] }>('/page-photos', toFormData('images', files), onProgress);

export const invalidatePages = invalidator('pages', 'page-photos');

type DistributorFilter = { search?: string; kind?: DistributorKind };
type DistributorPage = { distributors: StaffDistributor[]; pagination: Pagination };
type DistributorBody = { distributor: StaffDistributor };

export const distributorQueries = {
  list: (params: DistributorFilter & { page?: number }) =>
    pageQuery<DistributorPage>(['distributors', 'list', params], `/distributors/admin${toQueryString(params)}`),
  byId: (id: string) =>
    staffQuery(
      ['distributors', 'detail', id],
      `/distributors/admin/${id}`,
      ({ distributor }: DistributorBody) => distributor,
    ),
};

export const distributorSnapshot = (id: string) => ({ ...distributorQueries.byId(id), ...snapshotOptions });

export const fetchLatestDistributor = (queryClient: QueryClient, id: string): Promise<StaffDistributor> =>
  queryClient.fetchQuery({ ...distributorQueries.byId(id), ...freshOptions });

/** Creates a distributor if `id` is null. */
const saveDistributor = async ({ id, body }: { id: string | null; body: object }): Promise<StaffDistributor> =>
  (
    await (id === null
      ? staffSend<DistributorBody>('POST', '/distributors', body)
      : staffSend<DistributorBody>('PUT', `/distributors/${id}`, body))
  ).distributor;

/** Undoes a delete of the last hour. */
export const restoreDistributor = (id: string) => staffSend<DistributorBody>('POST', `/distributors/${id}/restore`);

export const distributorMutations = {
  save: saveDistributor,
  remove: (id: string) => staffSend<{ message: string }>('DELETE', `/distributors/${id}`),
  exportCsv: (filter: DistributorFilter) => staffDownload(`/distributors/admin/export/csv${toQueryString(filter)}`),
};

export const invalidateDistributors = invalidator('distributors');

type RedirectBody = { redirect: StaffRedirect };

export const redirectQueries = {
  list: (params: { search?: string; page?: number }) =>
    pageQuery<{ redirects: StaffRedirect[]; pagination: Pagination }>(
      ['redirects', 'list', params],
      `/redirects/admin${toQueryString(params)}`,
    ),
  byId: (id: string) =>
    staffQuery(['redirects', 'detail', id], `/redirects/admin/${id}`, ({ redirect }: RedirectBody) => redirect),
};

export const fetchLatestRedirect = (queryClient: QueryClient, id: string): Promise<StaffRedirect> =>
  queryClient.fetchQuery({ ...redirectQueries.byId(id), ...freshOptions });

/** Creates a redirect if `id` is null. */
const saveRedirect = async ({ id, body }: { id: string | null; body: object }): Promise<StaffRedirect> =>
  (await staffSend<RedirectBody>(id === null ? 'POST' : 'PUT', `/redirects${id === null ? '' : `/${id}`}`, body))
    .redirect;

/** Undoes a delete of the last hour. */
export const restoreRedirect = (id: string) => staffSend<RedirectBody>('POST', `/redirects/${id}/restore`);

export const redirectMutations = {
  save: saveRedirect,
  remove: (id: string) => staffSend<{ message: string }>('DELETE', `/redirects/${id}`),
  test: (url: string) => testPath(url),
};

/** `page`: the site has one. */
export type PathTest = { kind: 'page' } | { kind: 'missing' } | { kind: 'redirect'; to: string; status: number };

/** The site responds with a page, with a redirect of its own, or with 404, where the redirects apply. */
async function testPath(url: string): Promise<PathTest> {
  const [{ redirects }, response] = await Promise.all([
    get<{ redirects: Redirect[] }>('/redirects'),
    fetch(url, { method: 'HEAD' }),
  ]);
  if (response.ok && !response.redirected) return { kind: 'page' };
  const redirect = findRedirect(url, indexRedirects(redirects));
  if (redirect) return { kind: 'redirect', to: redirect.to, status: redirect.status };
  if (response.redirected) return { kind: 'redirect', to: new URL(response.url).pathname, status: 301 };
  return { kind: 'missing' };
}

/** A link that has just been checked is not checked again for a while. */
export const pathTestQuery = (path: string) =>
  queryOptions({
    queryKey: ['redirects', 'test', path],
    queryFn: () => testPath(path),
    staleTime: 60_000,
    retry: false,
  });

export const invalidateRedirects = invalidator('redirects');

export const shippingQueries = {
  states: () =>
    staffQuery(
      ['shipping-states'],
      '/shipping-states/admin',
      ({ shippingStates }: { shippingStates: StaffShippingState[] }) => shippingStates,
    ),
};

type StateChanges = Partial<Pick<StaffShippingState, 'isEnabled' | 'note' | 'lastReviewed' | 'updatedAt'>>;

export const shippingMutations = {
  save: async ({ code, changes }: { code: string; changes: StateChanges }) =>
    (await staffSend<{ shippingState: StaffShippingState }>('PUT', `/shipping-states/${code}`, changes)).shippingState,
};
