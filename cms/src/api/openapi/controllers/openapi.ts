import type { Context } from 'koa';
import { pathNotFound } from '#lib/errors';
import { pathParam } from '#lib/parse';
import { fetchBrandNames } from '#lib/site-settings/queries';
import { docsPolicy, findDocsAsset, renderDocsPage } from '../docs-page';
import { openApiDocument } from '../document';

/** Generated on the first request, when every route is defined, and again under another name. */
let document = { name: '', json: '' };

export default {
  async document(ctx: Context) {
    const { name } = await fetchBrandNames();
    if (document.name !== name) document = { name, json: JSON.stringify(openApiDocument(name)) };
    ctx.type = 'application/json';
    ctx.body = document.json;
  },

  async page(ctx: Context) {
    ctx.set('Content-Security-Policy', docsPolicy);
    ctx.type = 'html';
    ctx.body = renderDocsPage((await fetchBrandNames()).name);
  },

  asset(ctx: Context) {
    const asset = findDocsAsset(pathParam(ctx, 'file'));
    if (!asset) throw pathNotFound();
    ctx.type = asset.type;
    ctx.body = asset.body;
  },
};
