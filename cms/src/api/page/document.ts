/** A page as Strapi stores it: its sections and their photos are loaded by `populateOf`. */
import type { UID, Core } from '@strapi/strapi';
import { isBuiltInPhoto } from '#domain/page/built-in-photos';
import { seo } from '#domain/page/components';
import { composedSections } from '#domain/page/composed-page';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field, Photo } from '#domain/page/fields';
import { pages } from '#domain/page/pages';
import { type PageNavigation, componentUid, pageUid, builtInName } from '#domain/page/storage';
import { fileFields, toImage, type MediaFile } from '#lib/media';
import { composedPageUid, initialDocument } from '#lib/page/composed-pages';
import { readSetupState } from '#lib/setup/state';
import { emptyToNull } from '#lib/stored-values';

/** The values of a component, by field. */
export type StoredFields = Record<string, unknown>;

export type StoredSection = StoredFields & { id: number; __component: string; isVisible: boolean };

type PageDocument = {
  documentId: string;
  title: string;
  seo: StoredFields;
  hero?: StoredFields | null;
  sections?: StoredSection[] | null;
};

type ComposedPageDocument = PageDocument & { path: string };

/** A designed page, or an own page with what only that has. */
export type EditedDocument = PageDocument & {
  updatedAt: string | Date;
  path?: string;
  isLive?: boolean | null;
  navigation?: PageNavigation | null;
  position?: number | null;
};

type Populate = { populate: Record<string, unknown> };

/** The relations that a field needs; null: only its own column. */
function populateField(field: Field): object | null {
  switch (field.kind) {
    case 'photo':
    case 'libraryPhoto':
      return { select: ['id', ...fileFields] };
    case 'libraryPhotos':
      return { select: ['id', ...fileFields, 'caption'] };
    case 'taproom':
      return { select: ['slug', 'isActive'] };
    case 'list':
      return populateComponent(field.item);
    default:
      return null;
  }
}

function populateComponent({ fields }: Component): Populate {
  const nested = Object.entries(fields).flatMap(([name, field]): [string, object][] => {
    const populate = populateField(field);
    return populate ? [[name, populate]] : [];
  });
  return { populate: Object.fromEntries(nested) };
}

const populateOf = ({ hero, sections }: Pick<PageDefinition, 'hero' | 'sections'>) => ({
  seo: populateComponent(seo),
  ...(hero && { hero: populateComponent(hero) }),
  ...(sections.length > 0 && {
    sections: { on: Object.fromEntries(sections.map((each) => [componentUid(each), populateComponent(each)])) },
  }),
});

export const uidOf = ({ key }: PageDefinition) => pageUid(key) as UID.ContentType;

export const loadPage = (definition: PageDefinition): Promise<EditedDocument | null> =>
  strapi.db.query(uidOf(definition)).findOne({ populate: populateOf(definition) });

export const composedParts = { hero: null, sections: composedSections };

const composedPopulate = populateOf(composedParts);

/** Null for drafts and unknown ids. */
export const loadComposedPage = (documentId: string): Promise<ComposedPageDocument | null> =>
  strapi.db.query(composedPageUid).findOne({ where: { documentId, isLive: true }, populate: composedPopulate });

/** Includes drafts, in the order of the navigation. */
export const loadOwnPages = (where: { documentId?: string } = {}): Promise<(EditedDocument & { path: string })[]> =>
  strapi.db
    .query(composedPageUid)
    .findMany({ where, populate: composedPopulate, orderBy: [{ position: 'asc' }, { title: 'asc' }, { id: 'asc' }] });

/** The texts of rich text are parts of a line, whose outer spaces separate them. */
const isRichText = (value: unknown[]) =>
  value.some((block) => typeof block === 'object' && block !== null && 'children' in block);

/** Trims all texts of a form except those in rich text. */
export function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return isRichText(value) ? value : value.map(trimTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, trimTexts(entry)]));
}

export async function createMissingPages(strapi: Core.Strapi): Promise<void> {
  const definitions: readonly PageDefinition[] = pages;
  const { content } = await readSetupState();
  const created: string[] = [];
  for (const definition of definitions) {
    const uid = uidOf(definition);
    if ((await strapi.db.query(uid).count()) > 0) continue;
    await strapi.documents(uid).create({ data: initialDocument(definition, content, new Date()) as object });
    created.push(definition.key);
  }
  if (created.length > 0) strapi.log.info(`Created the content of ${created.length} pages: ${created.join(', ')}`);
}

function serializePhoto(file: MediaFile | null | undefined, builtIn: unknown): Photo | null {
  if (file?.url) return toImage(file);
  return isBuiltInPhoto(builtIn) ? { builtIn } : null;
}

type StoredTaproom = { slug: string; isActive: boolean | null };

const toList = <Item>(value: unknown) => (value ?? []) as Item[];

export function serializeField(name: string, field: Field, stored: StoredFields): unknown {
  const value = stored[name];
  switch (field.kind) {
    case 'photo':
      return serializePhoto(value as MediaFile | null, stored[builtInName(name)]);
    case 'libraryPhoto':
      return serializePhoto(value as MediaFile | null, null);
    case 'libraryPhotos':
      return toList<MediaFile>(value)
        .filter(({ url }) => url)
        .map((file) => ({ ...toImage(file), caption: emptyToNull(file.caption) }));
    case 'taproom':
      return (value as StoredTaproom | null)?.slug ?? null;
    case 'number':
      return value ?? field.default;
    case 'list':
      return toList<StoredFields>(value).map((item) => serializeFields(field.item, item));
    case 'richText':
      return value ?? [];
    default:
      return emptyToNull(value as string | null | undefined) ?? (field.isRequired ? '' : null);
  }
}

const serializeFields = ({ fields }: Component, stored: StoredFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, serializeField(name, field, stored)]));

const isOfHiddenTaproom = ({ fields }: Component, stored: StoredFields) =>
  Object.entries(fields).some(
    ([name, { kind }]) => kind === 'taproom' && (stored[name] as StoredTaproom | null)?.isActive === false,
  );

/** Leaves out hidden sections, and those of a hidden taproom. */
function serializeSection(sections: readonly Component[], stored: StoredSection) {
  const section = sections.find((each) => componentUid(each) === stored.__component);
  if (!section || !stored.isVisible || isOfHiddenTaproom(section, stored)) return [];
  return [{ type: section.name, ...serializeFields(section, stored) }];
}

export const serializePage = (
  { key, path, hero, sections }: Pick<PageDefinition, 'key' | 'path' | 'hero' | 'sections'>,
  stored: PageDocument,
) => ({
  key,
  path,
  title: stored.title,
  seo: serializeFields(seo, stored.seo),
  hero: hero && stored.hero ? serializeFields(hero, stored.hero) : null,
  sections: (stored.sections ?? []).flatMap((section) => serializeSection(sections, section)),
});

export const serializeComposedPage = (stored: ComposedPageDocument) =>
  serializePage({ key: stored.documentId, path: stored.path, ...composedParts }, stored);
