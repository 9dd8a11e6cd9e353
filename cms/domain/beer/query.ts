/** Parameters of the beer lists. */
import * as z from 'zod';
import { pageParameters } from '../http/pagination';
import { queryFlag, queryText } from '../http/query';

/** `GET /api/beers` */
export const beerListQuery = z.object({
  ...pageParameters(20),
  search: queryText('search'),
  style: queryText('style', 120),
  tag: queryText('tag', 120),
});
export type BeerListQuery = z.output<typeof beerListQuery>;

/** `GET /api/beers/admin` */
export const beerAdminQuery = z.object({
  ...pageParameters(100),
  search: queryText('search'),
  active: queryFlag('active'),
});
export type BeerAdminQuery = z.output<typeof beerAdminQuery>;
