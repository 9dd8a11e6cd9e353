/** The form of a page: which parts it has, its validation, and what the preview shows of it. */
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { composedSections } from '@domain/page/composed-page';
import type { EditedContent, EditedPage, EditedSection } from '@domain/page/edited-page';
import { toValidatedData } from '../../../domain/page-empty-values';
import type { Component, Field } from '@domain/page/fields';
import { findPage } from '@domain/page/pages';
import { findComposedPageErrors, findPageErrors } from '@domain/page/section-errors';
import { moveFocalPoint, type FocalPoint } from '@domain/shared/media-url';
import { messages } from '@domain/shared/messages';
import { pageApi } from '../../api/website';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { isSame, type FieldLabels } from '../../lib/merge';

export type PageForm = UseFormReturnType<EditedContent>;
export type Values = Record<string, unknown>;

type Parts = { hero: Component | null; sections: readonly Component[]; placeholders: string | undefined };

/** The parts in the page's definition, which also makes the schema of its stored content. */
export function partsOf(key: string): Parts {
  const definition = findPage(key);
  if (!definition) return { hero: null, sections: composedSections, placeholders: undefined };
  const placeholders = 'placeholders' in definition ? definition.placeholders : undefined;
  return { hero: definition.hero, sections: definition.sections, placeholders };
}

const toContent = (page: EditedPage): EditedContent => ({
  title: page.title,
  path: page.path,
  isLive: page.isLive,
  navigation: page.navigation,
  position: page.position,
  hero: page.hero,
  sections: page.sections,
  seo: page.seo,
});

export function validatePage(key: string, content: EditedContent): Record<string, string> {
  const parts = partsOf(key);
  const data = toValidatedData(content, parts.sections);
  const errors = findPage(key) ? findPageErrors(parts, data) : findComposedPageErrors(data);
  return Object.fromEntries(errors.map(({ path, msg }) => [path, msg]));
}

const joinTexts = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(joinTexts).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { _id, id: _fileId, type: _type, url: _url, ...texts } = value as Values;
  return joinTexts(Object.values(texts));
};

const format = (value: unknown) => joinTexts(value) || '(empty)';

export const labels: FieldLabels<EditedContent> = {
  title: 'Name of the page',
  navigation: 'Link in the navigation',
  position: 'Position in the navigation',
  hero: { label: 'Top of the page', format },
  sections: { format },
  seo: { label: 'Search engines and link previews', format },
};

export type PhotoValue = {
  id: number;
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  focalPoint: FocalPoint | null;
};

/** A field that Mantine has no input for. */
export type CustomFieldProps<Value> = {
  label: string;
  hint?: string | undefined;
  path: string;
  error: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
};

export const isLibraryPhoto = (value: unknown): value is PhotoValue =>
  typeof value === 'object' && value !== null && 'id' in value && 'url' in value;

/**
 * Leaves out alt texts and focal points that are as in `base`: they belong to the file, which another page or a beer
 * may have changed since.
 */
export function withoutUnchangedDetails(content: EditedContent, base: EditedContent): EditedContent {
  const stored = new Map(listLibraryPhotos(base).map((photo) => [photo.id, photo]));
  const { hero, sections, seo } = content;
  const reduce = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reduce);
    if (typeof value !== 'object' || value === null) return value;
    if (!isLibraryPhoto(value))
      return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, reduce(child)]));
    const { alt, focalPoint, ...photo } = value;
    const before = stored.get(value.id);
    return {
      ...photo,
      ...(before && before.alt === alt ? {} : { alt }),
      ...(before && isSame(before.focalPoint, focalPoint) ? {} : { focalPoint }),
    };
  };
  return { ...content, ...(reduce({ hero, sections, seo }) as Pick<EditedContent, 'hero' | 'sections' | 'seo'>) };
}

const listLibraryPhotos = (value: unknown): PhotoValue[] => {
  if (isLibraryPhoto(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLibraryPhotos) : [];
};

/** The URL with the focal point that is chosen in the form. */
export const photoUrl = ({ url, focalPoint }: PhotoValue) => moveFocalPoint(url, focalPoint);

const toPublicPhoto = (value: unknown) => (isLibraryPhoto(value) ? { ...value, url: photoUrl(value) } : value);

function toPublicValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'photo':
    case 'libraryPhoto':
      return toPublicPhoto(value);
    case 'libraryPhotos':
      return (value as unknown[]).map(toPublicPhoto);
    case 'list':
      return (value as Values[]).map((item) => toPublicValues(field.item, item));
    case 'text':
    case 'longText':
    case 'link':
    case 'choice':
    case 'date':
      return value === '' && !field.isRequired ? null : value;
    default:
      return value;
  }
}

const toPublicValues = ({ fields }: Component, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toPublicValue(field, values[name])]));

const toPublicSection = (sections: readonly Component[], section: EditedSection) => {
  const component = sections.find(({ name }) => name === section.type);
  return component && section.isVisible ? [{ type: section.type, ...toPublicValues(component, section) }] : [];
};

/** The response of `GET /api/pages/{key}` after a save. */
export function toPublicPage(key: string, path: string, { title, seo, hero, sections }: EditedContent) {
  const parts = partsOf(key);
  return {
    key,
    path,
    title,
    seo: { ...seo, image: toPublicPhoto(seo['image']) },
    hero: parts.hero && hero && toPublicValues(parts.hero, hero),
    sections: sections.flatMap((section) => toPublicSection(parts.sections, section)),
  };
}

type Leaf = { path: string; text: string };

function listLeaves(value: unknown, path: string, isLeaf: (value: unknown) => string | null): Leaf[] {
  const text = isLeaf(value);
  if (text !== null) return [{ path, text }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listLeaves(child, path ? `${path}.${name}` : name, isLeaf));
}

const squash = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Placeholders such as `{name}` match what they stand for. */
const toPattern = (text: string) =>
  new RegExp(
    `^${squash(text)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  );

/** Rich text is one field, whose blocks are not addressed. */
const toFieldPath = (path: string) => path.replace(/\.\d+\.(?:children|image)\..*$/, '');

/** The path of the field whose text was clicked in the preview; null if it comes from elsewhere. */
export function findTextField({ hero, sections, title }: EditedContent, clicked: readonly string[]): string | null {
  const leaves = listLeaves({ hero, sections, title }, '', (value) =>
    typeof value === 'string' ? value : null,
  ).filter(({ path, text }) => squash(text).length > 1 && !/(?:_id|type|Href|url)$/.test(path));
  for (const text of clicked.map(squash)) {
    const exact = leaves.find((leaf) => toPattern(leaf.text).test(text));
    const part = leaves
      .filter((leaf) => leaf.text.length > 8 && squash(leaf.text).toLowerCase().includes(text.toLowerCase()))
      .at(0);
    const found = exact ?? (text.length > 8 ? part : undefined);
    if (found) return toFieldPath(found.path);
  }
  return null;
}

/** The path of the photo with one of these URLs. */
export const findPhotoField = (
  { hero, sections }: EditedContent,
  clickedUrl: string,
  builtInUrl: (name: string) => string | undefined,
): string | null => {
  const readUrl = (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (isLibraryPhoto(value)) return value.url.split('?')[0] ?? null;
    return 'builtIn' in value ? (builtInUrl(String(value.builtIn)) ?? null) : null;
  };
  const decoded = decodeURIComponent(clickedUrl);
  const found = listLeaves({ hero, sections }, '', readUrl).find(({ text }) => decoded.includes(text));
  // The field of a gallery is the whole list.
  return found ? found.path.replace(/\.photos\.\d+$/, '.photos') : null;
};

type PageFormOptions = {
  key: string;
  /** Null: a new page, which starts with `initial`. */
  record: EditedPage | null;
  initial: EditedContent;
  onCreated: (page: EditedPage) => void;
};

/** The form of a stored page stays open after a save. */
export function usePageForm({ key, record, initial, onCreated }: PageFormOptions) {
  return useRecordForm<EditedPage, EditedContent>({
    record,
    draft: { key: `page/${key}` },
    initialValues: record ? toContent(record) : initial,
    toFormValues: (page) => (page ? toContent(page) : initial),
    validate: (values) => validatePage(key, values),
    api: pageApi,
    toBody: (values, base) => (base ? withoutUnchangedDetails(values, base) : values),
    onSaved: ({ isLive }) => void toast.success(isLive ? 'Saved. Visitors see it now.' : 'Saved as a draft.'),
    ...(record === null && { onLeave: onCreated }),
    failureText: 'Failed to save the page. Please try again.',
    invalidText: messages.fixErrors,
  });
}
