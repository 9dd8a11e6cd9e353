/** Converts the values of a panel form to the data of a document, as Strapi's own save does. */
import type { UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

type Values = Record<string, unknown>;
type Attribute = { type: string; component?: UID.Component; repeatable?: boolean };

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const toList = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const toFileId = (value: unknown) => (isObject(value) ? (value['id'] ?? null) : value);

/** The form adds labels and keys of its own to the connected documents. */
const toRelation = (value: Values): Values => {
  const pickIds = (entries: unknown) =>
    toList(entries).map(({ id, documentId, apiData }) => (isObject(apiData) ? apiData : { id, documentId }));
  return { connect: pickIds(value['connect']), disconnect: pickIds(value['disconnect']) };
};

function toComponent(uid: UID.Component, value: Values): Values {
  return { ...(value['id'] === undefined ? {} : { id: value['id'] }), ...toDocumentData(uid, value) };
}

function toAttribute({ type, component, repeatable }: Attribute, value: unknown): unknown {
  if (value === null) return null;
  if (type === 'media') return Array.isArray(value) ? value.map(toFileId) : toFileId(value);
  if (type === 'relation') return isObject(value) ? toRelation(value) : undefined;
  if (type === 'dynamiczone') {
    return toList(value).map((section) => {
      const uid = String(section['__component']) as UID.Component;
      return { __component: uid, ...toComponent(uid, section) };
    });
  }
  if (type !== 'component' || !component) return value;
  if (repeatable) return toList(value).map((entry) => toComponent(component, entry));
  return isObject(value) ? toComponent(component, value) : undefined;
}

/** Only what users enter: the form also has ids, times and users of its record. */
export function toDocumentData(uid: UID.Schema, values: Values): Values {
  const model = strapi.getModel(uid);
  const attributes = Object.entries(model?.attributes ?? {}) as [string, Attribute][];
  const writable = attributes.filter(([name]) => contentTypes.isWritableAttribute(model, name));
  const entries = writable.flatMap(([name, attribute]): [string, unknown][] => {
    const value = values[name] === undefined ? undefined : toAttribute(attribute, values[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
