/** Converts pages between Strapi's format and that of the staff app's forms, both by the definition of the page. */
import { isBuiltInPhoto } from '#domain/page/built-in-photos';
import { seo } from '#domain/page/components';
import type { PageDefinition } from '#domain/page/definition';
import type { EditedContent, LibraryPhoto, PageInput } from '#domain/page/edited-page';
import type { Component, Field } from '#domain/page/fields';
import { builtInName, componentUid } from '#domain/page/storage';
import { readFocalPoint } from '#domain/shared/media-url';
import type { FieldError } from '#domain/shared/response-schemas';
import { sanitizeLine, sanitizeText } from '#domain/shared/sanitize-text';
import { toImage, type StoredFile } from '#lib/media';
import { emptyToNull, toText } from '#lib/stored-values';
import { type EditedDocument, type StoredFields, type StoredSection, serializeField } from './document';

export type Parts = Pick<PageDefinition, 'hero' | 'sections'>;
type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toLibraryPhoto = (file: StoredFile): LibraryPhoto => ({
  ...toImage(file),
  id: file.id,
  focalPoint: readFocalPoint(file.focalPoint),
  name: emptyToNull(file.name),
});

const toPhotos = (value: unknown) =>
  (Array.isArray(value) ? (value as StoredFile[]) : []).filter(({ url }) => url).map(toLibraryPhoto);

function toFormValue(name: string, field: Field, stored: StoredFields): unknown {
  const value = stored[name];
  switch (field.kind) {
    case 'photo':
    case 'libraryPhoto': {
      const [file = null] = toPhotos([value].filter(isObject));
      const builtIn = stored[builtInName(name)];
      return file ?? (field.kind === 'photo' && isBuiltInPhoto(builtIn) ? { builtIn } : null);
    }
    case 'libraryPhotos':
      return toPhotos(value);
    case 'list':
      return (Array.isArray(value) ? (value as StoredFields[]) : []).map((item) => toFormValues(field.item, item));
    case 'text':
    case 'longText':
    case 'link':
    case 'date':
    case 'choice':
      return toText(value);
    default:
      return serializeField(name, field, stored);
  }
}

const toFormValues = ({ fields }: Component, stored: StoredFields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toFormValue(name, field, stored)]));

/** Each kind of section has numbers of its own. */
const toSectionId = ({ name }: Component, id: number) => `${name}-${id}`;

/** The stored sections keep their ids, so that edits of several users can be merged. */
function toFormSection(sections: readonly Component[], stored: StoredSection): EditedContent['sections'] {
  const section = sections.find((each) => componentUid(each) === stored.__component);
  if (!section) return [];
  const { id, isVisible } = stored;
  return [{ _id: toSectionId(section, id), type: section.name, isVisible, ...toFormValues(section, stored) }];
}

export const toEditedContent = ({ hero, sections }: Parts, path: string, stored: EditedDocument): EditedContent => ({
  title: stored.title,
  seo: toFormValues(seo, stored.seo),
  hero: hero && toFormValues(hero, stored.hero ?? {}),
  sections: (stored.sections ?? []).flatMap((section) => toFormSection(sections, section)),
  path: stored.path ?? path,
  isLive: stored.isLive ?? true,
  navigation: stored.navigation ?? 'none',
  position: stored.position ?? null,
});

/** What fields can refer to. */
export type References = {
  files: ReadonlyMap<number, StoredFile>;
  /** The document ids of taprooms by slug. */
  taprooms: ReadonlyMap<string, string>;
};

/** The photos in the fields of a form, at any depth, with what is entered about them. */
export function listPhotos(value: unknown): Values[] {
  if (Array.isArray(value)) return value.flatMap(listPhotos);
  if (!isObject(value)) return [];
  return Number.isInteger(value['id']) ? [value] : Object.values(value).flatMap(listPhotos);
}

/** Collects what can't be stored at all; `section-errors.ts` checks the rest, as for the panel. */
function createReader({ files, taprooms }: References, errors: FieldError[]) {
  const reject = (path: string, msg: string) => {
    errors.push({ path, msg });
    return null;
  };

  function readFile(value: unknown, path: string): number | null {
    const id = isObject(value) ? value['id'] : undefined;
    if (typeof id === 'number' && files.has(id)) return id;
    return reject(path, 'This photo no longer exists. Please choose another one.');
  }

  function readPhoto(name: string, value: unknown, path: string): [string, unknown][] {
    const builtIn = isObject(value) ? value['builtIn'] : undefined;
    if (isBuiltInPhoto(builtIn))
      return [
        [name, null],
        [builtInName(name), builtIn],
      ];
    return [
      [name, value === null || value === undefined ? null : readFile(value, path)],
      [builtInName(name), null],
    ];
  }

  function readText(value: unknown, path: string, sanitize: (text: string) => string): string | null {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' ? sanitize(value) || null : reject(path, 'Please enter a text');
  }

  function readTaproom(value: unknown, path: string): string | null {
    if (value === null || value === undefined || value === '') return null;
    return taprooms.get(String(value)) ?? reject(path, 'Please choose one of the taprooms');
  }

  function readList(value: unknown, path: string, read: (entry: unknown, path: string) => unknown): unknown[] {
    if (!Array.isArray(value)) return reject(path, 'Please enter a list') ?? [];
    return value.map((entry: unknown, index) => read(entry, `${path}.${index}`));
  }

  const readItem = (item: Component) => (entry: unknown, path: string) =>
    isObject(entry) ? readFields(item, entry, path) : reject(path, 'Please fill in or remove this entry');

  function readField(name: string, field: Field, value: unknown, path: string): [string, unknown][] {
    switch (field.kind) {
      case 'photo':
        return readPhoto(name, value, path);
      case 'libraryPhoto':
        return [[name, value === null || value === undefined ? null : readFile(value, path)]];
      case 'libraryPhotos':
        return [[name, readList(value ?? [], path, readFile)]];
      case 'list':
        return [[name, readList(value ?? [], path, readItem(field.item))]];
      case 'richText':
        return [[name, readList(value ?? [], path, (block) => block)]];
      case 'taproom':
        return [[name, readTaproom(value, path)]];
      case 'number':
        return [[name, value === null || value === undefined || value === '' ? field.default : value]];
      case 'longText':
        return [[name, readText(value, path, sanitizeText)]];
      default:
        return [[name, readText(value, path, sanitizeLine)]];
    }
  }

  function readFields({ fields }: Component, values: Values, path: string): Values {
    const entries = Object.entries(fields);
    return Object.fromEntries(
      entries.flatMap(([name, field]) => readField(name, field, values[name], `${path}.${name}`)),
    );
  }

  return { reject, readFields };
}

/** The id of the stored section that it was; another page's, or one of another kind, would be an error of Strapi's. */
const findStoredId = (stored: EditedDocument | null, component: Component, id: string | null | undefined) =>
  stored?.sections?.find(
    (section) => section.__component === componentUid(component) && toSectionId(component, section.id) === id,
  )?.id;

/** The data of a Strapi document. */
export function toPageData(
  { hero, sections }: Parts,
  input: PageInput,
  stored: EditedDocument | null,
  references: References,
): { data: Values; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const { reject, readFields } = createReader(references, errors);
  const data: Values = {
    title: sanitizeLine(input.title ?? ''),
    seo: { ...(stored && { id: stored.seo['id'] }), ...readFields(seo, input.seo, 'seo') },
    ...(hero && {
      hero: { ...(stored?.hero && { id: stored.hero['id'] }), ...readFields(hero, input.hero ?? {}, 'hero') },
    }),
    ...(sections.length > 0 && {
      sections: input.sections.map(({ _id, type, isVisible, ...values }, index) => {
        const section = sections.find(({ name }) => name === type);
        if (!section) return reject(`sections.${index}`, 'This page can’t have this section');
        const __component = componentUid(section);
        const id = findStoredId(stored, section, _id);
        const fields = readFields(section, values, `sections.${index}`);
        return { ...(id === undefined ? {} : { id }), __component, isVisible: isVisible ?? true, ...fields };
      }),
    }),
  };
  return { data, errors };
}
