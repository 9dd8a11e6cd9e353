/** The permissions of a role as Strapi stores them. */
import type { Core } from '@strapi/strapi';
import { toContentAction } from '../ability';
import { mediaActions, type Grant, type RoleDefinition } from './definitions';

export type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
};

type StoredPermission = Permission & { createdAt: string | Date };
type RegisteredAction = { actionId: string; subjects?: string[] };

type PermissionService = { actionProvider: { get(id: string): RegisteredAction | undefined } };
type ContentTypeService = {
  getPermissionsWithNestedFields(actions: RegisteredAction[]): Permission[];
  cleanPermissionFields(permissions: Permission[]): Permission[];
};
type RoleService = { assignPermissions(roleId: number, permissions: Partial<Permission>[]): Promise<unknown> };

const permissionService = (strapi: Core.Strapi) => strapi.service('admin::permission') as PermissionService;
const contentTypeService = (strapi: Core.Strapi) => strapi.service('admin::content-type') as ContentTypeService;
const roleService = (strapi: Core.Strapi) => strapi.service('admin::role') as RoleService;

const findAction = (strapi: Core.Strapi, id: string) => permissionService(strapi).actionProvider.get(id);

const keepFields = (permission: Permission, fields: readonly string[]): Permission => ({
  ...permission,
  properties: {
    ...permission.properties,
    fields: (permission.properties.fields ?? []).filter((path) => fields.includes(path.split('.')[0] ?? '')),
  },
});

function permissionsOfType(strapi: Core.Strapi, uid: string, { actions, fields }: Grant): Permission[] {
  const granted = actions.map((name) => ({ actionId: toContentAction(name), subjects: [uid] }));
  const registered = granted.map((action) => ({ ...findAction(strapi, action.actionId), ...action }));
  return contentTypeService(strapi)
    .getPermissionsWithNestedFields(registered)
    .map((permission) =>
      fields && permission.action === toContentAction('update') ? keepFields(permission, fields) : permission,
    );
}

const permissionsOf = (strapi: Core.Strapi, { types }: RoleDefinition): Partial<Permission>[] => [
  ...Object.entries(types).flatMap(([uid, grant]) => permissionsOfType(strapi, uid, grant)),
  ...mediaActions.map((action) => ({ action })),
];

export const findPermissions = (strapi: Core.Strapi, roleId: number): Promise<StoredPermission[]> =>
  strapi.db.query('admin::permission').findMany({ where: { role: { id: roleId } } });

/** Writes only the differences. Returns what is stored then. */
export async function assignPermissions(
  strapi: Core.Strapi,
  roleId: number,
  definition: RoleDefinition,
): Promise<Permission[]> {
  await roleService(strapi).assignPermissions(roleId, permissionsOf(strapi, definition));
  return (await findPermissions(strapi, roleId)).map(pickCompared);
}

const pickCompared = ({ action, subject, properties, conditions }: Permission): Permission => ({
  action,
  subject,
  properties,
  conditions,
});

/** Strapi removes permissions of types and fields that no longer exist. */
function clean(strapi: Core.Strapi, permissions: Permission[]): Permission[] {
  const existing = permissions.filter(({ action, subject }) => {
    const registered = findAction(strapi, action);
    return registered && (!registered.subjects || registered.subjects.includes(String(subject)));
  });
  return contentTypeService(strapi).cleanPermissionFields(existing);
}

const toComparable = ({ action, subject, properties, conditions }: Permission) =>
  JSON.stringify([action, subject, (properties.fields ?? []).toSorted(), conditions.toSorted()]);

/** Whether a role still has the permissions that were recorded, apart from those that Strapi has removed. */
export function hasSamePermissions(strapi: Core.Strapi, stored: Permission[], recorded: Permission[]): boolean {
  const compare = (permissions: Permission[]) => clean(strapi, permissions).map(toComparable).sort().join('\n');
  return compare(stored) === compare(recorded);
}
