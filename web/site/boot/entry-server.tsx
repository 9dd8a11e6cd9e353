import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { pacificTimeZone } from '@domain/time/pacific';
import { readClock } from '@domain/time/zone';
import { ApiError, configureTransport, setTransport, type Transport } from '../../api/client';
import { createQueryClient } from '../../api/query-client';
import { createRoutes, type RouteHandle } from '../routes';
import type { RouteSite, SiteConfig } from '../site-context';
import { listTaproomPaths } from '../taproom-routes';
import { App, PageScripts, type SiteAssets } from './document';
import { dehydrateQueries, serializePageState, serializeRouteErrors } from './page-state';

export { demoTaprooms } from '../demo/demo-taprooms';

export type RenderRequest = {
  /** Path and query. */
  url: string;
  site: SiteConfig;
  /** The files of a page, given the source files of its route modules. */
  assetsOf: (modules: string[]) => SiteAssets;
  /** Responds to `/api` requests of this render. */
  transport: Transport;
};

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** False when a query failed: the page can be sent, but must not be cached. */
      isComplete: boolean;
    };

configureTransport(() => {
  throw new Error('API request without the transport of a render');
});

export async function render({ url, site, assetsOf, transport }: RenderRequest): Promise<RenderResult> {
  const queryClient = createQueryClient();
  setTransport(queryClient, transport);
  const handler = createStaticHandler(createRoutes({ queryClient, site }));
  const context = await handler.query(new Request(new URL(url, 'http://site.local')));
  if (context instanceof Response) return toRedirect(context);

  const assets = assetsOf(routeModules(context));
  const state = serializePageState({
    site,
    clock: readClock(
      [pacificTimeZone, site.timeZone, ...site.taprooms.map(({ timeZone }) => timeZone)],
      new Date(site.now),
    ),
    assets,
    queries: dehydrateQueries(queryClient),
    router: { loaderData: context.loaderData, actionData: null, errors: serializeRouteErrors(context.errors) },
  });
  const html = renderToString(
    <App
      config={site}
      assets={assets}
      queryClient={queryClient}
      scripts={<PageScripts bootstrap={assets.bootstrap} state={state} />}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const isComplete = !hasFailedQuery(queryClient);
  queryClient.clear();
  return { kind: 'page', status: context.statusCode, html: `<!DOCTYPE html>${html}`, isComplete };
}

function toRedirect(response: Response): RenderResult {
  return { kind: 'redirect', status: response.status, location: response.headers.get('Location') ?? '/' };
}

const routeModules = (context: StaticHandlerContext): string[] =>
  context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.module ?? []);

/** A 4xx is the API's valid response, such as 404 for an unknown beer. */
const hasFailedQuery = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && error.status < 500));

const patterns = collectPaths(createRoutes({ queryClient: createQueryClient(), site: { taprooms: [], pages: [] } }));
const staticPatterns = new Map(patterns.map((pattern) => [pattern.toLowerCase(), pattern]));
const dynamicPatterns = patterns.filter((pattern) => pattern.includes(':'));

function collectPaths(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...collectPaths(children ?? []),
  ]);
}

/**
 * The pattern of the route that a path matches, such as `/beers/:slug`; null if there is none. `matchRoutes` would rank all
 * routes again for each URL, which is too slow under a flood of unknown URLs.
 */
export function matchPattern(path: string, { taprooms, pages }: RouteSite): string | null {
  const decoded = decodeURIComponent(path);
  const lowerCase = decoded.toLowerCase();
  const isSame = (pattern: string) => pattern.toLowerCase() === lowerCase;
  return (
    staticPatterns.get(lowerCase) ??
    [...listTaproomPaths(taprooms), ...pages.map((page) => page.path)].find(isSame) ??
    dynamicPatterns.find((pattern) => matchPath(pattern, decoded)) ??
    null
  );
}
