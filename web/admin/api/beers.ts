import type { BeerAdminSort } from '@domain/beer/list-order';
import type { Beer } from '@domain/beer/schema';
import type { Pagination, Image } from '@domain/shared/response-schemas';
import { toQueryString } from '../../domain/query-string';
import { fetchAllPages } from './batch';
import { staffDownload, staffGet, staffSend } from '../../api/staff/client';
import { imageCalls, invalidator, pageQuery, restorableApi } from './query';

type BeerPage = { beers: Beer[]; pagination: Pagination };

type BeerListFilter = { search?: string; active?: boolean };

type BeerListParams = BeerListFilter & { page?: number; limit?: number; sort?: BeerAdminSort };

const listPath = (params: BeerListParams) => `/beers/admin${toQueryString(params)}`;

export const beerQueries = {
  list: (params: BeerListParams = {}) =>
    pageQuery<BeerPage>(['beers', 'list', params], listPath({ limit: 100, ...params })),
};

export const beerApi = {
  ...restorableApi<Beer>({
    name: 'beer',
    path: '/beers',
    idOf: ({ _id }) => _id,
    deleteQuery: '?restorable=true',
    invalidate: invalidator('beers', 'stats'),
  }),
  ...imageCalls('/beers', (response: { images: Image[] }) => response),
};

export const fetchMatchingBeers = async (filter: BeerListFilter): Promise<Beer[]> =>
  (await fetchAllPages((paging) => staffGet<BeerPage>(listPath({ ...filter, ...paging })))).flatMap(
    (page) => page.beers,
  );

export const beerMutations = {
  duplicate: (id: string) => staffSend<{ beer: Beer }>('POST', `/beers/${id}/duplicate`),
  exportCsv: () => staffDownload('/beers/admin/export/csv'),
};
