/** Serves bar mode: one document, hashed files, and the service worker, which the browser compares on each start. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '@domain/site/schema';
import { setHeaders, type RawHeaders } from './headers';
import { fileHeaders, openFileHeaders, type SecurityHeaders } from './security-headers';

// Serves the app for TVs: one document, hashed files, and the service worker, which the browser compares on each start.

type ScreenFilesOptions = { folder: string; documentHeaders: () => RawHeaders; hashedFiles: object };

async function registerScreenFiles(app: FastifyInstance, { folder, documentHeaders, hashedFiles }: ScreenFilesOptions) {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, { ...hashedFiles, root: path.join(folder, 'assets'), prefix: '/screen/assets/' });

  const sendRevalidated = (reply: FastifyReply, file: string) => {
    setHeaders(reply, documentHeaders());
    reply.header('Cache-Control', 'no-cache');
    return reply.sendFile(file, folder, { maxAge: 0, immutable: false, cacheControl: false });
  };
  for (const url of ['/screen', '/screen/', '/screen/index.html']) {
    app.get(url, (_request, reply) => sendRevalidated(reply, 'index.html'));
  }
  app.get('/screen/sw.js', (_request, reply) => {
    // Its scope has no slash, because people type the URL on a TV's remote control.
    reply.header('Service-Worker-Allowed', '/screen');
    return sendRevalidated(reply, 'sw.js');
  });
}

type BarFilesOptions = { folder: string; documentHeaders: () => RawHeaders; hashedFiles: object };

async function registerBarFiles(app: FastifyInstance, { folder, documentHeaders, hashedFiles }: BarFilesOptions) {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, { ...hashedFiles, root: path.join(folder, 'assets'), prefix: '/bar/assets/' });

  const sendRevalidated = (reply: FastifyReply, file: string) => {
    setHeaders(reply, documentHeaders());
    reply.header('Cache-Control', 'no-cache');
    return reply.sendFile(file, folder, { maxAge: 0, immutable: false, cacheControl: false });
  };
  // The scope of the service worker ends with the slash.
  app.get('/bar', (_request, reply) => reply.redirect('/bar/', 301));
  for (const url of ['/bar/', '/bar/index.html']) {
    app.get(url, (_request, reply) => sendRevalidated(reply, 'index.html'));
  }
  app.get('/bar/sw.js', (_request, reply) => sendRevalidated(reply, 'sw.js'));
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

/** Serves the builds: immutable files with hashed names, precompressed, and the documents of the staff app and of bar mode. */
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
    setHeaders: (reply: FastifyReply, file: string) => setHeaders(reply, isOpen(file) ? openFileHeaders : fileHeaders),
  } as const;
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    decorateReply: true,
  });
  await registerBarFiles(app, { folder: bar, documentHeaders: () => security.barApp, hashedFiles });
  await registerScreenFiles(app, { folder: screen, documentHeaders: () => security.barApp, hashedFiles });
  if (!existsSync(admin)) return;
  await app.register(fastifyStatic, { ...hashedFiles, root: path.join(admin, 'assets'), prefix: '/admin/assets/' });

  // The staff app's views have no URLs of their own: each of these returns the same document.
  for (const url of ['/admin', '/admin/', '/admin/*']) {
    app.get(url, (_request, reply) => {
      setHeaders(reply, security.staffApp(currentSettings()));
      // It refers to hashed files of this build.
      reply.header('Cache-Control', 'no-cache');
      return reply.sendFile('index.html', admin, { maxAge: 0, immutable: false, cacheControl: false });
    });
  }
}
