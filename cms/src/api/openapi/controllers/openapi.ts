import type { Context } from 'koa';
import { messages } from '#domain/shared/messages';
import { pathNotFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { openApiDocument } from '../document';
import { docsAsset, docsPage, docsPolicy } from '../docs-page';

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
    ctx.body = docsPage();
  },

  asset(ctx: Context) {
    const asset = docsAsset(pathParam(ctx, 'file'));
    if (!asset) throw pathNotFound();
    ctx.type = asset.type;
    ctx.body = asset.body;
  },
};
