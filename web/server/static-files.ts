import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setAll } from './failures';
import type { SecurityHeaders } from './security-headers';

type Options = {
  /** The builds of the site and of the staff app. */
  client: string;
  admin: string;
  security: SecurityHeaders;
};

const year = 365 * 86_400_000;

const setHeaders = (reply: FastifyReply) => void reply.header('X-Content-Type-Options', 'nosniff');

/** Hashed files never change: browsers keep them for ever. They lie compressed beside themselves. */
export async function serveFiles(app: FastifyInstance, { client, admin, security }: Options) {
  const hashed = {
    preCompressed: true,
    immutable: true,
    maxAge: year,
    index: false,
    decorateReply: false,
    setHeaders,
  } as const;
  await app.register(fastifyStatic, {
    ...hashed,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    decorateReply: true,
  });
  if (!existsSync(admin)) return;
  await app.register(fastifyStatic, { ...hashed, root: path.join(admin, 'assets'), prefix: '/admin/assets/' });

  // Navigation inside the staff app is no address (decisions.md): each of them shows it.
  for (const address of ['/admin', '/admin/', '/admin/*']) {
    app.get(address, (_request, reply) => {
      setAll(reply, security.staffApp);
      // It names files of this very build.
      reply.header('Cache-Control', 'no-cache');
      return reply.sendFile('index.html', admin, { maxAge: 0, immutable: false, cacheControl: false });
    });
  }
}
