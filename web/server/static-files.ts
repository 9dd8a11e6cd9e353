/** Serves the builds: hashed files, and the documents of the staff app, of bar mode and of screens. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '@domain/site/schema';
import type { ResponseHeaders } from './headers';
import { fileHeaders, openFileHeaders, type SecurityHeaders } from './security-headers';

type Options = {
  /** Build output of the site, of the staff app, of bar mode and of screens. */
  client: string;
  admin: string;
  bar: string;
  screen: string;
  security: SecurityHeaders;
  currentSettings: () => SiteSettings;
};

/** An app with one document, hashed files, and perhaps a service worker, which the browser compares on each start. */
type App = {
  prefix: string;
  folder: string;
  /** Its document has these URLs. */
  urls: readonly string[];
  documentHeaders: () => ResponseHeaders;
  /** Set if the service worker also controls a URL outside its folder. */
  workerScope?: string;
};

/** Embedded tap lists load styles and fonts; `preCompressed` adds an ending. */
const isOpen = (file: string) => /\.(?:css|woff2)(?:\.\w+)?$/.test(file);

const yearMs = 365 * 86_400_000;

/** Immutable and precompressed. */
const hashedFiles = {
  preCompressed: true,
  immutable: true,
  maxAge: yearMs,
  index: false,
  decorateReply: false,
  setHeaders: (reply: FastifyReply, file: string) => reply.headers(isOpen(file) ? openFileHeaders : fileHeaders),
} as const;

async function registerApp(app: FastifyInstance, { prefix, folder, urls, documentHeaders, workerScope }: App) {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, { ...hashedFiles, root: path.join(folder, 'assets'), prefix: `${prefix}/assets/` });

  /** They refer to hashed files of this build. */
  const sendRevalidated = (reply: FastifyReply, file: string) => {
    reply.headers({ ...documentHeaders(), 'Cache-Control': 'no-cache' });
    return reply.sendFile(file, folder, { maxAge: 0, immutable: false, cacheControl: false });
  };
  for (const url of urls) app.get(url, (_request, reply) => sendRevalidated(reply, 'index.html'));
  if (!existsSync(path.join(folder, 'sw.js'))) return;
  app.get(`${prefix}/sw.js`, (_request, reply) => {
    if (workerScope) reply.header('Service-Worker-Allowed', workerScope);
    return sendRevalidated(reply, 'sw.js');
  });
}

export async function registerStaticFiles(
  app: FastifyInstance,
  { client, admin, bar, screen, security, currentSettings }: Options,
) {
  const site = { root: path.join(client, 'assets'), prefix: '/assets/', decorateReply: true };
  await app.register(fastifyStatic, { ...hashedFiles, ...site });
  const documentHeaders = () => security.barApp;
  await registerApp(app, { prefix: '/bar', folder: bar, urls: ['/bar/', '/bar/index.html'], documentHeaders });
  // The scope of the service worker ends with the slash.
  if (existsSync(bar)) app.get('/bar', (_request, reply) => reply.redirect('/bar/', 301));
  await registerApp(app, {
    prefix: '/screen',
    folder: screen,
    // People type the URL on a TV's remote control.
    urls: ['/screen', '/screen/', '/screen/index.html'],
    documentHeaders,
    workerScope: '/screen',
  });
  await registerApp(app, {
    prefix: '/admin',
    folder: admin,
    // The staff app's views have no URLs of their own: each of these returns the same document.
    urls: ['/admin', '/admin/', '/admin/*'],
    documentHeaders: () => security.staffApp(currentSettings()),
  });
}
