/** The edge in development: pages are rendered from the sources, with hot reload. */
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { createEdge } from './edge';
import { createRenderPage, type Renderer } from './pages/render-thread';
import { runUntilStopped } from './run';
import { loadSettings } from './settings';
import { barManifestPath } from './site-files/brand-files';

const web = path.resolve(import.meta.dirname, '..');
const settings = loadSettings(path.resolve(web, '..'));

/** Never listens: Vite's WebSockets, for which it has a listener of each Vite server, share the port of the edge. */
const webSockets = createHttpServer();

const createViteServer = (configFile: string, mode: string) =>
  createServer({
    configFile: path.join(web, configFile),
    mode,
    // Each of the servers optimizes its own dependencies.
    cacheDir: path.join(web, 'node_modules', `.vite-${mode}`),
    server: { middlewareMode: true, ws: { server: webSockets, path: `reload-${mode}` } },
    appType: 'custom',
  });

const site = await createViteServer('vite.config.ts', 'development');

/** Apps with a document of their own, at these URLs: all URLs below /admin return the same one. */
const apps = await Promise.all(
  [
    { folder: 'admin', urls: ['/admin', '/admin/*'] },
    { folder: 'bar', urls: ['/bar/'] },
    { folder: 'screen', urls: ['/screen'] },
  ].map(async (app) => ({ ...app, vite: await createViteServer('vite.apps.config.ts', app.folder) })),
);

type EntryServer = typeof import('../site/boot/entry-server');

/** What Vite would insert into an index.html. */
const viteScripts = `<script type="module">import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;

const loadEntry = async () => (await site.ssrLoadModule('/site/boot/entry-server.tsx')) as EntryServer;
const { demoTaprooms, ...firstEntry } = await loadEntry();
let { matchPattern } = firstEntry;

const assetsOf = () => ({
  bootstrap: '/site/boot/bootstrap.ts',
  entry: '/site/boot/entry-client.tsx',
  modules: [],
  styles: ['/site/site.css'],
  fontPairs: {
    barlow: { styles: [], fonts: [] },
    oswald: { styles: ['/ui/fonts/oswald.css'], fonts: [] },
    bitter: { styles: ['/ui/fonts/bitter.css'], fonts: [] },
  },
});

const renderer: Renderer = {
  render: createRenderPage({
    async render(request) {
      const entry = await loadEntry();
      matchPattern = entry.matchPattern;
      return entry.render(request);
    },
    assetsOf,
  }),
  matchPattern: (pathname, routeSite) => matchPattern(pathname, routeSite),
  demoTaprooms,
  assetsOf,
  fileOf: (source) => `/${source}`,
  transformHtml: (html) => html.replace('</head>', `${viteScripts}</head>`),
};

/** Source folders have the same names as these routes. */
const isEdgeRoute = (url = '') =>
  url.startsWith(barManifestPath) || (/^\/(?:api|live|uploads|img)\//.test(url) && !/\.tsx?(?:$|\?)/.test(url));

const serverOf = (url = '') => apps.find(({ folder }) => new RegExp(`^/${folder}(?:/|$)`).test(url))?.vite ?? site;

async function registerApps(app: FastifyInstance) {
  for (const { folder, urls, vite } of apps) {
    for (const url of urls) {
      app.get(url, async (_request, reply) => {
        const html = await readFile(path.join(web, folder, 'index.html'), 'utf8');
        return reply.type('text/html').send(await vite.transformIndexHtml('/index.html', html.replaceAll('"./', '"/')));
      });
    }
  }
}

const edge = await createEdge({
  settings,
  renderer,
  assets: {
    folder: path.join(web, 'site/assets'),
    prefix: '/site/assets/',
    favicon: path.join(web, 'site/assets/favicon.svg'),
  },
  registerFiles: registerApps,
  devMiddleware(request, response, next) {
    if (isEdgeRoute(request.url)) return next();
    const { url } = request;
    serverOf(url).middlewares(request, response, () => {
      // Vite has removed its base path from the URL.
      request.url = url;
      next();
    });
  },
  // Vite inserts inline scripts and styles.
  security: {
    defaults: {},
    pages: () => ({}),
    previews: () => ({}),
    previewProblems: () => ({}),
    staffApp: () => ({}),
    printed: () => ({}),
    embedded: () => ({}),
    barApp: {},
    statusPages: {},
  },
  // Smaller than any entry, so that nothing is cached.
  cacheBytes: 1,
});
edge.app.server.on('upgrade', (...upgrade) => webSockets.emit('upgrade', ...upgrade));
await runUntilStopped(edge, settings, () => Promise.all([{ vite: site }, ...apps].map(({ vite }) => vite.close())));
