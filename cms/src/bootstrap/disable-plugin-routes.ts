/** Only our own route tables answer under `/api`: what plugins would offer there is taken away before it is mounted. */
import type { Core } from '@strapi/strapi';

type Router = { type?: string; routes?: unknown[] };

const isContentApi = (name: string, router: Router) => name === 'content-api' || router.type === 'content-api';

export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as Record<string, Router | ((context: { strapi: Core.Strapi }) => Router)>;
    for (const [name, router] of Object.entries(routers)) {
      const made = typeof router === 'function' ? router({ strapi }) : router;
      if (isContentApi(name, made)) routers[name] = { type: 'content-api', routes: [] };
    }
  }
}
