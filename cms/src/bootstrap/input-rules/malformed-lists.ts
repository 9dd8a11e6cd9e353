/** Entries of lists that are not objects and files without a number, which neither our rules nor Strapi's own can read. */
import type { Core } from '@strapi/strapi';
import type { FieldError } from '#domain/shared/envelope';
import type { Data } from './rules';

type Attribute = { type: string; component?: string; repeatable?: boolean; required?: boolean; multiple?: boolean };
type Attributes = Record<string, Attribute>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks every entry of a list, which may be absent. */
function checkEntries(value: unknown, path: string, check: (entry: Data, path: string) => FieldError[]): FieldError[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ path, msg: 'Please enter a list' }];
  return value.flatMap((entry: unknown, index) => {
    const entryPath = `${path}.${index}`;
    return isObject(entry)
      ? check(entry, entryPath)
      : [{ path: entryPath, msg: 'Please fill in or remove this entry' }];
  });
}

/** The blocks of rich text, or the parts of one. */
const checkBlocks = (value: unknown, path: string): FieldError[] =>
  checkEntries(value, path, ({ children }, entryPath) => checkBlocks(children, `${entryPath}.children`));

const isFileId = (value: unknown) => /^[1-9]\d*$/.test(String(isObject(value) ? value['id'] : value));

const hasFile = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return !isObject(value) || 'id' in value || [value['connect'] ?? value['set'] ?? []].flat().length > 0;
};

/** A file or several; Strapi checks that they exist, unless they have no number. An absent one doesn't change. */
function checkFiles(value: unknown, path: string, isRequired = false): FieldError[] {
  if (isRequired && value !== undefined && (value === null || !hasFile(value)))
    return [{ path, msg: 'Please choose an image' }];
  const isRelationChange = isObject(value) && !('id' in value);
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
      return isObject(value) ? checkComponent(component)(value, path) : [];
    },
  );
}
