/** Serves bar mode: one document, hashed files, and the service worker, which the browser compares on each start. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setHeaders, type RawHeaders } from './headers';

type Options = { folder: string; documentHeaders: () => RawHeaders; hashedFiles: object };

export async function registerBarFiles(app: FastifyInstance, { folder, documentHeaders, hashedFiles }: Options) {
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
