import type { Context } from 'koa';
import { pathNotFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { docsPolicy, findDocsAsset, renderDocsPage } from '../docs-page';
import { openApiDocument } from '../document';

/** Generated on the first request, when every route is defined. */
let document: string | undefined;

export default {
  document(ctx: Context) {
    document ??= JSON.stringify(openApiDocument());
    ctx.type = 'application/json';
    ctx.body = document;
  },

  page(ctx: Context) {
    ctx.set('Content-Security-Policy', docsPolicy);
    ctx.type = 'html';
    ctx.body = renderDocsPage();
  },

  asset(ctx: Context) {
    const asset = findDocsAsset(pathParam(ctx, 'file'));
    if (!asset) throw pathNotFound();
    ctx.type = asset.type;
    ctx.body = asset.body;
  },
};
