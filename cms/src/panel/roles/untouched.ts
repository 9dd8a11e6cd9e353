/** Whether power users have left a role as Strapi created it. */
import type { Core } from '@strapi/strapi';
import { contentActionPrefix, toContentAction } from '../ability';
import type { RoleDefinition } from './definitions';
import { findPermissions } from './permissions';

export type Role = { id: number; name: string; createdAt: string | Date; updatedAt: string | Date };

/** Strapi creates a role and its permissions at the same start; saving a role in the panel replaces changed ones. */
const sameStartMs = 2 * 60_000;

/** All versions have had these types, so Strapi has granted them to its roles. */
const earliestTypes = [
  'api::beer.beer',
  'api::event.event',
  'api::inquiry.inquiry',
  'api::outgoing-mail.outgoing-mail',
  'api::subscriber.subscriber',
];

const toMs = (time: string | Date) => new Date(time).getTime();

export async function isUntouched(strapi: Core.Strapi, role: Role, definition: RoleDefinition): Promise<boolean> {
  const permissions = await findPermissions(strapi, role.id);
  const latest = Math.max(toMs(role.updatedAt), ...permissions.map(({ createdAt }) => toMs(createdAt)));
  if (latest - toMs(role.createdAt) > sameStartMs) return false;

  const onContent = permissions.filter(({ action }) => action.startsWith(contentActionPrefix));
  const hasConditions = onContent.every(
    ({ conditions }) => JSON.stringify(conditions) === JSON.stringify(definition.strapiConditions),
  );
  const granted = new Set(onContent.map(({ action, subject }) => `${action} ${subject}`));
  const subjects = new Set([...earliestTypes, ...onContent.map(({ subject }) => String(subject))]);
  const isComplete = [...subjects].every((uid) =>
    (['create', 'read', 'update', 'delete'] as const).every((name) => granted.has(`${toContentAction(name)} ${uid}`)),
  );
  return hasConditions && isComplete;
}
