/** Query parameters of the beer lists. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryBoolean, queryText } from '../shared/query-fields';

/** `GET /api/beers` */
export const beerListQuery = z.object({
  ...pageParams(20),
  search: queryText('search'),
  style: queryText('style', 120),
  tag: queryText('tag', 120),
});
export type BeerListQuery = z.output<typeof beerListQuery>;

/** `GET /api/beers/admin` */
export const beerAdminQuery = z.object({
  ...pageParams(100),
  search: queryText('search'),
  active: queryBoolean('active'),
});
export type BeerAdminQuery = z.output<typeof beerAdminQuery>;
