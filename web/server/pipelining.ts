import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for the response; a few clients send a handful of requests in advance. */
const maxPipelined = 32;

/**
 * Closes connections on which a client sends many requests without waiting for responses (RFC 9112, 9.3.2): hundreds of
 * them fit into one packet, and would be handled before any other client's.
 */
export function createPipeliningLimit() {
  const pipelined = new WeakMap<Socket, number>();

  /** Whether the request may be handled. */
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return false;
    // Node assigns the connection to one response after the other.
    if (response.socket) return true;
    const count = (pipelined.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      socket.destroy();
      return false;
    }
    pipelined.set(socket, count);
    response.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
    return true;
  };
}
