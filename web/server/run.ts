import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { drainAndClose, type Drain } from './connections';

/** What remains after the last response, such as writing the content for outages to the disk. */
const closeTimeoutMs = 5_000;

type Edge = { app: FastifyInstance; drain: Drain };

/** Listens until a signal, then finishes the requests in progress. An unhandled error is logged and stops the process. */
export async function runUntilStopped({ app, drain }: Edge, settings: Settings, onClose?: () => Promise<unknown>) {
  const { drainDelayMs, drainTimeoutMs } = settings;
  closeWithGrace({ delay: drainDelayMs + drainTimeoutMs + closeTimeoutMs }, async ({ err }) => {
    if (err) app.log.error({ err }, 'The process stops after an unexpected error');
    // After an error the supervisor starts a new process: no load balancer needs time to notice.
    const times = { drainDelayMs: err ? 0 : drainDelayMs, drainTimeoutMs };
    await Promise.all([drainAndClose(app, drain, times), onClose?.()]);
  });
  await app.listen({ port: settings.port, host: settings.host });
  app.log.info(`The site is at ${settings.publicUrl}`);
}

/**
 * Imported first. Node calls `process.nextTick` three or four times per request, and in Node 20 V8 specializes it by its
 * first calls: before it is compiled, the queue's number fields change their representation, and after a second object
 * shape it keeps the slow path (440 ns per call instead of 60). Calling it until it is compiled prevents that: in A/B runs of
 * the built edge, cached responses took more CPU time without it.
 */
const callsUntilCompiled = 50_000;

const noop = () => {};
for (let calls = 0; calls < callsUntilCompiled; calls += 1) process.nextTick(noop);
