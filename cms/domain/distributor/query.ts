/** Query parameters of the calls about distributors. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryChoice, queryText } from '../shared/query-fields';
import { distributorKinds } from './kind';

const filters = {
  /** In name, address, country, state and phone. */
  search: queryText('search'),
  kind: queryChoice(distributorKinds, 'Please choose a valid kind'),
};

export const distributorListQuery = z.object({ ...pageParams(100), ...filters });
export type DistributorListQuery = z.output<typeof distributorListQuery>;

export const distributorCsvQuery = z.object(filters);
export type DistributorCsvQuery = z.output<typeof distributorCsvQuery>;
