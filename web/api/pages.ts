import { queryOptions } from '@tanstack/react-query';
import type { ComposedPage } from '@domain/page/composed-page';
import type { PageKey, PageOf } from '@domain/page/pages';
import { get } from './client';

export const pageQueries = {
  /** The texts and photos of a designed page. */
  page: <Key extends PageKey>(key: Key) =>
    queryOptions({
      queryKey: ['page', key],
      queryFn: ({ client, signal }) => get<{ page: PageOf<Key> }>(`/pages/${key}`, { client, signal }),
      select: ({ page }) => page,
    }),
  /** A page that was composed in the panel. */
  composed: (id: string) =>
    queryOptions({
      queryKey: ['page', id],
      queryFn: ({ client, signal }) =>
        get<{ page: ComposedPage }>(`/pages/${encodeURIComponent(id)}`, { client, signal }),
      select: ({ page }) => page,
    }),
};
