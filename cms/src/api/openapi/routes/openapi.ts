/** The documentation of the API. */
import { pathNotFound } from '#lib/errors';
import { pathParam } from '#lib/parse';
import { defineRoutes } from '#lib/routes';
import { fetchBrandNames } from '#lib/site-settings/queries';
import { docsPolicy, findDocsAsset, renderDocsPage } from '../docs-page';
import { openApiDocument } from '../document';

/** Generated on the first request, when every route is defined, and again under another name. */
let document = { name: '', json: '' };

export default defineRoutes({
  'GET /openapi.json': {
    id: 'openapi.openapi.document',
    access: 'public',
    summary: 'This document.',
    response: 'application/json',
    async handle(ctx) {
      const { name } = await fetchBrandNames();
      if (document.name !== name) document = { name, json: JSON.stringify(openApiDocument(name)) };
      ctx.type = 'application/json';
      ctx.body = document.json;
    },
  },
  'GET /docs': {
    id: 'openapi.openapi.page',
    access: 'public',
    summary: 'This document as a page.',
    response: 'text/html',
    async handle(ctx) {
      ctx.set('Content-Security-Policy', docsPolicy);
      ctx.type = 'html';
      ctx.body = renderDocsPage((await fetchBrandNames()).name);
    },
  },
  'GET /docs/:file': {
    id: 'openapi.openapi.asset',
    access: 'public',
    summary: 'Scripts and styles of the page.',
    response: ['text/css', 'text/javascript'],
    handle(ctx) {
      const asset = findDocsAsset(pathParam(ctx, 'file'));
      if (!asset) throw pathNotFound();
      ctx.type = asset.type;
      ctx.body = asset.body;
    },
  },
});
