/** Strapi stores each permission of a panel role as a row of its own; the entry is about the role, once per request. */
import { currentActor, recordAudit } from './record';

export const permissionUid = 'admin::permission';

type Row = Record<string, unknown>;
type Params = { where?: object; data?: Row | Row[] };
type Role = { id: number; documentId?: string; name: string };

/** The roles whose entry a request has added. */
const recordedRoles = new WeakMap<object, Set<number>>();

async function findRole({ where, data }: Params): Promise<Role | null> {
  const roleId = [data ?? {}].flat()[0]?.['role'];
  if (roleId !== undefined) return strapi.db.query('admin::role').findOne({ where: { id: roleId as number } });
  if (!where) return null;
  const permission: { role: Role | null } | null = await strapi.db
    .query(permissionUid)
    .findOne({ where, populate: ['role'] });
  return permission?.role ?? null;
}

function isFirstOf(role: Role): boolean {
  const request = strapi.requestContext.get();
  if (!request) return true;
  const roles = recordedRoles.get(request) ?? new Set();
  recordedRoles.set(request, roles);
  if (roles.has(role.id)) return false;
  roles.add(role.id);
  return true;
}

export async function recordPermissionChange(params: Params, write: () => Promise<unknown>): Promise<unknown> {
  if (currentActor().kind !== 'panel-user') return write();
  const role = await findRole(params);
  const result = await write();
  if (role && isFirstOf(role)) {
    const record = { type: 'panel-role', id: String(role.id), name: role.name };
    await recordAudit({ action: 'changed', area: 'panel-users', record, fields: ['permissions'] }, new Date());
  }
  return result;
}
