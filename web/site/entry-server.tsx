import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  matchPath,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { pacificOffsetsAround } from '@domain/time/pacific';
import { ApiError, configureTransport, type Transport } from '../api/client';
import { createQueryClient } from '../api/query-client';
import { App, type PageState } from './app';
import type { SiteAssets } from './document';
import { writeQueries } from './query-state';
import { writeErrors } from './router-state';
import { makeRoutes, type RouteHandle } from './routes';
import type { SiteConfig } from './site-context';

export type RenderRequest = {
  /** Path and query. */
  url: string;
  site: SiteConfig;
  /** The files of a page, given the route modules that it is made of. */
  assetsOf: (modules: string[]) => SiteAssets;
  /** Answers `/api` calls without a network. */
  transport: Transport;
};

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** False when a part of the page could not be had: good enough to show, not to keep. */
      isComplete: boolean;
    };

/**
 * Whose call of the API this is. Queries begin theirs at once when they are run, so nothing has to be remembered beyond
 * that; Node's AsyncLocalStorage would, and make every request of the process pay for it, the remembered ones most of all.
 */
let current: Transport | null = null;

configureTransport((path, init) => {
  if (!current) throw new Error('A call of the API outside of a page');
  return current(path, init);
});

const through =
  (transport: Transport): QueryPersister =>
  (query, context) => {
    current = transport;
    try {
      return query(context);
    } finally {
      current = null;
    }
  };

function queryClientThrough(transport: Transport): QueryClient {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: through(transport) } });
  return queryClient;
}

export async function render({ url, site, assetsOf, transport }: RenderRequest): Promise<Rendered> {
  const queryClient = queryClientThrough(transport);
  const handler = createStaticHandler(makeRoutes({ queryClient }));
  const context = await handler.query(new Request(new URL(url, 'http://site.local')));
  if (context instanceof Response) return redirection(context);
  await turn();

  const assets = assetsOf(modulesOf(context));
  const state = writeState({
    site,
    clock: pacificOffsetsAround(new Date(site.now)),
    assets,
    queries: writeQueries(queryClient),
    router: { loaderData: context.loaderData, actionData: null, errors: writeErrors(context.errors) },
  });
  const html = renderToString(
    <App config={site} assets={assets} queryClient={queryClient} state={state}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const complete = isComplete(queryClient);
  queryClient.clear();
  return { kind: 'page', status: context.statusCode, html: `<!DOCTYPE html>${html}`, isComplete: complete };
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Putting a page together holds up everybody: one at a time, and whoever wants something else has a turn in between. */
function turn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

function redirection(response: Response): Rendered {
  return { kind: 'redirect', status: response.status, location: response.headers.get('Location') ?? '/' };
}

const modulesOf = (context: StaticHandlerContext): string[] =>
  context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.module ?? []);

const isComplete = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state: { error } }) => !error || (error instanceof ApiError && error.status < 500));

/** JSON that can stand inside a script element. */
const writeState = (state: PageState) =>
  JSON.stringify(state).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const patterns = pathsOf(makeRoutes({ queryClient: createQueryClient() }));
const fixed = new Map(patterns.map((pattern) => [pattern.toLowerCase(), pattern]));
const withParameters = patterns.filter((pattern) => pattern.includes(':'));

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...pathsOf(children ?? [])]);
}

/**
 * The route that a path belongs to, such as `/beers/:slug`; null when it leads nowhere. (`matchRoutes` says the same, but
 * weighs the whole map anew for each of a flood's addresses.)
 */
export function patternOf(path: string): string | null {
  const decoded = decodeURIComponent(path);
  const known = fixed.get(decoded.toLowerCase());
  return known ?? withParameters.find((pattern) => matchPath(pattern, decoded)) ?? null;
}
