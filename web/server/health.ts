import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CmsClient } from './cms-client';

type Status = 'ok' | 'stopping' | 'the CMS is not available';

const sendStatus = (reply: FastifyReply, status: Status, warnings: string[] = []) =>
  reply
    .code(status === 'ok' ? 200 : 503)
    .header('Cache-Control', 'no-store')
    .send({ status, ...(warnings.length > 0 && { warnings }) });

type Checks = { cmsClient: CmsClient; drain: Drain; checkFreeSpace: () => Promise<string[]> };

/**
 * `/healthz`: the process runs. `/readyz`: it isn't stopping, and the CMS and its database are available. `/readyz/edge`,
 * for a load balancer in front of several web: takes requests, also while the CMS is down, since most pages come from the
 * cache then. Warnings don't change the status.
 */
export function registerHealthRoutes(app: FastifyInstance, { cmsClient, drain, checkFreeSpace }: Checks) {
  const edgeStatus = () => (drain.isDraining() ? 'stopping' : 'ok');
  app.get('/healthz', (_request, reply) => sendStatus(reply, 'ok'));
  app.get('/readyz/edge', (_request, reply) => sendStatus(reply, edgeStatus()));
  app.get('/readyz', async (_request, reply) => {
    const [readiness, warnings] = await Promise.all([cmsClient.getReadiness(), checkFreeSpace()]);
    const all = [...warnings, ...(readiness?.warnings ?? [])];
    return sendStatus(reply, drain.isDraining() || readiness ? edgeStatus() : 'the CMS is not available', all);
  });
}

/** Stops the edge without cutting off responses: readiness off, then no new connections, then the last response. */

const intervalMs = 100;

/** Browsers open connections in advance. Without a request for this long they are closed. */
const unusedMs = 500;

export type Drain = ReturnType<typeof createDrain>;

export function createDrain() {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
    },
    /** Closes its connection while draining, so that clients and load balancers open the next one elsewhere. */
    closeAfter(response: ServerResponse) {
      if (isDraining) response.shouldKeepAlive = false;
    },
  };
}

/** Call it before the server listens. A closing server then also closes connections that are idle later, or unused. */
export function closeIdleConnections(app: FastifyInstance) {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => server.closeIdleConnections(), intervalMs);
    const unusedTimer = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, unusedMs);
    server.once('close', () => {
      clearInterval(timer);
      clearTimeout(unusedTimer);
    });
  });
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

type DrainTimes = { drainDelayMs: number; drainTimeoutMs: number };

/** Resolves when every request has its response; after `drainTimeoutMs` the others are cut off and logged. */
export async function drainAndClose(app: FastifyInstance, drain: Drain, { drainDelayMs, drainTimeoutMs }: DrainTimes) {
  drain.begin();
  await delay(drainDelayMs);
  const deadline = setTimeout(async () => {
    const count = await countConnections(app.server);
    app.log.warn(`Cut off ${count} ${count === 1 ? 'connection' : 'connections'} after ${drainTimeoutMs / 1000} s`);
    app.server.closeAllConnections();
  }, drainTimeoutMs);
  await app.close();
  clearTimeout(deadline);
}
