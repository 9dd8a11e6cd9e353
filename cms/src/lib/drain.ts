/** Stops an HTTP server without cutting off its responses. */
import type { Server, ServerResponse, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';

const intervalMs = 50;

/** Browsers open connections in advance. Without a request for this long they are closed. */
const unusedMs = 500;

type ServerDrain = {
  /** From now on each response closes its connection, so that clients and load balancers open the next one elsewhere. */
  begin: () => void;
  /** Accepts no more connections, and waits for the responses. Returns how many were cut off at the deadline. */
  finish: (timeoutMs: number) => Promise<number>;
};

export function createServerDrain(server: Server): ServerDrain {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isDraining = false;

  const closeAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Runs before the listener that handles the request.
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (isDraining) closeAfter(response);
  });

  const closeUnused = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    begin() {
      isDraining = true;
      responses.forEach(closeAfter);
    },
    finish(timeoutMs) {
      return new Promise((resolve) => {
        let cutOff = 0;
        // Closing a server closes its idle connections only once.
        const timers = [
          setInterval(() => server.closeIdleConnections(), intervalMs),
          setTimeout(closeUnused, Math.min(unusedMs, timeoutMs)),
          setTimeout(() => {
            cutOff = responses.size;
            sockets.forEach((socket) => socket.destroy());
          }, timeoutMs),
        ];
        server.close(() => {
          timers.forEach((timer) => clearTimeout(timer));
          resolve(cutOff);
        });
      });
    },
  };
}

type DrainLimits = { maxBytes: number; timeoutMs: number };

/** Enough for an upload of 10 images of 6 MB; the connection of a larger or slower request is closed. */
const defaultLimits: DrainLimits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 20_000 };

const hasUnreadBody = (request: IncomingMessage) => !request.complete || request.readableLength > 0;

/** Resolves to whether the body was read to its end within the limits. */
export function drainRequest(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: DrainLimits = defaultLimits,
): Promise<boolean> {
  if (!hasUnreadBody(request) || request.readableEnded) return Promise.resolve(true);
  if (request.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let receivedBytes = 0;
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      if (!isComplete) request.pause();
      resolve(isComplete);
    };
    const onData = (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) finish(false);
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    const timer = setTimeout(() => finish(false), timeoutMs);
    // A body parser that stopped early may have left the stream piped or paused.
    request.unpipe();
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    request.resume();
  });
}

/** Whether this process is about to stop: it still handles requests, but should get no more. */
let isStopping = false;

export const isDraining = () => isStopping;

/** Time for what follows the last response: the email that is being sent, and the connections of the database. */
const destroyTimeoutMs = 8_000;

/** Counts the requests that are being handled, also those whose client has disconnected. */
function trackHandlers(strapi: Core.Strapi) {
  let running = 0;
  let onIdle = () => {};
  strapi.server.use(async (_ctx, next) => {
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
      if (running === 0) onIdle();
    }
  });
  return () => new Promise<void>((resolve) => (running === 0 ? resolve() : (onIdle = resolve)));
}

const countRequests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

type Modules = { add: (name: string, module: { destroy: () => Promise<void> }) => unknown };

/**
 * Strapi stops by closing all connections, also of requests whose changes are committed already. So before it does, on a
 * signal or for a reload, the server is drained: `/readyz` reports it, and requests in progress get their responses. As a
 * module of its own: the application's `destroy` would run after Strapi has forgotten the conditions of permissions.
 */
export function drainBeforeDestroy(strapi: Core.Strapi): void {
  const { drainDelayMs, drainTimeoutMs } = settings();
  const server = createServerDrain(strapi.server.httpServer);
  const waitForHandlers = trackHandlers(strapi);

  async function drain() {
    // A reload in development must not wait for the WebSockets of the panel.
    const isReloading = Boolean(strapi.config.get('autoReload'));
    if (isReloading || !strapi.server.httpServer.listening) return;
    isStopping = true;
    server.begin();
    await delay(drainDelayMs);
    const deadline = performance.now() + drainTimeoutMs;
    const cutOff = await server.finish(drainTimeoutMs);
    if (cutOff > 0) {
      strapi.log.warn(`Cut off ${countRequests(cutOff)} without a response after ${drainTimeoutMs / 1000} s`);
    }
    await Promise.race([
      waitForHandlers(),
      delay(Math.max(0, deadline - performance.now()), undefined, { ref: false }),
    ]);
  }

  async function destroy() {
    const exitMs = drainDelayMs + drainTimeoutMs + destroyTimeoutMs;
    // A database that doesn't respond must not keep the process alive.
    setTimeout(() => process.exit(1), exitMs).unref();
    await drain();
  }

  (strapi.get('modules') as Modules).add('app::drain', { destroy });
}
