/** Entries of lists that are not objects, and files that are none: neither our rules nor Strapi's own can read them. */
import type { Core } from '@strapi/strapi';
import { blankMessage } from '#domain/page/section-errors';
import type { FieldError } from '#domain/shared/response-schemas';
import { sanitizeText } from '#domain/shared/sanitize-text';
import { parsePlainDate } from '#domain/time/plain-date';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';

export type Data = Record<string, unknown>;

type Attribute = { type: string; component?: string; repeatable?: boolean; required?: boolean; multiple?: boolean };
type Attributes = Record<string, Attribute>;

const isPlainObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Check = (attribute: Attribute, value: unknown, path: string) => FieldError[];

function checkAttributes(
  components: Core.Strapi['components'],
  attributes: object,
  data: Data,
  check: Check,
  parent = '',
): FieldError[] {
  return Object.entries(attributes as Attributes).flatMap(([name, attribute]) => {
    const value = data[name];
    const path = parent + name;
    const entries = ['component', 'dynamiczone'].includes(attribute.type) ? [value].flat() : [];
    return [
      ...check(attribute, value, path),
      ...entries.flatMap((entry, index) => {
        if (!isPlainObject(entry)) return [];
        const component: object | undefined = Reflect.get(
          components,
          String(attribute.component ?? entry['__component']),
        );
        const inner = Object(component).attributes ?? {};
        return checkAttributes(
          components,
          inner,
          entry,
          check,
          Array.isArray(value) ? `${path}.${index}.` : `${path}.`,
        );
      }),
    ];
  });
}

/** Checks every entry of a list, which may be absent. */
function checkEntries(value: unknown, path: string, check?: (entry: Data, path: string) => FieldError[]): FieldError[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ path, msg: 'Please enter a list' }];
  return value.flatMap((entry: unknown, index) => {
    const entryPath = `${path}.${index}`;
    return isPlainObject(entry)
      ? (check?.(entry, entryPath) ?? [])
      : [{ path: entryPath, msg: 'Please fill in or remove this entry' }];
  });
}

const checkBlocks = (value: unknown, path: string): FieldError[] =>
  checkEntries(value, path, ({ children }, entryPath) => checkBlocks(children, `${entryPath}.children`));

/** One that fits into a column of integers. */
const isFileId = (value: unknown) => /^[1-9]\d{0,8}$/.test(String(isPlainObject(value) ? value['id'] : value));

const hasFile = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return !isPlainObject(value) || 'id' in value || [value['connect'] ?? value['set'] ?? []].flat().length > 0;
};

/** A file or several. An absent one doesn't change. */
function checkFiles(value: unknown, path: string, isRequired = false): FieldError[] {
  if (isRequired && value !== undefined && (value === null || !hasFile(value)))
    return [{ path, msg: 'Please choose an image' }];
  const isRelationChange = isPlainObject(value) && !('id' in value);
  if (value === undefined || value === null || isRelationChange) return [];
  const isValid = [value].flat().every(isFileId);
  return isValid ? [] : [{ path, msg: 'Please choose a file of the media library' }];
}

function findMalformed({ type, repeatable, required, multiple }: Attribute, value: unknown, path: string) {
  if (type === 'blocks') return checkBlocks(value, path);
  // The domain's rules count the files of a list.
  if (type === 'media') return checkFiles(value, path, required && !multiple);
  return type === 'dynamiczone' || (type === 'component' && repeatable) ? checkEntries(value, path) : [];
}

export const findMalformedEntries = (components: Core.Strapi['components'], attributes: object, data: Data) =>
  checkAttributes(components, attributes, data, findMalformed);

/**
 * Files that have been deleted since a form was opened. Strapi checks only those of lists and changes, not a single one with
 * its fields, as the panel sends it.
 */
export async function findDeletedFiles(strapi: Core.Strapi, attributes: object, data: Data): Promise<FieldError[]> {
  const ids = new Map<string, number>();
  checkAttributes(strapi.components, attributes, data, ({ type }, value, path) => {
    if (type === 'media' && isPlainObject(value) && 'id' in value) ids.set(path, Number(value['id']));
    return [];
  });
  if (ids.size === 0) return [];
  const files: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: [...ids.values()] } } });
  return [...ids]
    .filter(([, id]) => !files.some((file) => file.id === id))
    .map(([path]) => ({ path, msg: 'This file was deleted. Please choose another one' }));
}

const textTypes = new Set(['string', 'text', 'email']);

function findProblem({ type, required }: Attribute, value: unknown): string | null {
  if (type === 'date' || type === 'datetime') {
    if (value === null || value === undefined || value === '') return null;
    const day = (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
    return parsePlainDate(day) === null ? 'Please enter a valid date' : null;
  }
  const isBlank = typeof value === 'string' && value !== '' && sanitizeText(value) === '';
  return required && textTypes.has(type) && isBlank ? blankMessage : null;
}

const findUnlikely: Check = (attribute, value, path) => {
  const msg = findProblem(attribute, value);
  return msg === null ? [] : [{ path, msg }];
};

/** Rejects in the panel typing errors in dates and blank required texts, after the more precise rules of types. */
export function registerUnlikelyValues(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, contentType }, next) => {
    const data: Data | undefined = Reflect.get(params, 'data');
    if (!data || !['create', 'update', 'clone'].includes(action) || !isPanelRequest()) return next();
    const errors = checkAttributes(strapi.components, contentType.attributes, data, findUnlikely);
    if (errors.length > 0) throw rejectedFields(errors);
    return next();
  });
}
