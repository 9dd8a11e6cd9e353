import { queryOptions } from '@tanstack/react-query';
import type { StaffDistributor } from '@domain/distributor/schema';
import type { DistributorKind } from '@domain/distributor/kind';
import type { EditedPage, LibraryPhoto, PageList, PageVersion } from '@domain/page/edited-page';
import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import type { StaffRedirect } from '@domain/redirect/staff-redirect';
import type { Pagination } from '@domain/shared/response-schemas';
import type { StaffShippingState } from '@domain/shipping/schema';
import { get } from '../../api/client';
import { toQueryString } from '../../domain/query-string';
import { staffUpload, type ProgressHandler, toFormData, freshOptions, staffDownload } from '../../api/staff/client';
import { invalidator, pageQuery, recordApi, restorableApi, staffQuery } from './query';

export const pageQueries = {
  list: () => staffQuery<PageList>(['pages'], '/pages/admin', 'pages'),
  versions: (key: string) => ({
    ...staffQuery<PageVersion[]>(['page-versions', key], `/pages/admin/${key}/versions`, 'versions'),
    ...freshOptions,
  }),
  photos: (search: string, page: number) =>
    pageQuery<{ photos: LibraryPhoto[]; pagination: Pagination }>(
      ['page-photos', search, page],
      `/page-photos${toQueryString({ search, page })}`,
    ),
};

export const pageApi = recordApi<EditedPage>({
  name: 'page',
  path: '/pages',
  idOf: ({ key }) => key,
  invalidate: invalidator('pages', 'page-photos'),
});

export const addLibraryPhotos = ({ files, onProgress }: { files: File[]; onProgress?: ProgressHandler }) =>
  staffUpload<{ photos: LibraryPhoto[] }>('/page-photos', toFormData('images', files), onProgress);

type DistributorFilter = { search?: string; kind?: DistributorKind | null };
type DistributorPage = { distributors: StaffDistributor[]; pagination: Pagination };

export const distributorQueries = {
  list: (params: DistributorFilter & { page?: number }) =>
    pageQuery<DistributorPage>(['distributors', 'list', params], `/distributors/admin${toQueryString(params)}`),
};

export const distributorApi = restorableApi<StaffDistributor>({
  name: 'distributor',
  path: '/distributors',
  idOf: ({ id }) => id,
  invalidate: invalidator('distributors'),
});

export const exportDistributors = (filter: DistributorFilter) =>
  staffDownload(`/distributors/admin/export/csv${toQueryString(filter)}`);

export const redirectQueries = {
  list: (params: { search?: string; page?: number }) =>
    pageQuery<{ redirects: StaffRedirect[]; pagination: Pagination }>(
      ['redirects', 'list', params],
      `/redirects/admin${toQueryString(params)}`,
    ),
};

export const redirectApi = restorableApi<StaffRedirect>({
  name: 'redirect',
  path: '/redirects',
  idOf: ({ _id }) => _id,
  invalidate: invalidator('redirects'),
});

/** `page`: the site has one. */
export type PathTest = { kind: 'page' } | { kind: 'missing' } | { kind: 'redirect'; to: string; status: number };

/** The site responds with a page, with a redirect of its own, or with 404, where the redirects apply. */
export async function testPath(url: string): Promise<PathTest> {
  const [rules, response] = await Promise.all([
    get<{ redirects: Redirect[] }>('/redirects'),
    fetch(url, { method: 'HEAD' }),
  ]);
  if (response.ok && !response.redirected) return { kind: 'page' };
  const redirect = findRedirect(url, indexRedirects(rules.redirects));
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

export const shippingQueries = {
  states: () => staffQuery<StaffShippingState[]>(['shipping-states'], '/shipping-states/admin', 'shippingStates'),
};

export const shippingApi = recordApi<StaffShippingState>({
  name: 'shippingState',
  path: '/shipping-states',
  idOf: ({ code }) => code,
  list: shippingQueries.states,
  invalidate: invalidator('shipping-states'),
});
