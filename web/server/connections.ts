import type { IncomingMessage, RequestListener, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, onResponseHookHandler, onSendHookHandler } from 'fastify';

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

/** Browsers and proxies wait for the response; a few clients send a handful of requests in advance. */
const maxPipelined = 32;

/**
 * Handles requests that a client has sent without waiting for the response to the one before (RFC 9112, 9.3.2): one after
 * the other, as Node assigns the connection to their responses. A response without a connection would never close if the
 * client left, and keep what it has taken. Clients that send many in advance are disconnected: a thousand fit into one
 * packet, and take two megabytes.
 */
export function createPipeline(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    if (response.socket) return handle(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxPipelined) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Node has not finished the assignment yet.
      setImmediate(() => socket.destroyed || handle(request, response));
    });
  };
}

/** More than one image of the maximum size, and less than an upload of ten. */
const maxDiscardedBytes = 32 * 1024 * 1024;
const discardTimeoutMs = 5000;

const hasUnreadBody = ({ complete, headers }: IncomingMessage) =>
  !complete && ('transfer-encoding' in headers || Number(headers['content-length']) > 0);

/**
 * An `onSend` hook: the connection of a client that is still sending its body, such as an upload with a 401, stays open,
 * although the client has asked to close it, as nginx does. Closing a connection with unread data resets it, and the client
 * loses the response.
 */
export const keepOpenWhileSending: onSendHookHandler = ({ raw }, reply, payload, done) => {
  if (hasUnreadBody(raw)) reply.raw.shouldKeepAlive = true;
  done(null, payload);
};

/** An `onResponse` hook: reads and discards a bounded remainder of a body that was not read to its end. */
export const discardUnreadBody: onResponseHookHandler = ({ raw }, _reply, done) => {
  done();
  if (raw.complete || raw.destroyed) return;
  let bytes = 0;
  const timeout = setTimeout(() => raw.destroy(), discardTimeoutMs);
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDiscardedBytes) raw.destroy();
  });
  raw.once('close', () => clearTimeout(timeout));
  raw.unpipe().resume();
};

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

/** Stops the edge without cutting off responses: readiness off, then no new connections, then the last response. */

/** Responses close their connections while it is true, so that clients and load balancers open the next one elsewhere. */
export type Drain = { isDraining: boolean };

const closeIntervalMs = 250;

/**
 * Call it before the server listens. A closing server then also closes connections that are idle later, which Node does once,
 * and those that browsers have opened in advance.
 */
export function closeIdleConnections(app: FastifyInstance) {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, closeIntervalMs);
    server.once('close', () => clearInterval(timer));
  });
}

type DrainTimes = { drainDelayMs: number; drainTimeoutMs: number };

/** Resolves when every request has its response; after `drainTimeoutMs` the others are cut off and logged. */
export async function drainAndClose(app: FastifyInstance, drain: Drain, { drainDelayMs, drainTimeoutMs }: DrainTimes) {
  drain.isDraining = true;
  await delay(drainDelayMs);
  const { server } = app;
  const deadline = setTimeout(async () => {
    const count = await promisify(server.getConnections.bind(server))();
    app.log.warn(`Cut off ${count} ${count === 1 ? 'connection' : 'connections'} after ${drainTimeoutMs / 1000} s`);
    server.closeAllConnections();
  }, drainTimeoutMs);
  await app.close();
  clearTimeout(deadline);
}
