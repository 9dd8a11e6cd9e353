import * as z from 'zod';
import { distributorCsvHeader } from '#domain/distributor/csv';
import { compareDistributors } from '#domain/distributor/group';
import {
  distributorInput,
  distributorUpdate,
  distributorCsvQuery,
  distributorListQuery,
} from '#domain/distributor/input';
import { distributorSchema, staffDistributorSchema } from '#domain/distributor/schema';
import { deletedMessage } from '#domain/shared/messages';
import { messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { withImport } from '#lib/csv-import';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { sendCsv } from '#lib/send-csv';
import {
  createDistributor,
  deleteDistributor,
  distributorImport,
  exportDistributors,
  findDistributor,
  listAllDistributors,
  listDistributors,
  restoreDistributor,
  serializeDistributor,
  staffDistributor,
  updateDistributor,
} from '../distributors';

const distributorResponse = { distributor: staffDistributorSchema };

export default defineRoutes({
  'GET /distributors': {
    id: 'distributor.distributor.list',
    access: 'public',
    summary: 'Distributors by country, region and name.',
    response: { distributors: z.array(distributorSchema) },
    async handle() {
      // Sorted in code: the order of letters in SQL depends on the database's collation.
      const distributors = serializeList(await listAllDistributors(), serializeDistributor);
      return { distributors: distributors.sort(compareDistributors) };
    },
  },
  'GET /distributors/admin': {
    id: 'distributor.distributor.listAdmin',
    access: 'staff',
    summary: 'Distributors by name.',
    response: { distributors: z.array(staffDistributorSchema), pagination: paginationSchema },
    ...withQuery(distributorListQuery, async (query) => {
      const { items, pagination } = await listDistributors(query);
      return { distributors: serializeList(items, staffDistributor), pagination };
    }),
  },
  'GET /distributors/admin/export/csv': {
    id: 'distributor.distributor.exportCsv',
    access: 'staff',
    summary: 'Distributors by name, as CSV.',
    response: 'text/csv',
    ...withQuery(distributorCsvQuery, async (query, ctx) => {
      const rows = exportDistributors(query);
      await sendCsv(ctx, { area: 'pages', name: 'distributors' }, [...distributorCsvHeader], rows);
    }),
  },
  'POST /distributors/admin/import/csv': {
    id: 'distributor.distributor.importCsv',
    access: 'staff',
    summary:
      'Import the distributors of a CSV file. Those with the name and address of a stored one are skipped or updated. With dryRun, nothing is written.',
    ...withImport(() => distributorImport),
  },
  'GET /distributors/admin/:id': {
    id: 'distributor.distributor.showAdmin',
    access: 'staff',
    summary: 'One distributor.',
    response: distributorResponse,
    handle: async (ctx) => ({ distributor: staffDistributor(await findDistributor(pathParam(ctx, 'id'))) }),
  },
  'POST /distributors': {
    id: 'distributor.distributor.create',
    access: 'staff',
    summary: 'Create a distributor. The country is the United States unless another one is given.',
    response: distributorResponse,
    status: 201,
    ...withBody(distributorInput, async (input) => {
      const distributor = await createDistributor(input);
      return { distributor: staffDistributor(distributor) };
    }),
  },
  'PUT /distributors/:id': {
    id: 'distributor.distributor.update',
    access: 'staff',
    summary: 'Update a distributor. Absent fields stay unchanged; null or "" clears.',
    body: distributorUpdate(),
    response: distributorResponse,
    handle: async (ctx) => ({
      distributor: staffDistributor(await updateDistributor(pathParam(ctx, 'id'), ctx.request.body)),
    }),
  },
  'DELETE /distributors/:id': {
    id: 'distributor.distributor.remove',
    access: 'staff',
    summary: 'Delete a distributor. It can be restored for an hour.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteDistributor(pathParam(ctx, 'id'), new Date());
      return { message: deletedMessage('Distributor') };
    },
  },
  'POST /distributors/:id/restore': {
    id: 'distributor.distributor.restore',
    access: 'staff',
    summary: 'Restore a distributor that was deleted within the last hour.',
    response: distributorResponse,
    handle: async (ctx) => ({
      distributor: staffDistributor(await restoreDistributor(pathParam(ctx, 'id'), new Date())),
    }),
  },
});
