import type { Context } from 'koa';
import { undoImport } from '#lib/import-undo';
import { pathParam } from '#lib/parse';

export default {
  async undo(ctx: Context) {
    return { results: await undoImport(pathParam(ctx, 'id'), new Date()) };
  },
};
