/** Entries of lists that are not objects and files without a number, which neither our rules nor Strapi's own can read. */
import type { Core } from '@strapi/strapi';
import { blankMessage } from '#domain/page/section-errors';
import type { FieldError } from '#domain/shared/response-schemas';
import { sanitizeText } from '#domain/shared/sanitize-text';
import { parsePlainDate } from '#domain/time/plain-date';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import type { Data } from './rules';

type Attribute = { type: string; component?: string; repeatable?: boolean; required?: boolean; multiple?: boolean };
type Attributes = Record<string, Attribute>;

const isPlainObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks every entry of a list, which may be absent. */
function checkEntries(value: unknown, path: string, check: (entry: Data, path: string) => FieldError[]): FieldError[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ path, msg: 'Please enter a list' }];
  return value.flatMap((entry: unknown, index) => {
    const entryPath = `${path}.${index}`;
    return isPlainObject(entry)
      ? check(entry, entryPath)
      : [{ path: entryPath, msg: 'Please fill in or remove this entry' }];
  });
}

/** The blocks of rich text, or the parts of one. */
const checkBlocks = (value: unknown, path: string): FieldError[] =>
  checkEntries(value, path, ({ children }, entryPath) => checkBlocks(children, `${entryPath}.children`));

const isFileId = (value: unknown) => /^[1-9]\d*$/.test(String(isPlainObject(value) ? value['id'] : value));

const hasFile = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return !isPlainObject(value) || 'id' in value || [value['connect'] ?? value['set'] ?? []].flat().length > 0;
};

/** A file or several; Strapi checks that they exist, unless they have no number. An absent one doesn't change. */
function checkFiles(value: unknown, path: string, isRequired = false): FieldError[] {
  if (isRequired && value !== undefined && (value === null || !hasFile(value)))
    return [{ path, msg: 'Please choose an image' }];
  const isRelationChange = isPlainObject(value) && !('id' in value);
  if (value === undefined || value === null || isRelationChange) return [];
  const isValid = [value].flat().every(isFileId);
  return isValid ? [] : [{ path, msg: 'Please choose a file of the media library' }];
}

export function findMalformedEntries(
  components: Core.Strapi['components'],
  attributes: object,
  data: Data,
  parent = '',
): FieldError[] {
  const attributesOf = (uid: unknown): object => Reflect.get(components, String(uid))?.attributes ?? {};
  const checkComponent = (uid: unknown) => (entry: Data, path: string) =>
    findMalformedEntries(components, attributesOf(uid), entry, `${path}.`);

  return Object.entries(attributes as Attributes).flatMap(
    ([name, { type, component, repeatable, required, multiple }]) => {
      const value = data[name];
      const path = parent + name;
      if (type === 'blocks') return checkBlocks(value, path);
      // The domain's rules count the files of a list.
      if (type === 'media') return checkFiles(value, path, required && !multiple);
      if (type === 'dynamiczone') {
        return checkEntries(value, path, (entry, entryPath) => checkComponent(entry['__component'])(entry, entryPath));
      }
      if (type !== 'component') return [];
      if (repeatable) return checkEntries(value, path, checkComponent(component));
      return isPlainObject(value) ? checkComponent(component)(value, path) : [];
    },
  );
}

/**
 * Rejects in the panel what no type accepts, also in components: dates that are typing errors, such as year 1, and required
 * texts without a visible character.
 */

type TextAttribute = { type: string; required?: boolean; component?: string };

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textTypes = new Set(['string', 'text', 'email']);

function findProblem({ type, required }: TextAttribute, value: unknown): string | null {
  if (type === 'date' || type === 'datetime') {
    if (value === null || value === undefined || value === '') return null;
    const day = (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
    return parsePlainDate(day) === null ? 'Please enter a valid date' : null;
  }
  const isBlank = typeof value === 'string' && value !== '' && sanitizeText(value) === '';
  return required && textTypes.has(type) && isBlank ? blankMessage : null;
}

function findUnlikelyValues(
  components: Core.Strapi['components'],
  attributes: object,
  data: Data,
  parent = '',
): FieldError[] {
  const attributesOf = (uid: unknown): object => Reflect.get(components, String(uid))?.attributes ?? {};
  return Object.entries(attributes as Record<string, TextAttribute>).flatMap(([name, attribute]) => {
    const value = data[name];
    const path = parent + name;
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
      const msg = findProblem(attribute, value);
      return msg === null ? [] : [{ path, msg }];
    }
    const entries = Array.isArray(value) ? (value as unknown[]) : [value];
    return entries.flatMap((entry, index) =>
      isObject(entry)
        ? findUnlikelyValues(
            components,
            attributesOf(attribute.component ?? entry['__component']),
            entry,
            Array.isArray(value) ? `${path}.${index}.` : `${path}.`,
          )
        : [],
    );
  });
}

/** After the rules of the types, whose messages are more precise. */
export function registerUnlikelyValues(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, contentType }, next) => {
    const data: Data | undefined = Reflect.get(params, 'data');
    if (!data || !['create', 'update', 'clone'].includes(action) || !isPanelRequest()) return next();
    const errors = findUnlikelyValues(strapi.components, contentType.attributes, data);
    if (errors.length > 0) throw rejectedFields(errors);
    return next();
  });
}
