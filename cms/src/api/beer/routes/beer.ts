/** Beers. Static paths come before parameterized ones. */
import * as z from 'zod';
import { beerBulkInput, bulkResultsSchema, beerInput, beerUpdate } from '#domain/beer/input';
import { beerAdminQuery, beerDeleteQuery, beerListQuery } from '#domain/beer/query';
import { beerSchema, beerSummarySchema, relatedBeersSchema } from '#domain/beer/schema';
import { importQuery, importResponse } from '#domain/shared/csv-import';
import { imageSchema, messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { imageDeleteInput } from '#lib/parse';
import { maxImagesPerRequest } from '#lib/limits';
import { defineRoutes } from '#lib/routes';

const beers = z.array(beerSchema);
const images = z.array(imageSchema);

export default defineRoutes({
  'GET /beers': {
    action: 'api::beer.beer.list',
    access: 'public',
    summary: 'Active beers, by name.',
    query: beerListQuery,
    response: { beers, pagination: paginationSchema },
  },
  'GET /beers/featured': {
    action: 'api::beer.beer.featured',
    access: 'public',
    summary: 'Active and featured beers, by name.',
    response: { beers },
  },
  'GET /beers/admin': {
    action: 'api::beer.beer.listAdmin',
    access: 'staff',
    summary: 'All beers, by default most recently updated first.',
    query: beerAdminQuery,
    response: { beers, pagination: paginationSchema },
  },
  'GET /beers/admin/:id': {
    action: 'api::beer.beer.showAdmin',
    access: 'staff',
    summary: 'One beer, active or not, including staff-only fields.',
    response: { beer: beerSchema },
  },
  'GET /beers/admin/export/csv': {
    action: 'api::beer.beer.exportCsv',
    access: 'staff',
    summary: 'The whole catalog as CSV.',
    response: 'text/csv',
  },
  'POST /beers/admin/import/csv': {
    action: 'api::beer.beer.importCsv',
    access: 'staff',
    summary:
      'Import the beers of a CSV file. Existing names are skipped or updated, invalid rows are reported. With dryRun, nothing is written.',
    query: importQuery,
    body: { files: 'csvFile', max: 1 },
    response: importResponse,
  },
  'GET /beers/:id': {
    action: 'api::beer.beer.show',
    access: 'public',
    summary: 'One active beer, by slug or _id.',
    response: { beer: beerSchema },
  },
  'GET /beers/:id/related': {
    action: 'api::beer.beer.related',
    access: 'public',
    summary: 'Up to four similar beers, and the beers before and after one in the order of the beer list.',
    response: relatedBeersSchema.shape,
  },
  'GET /events/:id/beers': {
    action: 'api::beer.beer.mentioned',
    access: 'public',
    summary: 'The active beers that the title or description of a public event names, in the order of the text.',
    response: { beers: z.array(beerSummarySchema) },
  },
  'POST /beers': {
    action: 'api::beer.beer.create',
    access: 'staff',
    summary: 'Create a beer.',
    body: beerInput,
    response: { beer: beerSchema },
    status: 201,
  },
  'POST /beers/bulk': {
    action: 'api::beer.beer.bulk',
    access: 'staff',
    summary: 'Change flags of the listed beers, or of all that match a filter, in one transaction.',
    body: beerBulkInput,
    response: { results: bulkResultsSchema },
  },
  'POST /beers/:id/duplicate': {
    action: 'api::beer.beer.duplicate',
    access: 'staff',
    summary: 'Create an inactive copy of a beer, with its images.',
    response: { beer: beerSchema },
    status: 201,
  },
  'POST /beers/:id/restore': {
    action: 'api::beer.beer.restore',
    access: 'staff',
    summary: 'Restore a beer that was deleted with restorable, for up to an hour.',
    response: { beer: beerSchema },
  },
  'PUT /beers/:id': {
    action: 'api::beer.beer.update',
    access: 'staff',
    summary: 'Update a beer. Absent fields stay unchanged; null or "" clears.',
    body: beerUpdate,
    response: { beer: beerSchema },
  },
  'DELETE /beers/:id': {
    action: 'api::beer.beer.remove',
    access: 'staff',
    summary: 'Delete a beer and its image files. With restorable, it can be restored for an hour.',
    query: beerDeleteQuery,
    response: { message: messageSchema },
  },
  'POST /beers/:id/images': {
    action: 'api::beer.beer.addImages',
    access: 'staff',
    summary: 'Add images. The first image of a beer becomes primary.',
    body: { files: 'images', max: maxImagesPerRequest },
    response: { images },
  },
  'DELETE /beers/:id/images/:index': {
    action: 'api::beer.beer.removeImage',
    access: 'staff',
    summary: 'Delete the image at an index. If cloudStoragePath is not at that index: 409.',
    body: imageDeleteInput,
    response: { images },
    failures: [409],
  },
});
