/** The pages with the paths of their forms in the panel, and the placeholders of their texts. */
import { findUnknownPlaceholders } from '#domain/page/known-placeholders';
import type { PageDefinition } from '#domain/page/definition';
import type { PageTexts } from '#domain/page/page-texts';
import { pages } from '#domain/page/pages';
import { isPageOff } from '#domain/site/optional-pages';
import { pageUid } from '#domain/page/storage';
import { privacyPolicy } from '#domain/page/pages/privacy-policy';
import { termsOfService } from '#domain/page/pages/terms-of-service';
import { listPlaceholders } from '#domain/privacy/placeholders';
import { composedPageUid } from '#lib/page/composed-pages';
import { fetchPrivacyFacts } from '#lib/privacy/facts';
import { settings } from '#lib/settings';
import { fetchPageSettings } from '#lib/site-settings/queries';
import { loadPage } from './document';

const contentManager = '/content-manager';
const composedPath = `${contentManager}/collection-types/${composedPageUid}`;

type ComposedRow = { documentId: string; title: string; path: string; isLive: boolean | null };

const legalPages: readonly PageDefinition[] = [privacyPolicy, termsOfService];

async function fetchUnknownPlaceholders(): Promise<PageTexts['unknownPlaceholders']> {
  const found = await Promise.all(
    legalPages.map(async (page) => ({ key: page.key, names: findUnknownPlaceholders(await loadPage(page)) })),
  );
  return found.filter(({ names }) => names.length > 0);
}

export async function fetchPageTexts(): Promise<PageTexts> {
  const rows: ComposedRow[] = await strapi.db.query(composedPageUid).findMany({
    select: ['documentId', 'title', 'path', 'isLive'],
    orderBy: [{ position: 'asc' }, { title: 'asc' }, { id: 'asc' }],
  });
  const pageSettings = await fetchPageSettings();
  return {
    panelUrl: settings().panelUrl,
    designed: pages.map(({ key, label, path }) => ({
      key,
      label,
      path,
      isLive: !isPageOff(key, pageSettings),
      editPath: `${contentManager}/single-types/${pageUid(key)}`,
    })),
    composed: rows.map(({ documentId, title, path, isLive }) => ({
      key: documentId,
      title,
      path,
      isLive: isLive ?? false,
      editPath: `${composedPath}/${documentId}`,
    })),
    newPath: `${composedPath}/create`,
    placeholders: listPlaceholders(await fetchPrivacyFacts()),
    unknownPlaceholders: await fetchUnknownPlaceholders(),
  };
}
