/** Keeps the staff app's roles, and applies its rules of users to the panel's form. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { roles } from '#domain/user/permission';
import { roleUid } from '#lib/staff-user';
import { prepareUserForm } from '../../panel/user-rules';

type RoleService = { deleteRole: (id: number | string, ...rest: unknown[]) => Promise<unknown> };
type ServiceFactory = (context: unknown) => RoleService;
type Handler = (ctx: Context) => Promise<unknown>;
type Plugin = {
  services: Record<string, ServiceFactory | undefined>;
  controllers: Record<string, Record<string, Handler | undefined> | undefined>;
};

const protect =
  (deleteRole: RoleService['deleteRole']): RoleService['deleteRole'] =>
  async (id, ...rest) => {
    const role: { type: string; name: string } | null = await strapi.db.query(roleUid).findOne({ where: { id } });
    if (role && roles.some((type) => type === role.type)) {
      throw new errors.ApplicationError(`The staff app needs the role ${role.name}. It can’t be deleted.`);
    }
    return deleteRole(id, ...rest);
  };

const withRules =
  (save: Handler, isNew: boolean): Handler =>
  async (ctx) => {
    await prepareUserForm(ctx, isNew);
    return save(ctx);
  };

function applyUserRules(plugin: Plugin): void {
  const { create, update } = plugin.controllers['contentmanageruser'] ?? {};
  if (!create || !update) throw new Error('Strapi’s controller of users in the panel is missing');
  plugin.controllers['contentmanageruser'] = { create: withRules(create, true), update: withRules(update, false) };
}

export default (plugin: Plugin): Plugin => {
  const createService = plugin.services['role'];
  if (!createService) throw new Error('Strapi’s service of roles is missing');
  plugin.services['role'] = (context) => {
    const service = createService(context);
    return { ...service, deleteRole: protect(service.deleteRole) };
  };
  applyUserRules(plugin);
  return plugin;
};
