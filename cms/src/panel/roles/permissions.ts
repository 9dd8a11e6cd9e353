/** The permissions of a role as Strapi stores them. */
import type { Core } from '@strapi/strapi';
import { toContentAction } from '../ability';
import { mediaActions, type Grant, type RoleDefinition, roleDefinitions } from './definitions';

type Permission = {
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

const findPermissions = (strapi: Core.Strapi, roleId: number): Promise<StoredPermission[]> =>
  strapi.db.query('admin::permission').findMany({ where: { role: { id: roleId } } });

/** Writes only the differences. Returns what is stored then. */
async function assignPermissions(
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
function hasSamePermissions(strapi: Core.Strapi, stored: Permission[], recorded: Permission[]): boolean {
  const compare = (permissions: Permission[]) => clean(strapi, permissions).map(toComparable).sort().join('\n');
  return compare(stored) === compare(recorded);
}

/**
 * Creates the roles Editor and Brewer from those that Strapi creates, once, and keeps their permissions up to date until
 * a power user changes them: .github/decisions/020-panel-roles.md.
 */

type Role = { id: number; name: string };

/** The permissions that were assigned last; null for a role that power users look after. */
type Managed = { id: number; permissions: Permission[] } | null;
type Stored = Partial<Record<RoleDefinition['key'], Managed>>;

const roleUid = 'admin::role';

const findRole = (strapi: Core.Strapi, where: object): Promise<Role | null> =>
  strapi.db.query(roleUid).findOne({ where });

/** At the first start, roles exist before the first account. */
const isFirstStart = async (strapi: Core.Strapi) => (await strapi.db.query('admin::user').count()) === 0;

/** The role to manage; null if a power user has changed it or has made one with the same name. */
async function findOrCreate(strapi: Core.Strapi, definition: RoleDefinition): Promise<Role | null> {
  const { key, name, description, strapiCode } = definition;
  const created = await findRole(strapi, { code: strapiCode });
  if (created && (await isFirstStart(strapi))) {
    const namesake = await findRole(strapi, { name, id: { $ne: created.id } });
    if (namesake) return null;
    return strapi.db.query(roleUid).update({ where: { id: created.id }, data: { name, description } });
  }
  if (await findRole(strapi, { name })) return null;
  return strapi.db.query(roleUid).create({ data: { name, description, code: `brewery-${key}` } });
}

async function assign(strapi: Core.Strapi, definition: RoleDefinition, id: number): Promise<Managed> {
  return { id, permissions: await assignPermissions(strapi, id, definition) };
}

async function initialize(strapi: Core.Strapi, definition: RoleDefinition): Promise<Managed> {
  const role = await findOrCreate(strapi, definition);
  if (role) return assign(strapi, definition, role.id);
  strapi.log.info(`The panel's role ${definition.name} keeps the permissions that it was given in the panel`);
  return null;
}

async function update(strapi: Core.Strapi, definition: RoleDefinition, managed: Managed): Promise<Managed> {
  if (!managed || !(await findRole(strapi, { id: managed.id }))) return null;
  const stored = await findPermissions(strapi, managed.id);
  if (!hasSamePermissions(strapi, stored, managed.permissions)) return null;
  return assign(strapi, definition, managed.id);
}

export async function ensurePanelRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'roles' });
  await strapi.db.transaction(async () => {
    const stored = ((await store.get({})) ?? {}) as Stored;
    const roles: Stored = {};
    for (const definition of roleDefinitions) {
      const managed = stored[definition.key];
      roles[definition.key] =
        managed === undefined ? await initialize(strapi, definition) : await update(strapi, definition, managed);
    }
    await store.set({ value: roles });
  });
}
