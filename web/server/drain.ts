import type { Server } from 'node:http';

const intervalMs = 100;

/** A closing server closes idle connections only once; this repeats it for those that become idle later. */
export function drainConnections(server: Server) {
  const timer = setInterval(() => server.closeIdleConnections(), intervalMs);
  server.once('close', () => clearInterval(timer));
}
