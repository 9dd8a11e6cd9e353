/** The calls about beers (api.md §4, §5). */
import * as z from 'zod';
import { beerInput, beerUpdate } from '#domain/beer/input';
import { beerAdminQuery, beerListQuery } from '#domain/beer/query';
import { imageRemoval } from '#lib/image-removal';
import { maxImagesPerRequest } from '#lib/limits';
import { routeTable } from '#lib/route-table';
import { imageShape, messageShape, paginationShape } from '#lib/shapes';
import { beerShape } from '../shape';

const beers = z.array(beerShape);
const images = z.array(imageShape);
const results = z.object({
  success: z.int(),
  skipped: z.int(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
});

export default routeTable([
  {
    method: 'GET',
    path: '/beers',
    action: 'api::beer.beer.list',
    who: 'anyone',
    says: 'Active beers, by name.',
    query: beerListQuery,
    answer: { beers, pagination: paginationShape },
  },
  {
    method: 'GET',
    path: '/beers/featured',
    action: 'api::beer.beer.featured',
    who: 'anyone',
    says: 'Active and featured beers, by name.',
    answer: { beers },
  },
  {
    method: 'GET',
    path: '/beers/admin',
    action: 'api::beer.beer.listAdmin',
    who: 'staff',
    says: 'All beers, newest change first.',
    query: beerAdminQuery,
    answer: { beers, pagination: paginationShape },
  },
  {
    method: 'GET',
    path: '/beers/admin/:id',
    action: 'api::beer.beer.showAdmin',
    who: 'staff',
    says: 'One beer, active or not, with everything staff see.',
    answer: { beer: beerShape },
  },
  {
    method: 'GET',
    path: '/beers/admin/export/csv',
    action: 'api::beer.beer.exportCsv',
    who: 'staff',
    says: 'The whole catalogue as CSV.',
    answer: 'text/csv',
  },
  {
    method: 'POST',
    path: '/beers/admin/import/csv',
    action: 'api::beer.beer.importCsv',
    who: 'staff',
    says: 'Add the beers of a CSV file. Names that exist are skipped; rows that fail are reported.',
    body: { files: 'csvFile', max: 1 },
    answer: { results },
  },
  {
    method: 'GET',
    path: '/beers/:id',
    action: 'api::beer.beer.show',
    who: 'anyone',
    says: 'One active beer, by slug or _id.',
    answer: { beer: beerShape },
  },
  {
    method: 'POST',
    path: '/beers',
    action: 'api::beer.beer.create',
    who: 'staff',
    says: 'Add a beer.',
    body: beerInput,
    answer: { beer: beerShape },
    status: 201,
  },
  {
    method: 'PUT',
    path: '/beers/:id',
    action: 'api::beer.beer.update',
    who: 'staff',
    says: 'Change a beer. Absent fields stay, null or "" clears.',
    body: beerUpdate,
    answer: { beer: beerShape },
  },
  {
    method: 'DELETE',
    path: '/beers/:id',
    action: 'api::beer.beer.remove',
    who: 'staff',
    says: 'Remove a beer and its image files.',
    answer: { message: messageShape },
  },
  {
    method: 'POST',
    path: '/beers/:id/images',
    action: 'api::beer.beer.addImages',
    who: 'staff',
    says: 'Add images. The first image of a beer becomes primary.',
    body: { files: 'images', max: maxImagesPerRequest },
    answer: { images },
  },
  {
    method: 'DELETE',
    path: '/beers/:id/images/:index',
    action: 'api::beer.beer.removeImage',
    who: 'staff',
    says: 'Remove the image at an index. A cloudStoragePath that is not at that index: 409.',
    body: imageRemoval,
    answer: { images },
  },
]);
