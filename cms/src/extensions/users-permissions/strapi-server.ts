/** Adapts Strapi's users-permissions plugin: rejects deleting the staff app's roles, whose users could no longer sign in. */
import { errors } from '@strapi/utils';
import { roles } from '#domain/user/constants';
import { roleUid } from '#lib/staff-user';

type RoleService = { deleteRole: (id: number | string, ...rest: unknown[]) => Promise<unknown> };
type ServiceFactory = (context: unknown) => RoleService;
type Plugin = { services: Record<string, ServiceFactory | undefined> };

const protect =
  (deleteRole: RoleService['deleteRole']): RoleService['deleteRole'] =>
  async (id, ...rest) => {
    const role: { type: string; name: string } | null = await strapi.db.query(roleUid).findOne({ where: { id } });
    if (role && roles.some((type) => type === role.type)) {
      throw new errors.ApplicationError(`The staff app needs the role ${role.name}. It can’t be deleted.`);
    }
    return deleteRole(id, ...rest);
  };

export default (plugin: Plugin): Plugin => {
  const createService = plugin.services['role'];
  if (!createService) throw new Error('Strapi’s service of roles is missing');
  plugin.services['role'] = (context) => {
    const service = createService(context);
    return { ...service, deleteRole: protect(service.deleteRole) };
  };
  return plugin;
};
