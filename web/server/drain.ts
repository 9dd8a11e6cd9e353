import type { Server } from 'node:http';

const intervalMs = 100;

/** While a server closes: Node closes idle connections once, so this repeats it for those whose response ends later. */
export function drainConnections(server: Server) {
  const timer = setInterval(() => server.closeIdleConnections(), intervalMs);
  server.once('close', () => clearInterval(timer));
}
