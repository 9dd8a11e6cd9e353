import * as z from 'zod';
import { distributorSchema } from '#domain/distributor/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes([
  {
    method: 'GET',
    path: '/distributors',
    action: 'api::distributor.distributor.list',
    access: 'public',
    summary: 'Distributors by country, region and name.',
    response: { distributors: z.array(distributorSchema) },
  },
]);
