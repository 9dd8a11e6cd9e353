import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for the response; a few clients send a handful of requests in advance. */
const maxPipelined = 32;

/**
 * Handles requests that a client has sent without waiting for the response to the one before (RFC 9112, 9.3.2): one after
 * the other, as Node assigns the connection to their responses. A response without a connection would never close if the
 * client left, and keep what it has taken. Clients that send many in advance are disconnected: hundreds fit into one packet.
 */
export function createPipeline() {
  const waiting = new WeakMap<Socket, number>();

  return (request: IncomingMessage, response: ServerResponse, handle: RequestListener) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed) return;
    if (count > maxPipelined) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node has not finished the assignment yet.
      setImmediate(() => {
        if (!socket.destroyed) handle(request, response as ServerResponse & { req: IncomingMessage });
      });
    });
  };
}
