/** All pages for the staff app, and the placeholders of their texts. */
import type { PageDefinition } from '#domain/page/definition';
import type { EditedContent, EditedPage, PageEntry, PageList } from '#domain/page/edited-page';
import { findPage, pages } from '#domain/page/pages';
import { privacyPolicy } from '#domain/page/pages/privacy-policy';
import { termsOfService } from '#domain/page/pages/terms-of-service';
import { findUnknownPlaceholders, listPlaceholders } from '#domain/privacy/placeholders';
import { isPageOff } from '#domain/site/optional-pages';
import { auditTable } from '#lib/audit/table';
import { readInCurrentTransaction } from '#lib/database/transaction';
import { notFound } from '#lib/errors';
import { patternPaths } from '#lib/page/composed-pages';
import { fetchPageSettings, fetchPrivacyFacts } from '#lib/site-settings/queries';
import { toInstant } from '#lib/stored-values';
import { composedParts, loadOwnPages, loadPage, type EditedDocument } from './document';
import { toEditedContent, type Parts } from './edited-page';

type Change = { record_id: string; actor_name: string | null };

/** Who changed each page last, as the audit log has it, by document id. */
export async function findAuthors(documentIds: string[]): Promise<Map<string, string>> {
  const rows: Change[] = await readInCurrentTransaction((connection) =>
    connection(auditTable)
      .select('record_id', 'actor_name')
      .where({ area: 'pages' })
      .whereIn('record_id', documentIds)
      .orderBy([
        { column: 'recorded_at', order: 'asc' },
        { column: 'id', order: 'asc' },
      ]),
  );
  return new Map(rows.flatMap(({ record_id, actor_name }) => (actor_name ? [[record_id, actor_name]] : [])));
}

export const designedPages: readonly PageDefinition[] = pages;

const isLegal = ({ key }: PageDefinition) => key === privacyPolicy.key || key === termsOfService.key;

type Image = NonNullable<PageEntry['image']>;

const isImage = (value: object): value is Image => 'builtIn' in value || ('url' in value && 'width' in value);

const toListed = ({ url, alt, width, height }: Exclude<Image, { builtIn: string }>) => ({ url, alt, width, height });

/** The photo that stands for a page: the first one that visitors see. */
function findFirstImage(value: unknown): Image | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isImage(value)) return 'builtIn' in value ? value : toListed(value);
  return Object.values(value).reduce<Image | null>((found, child) => found ?? findFirstImage(child), null);
}

const findImage = ({ hero, sections, seo }: EditedContent) =>
  findFirstImage([hero, sections.filter(({ isVisible }) => isVisible), seo]);

type Loaded = Omit<PageEntry, 'changedBy'> & { documentId: string | null };

type Entry = Omit<Loaded, 'image' | 'updatedAt' | 'documentId'>;

const toEntry = (entry: Entry, parts: Parts, stored: EditedDocument | null): Loaded => ({
  ...entry,
  image: stored && findImage(toEditedContent(parts, entry.path, stored)),
  updatedAt: stored && toInstant(stored.updatedAt),
  documentId: stored && stored.documentId,
});

export async function fetchPageList(): Promise<PageList> {
  const pageSettings = await fetchPageSettings();
  const stored = await Promise.all(
    designedPages.map(async (definition) => ({ definition, document: await loadPage(definition) })),
  );
  const own = await loadOwnPages();
  const entries = [
    ...stored.map(({ definition, document }) => {
      const { key, label, path } = definition;
      return toEntry(
        { key, kind: 'designed', label, path, isLive: !isPageOff(key, pageSettings) },
        definition,
        document,
      );
    }),
    ...own.map((page) =>
      toEntry(
        { key: page.documentId, kind: 'own', label: page.title, path: page.path, isLive: page.isLive ?? false },
        composedParts,
        page,
      ),
    ),
  ];
  const authors = await findAuthors(entries.flatMap(({ documentId }) => documentId ?? []));
  return {
    entries: entries.map(({ documentId, ...entry }) => ({
      ...entry,
      changedBy: (documentId === null ? undefined : authors.get(documentId)) ?? null,
    })),
    placeholders: listPlaceholders(await fetchPrivacyFacts()),
    unknownPlaceholders: stored
      .filter(({ definition }) => isLegal(definition))
      .map(({ definition: { key }, document }) => ({ key, names: findUnknownPlaceholders(document) }))
      .filter(({ names }) => names.length > 0),
  };
}

const findPreviewPath = async ({ key, path }: PageDefinition): Promise<string | null> => {
  const findPath = patternPaths[key];
  return findPath ? ((await findPath()) ?? null) : path;
};

/** Throws 404. */
export async function fetchEditedPage(key: string): Promise<EditedPage> {
  const definition: PageDefinition | undefined = findPage(key);
  if (!definition) {
    const [own] = await loadOwnPages({ documentId: key });
    if (!own) throw notFound('Page');
    const content = toEditedContent(composedParts, own.path, own);
    const isShown = { previewPath: own.path, updatedAt: toInstant(own.updatedAt) };
    return { ...content, ...isShown, key, kind: 'own', label: own.title };
  }
  const stored = await loadPage(definition);
  if (!stored) throw notFound('Page');
  return {
    ...toEditedContent(definition, definition.path, stored),
    key,
    kind: 'designed',
    label: definition.label,
    isLive: !isPageOff(key, await fetchPageSettings()),
    previewPath: await findPreviewPath(definition),
    updatedAt: toInstant(stored.updatedAt),
  };
}
