import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { findRedirect, indexRedirects, type Redirect } from '@domain/redirect/redirect';
import type { StaffRedirect } from '@domain/redirect/staff-redirect';
import type { Pagination } from '@domain/shared/envelope';
import { get } from '../../api/client';
import { toQueryString } from '../../api/query-string';
import { staffGet, staffSend } from './client';
import { freshOptions } from './query-options';

type Body = { redirect: StaffRedirect };

export const redirectQueries = {
  list: (params: { search?: string; page?: number }) =>
    queryOptions({
      queryKey: ['redirects', 'list', params],
      queryFn: ({ signal }) =>
        staffGet<{ redirects: StaffRedirect[]; pagination: Pagination }>(`/redirects/admin${toQueryString(params)}`, {
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['redirects', 'detail', id],
      queryFn: async ({ signal }) => (await staffGet<Body>(`/redirects/admin/${id}`, { signal })).redirect,
    }),
};

export const fetchLatestRedirect = (queryClient: QueryClient, id: string): Promise<StaffRedirect> =>
  queryClient.fetchQuery({ ...redirectQueries.byId(id), ...freshOptions });

/** Creates a redirect if `id` is null. */
const saveRedirect = async ({ id, body }: { id: string | null; body: object }): Promise<StaffRedirect> =>
  (await staffSend<Body>(id === null ? 'POST' : 'PUT', `/redirects${id === null ? '' : `/${id}`}`, body)).redirect;

/** Undoes a delete of the last hour. */
export const restoreRedirect = (id: string) => staffSend<Body>('POST', `/redirects/${id}/restore`);

export const redirectMutations = {
  save: mutationOptions({ mutationFn: saveRedirect }),
  remove: mutationOptions({
    mutationFn: (id: string) => staffSend<{ message: string }>('DELETE', `/redirects/${id}`),
  }),
  test: mutationOptions({ mutationFn: (url: string) => testPath(url) }),
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

export const invalidateRedirects = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['redirects'] });
