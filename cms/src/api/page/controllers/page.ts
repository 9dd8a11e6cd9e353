import type { Context } from 'koa';
import type { PageDefinition } from '#domain/page/definition';
import { initialPage } from '#domain/page/neutral/neutral';
import { findPage } from '#domain/page/pages';
import { notFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { readSetupState } from '#lib/setup/state';
import { fetchPageTexts } from '../page-texts';
import { loadComposedPage, loadPage } from '../queries';
import { serializeComposedPage, serializePage } from '../serialize';

async function fetchComposedPage(key: string) {
  const stored = await loadComposedPage(key);
  if (!stored) throw notFound('Page');
  return serializeComposedPage(stored);
}

export default {
  async texts() {
    return { texts: await fetchPageTexts() };
  },

  async show(ctx: Context) {
    const key = pathParam(ctx, 'key');
    const definition: PageDefinition | undefined = findPage(key);
    if (!definition) return { page: await fetchComposedPage(key) };
    const stored = await loadPage(definition);
    if (stored) return { page: serializePage(definition, stored) };
    return { page: initialPage(definition, (await readSetupState()).content) };
  },
};
