/** A copy has only what its role could have entered: the fields that the role may not read or not set are empty. */
import type { UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { Context } from 'koa';
import { ApiError } from '#lib/errors';
import { createPermissionChecker } from '../permission-checker';
import type { DraftCopies } from './draft-copies';

type Attribute = { type: string; required?: boolean; default?: unknown; component?: UID.Component };

/** What code chooses for every copy. */
const chosenByCode = new Set(['slug', 'path', 'position']);

const attributesOf = (uid: UID.Schema) => Object.entries(strapi.getModel(uid).attributes) as [string, Attribute][];

/** Roles have permissions for the fields of components: `seo.title`. */
const listPermissionFields = (name: string, { type, component }: Attribute): string[] =>
  type === 'component' && component
    ? attributesOf(component).flatMap(([field, attribute]) => listPermissionFields(`${name}.${field}`, attribute))
    : [name];

export function emptyDenied(ctx: Context, { uid, name, data }: DraftCopies): object {
  const { cannot } = createPermissionChecker(ctx, uid);
  const model = strapi.getModel(uid);
  const isChosen = (field: string) => field in data || field === name?.field || chosenByCode.has(field);
  const isEntered = (field: string) =>
    contentTypes.isVisibleAttribute(model, field) && contentTypes.isWritableAttribute(model, field);
  const isDenied = (field: string) => cannot.read(undefined, field) || cannot.create(undefined, field);
  const denied = attributesOf(uid).filter(
    ([field, attribute]) =>
      isEntered(field) && !isChosen(field) && listPermissionFields(field, attribute).some(isDenied),
  );
  const needed = denied.find(([, attribute]) => attribute.required && attribute.default === undefined);
  if (needed) throw new ApiError(403, 'forbidden', `Your role can’t set the field “${needed[0]}”, which a copy needs.`);
  return Object.fromEntries(denied.map(([field, attribute]) => [field, attribute.default ?? null]));
}
