import * as z from 'zod';
import {
  distributorInput,
  distributorUpdate,
  distributorCsvQuery,
  distributorListQuery,
} from '#domain/distributor/input';
import { distributorSchema, staffDistributorSchema } from '#domain/distributor/schema';
import { importQuery, importResponse } from '#domain/shared/csv-import';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

const staffDistributor = { distributor: staffDistributorSchema };

export default defineRoutes({
  'GET /distributors': {
    action: 'api::distributor.distributor.list',
    access: 'public',
    summary: 'Distributors by country, region and name.',
    response: { distributors: z.array(distributorSchema) },
  },
  'GET /distributors/admin': {
    action: 'api::distributor.distributor.listAdmin',
    access: 'staff',
    summary: 'Distributors by name.',
    query: distributorListQuery,
    response: { distributors: z.array(staffDistributorSchema), pagination: paginationSchema },
  },
  'GET /distributors/admin/export/csv': {
    action: 'api::distributor.distributor.exportCsv',
    access: 'staff',
    summary: 'Distributors by name, as CSV.',
    query: distributorCsvQuery,
    response: 'text/csv',
  },
  'POST /distributors/admin/import/csv': {
    action: 'api::distributor.distributor.importCsv',
    access: 'staff',
    summary:
      'Import the distributors of a CSV file. Those with the name and address of a stored one are skipped or updated. With dryRun, nothing is written.',
    query: importQuery,
    body: { files: 'csvFile', max: 1 },
    response: importResponse,
  },
  'GET /distributors/admin/:id': {
    action: 'api::distributor.distributor.showAdmin',
    access: 'staff',
    summary: 'One distributor.',
    response: staffDistributor,
  },
  'POST /distributors': {
    action: 'api::distributor.distributor.create',
    access: 'staff',
    summary: 'Create a distributor. The country is the United States unless another one is given.',
    body: distributorInput,
    response: staffDistributor,
    status: 201,
  },
  'PUT /distributors/:id': {
    action: 'api::distributor.distributor.update',
    access: 'staff',
    summary: 'Update a distributor. Absent fields stay unchanged; null or "" clears.',
    body: distributorUpdate(),
    response: staffDistributor,
    failures: [409],
  },
  'DELETE /distributors/:id': {
    action: 'api::distributor.distributor.remove',
    access: 'staff',
    summary: 'Delete a distributor. It can be restored for an hour.',
    response: { message: messageSchema },
  },
  'POST /distributors/:id/restore': {
    action: 'api::distributor.distributor.restore',
    access: 'staff',
    summary: 'Restore a distributor that was deleted within the last hour.',
    response: staffDistributor,
  },
});
