/**
 * Removes routes of Strapi that no screen of the panel uses: those of screens that are withheld from all roles
 * (`unused-screens.ts`), the creation of a first user, which the start does, and what describes the installation.
 */
import type { Core } from '@strapi/strapi';

type Route = { handler: unknown };
type Router = { routes: Route[] };

/** By the start of Strapi's handlers, per owner; an empty text is all of them. */
const unused: Record<string, string[]> = {
  admin: [
    'api-token.',
    'admin-token.',
    'transfer.',
    'content-api.',
    'ai.',
    'webhooks.',
    'authentication.registerAdmin',
    'admin.plugins',
    'admin.telemetryProperties',
    'admin.licenseTrialTimeLeft',
  ],
  'users-permissions': [''],
  // Strapi loads this plugin whatever its configuration says.
  'content-type-builder': [''],
  // Sends any text to anybody.
  email: ['email.send'],
};

const isUnused = (prefixes: string[], { handler }: Route) =>
  prefixes.some((prefix) => String(handler).startsWith(prefix));

function removeFrom(routers: Router[], prefixes: string[]): void {
  for (const router of routers) router.routes = router.routes.filter((route) => !isUnused(prefixes, route));
}

const routersOf = (strapi: Core.Strapi, owner: string): Router[] => {
  const routers = owner === 'admin' ? strapi.admin.routes : strapi.plugin(owner).routes;
  return Object.values(routers as Record<string, Router>);
};

/** Before Strapi mounts its routes. */
export function removeUnusedPanelRoutes(strapi: Core.Strapi): void {
  for (const [owner, prefixes] of Object.entries(unused)) removeFrom(routersOf(strapi, owner), prefixes);
  // Monitoring uses `/healthz` and `/readyz`, which don't name Strapi.
  const { router } = strapi.server;
  router.stack = router.stack.filter(({ path }: { path: unknown }) => path !== '/_health');
}
