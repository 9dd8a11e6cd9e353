/**
 * Strapi stops by closing all connections, also of requests whose changes are committed already. So before it does, on a
 * signal or for a reload, the server is drained: `/readyz` reports it, new connections are refused, requests in progress
 * get their responses.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createServerDrain, markAsDraining } from '#lib/drain';
import { settings } from '#lib/settings';

/** For what follows the last response: the email that is being sent, and the connections of the database. */
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

export function drainBeforeDestroy(strapi: Core.Strapi): void {
  const { drainDelayMs, drainTimeoutMs } = settings();
  const server = createServerDrain(strapi.server.httpServer);
  const waitForHandlers = trackHandlers(strapi);

  async function drain() {
    // A reload in development must not wait for the WebSockets of the panel.
    const isReloading = Boolean(strapi.config.get('autoReload'));
    if (isReloading || !strapi.server.httpServer.listening) return;
    markAsDraining();
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

  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    const exitMs = drainDelayMs + drainTimeoutMs + destroyTimeoutMs;
    // A database that doesn't respond must not keep the process alive.
    setTimeout(() => process.exit(1), exitMs).unref();
    await drain();
    await destroy();
  };
}
