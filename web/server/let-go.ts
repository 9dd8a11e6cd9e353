import type { Server } from 'node:http';

/** How often it is looked who has got their answer, in milliseconds. */
const every = 100;

/** While a server closes: Node lets those go who wait for nothing when it begins to, and nobody who has their answer later. */
export function letGo(server: Server) {
  const timer = setInterval(() => server.closeIdleConnections(), every);
  server.once('close', () => clearInterval(timer));
}
