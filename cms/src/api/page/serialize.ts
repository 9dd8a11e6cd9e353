import { isBuiltInPhoto } from '#domain/page/built-in-photos';
import { seo } from '#domain/page/components';
import { composedSections } from '#domain/page/composed-page';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field, Photo } from '#domain/page/fields';
import { builtInName, componentUid } from '#domain/page/storage';
import { toImage, type MediaFile } from '#lib/media';
import { emptyToNull } from '#lib/stored-values';
import type { ComposedPageDocument, PageDocument, StoredFields, StoredSection } from './document';

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

const serializeSections = (sections: readonly Component[], stored: StoredSection[] | null | undefined) =>
  (stored ?? []).flatMap((section) => serializeSection(sections, section));

/** The response of `GET /api/pages/{key}`. */
export const serializePage = (definition: PageDefinition, stored: PageDocument) => ({
  key: definition.key,
  path: definition.path,
  title: stored.title,
  seo: serializeFields(seo, stored.seo),
  hero: definition.hero && stored.hero ? serializeFields(definition.hero, stored.hero) : null,
  sections: serializeSections(definition.sections, stored.sections),
});

/** The same of a composed page. */
export const serializeComposedPage = ({ documentId, path, ...stored }: ComposedPageDocument) => ({
  key: documentId,
  path,
  title: stored.title,
  seo: serializeFields(seo, stored.seo),
  hero: null,
  sections: serializeSections(composedSections, stored.sections),
});
