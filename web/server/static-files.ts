/** Serves the builds: hashed files, and the documents of the staff app, of bar mode and of screens. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '@domain/site/schema';
import type { ResponseHeaders } from './headers';
import { fileHeaders, openFileHeaders, type SecurityHeaders } from './security-headers';

type OfflineApp = {
  folder: string;
  /** Its document has these URLs. */
  urls: readonly string[];
  /** Set if the service worker also controls a URL outside its folder. */
  workerScope?: string;
  documentHeaders: ResponseHeaders;
  hashedFiles: object;
};

/** One document, hashed files, and the service worker, which the browser compares on each start. */
async function registerOfflineApp(app: FastifyInstance, prefix: string, options: OfflineApp) {
  const { folder, urls, workerScope, documentHeaders, hashedFiles } = options;
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: path.join(folder, 'assets'),
    prefix: `${prefix}/assets/`,
  });

  const sendRevalidated = (reply: FastifyReply, file: string) => {
    reply.headers({ ...documentHeaders, 'Cache-Control': 'no-cache' });
    return reply.sendFile(file, folder, { maxAge: 0, immutable: false, cacheControl: false });
  };
  for (const url of urls) app.get(url, (_request, reply) => sendRevalidated(reply, 'index.html'));
  app.get(`${prefix}/sw.js`, (_request, reply) => {
    if (workerScope) reply.header('Service-Worker-Allowed', workerScope);
    return sendRevalidated(reply, 'sw.js');
  });
}

type Options = {
  /** Build output of the site, of the staff app, of bar mode and of screens. */
  client: string;
  admin: string;
  bar: string;
  screen: string;
  security: SecurityHeaders;
  currentSettings: () => SiteSettings;
};

/** Embedded tap lists load styles and fonts; `preCompressed` adds an ending. */
const isOpen = (file: string) => /\.(?:css|woff2)(?:\.\w+)?$/.test(file);

const yearMs = 365 * 86_400_000;

/** Hashed files are immutable and precompressed. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { client, admin, bar, screen, security, currentSettings }: Options,
) {
  const hashedFiles = {
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    index: false,
    decorateReply: false,
    setHeaders: (reply: FastifyReply, file: string) => reply.headers(isOpen(file) ? openFileHeaders : fileHeaders),
  } as const;
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    decorateReply: true,
  });
  const offline = { documentHeaders: security.barApp, hashedFiles };
  await registerOfflineApp(app, '/bar', { folder: bar, urls: ['/bar/', '/bar/index.html'], ...offline });
  // The scope of the service worker ends with the slash.
  if (existsSync(bar)) app.get('/bar', (_request, reply) => reply.redirect('/bar/', 301));
  // People type the URL on a TV's remote control.
  const screenUrls = ['/screen', '/screen/', '/screen/index.html'];
  await registerOfflineApp(app, '/screen', { folder: screen, urls: screenUrls, workerScope: '/screen', ...offline });
  if (!existsSync(admin)) return;
  await app.register(fastifyStatic, { ...hashedFiles, root: path.join(admin, 'assets'), prefix: '/admin/assets/' });

  // The staff app's views have no URLs of their own: each of these returns the same document.
  for (const url of ['/admin', '/admin/', '/admin/*']) {
    app.get(url, (_request, reply) => {
      // It refers to hashed files of this build.
      reply.headers({ ...security.staffApp(currentSettings()), 'Cache-Control': 'no-cache' });
      return reply.sendFile('index.html', admin, { maxAge: 0, immutable: false, cacheControl: false });
    });
  }
}
