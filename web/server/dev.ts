import http from 'node:http';
import path from 'node:path';
import Fastify from 'fastify';
import httpProxy from '@fastify/http-proxy';
import { createServer } from 'vite';
import { loadSettings, siteConfig } from './settings';
import type { RenderRequest, Rendered } from '../site/entry-server';

const web = path.resolve(import.meta.dirname, '..');
const settings = loadSettings(path.resolve(web, '..'));
const vite = await createServer({
  root: web,
  server: { middlewareMode: true, ws: { port: settings.port + 20_000 } },
  appType: 'custom',
});
const assetsOf = () => ({ entry: '/site/entry-client.tsx', styles: ['/site/site.css'], modules: [], fonts: [] });
const app = Fastify({
  serverFactory: (handler) => http.createServer((q, s) => vite.middlewares(q, s, () => handler(q, s))),
});
for (const prefix of ['/api', '/uploads'])
  await app.register(httpProxy, { upstream: settings.cmsUrl, prefix, rewritePrefix: prefix });
app.get<{ Params: { '*': string } }>('/img/*', (request, reply) => {
  const [, ...source] = request.params['*'].split('/');
  return reply.redirect(source[0] === 'remote' ? decodeURIComponent(source[1] ?? '') : `/${source.join('/')}`);
});
app.get('/*', async (request, reply) => {
  const { render } = (await vite.ssrLoadModule('/site/entry-server.tsx')) as {
    render: (r: RenderRequest) => Promise<Rendered>;
  };
  const rendered = await render({
    url: request.url,
    site: siteConfig(settings, new Date()),
    assetsOf,
    transport: (p, init) => fetch(`${settings.cmsUrl}/api${p}`, init),
  });
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  const preamble = `<script type="module">import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;
  return reply
    .code(rendered.status)
    .type('text/html; charset=utf-8')
    .send(rendered.html.replace('</head>', `${preamble}</head>`));
});
await app.listen({ port: settings.port, host: settings.host });
console.log(`http://localhost:${settings.port}`);
