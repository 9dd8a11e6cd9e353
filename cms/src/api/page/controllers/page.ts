import type { Context } from 'koa';
import type { PageDefinition } from '#domain/page/definition';
import { dropLinks } from '#domain/page/drop-links';
import { initialPage } from '#domain/page/neutral/neutral';
import { fillPrivacy, needsPrivacyFacts } from '#domain/privacy/placeholders';
import { findPage } from '#domain/page/pages';
import { isPageOff, leadsToPageOff } from '#domain/site/optional-pages';
import { notFound } from '#lib/errors';
import { pathParam } from '#lib/parse';
import { fetchPrivacyFacts } from '#lib/privacy/facts';
import { readSetupState } from '#lib/setup/state';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { loadComposedPage, loadPage } from '../document';
import { serializeComposedPage, serializePage } from '../serialize';

async function fetchComposedPage(key: string) {
  const stored = await loadComposedPage(key);
  if (!stored) throw notFound('Page');
  return serializeComposedPage(stored);
}

async function fetchDesignedPage(definition: PageDefinition) {
  const stored = await loadPage(definition);
  return stored ? serializePage(definition, stored) : initialPage(definition, (await readSetupState()).content);
}

const fillPage = async (page: object): Promise<object> =>
  needsPrivacyFacts(page) ? fillPrivacy(page, await fetchPrivacyFacts()) : page;

export default {
  async show(ctx: Context) {
    const key = pathParam(ctx, 'key');
    const pageSettings = await fetchPageSettings();
    if (isPageOff(key, pageSettings)) throw notFound('Page');
    const definition: PageDefinition | undefined = findPage(key);
    const page = definition ? await fetchDesignedPage(definition) : await fetchComposedPage(key);
    return { page: dropLinks<object>(await fillPage(page), (href) => leadsToPageOff(href, pageSettings)) };
  },
};
