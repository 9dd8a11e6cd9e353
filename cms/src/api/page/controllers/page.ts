import type { Context } from 'koa';
import type { PageDefinition } from '#domain/page/definition';
import { findPage, seedPage } from '#domain/page/pages';
import { notFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { loadPage } from '../queries';
import { serializePage } from '../serialize';

export default {
  async show(ctx: Context) {
    const definition: PageDefinition | undefined = findPage(pathParam(ctx, 'key'));
    if (!definition) throw notFound('Page');
    const stored = await loadPage(definition);
    return { page: stored ? serializePage(definition, stored) : seedPage(definition) };
  },
};
