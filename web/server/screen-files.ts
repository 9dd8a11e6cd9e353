/** Serves the app for TVs: one document, hashed files, and the service worker, which the browser compares on each start. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setHeaders, type RawHeaders } from './headers';

type Options = { folder: string; documentHeaders: () => RawHeaders; hashedFiles: object };

export async function registerScreenFiles(app: FastifyInstance, { folder, documentHeaders, hashedFiles }: Options) {
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
