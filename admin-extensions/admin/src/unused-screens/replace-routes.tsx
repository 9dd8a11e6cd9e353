/** Shows an explanation at the URLs of screens that have no effect here: bookmarks and Strapi's own links lead there. */
import type { StrapiApp } from '@strapi/strapi/admin';
import { pluginScreens, settingsScreens, type UnusedScreen } from './screens';

type Routes = StrapiApp['router']['routes'];
type Route = Routes[number];

const toRoute = (screen: UnusedScreen): Route => ({
  path: `${screen.path}/*`,
  lazy: async () => {
    const { UnusedScreenPage } = await import('./unused-screen-page');
    return { element: <UnusedScreenPage {...screen} /> };
  },
});

const isOf = (screens: UnusedScreen[], { path = '' }: Route) =>
  screens.some((screen) => path === screen.path || path.startsWith(`${screen.path}/`));

/** First, because a plugin that is loaded later can add a route of the same path. */
const replace = (routes: Routes, screens: UnusedScreen[]): Routes => [
  ...screens.map(toRoute),
  ...routes.filter((route) => !isOf(screens, route)),
];

const withSettings = (route: Route): Route =>
  route.path === 'settings/*' && !route.index
    ? { ...route, children: replace(route.children ?? [], settingsScreens) }
    : route;

export function replaceUnusedScreens(app: StrapiApp): void {
  app.router.addRoute((routes) => replace(routes, pluginScreens).map(withSettings));
}
