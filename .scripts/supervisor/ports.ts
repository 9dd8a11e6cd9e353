/** Whether the ports are free, said before anything is installed or built. */
import { createServer } from 'node:net';
import type { Settings } from '../../cms/domain/settings/settings.ts';
import { Complaint } from '../complaint.mjs';

const reasons: Record<string, (port: number, setting: string) => string> = {
  EADDRINUSE: (port, setting) =>
    `Port ${port} is in use: stop what listens there, or choose another port with ${setting}`,
  EACCES: (port, setting) => `Port ${port} may not be used by this account: choose a port above 1023 with ${setting}`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine',
  ENOTFOUND: () => 'HOST is not an address of this machine',
};

export function assertFree(host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(
        new Complaint(reason ? reason(port, setting) : `Port ${port} (${setting}) can not be used: ${error.message}`),
      );
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

export async function assertPortsFree({ host, port, cmsPort }: Settings) {
  await assertFree(host, port, 'PORT');
  await assertFree(host, cmsPort, 'CMS_PORT');
}
