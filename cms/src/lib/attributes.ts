/** Walks the attributes of a content type and of its components. */
import type { UID } from '@strapi/strapi';

export type Attribute = {
  type: string;
  component?: UID.Component;
  components?: UID.Component[];
  relation?: string;
  mappedBy?: string;
  visible?: boolean;
  writable?: boolean;
};
type IsIncluded = (attribute: Attribute, name: string) => boolean;

/** Tables of Strapi itself, such as its settings, are no content types. */
const modelOf = (uid: UID.Schema): { attributes: object } =>
  (strapi.getModel(uid) as { attributes: object } | undefined) ?? strapi.db.metadata.get(uid);

export const attributesOf = (uid: UID.Schema): [string, Attribute][] =>
  Object.entries(modelOf(uid).attributes) as [string, Attribute][];

function populateAttribute({ type, component, components = [] }: Attribute, isIncluded: IsIncluded): object | null {
  if (type === 'media' || type === 'relation') return { select: ['id'] };
  if (type === 'component' && component) return { populate: populateAttributes(component, isIncluded) };
  if (type !== 'dynamiczone') return null;
  const included = components.filter((uid) => attributesOf(uid).some(([name, each]) => isIncluded(each, name)));
  return { on: Object.fromEntries(included.map((uid) => [uid, { populate: populateAttributes(uid, isIncluded) }])) };
}

/** What a query loads of the included attributes: components, and the ids of files and relations. */
export const populateAttributes = (uid: UID.Schema, isIncluded: IsIncluded): Record<string, object> =>
  Object.fromEntries(
    attributesOf(uid).flatMap(([name, attribute]): [string, object][] => {
      const populate = isIncluded(attribute, name) ? populateAttribute(attribute, isIncluded) : null;
      return populate ? [[name, populate]] : [];
    }),
  );

export const toEntries = (value: unknown): Record<string, unknown>[] =>
  [value ?? []].flat().filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null);

const containsFiles = ({ type, component, components = [] }: Attribute): boolean =>
  type === 'media' || [component ?? [], components].flat().some(hasFiles);

export const hasFiles = (uid: UID.Schema): boolean =>
  attributesOf(uid).some(([, attribute]) => containsFiles(attribute));

/** What a query loads for `listFileIds`. */
export const populateFiles = (uid: UID.Schema) => populateAttributes(uid, containsFiles);

export const listFileIds = (uid: UID.Schema, data: object): number[] =>
  attributesOf(uid).flatMap(([name, { type, component }]) => {
    const entries = toEntries(Reflect.get(data, name));
    if (type === 'media') return entries.map(({ id }) => Number(id));
    if (type === 'component' && component) return entries.flatMap((entry) => listFileIds(component, entry));
    if (type !== 'dynamiczone') return [];
    return entries.flatMap((section) => listFileIds(section['__component'] as UID.Component, section));
  });
