/** The edge in development: pages are rendered from the sources, with hot reload. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { createEdge } from './edge';
import type { Renderer } from './pages/renderer';
import { runUntilStopped } from './run';
import { loadSettings } from './settings';
import { barManifestPath } from './site-files/web-manifest';

const web = path.resolve(import.meta.dirname, '..');
const settings = loadSettings(path.resolve(web, '..'));

const createViteServer = (configFile: string, wsPort: number) =>
  createServer({
    configFile: path.join(web, configFile),
    // Each of the two servers optimizes its own dependencies.
    cacheDir: path.join(web, 'node_modules', `.${configFile}`),
    server: { middlewareMode: true, ws: { port: wsPort } },
    appType: 'custom',
  });

const [site, staff, bar, screen] = await Promise.all([
  createViteServer('vite.config.ts', settings.port + 10_000),
  createViteServer('vite.admin.config.ts', settings.port + 10_001),
  createViteServer('vite.bar.config.ts', settings.port + 10_002),
  createViteServer('vite.screen.config.ts', settings.port + 10_003),
]);

type EntryServer = Pick<Renderer, 'render' | 'matchPattern' | 'demoTaprooms'>;

/** What Vite would insert into an index.html. */
const viteScripts = `<script type="module">import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;

const loadEntry = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule('/site/boot/entry-server.tsx')) as EntryServer;
const { demoTaprooms, ...firstEntry } = await loadEntry(site);
let { matchPattern } = firstEntry;

const renderer: Renderer = {
  async render(request) {
    const entry = await loadEntry(site);
    matchPattern = entry.matchPattern;
    return entry.render(request);
  },
  matchPattern: (pathname, routeSite) => matchPattern(pathname, routeSite),
  demoTaprooms,
  assetsOf: () => ({
    bootstrap: '/site/boot/bootstrap.ts',
    entry: '/site/boot/entry-client.tsx',
    modules: [],
    styles: ['/site/site.css'],
    fonts: [],
  }),
  styleOf: (source) => `/${source}`,
  transformHtml: (html) => html.replace('</head>', `${viteScripts}</head>`),
};

/** Source folders have the same names as these routes. */
const isEdgeRoute = (url = '') =>
  url.startsWith(barManifestPath) || (/^\/(?:api|live|uploads|img)\//.test(url) && !/\.tsx?(?:$|\?)/.test(url));
const isStaffRoute = (url = '') => /^\/admin(?:\/|$)/.test(url);
const isBarRoute = (url = '') => /^\/bar(?:\/|$)/.test(url);
const isScreenRoute = (url = '') => /^\/screen(?:\/|$)/.test(url);

function serverOf(url: string | undefined): ViteDevServer {
  if (isStaffRoute(url)) return staff;
  if (isBarRoute(url)) return bar;
  return isScreenRoute(url) ? screen : site;
}

async function loadDocument(vite: ViteDevServer, folder: string) {
  const html = await readFile(path.join(web, folder, 'index.html'), 'utf8');
  return vite.transformIndexHtml('/index.html', html.replaceAll('"./', '"/'));
}

/** All URLs below /admin return the same document (decisions.md). */
async function registerApps(edge: FastifyInstance) {
  for (const url of ['/admin', '/admin/*']) {
    edge.get(url, async (_request, reply) => reply.type('text/html').send(await loadDocument(staff, 'admin')));
  }
  edge.get('/bar/', async (_request, reply) => reply.type('text/html').send(await loadDocument(bar, 'bar')));
  edge.get('/screen', async (_request, reply) => reply.type('text/html').send(await loadDocument(screen, 'screen')));
}

const { app } = await createEdge({
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
    pages: () => [],
    previews: () => [],
    previewProblems: () => [],
    staffApp: () => [],
    printed: () => [],
    embedded: () => [],
    barApp: [],
    statusPages: [],
  },
  // Smaller than any entry, so that nothing is cached.
  cacheBounds: { maxBytes: 1, maxLongTailBytes: 1 },
});
await runUntilStopped(app, settings, () => Promise.all([site, staff, bar, screen].map((vite) => vite.close())));
