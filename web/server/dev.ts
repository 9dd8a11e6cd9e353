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

/** Never listens: Vite's WebSockets share the port of the edge. */
const webSockets = createHttpServer();

const vite = await createServer({
  configFile: path.join(web, 'vite.config.ts'),
  server: { middlewareMode: true, ws: { server: webSockets } },
  optimizeDeps: { entries: ['site/boot/entry-client.tsx', '{admin,bar,screen}/main.tsx'] },
  appType: 'custom',
});

/** Apps with a document of their own, at these URLs: all URLs below /admin return the same one. */
const apps = { admin: ['/admin', '/admin/*'], bar: ['/bar/'], screen: ['/screen'] };

type EntryServer = typeof import('../site/boot/entry-server');

/** What Vite would insert into an index.html. */
const viteScripts = `<script type="module">import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;

const loadEntry = async () => (await vite.ssrLoadModule('/site/boot/entry-server.tsx')) as EntryServer;
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

async function registerApps(app: FastifyInstance) {
  for (const [name, urls] of Object.entries(apps)) {
    for (const url of urls) {
      app.get(url, async (_request, reply) => {
        const html = await readFile(path.join(web, name, 'index.html'), 'utf8');
        const absolute = html.replaceAll('"./', `"/${name}/`).replaceAll('"../', '"/');
        return reply.type('text/html').send(await vite.transformIndexHtml('/index.html', absolute));
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
    if (isEdgeRoute(request.url)) next();
    else vite.middlewares(request, response, next);
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
await runUntilStopped(edge, settings, () => vite.close());
