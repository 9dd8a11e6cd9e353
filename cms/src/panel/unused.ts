/**
 * Removes routes of Strapi that no screen of the panel uses: those of screens that are withheld from all roles, the creation
 * of a first user, which the start does, and what describes the installation.
 */
import type { Core } from '@strapi/strapi';
import { isReadOnlyType } from '#domain/panel/read-only-types';
import { contentActionPrefix, toContentAction } from './admin-route';

type Route = { handler: unknown };
type Router = { type?: string; routes: Route[] };
type Routers = Record<string, Router | ((context: { strapi: Core.Strapi }) => Router)>;

/** Leaves only our own routes under `/api`. */
function removeContentApi(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    const routers = plugin.routes as Routers;
    for (const [name, routerOrFactory] of Object.entries(routers)) {
      const router = typeof routerOrFactory === 'function' ? routerOrFactory({ strapi }) : routerOrFactory;
      if (name === 'content-api' || router.type === 'content-api') routers[name] = { type: 'content-api', routes: [] };
    }
  }
}

/** Routes by the start of Strapi's handlers, per owner; an empty text is all of them. */
const unusedRoutes: Record<string, string[]> = {
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
  // The staff app sets and tests the mail server.
  email: [''],
};

const isUnusedRoute = (prefixes: string[], { handler }: Route) =>
  prefixes.some((prefix) => String(handler).startsWith(prefix));

function removeFrom(routers: Router[], prefixes: string[]): void {
  for (const router of routers) router.routes = router.routes.filter((route) => !isUnusedRoute(prefixes, route));
}

const routersOf = (strapi: Core.Strapi, owner: string): Router[] => {
  const routers = owner === 'admin' ? strapi.admin.routes : strapi.plugin(owner).routes;
  return Object.values(routers as Record<string, Router>);
};

/** Call before Strapi mounts its routes. */
function removeUnusedPanelRoutes(strapi: Core.Strapi): void {
  for (const [owner, prefixes] of Object.entries(unusedRoutes)) removeFrom(routersOf(strapi, owner), prefixes);
  // Monitoring uses `/healthz` and `/readyz`, which don't name Strapi.
  const { router } = strapi.server;
  router.stack = router.stack.filter(({ path }: { path: unknown }) => path !== '/_health');
}

/** Only our own routes serve `/api`; the content types are code; the site has one language; the staff app tests the mail server. */
const unused = [
  'admin::api-tokens.',
  'admin::admin-tokens.',
  'admin::transfer.tokens.',
  'admin::marketplace.',
  'admin::webhooks.',
  'plugin::content-type-builder.',
  'plugin::email.',
  'plugin::i18n.',
  'plugin::users-permissions.',
];

type Permission = { action: string; subject?: string | null };
type RoleService = {
  hooks: {
    willResetSuperAdminPermissions: { register(change: (permissions: Permission[]) => Permission[]): unknown };
  };
};
type ActionProvider = { keys(): string[]; delete(id: string): Promise<unknown> };
type PermissionService = { actionProvider: ActionProvider };

const isUnused = (action: string) => unused.some((prefix) => action.startsWith(prefix));

const isReadOnly = ({ action, subject }: Permission) =>
  action.startsWith(contentActionPrefix) && action !== toContentAction('read') && isReadOnlyType(String(subject));

/**
 * Removes the permissions of Strapi's screens that have no effect here, from the role Super Admin too: their links, their
 * calls and their rows in the form of a role disappear. Nor may a super admin change what the panel only shows. Call it
 * before Strapi gives the role Super Admin all permissions, at each start.
 */
function withholdUnusedScreens(strapi: Core.Strapi): void {
  const { hooks } = strapi.service('admin::role') as RoleService;
  hooks.willResetSuperAdminPermissions.register((permissions) =>
    permissions.filter((permission) => !isUnused(permission.action) && !isReadOnly(permission)),
  );
}

export function withholdUnused(strapi: Core.Strapi): void {
  removeContentApi(strapi);
  removeUnusedPanelRoutes(strapi);
  withholdUnusedScreens(strapi);
}

/** Call it once the plugins have registered their actions. */
export async function removeUnusedScreens(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  const actions = actionProvider.keys().filter(isUnused);
  for (const action of actions) await actionProvider.delete(action);
  await strapi.db.query('admin::permission').deleteMany({ where: { action: { $in: actions } } });
}
