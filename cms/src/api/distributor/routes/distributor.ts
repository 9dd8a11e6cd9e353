import * as z from 'zod';
import { defineRoutes } from '#lib/routes';
import { distributorSchema } from '#domain/distributor/schema';

export default defineRoutes([
  {
    method: 'GET',
    path: '/distributors',
    action: 'api::distributor.distributor.list',
    access: 'public',
    summary: 'Who sells the beers elsewhere, by country, region and name.',
    response: { distributors: z.array(distributorSchema) },
  },
]);
