import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { onSendHookHandler } from 'fastify';

export type Timeouts = typeof defaultTimeouts;

/** In milliseconds. */
export const defaultTimeouts = {
  /** Receiving the headers of a request. */
  headers: 15_000,
  /** Receiving a form, or the first 64 KB of another body. */
  body: 30_000,
  /** Receiving a whole request: ten photographs of 25 MB over a slow connection. */
  request: 600_000,
  keepAlive: 72_000,
  /** Waiting for the first byte of the CMS's response to a read. */
  upstreamHeaders: 30_000,
  /** Maximum write inactivity before the socket of a proxied response is closed. */
  writeIdle: 60_000,
  /** How often Node enforces the timeouts of requests. */
  checkInterval: 5000,
};

export const toServerOptions = ({ headers, request, keepAlive, checkInterval }: Timeouts): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  connectionsCheckingInterval: checkInterval,
});

/** More than one image of the maximum size, and less than an upload of ten. */
const maxDrainBytes = 32 * 1024 * 1024;
const drainTimeoutMs = 5000;

const hasUnreadBody = ({ complete, headers }: IncomingMessage) =>
  !complete && ('transfer-encoding' in headers || Number(headers['content-length']) > 0);

/**
 * An `onSend` hook for responses to requests whose body has not been read to its end, such as a 401 to an upload. Closing
 * a connection with unread data resets it, and the client loses the response. So the response is sent at once, and a
 * bounded remainder of the request is read and discarded before the connection closes.
 *
 * The response is then a stream, so a hook that sends one must return the reply for Fastify to wait for its end.
 */
export const drainUnreadBody: onSendHookHandler = ({ raw, method }, reply, payload, done) => {
  if (method === 'GET' || method === 'HEAD' || !hasUnreadBody(raw)) return done(null, payload);
  reply.header('Connection', 'close');
  if (typeof payload === 'string') reply.header('Content-Length', Buffer.byteLength(payload));
  const chunks = payload instanceof Readable ? payload : [payload ?? ''];
  done(null, Readable.from(sendThenDrain(chunks as Iterable<string> | Readable, raw), { objectMode: false }));
};

async function* sendThenDrain(payload: Iterable<string> | Readable, request: IncomingMessage) {
  yield* payload;
  await drain(request);
}

function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timeout = setTimeout(stop, drainTimeoutMs);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDrainBytes) stop();
    };
    function stop() {
      clearTimeout(timeout);
      request.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    }
    request.unpipe();
    request.on('data', count).once('end', stop).once('close', stop).resume();
  });
}

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

type Task = () => void;

/**
 * Starts tasks of different clients in turns: of one client one at a time, and between two of them the server reads new
 * requests. So a client that sends hundreds at once delays others by one task, not by hundreds.
 */
export function createTurns() {
  /** Queues by client, in round-robin order. Clients without waiting tasks have had their turn already. */
  const queues = new Map<string, Task[]>();

  function scheduleNextTurn() {
    setImmediate(() => {
      for (const [client, queue] of [...queues]) {
        const task = queue.shift();
        if (task) task();
        else queues.delete(client);
      }
      if (queues.size > 0) scheduleNextTurn();
    });
  }

  return {
    /** Runs the task at once if the client has not had its turn yet. Tasks must not throw. */
    run(client: string, task: Task) {
      const queue = queues.get(client);
      if (queue) return void queue.push(task);
      if (queues.size === 0) scheduleNextTurn();
      queues.set(client, []);
      task();
    },
  };
}
