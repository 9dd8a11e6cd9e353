/** Fails early, before anything is installed or built, if a port is in use. */
import { createServer } from 'node:net';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { UserError } from '../user-error.mjs';

const messages: Record<string, (port: number, setting: string) => string> = {
  EADDRINUSE: (port, setting) =>
    `Port ${port} is in use: stop the program that uses it, or set ${setting} to another port`,
  EACCES: (port, setting) => `This account may not use port ${port}: set ${setting} to a port above 1023`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine',
  ENOTFOUND: () => 'HOST is not an address of this machine',
};

export function assertPortFree(host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message = messages[error.code ?? ''];
      reject(new UserError(message?.(port, setting) ?? `Cannot use port ${port} (${setting}): ${error.message}`));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function assertPortsFree({ host, port, cmsPort }: Settings) {
  await assertPortFree(host, port, 'PORT');
  await assertPortFree(host, cmsPort, 'CMS_PORT');
}
