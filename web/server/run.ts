import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '@domain/settings/settings';

const shutdownTimeoutMs = 10_000;

/** Listens until a signal, then finishes the requests in progress. An unhandled error is logged and stops the process. */
export async function runUntilStopped(app: FastifyInstance, settings: Settings, onClose?: () => Promise<unknown>) {
  closeWithGrace({ delay: shutdownTimeoutMs }, async ({ err }) => {
    if (err) console.error(err);
    await Promise.all([app.close(), onClose?.()]);
  });
  await app.listen({ port: settings.port, host: settings.host });
  console.log(`The site is at ${settings.publicUrl}`);
}
