/** Leaves only our own routes under `/api`: removes those of plugins before Strapi mounts them. */
import type { Core } from '@strapi/strapi';
import { roles } from '#domain/user/permission';
import { roleUid } from '#lib/staff-user';

type Router = { type?: string; routes?: unknown[] };

const isContentApi = (name: string, router: Router) => name === 'content-api' || router.type === 'content-api';

export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as Record<string, Router | ((context: { strapi: Core.Strapi }) => Router)>;
    for (const [name, routerOrFactory] of Object.entries(routers)) {
      const router = typeof routerOrFactory === 'function' ? routerOrFactory({ strapi }) : routerOrFactory;
      if (isContentApi(name, router)) routers[name] = { type: 'content-api', routes: [] };
    }
  }
}

/** Creates the roles of staff users. Our routes ignore the permissions that Strapi stores for them. */

const descriptions = {
  admin: { name: 'Admin', description: 'Everything in the staff app, including its users.' },
  moderator: { name: 'Moderator', description: 'Everything in the staff app except other users.' },
  bartender: { name: 'Bartender', description: 'Only the tap lists of their taprooms, in bar mode.' },
};

export async function ensureRoles(): Promise<void> {
  for (const type of roles) {
    const count = await strapi.db.query(roleUid).count({ where: { type } });
    if (count === 0) await strapi.db.query(roleUid).create({ data: { type, ...descriptions[type] } });
  }
}

const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: true, aiMetadata: false };

export async function applyUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const stored: unknown = await store.get({});
  if (JSON.stringify(stored) !== JSON.stringify(settings)) await store.set({ value: settings });
}
