/** What the staff app asks about beers beyond the calls of `web/api`. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { Pagination } from '@domain/http/envelope';
import { ApiError } from '../../api/client';
import { queryString } from '../../api/query-string';
import { staffGet } from '../../api/staff';
import { everyPage } from './every-page';

type BeerPage = { beers: Beer[]; pagination: Pagination };

const page = (paging: { page: number; limit: number }, signal: AbortSignal) =>
  staffGet<BeerPage>(`/beers/admin${queryString(paging)}`, { signal });

export const allBeerQueries = {
  /** One beer with everything only staff see. The API lists them; the latest change stands on the first page. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['beers', 'staff', 'detail', id],
      queryFn: async ({ signal }) => {
        for (let number = 1; ; number += 1) {
          const { beers, pagination } = await page({ page: number, limit: 100 }, signal);
          const found = beers.find(({ _id }) => _id === id);
          if (found) return found;
          if (number >= pagination.pages) throw new ApiError(404, 'Beer not found');
        }
      },
      // A form holds what it was opened with; asking again is its own decision.
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      gcTime: 0,
    }),
  everything: () =>
    queryOptions({
      queryKey: ['beers', 'staff', 'everything'],
      queryFn: async ({ signal }) => (await everyPage((paging) => page(paging, signal))).flatMap(({ beers }) => beers),
    }),
};

/** After any change of a beer: every list, the dashboard's numbers. */
export const refreshBeers = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['beers'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
