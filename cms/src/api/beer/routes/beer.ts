/** Beers. Static paths come before parameterized ones. */
import * as z from 'zod';
import { toBeerSummary } from '#domain/beer/beer-summary';
import { beerCsvHeader } from '#domain/beer/csv';
import { beerInput, beerUpdate } from '#domain/beer/input';
import { beerAdminQuery, beerDeleteQuery, beerListQuery } from '#domain/beer/query';
import { beerSchema, beerSummarySchema, relatedBeersSchema } from '#domain/beer/schema';
import { imageReplacement } from '#domain/shared/image-input';
import { deletedMessage } from '#domain/shared/messages';
import { imageSchema, messageSchema, paginationSchema } from '#domain/shared/response-schemas';
import { withImport } from '#lib/csv-import';
import { maxImagesPerRequest } from '#lib/limits';
import { imageDeleteInput, pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import { serializeList } from '#lib/rows';
import { sendCsv } from '#lib/send-csv';
import { parseReplacement, uploadedFiles } from '#lib/uploads';
import {
  duplicateBeer,
  addBeerImages,
  createBeer,
  deleteBeer,
  deleteBeerImage,
  updateBeer,
  restoreBeer,
  beerImport,
  exportBeers,
} from '../mutations';
import { listMentionedBeers, findRelatedBeers } from '../related';
import {
  beerLink,
  findActiveBeer,
  findBeer,
  listActiveBeers,
  listAllBeers,
  listFeaturedBeers,
  publicBeer,
  staffBeer,
} from '../document';

const beers = z.array(beerSchema);
const images = z.array(imageSchema);

export default defineRoutes({
  'GET /beers': {
    id: 'beer.beer.list',
    access: 'public',
    summary: 'Active beers, by name.',
    response: { beers, pagination: paginationSchema },
    ...withQuery(beerListQuery, async (query) => {
      const { items, pagination } = await listActiveBeers(query);
      return { beers: serializeList(items, publicBeer), pagination };
    }),
  },
  'GET /beers/featured': {
    id: 'beer.beer.featured',
    access: 'public',
    summary: 'Active and featured beers, by name.',
    response: { beers },
    handle: async () => ({ beers: serializeList(await listFeaturedBeers(), publicBeer) }),
  },
  'GET /beers/admin': {
    id: 'beer.beer.listAdmin',
    access: 'staff',
    summary: 'All beers, by default most recently updated first.',
    response: { beers, pagination: paginationSchema },
    ...withQuery(beerAdminQuery, async (query) => {
      const { items, pagination } = await listAllBeers(query);
      return { beers: serializeList(items, staffBeer), pagination };
    }),
  },
  'GET /beers/admin/:id': {
    id: 'beer.beer.showAdmin',
    access: 'staff',
    summary: 'One beer, active or not, including staff-only fields.',
    response: { beer: beerSchema },
    handle: async (ctx) => ({ beer: staffBeer(await findBeer(pathParam(ctx, 'id'))) }),
  },
  'GET /beers/admin/export/csv': {
    id: 'beer.beer.exportCsv',
    access: 'staff',
    summary: 'The whole catalog as CSV.',
    response: 'text/csv',
    async handle(ctx) {
      await sendCsv(ctx, { area: 'beers', name: 'beers' }, beerCsvHeader, exportBeers());
    },
  },
  'POST /beers/admin/import/csv': {
    id: 'beer.beer.importCsv',
    access: 'staff',
    summary:
      'Import the beers of a CSV file. Existing names are skipped or updated, invalid rows are reported. With dryRun, nothing is written.',
    ...withImport(() => beerImport),
  },
  'GET /beers/:id': {
    id: 'beer.beer.show',
    access: 'public',
    summary: 'One active beer, by slug or _id.',
    response: { beer: beerSchema },
    handle: async (ctx) => ({ beer: publicBeer(await findActiveBeer(pathParam(ctx, 'id'))) }),
  },
  'GET /beers/:id/related': {
    id: 'beer.beer.related',
    access: 'public',
    summary: 'Up to four similar beers, and the beers before and after one in the order of the beer list.',
    response: relatedBeersSchema.shape,
    async handle(ctx) {
      const { similar, previous, next } = await findRelatedBeers(pathParam(ctx, 'id'));
      return {
        similar: serializeList(similar, (beer) => toBeerSummary(publicBeer(beer))),
        previous: previous && beerLink(previous),
        next: next && beerLink(next),
      };
    },
  },
  'GET /events/:id/beers': {
    id: 'beer.beer.mentioned',
    access: 'public',
    summary: 'The active beers that the title or description of a public event names, in the order of the text.',
    response: { beers: z.array(beerSummarySchema) },
    async handle(ctx) {
      const mentioned = await listMentionedBeers(pathParam(ctx, 'id'));
      return { beers: serializeList(mentioned, (beer) => toBeerSummary(publicBeer(beer))) };
    },
  },
  'POST /beers': {
    id: 'beer.beer.create',
    access: 'staff',
    summary: 'Create a beer.',
    response: { beer: beerSchema },
    status: 201,
    ...withBody(beerInput, async (input) => ({ beer: staffBeer(await createBeer(input)) })),
  },
  'POST /beers/:id/duplicate': {
    id: 'beer.beer.duplicate',
    access: 'staff',
    summary: 'Create an inactive copy of a beer, with its images.',
    response: { beer: beerSchema },
    status: 201,
    handle: async (ctx) => ({ beer: staffBeer(await duplicateBeer(pathParam(ctx, 'id'))) }),
  },
  'POST /beers/:id/restore': {
    id: 'beer.beer.restore',
    access: 'staff',
    summary: 'Restore a beer that was deleted with restorable, for up to an hour.',
    response: { beer: beerSchema },
    handle: async (ctx) => ({ beer: staffBeer(await restoreBeer(pathParam(ctx, 'id'), new Date())) }),
  },
  'PUT /beers/:id': {
    id: 'beer.beer.update',
    access: 'staff',
    summary: 'Update a beer. Absent fields stay unchanged; null or "" clears.',
    response: { beer: beerSchema },
    ...withBody(beerUpdate, async (input, ctx) => ({ beer: staffBeer(await updateBeer(pathParam(ctx, 'id'), input)) })),
  },
  'DELETE /beers/:id': {
    id: 'beer.beer.remove',
    access: 'staff',
    summary: 'Delete a beer and its image files. With restorable, it can be restored for an hour.',
    response: { message: messageSchema },
    ...withQuery(beerDeleteQuery, async ({ restorable = false }, ctx) => {
      await deleteBeer(pathParam(ctx, 'id'), restorable, new Date());
      return { message: deletedMessage('Beer') };
    }),
  },
  'POST /beers/:id/images': {
    id: 'beer.beer.addImages',
    access: 'staff',
    summary: 'Add images, or put one in the place of another. The first image of a beer becomes primary.',
    body: { files: 'images', max: maxImagesPerRequest, fields: imageReplacement },
    response: { images },
    async handle(ctx) {
      const uploads = uploadedFiles(ctx, 'images', maxImagesPerRequest);
      const beer = await addBeerImages(pathParam(ctx, 'id'), uploads, parseReplacement(ctx));
      return { images: staffBeer(beer).images };
    },
  },
  'DELETE /beers/:id/images/:index': {
    id: 'beer.beer.removeImage',
    access: 'staff',
    summary: 'Delete the image at an index. If cloudStoragePath is not at that index: 409.',
    response: { images },
    failures: [409],
    ...withBody(imageDeleteInput, async ({ cloudStoragePath }, ctx) => {
      const beer = await deleteBeerImage(pathParam(ctx, 'id'), pathParam(ctx, 'index'), cloudStoragePath);
      return { images: staffBeer(beer).images };
    }),
  },
});
