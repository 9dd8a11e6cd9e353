/** Fails early, before anything is installed or built, if a port is in use. */
import { createServer } from 'node:net';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { UserError } from '../user-error.mjs';

/** The names of the settings of a host and a port. */
type Names = { host: string; port: string };

const notOfThisMachine = (_port: number, names: Names) => `${names.host} is not an address of this machine`;

const messages: Record<string, (port: number, names: Names) => string> = {
  EADDRINUSE: (port, names) =>
    `Port ${port} is in use: stop the program that uses it, or set ${names.port} to another port`,
  EACCES: (port, names) => `This account may not use port ${port}: set ${names.port} to a port above 1023`,
  EADDRNOTAVAIL: notOfThisMachine,
  ENOTFOUND: notOfThisMachine,
  EAI_AGAIN: notOfThisMachine,
};

function assertPortFree(host: string, port: number, names: Names): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message = messages[error.code ?? ''];
      reject(new UserError(message?.(port, names) ?? `Cannot use port ${port} (${names.port}): ${error.message}`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function assertPortsFree(settings: Settings) {
  const { host, port, cmsHost, cmsPort, metricsHost, metricsPort, cmsMetricsPort } = settings;
  await assertPortFree(host, port, { host: 'HOST', port: 'PORT' });
  await assertPortFree(cmsHost, cmsPort, { host: 'CMS_HOST', port: 'CMS_PORT' });
  if (metricsPort) await assertPortFree(metricsHost, metricsPort, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  if (cmsMetricsPort) {
    await assertPortFree(metricsHost, cmsMetricsPort, { host: 'METRICS_HOST', port: 'CMS_METRICS_PORT' });
  }
}
