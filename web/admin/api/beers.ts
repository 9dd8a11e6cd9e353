/** What the staff app asks about beers beyond the calls of `web/api`. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import type { Pagination } from '@domain/shared/envelope';
import { staffBeerQueries } from '../../api/beers';
import { toQueryString } from '../../api/query-string';
import { staffGet } from '../../api/staff';
import { asLatest, asOpened } from './as-opened';
import { everyPage } from './every-page';

type BeerPage = { beers: Beer[]; pagination: Pagination };

export const openedBeer = (id: string) => ({ ...staffBeerQueries.byId(id), ...asOpened });

export const latestBeer = (queryClient: QueryClient, id: string): Promise<Beer> =>
  queryClient.fetchQuery({ ...staffBeerQueries.byId(id), ...asLatest });

export const allBeerQueries = {
  everything: () =>
    queryOptions({
      queryKey: ['beers', 'staff', 'everything'],
      queryFn: async ({ signal }) => {
        const pages = await everyPage((paging) =>
          staffGet<BeerPage>(`/beers/admin${toQueryString(paging)}`, { signal }),
        );
        return pages.flatMap(({ beers }) => beers);
      },
    }),
};

/** After any change of a beer: every list, the dashboard's numbers. */
export const refreshBeers = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['beers'] }),
    queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
