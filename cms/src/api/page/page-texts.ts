/** The pages with the paths of their forms in the panel. */
import type { PageTexts } from '#domain/page/page-texts';
import { pages } from '#domain/page/pages';
import { isPageOff } from '#domain/site/optional-pages';
import { pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
import { settings } from '#lib/settings';
import { fetchPageSettings } from '#lib/site-settings/queries';

const contentManager = '/content-manager';
const composedPath = `${contentManager}/collection-types/${composedPageUid}`;

type ComposedRow = { documentId: string; title: string; path: string; isLive: boolean | null };

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
  };
}
