/** Serves the builds: hashed files, and the documents of the staff app, of bar mode and of screens. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '@domain/site/schema';
import type { ResponseHeaders } from './headers';
import { fileHeaders, openFileHeaders, type SecurityHeaders } from './security-headers';

type Options = {
  /** The folder of the builds. */
  dist: string;
  security: SecurityHeaders;
  currentSettings: () => SiteSettings;
};

/** An app with one document, hashed files, and perhaps a service worker, which the browser compares on each start. */
type App = {
  /** Of the folder of its build, and of its URLs. */
  name: string;
  /** Its document has these URLs. */
  urls: readonly string[];
  documentHeaders: () => ResponseHeaders;
  /** The URLs that the service worker controls. */
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

export async function registerStaticFiles(app: FastifyInstance, { dist, security, currentSettings }: Options) {
  async function registerApp({ name, urls, documentHeaders, workerScope }: App) {
    const folder = path.join(dist, name);
    await app.register(fastifyStatic, {
      ...hashedFiles,
      root: path.join(folder, 'assets'),
      prefix: `/${name}/assets/`,
    });
    /** They refer to hashed files of this build. */
    const sendRevalidated = (reply: FastifyReply, file: string) =>
      reply
        .headers({ ...documentHeaders(), 'Cache-Control': 'no-cache' })
        .sendFile(file, folder, { maxAge: 0, immutable: false, cacheControl: false });
    for (const url of urls) app.get(url, (_request, reply) => sendRevalidated(reply, 'index.html'));
    if (!workerScope) return;
    app.get(`/${name}/sw.js`, (_request, reply) =>
      sendRevalidated(reply.header('Service-Worker-Allowed', workerScope), 'sw.js'),
    );
  }

  const site = { root: path.join(dist, 'client', 'assets'), prefix: '/assets/', decorateReply: true };
  await app.register(fastifyStatic, { ...hashedFiles, ...site });
  const documentHeaders = () => security.barApp;
  await registerApp({ name: 'bar', urls: ['/bar/', '/bar/index.html'], documentHeaders, workerScope: '/bar/' });
  app.get('/bar', (_request, reply) => reply.redirect('/bar/', 301));
  // People type the URL on a TV's remote control.
  const screenUrls = ['/screen', '/screen/', '/screen/index.html'];
  await registerApp({ name: 'screen', urls: screenUrls, documentHeaders, workerScope: '/screen' });
  // The staff app's views have no URLs of their own: each of these returns the same document.
  const adminUrls = ['/admin', '/admin/', '/admin/*'];
  const adminHeaders = () => security.staffApp(currentSettings());
  await registerApp({ name: 'admin', urls: adminUrls, documentHeaders: adminHeaders });
}
