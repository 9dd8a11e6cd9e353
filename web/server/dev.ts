import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderRequest, RenderResult } from '../site/boot/entry-server';
import { createEdge } from './edge';
import type { Renderer } from './pages/renderer';
import { runUntilStopped } from './run';
import { loadSettings } from './settings';

/** The edge while the site is developed: pages are rendered from the sources, and browsers follow every change. */

const web = path.resolve(import.meta.dirname, '..');
const settings = loadSettings(path.resolve(web, '..'));

const develop = (configFile: string, wsPort: number) =>
  createServer({
    configFile: path.join(web, configFile),
    // Two of them over one installation: each has its own prepared dependencies.
    cacheDir: path.join(web, 'node_modules', `.${configFile}`),
    server: { middlewareMode: true, ws: { port: wsPort } },
    appType: 'custom',
  });

const [site, staff] = await Promise.all([
  develop('vite.config.ts', settings.port + 10_000),
  develop('vite.admin.config.ts', settings.port + 10_001),
]);

type EntryServer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  patternOf: (path: string) => string | null;
};

/** Vite's eyes and ears in the page: what it would write into an index.html. */
const tools = `<script type="module">import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;

const load = async (vite: ViteDevServer) => (await vite.ssrLoadModule('/site/boot/entry-server.tsx')) as EntryServer;
let { patternOf } = await load(site);

const renderer: Renderer = {
  async render(request) {
    const entry = await load(site);
    patternOf = entry.patternOf;
    return entry.render(request);
  },
  patternOf: (address) => patternOf(address),
  assetsOf: () => ({
    bootstrap: '/site/boot/bootstrap.ts',
    entry: '/site/boot/entry-client.tsx',
    modules: [],
    styles: ['/site/site.css'],
    fonts: [],
  }),
  finish: (html) => html.replace('</head>', `${tools}</head>`),
};

/** These are the edge's, although the sources have folders of the same names. */
const isForEdge = (url = '') => /^\/(?:api|uploads|img)\//.test(url) && !/\.tsx?(?:$|\?)/.test(url);
const isForStaff = (url = '') => /^\/admin(?:\/|$)/.test(url);

/** Any address below /admin shows the staff app (decisions.md). */
async function serveStaffApp(edge: FastifyInstance) {
  const show = async () => {
    const page = await readFile(path.join(web, 'admin/index.html'), 'utf8');
    return staff.transformIndexHtml('/index.html', page.replaceAll('"./', '"/'));
  };
  for (const address of ['/admin', '/admin/*']) {
    edge.get(address, async (_request, reply) => reply.type('text/html').send(await show()));
  }
}

const { app } = await createEdge({
  settings,
  renderer,
  assets: {
    folder: path.join(web, 'site/assets'),
    prefix: '/site/assets/',
    favicon: path.join(web, 'site/assets/favicon.svg'),
  },
  serveFiles: serveStaffApp,
  first(request, response, next) {
    if (isForEdge(request.url)) return next();
    const { url } = request;
    (isForStaff(url) ? staff : site).middlewares(request, response, () => {
      // Vite takes the base off on the way in.
      request.url = url;
      next();
    });
  },
  // Vite's tools are inline scripts and styles.
  security: { pages: [], staffApp: [], statusPages: [] },
  cacheBounds: { maxBytes: 0, maxOddBytes: 0 },
});
await runUntilStopped(app, settings, () => Promise.all([site.close(), staff.close()]));
