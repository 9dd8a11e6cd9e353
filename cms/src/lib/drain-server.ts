/** Stops an HTTP server without cutting off its responses. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const intervalMs = 50;

/** Browsers open connections in advance. Without a request for this long they are closed. */
const unusedMs = 500;

export type ServerDrain = {
  /** From now on each response closes its connection, so that clients and load balancers open the next one elsewhere. */
  begin: () => void;
  /**
   * Accepts no more connections. Resolves when every request has its response; at the deadline the others are cut off.
   * Returns how many.
   */
  finish: (timeoutMs: number) => Promise<number>;
};

export function createServerDrain(server: Server): ServerDrain {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let isDraining = false;

  const closeAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that handles the request.
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (isDraining) closeAfter(response);
  });

  const closeUnused = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    begin() {
      isDraining = true;
      responses.forEach(closeAfter);
    },
    finish(timeoutMs) {
      return new Promise((resolve) => {
        let cutOff = 0;
        // Closing a server closes its idle connections only once.
        const timers = [
          setInterval(() => server.closeIdleConnections(), intervalMs),
          setTimeout(closeUnused, Math.min(unusedMs, timeoutMs)),
          setTimeout(() => {
            cutOff = responses.size;
            sockets.forEach((socket) => socket.destroy());
          }, timeoutMs),
        ];
        server.close(() => {
          timers.forEach((timer) => clearTimeout(timer));
          resolve(cutOff);
        });
      });
    },
  };
}
