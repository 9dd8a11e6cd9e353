/** Leaves only our own routes under `/api`: removes those of plugins before Strapi mounts them. */
import type { Core } from '@strapi/strapi';

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
