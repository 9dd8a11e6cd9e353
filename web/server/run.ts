import type { FastifyInstance } from 'fastify';
import type { Settings } from '@domain/settings/settings';

/** How long answers that are under way may take to end, in milliseconds. */
const grace = 10_000;

/** Listens, until somebody says that it is enough; then finishes what is under way. */
export async function runUntilStopped(app: FastifyInstance, settings: Settings, alsoClose?: () => Promise<unknown>) {
  let isStopping = false;

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), grace).unref();
    await Promise.all([app.close(), alsoClose?.()]);
    process.exit(0);
  }

  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await app.listen({ port: settings.port, host: settings.host });
  console.log(`The site is at ${settings.publicUrl}`);
}
