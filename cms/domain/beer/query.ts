/** Query parameters of the beer lists. */
import * as z from 'zod';
import { pageParams, queryBoolean, queryChoice, queryText } from '../shared/query-fields';
import { beerAdminSorts, defaultAdminSort } from './list-order';

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
  sort: queryChoice(beerAdminSorts, 'Please choose a valid sort order').transform((sort) => sort ?? defaultAdminSort),
});
export type BeerAdminQuery = z.output<typeof beerAdminQuery>;

/** `DELETE /api/beers/{id}`: a restorable beer can be restored for an hour. */
export const beerDeleteQuery = z.object({ restorable: queryBoolean('restorable') });
