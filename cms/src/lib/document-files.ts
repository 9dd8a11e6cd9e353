/** The files that a document uses, including those of its components and sections. */
import type { UID } from '@strapi/strapi';

type Attribute = { type: string; component?: UID.Component; components?: UID.Component[] };
type Populate = Record<string, object>;

const attributesOf = (uid: UID.Schema) => Object.entries(strapi.getModel(uid).attributes) as [string, Attribute][];

function populateAttribute({ type, component, components = [] }: Attribute): object | null {
  if (type === 'media') return { select: ['id'] };
  if (type === 'component' && component) {
    const populate = populateFiles(component);
    return populate && { populate };
  }
  if (type !== 'dynamiczone') return null;
  const on = components.flatMap((uid) => {
    const populate = populateFiles(uid);
    return populate ? [[uid, { populate }]] : [];
  });
  return on.length > 0 ? { on: Object.fromEntries(on) as object } : null;
}

/** What a query loads for `listFileIds`; null for a type without files. */
export function populateFiles(uid: UID.Schema): Populate | null {
  const found = attributesOf(uid).flatMap(([name, attribute]): [string, object][] => {
    const populate = populateAttribute(attribute);
    return populate ? [[name, populate]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const toList = (value: unknown): object[] =>
  [value ?? []].flat().filter((entry): entry is object => typeof entry === 'object' && entry !== null);

export const listFileIds = (uid: UID.Schema, data: object): number[] =>
  attributesOf(uid).flatMap(([name, { type, component }]) => {
    const values = toList(Reflect.get(data, name));
    if (type === 'media') return values.map((file) => Number(Reflect.get(file, 'id')));
    if (type === 'component' && component) return values.flatMap((value) => listFileIds(component, value));
    if (type !== 'dynamiczone') return [];
    return values.flatMap((section) => listFileIds(Reflect.get(section, '__component') as UID.Component, section));
  });
