import * as z from 'zod';
import { routeTable } from '#lib/route-table';
import { distributorShape } from '../shape';

export default routeTable([
  {
    method: 'GET',
    path: '/distributors',
    action: 'api::distributor.distributor.list',
    who: 'anyone',
    says: 'Who sells the beers elsewhere, by country, region and name.',
    answer: { distributors: z.array(distributorShape) },
  },
]);
