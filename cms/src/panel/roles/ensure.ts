/**
 * Creates the roles Editor and Brewer from those that Strapi creates, once, and keeps their permissions up to date until
 * a power user changes them: .github/decisions/020-panel-roles.md.
 */
import type { Core } from '@strapi/strapi';
import { roleDefinitions, type RoleDefinition } from './definitions';
import { assignPermissions, findPermissions, hasSamePermissions, type Permission } from './permissions';
import { isUntouched, type Role } from './untouched';

/** The permissions that were assigned last; null for a role that power users look after. */
type Managed = { id: number; permissions: Permission[] } | null;
type Stored = Partial<Record<RoleDefinition['key'], Managed>>;

const roleUid = 'admin::role';

const findRole = (strapi: Core.Strapi, where: object): Promise<Role | null> =>
  strapi.db.query(roleUid).findOne({ where });

/** At the first start, roles exist before the first account. */
const isFirstStart = async (strapi: Core.Strapi) => (await strapi.db.query('admin::user').count()) === 0;

async function canAdopt(strapi: Core.Strapi, role: Role, definition: RoleDefinition): Promise<boolean> {
  if (await isFirstStart(strapi)) return true;
  const isRenamed = role.name !== definition.name;
  const users = isRenamed ? await strapi.db.query('admin::user').count({ where: { roles: { id: role.id } } }) : 0;
  return users === 0 && (await isUntouched(strapi, role, definition));
}

/** The role to manage; null if a power user has changed it or has made one with the same name. */
async function findOrCreate(strapi: Core.Strapi, definition: RoleDefinition): Promise<Role | null> {
  const { key, name, description, strapiCode } = definition;
  const created = await findRole(strapi, { code: strapiCode });
  if (created && (await canAdopt(strapi, created, definition))) {
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
