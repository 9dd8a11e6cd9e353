/**
 * `GET /live/taps/{taproom}`: the tap list as server-sent events. Each change is loaded once, through the response cache,
 * and sent to all connections of its taproom.
 *
 * Events: `taps` has the response of `/api/taps/{taproom}`, with its hash as the id; `screen` says that a board or a screen
 * has changed; `heartbeat` follows at least every 15 seconds.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { ApiCache } from '../api/api-cache';
import { matchEndpoint, type Endpoint } from '../api/endpoints';
import { sendApiError } from '../errors';
import { openToOtherOrigins, nextRequestId, type Requester } from '../headers';
import { openHeaders } from '../security-headers';

/** Open responses of server-sent events, bounded per client and in total. They have no timers of their own. */

export type LiveBounds = {
  maxConnections: number;
  /** Screens and phones of a taproom often share one IP address. */
  maxPerClient: number;
  /** A connection with more bytes that its client has not read is closed. */
  maxBufferedBytes: number;
};

type LiveConnection = { response: ServerResponse; channel: string; client: string };

function createLiveConnections({ maxConnections, maxPerClient, maxBufferedBytes }: LiveBounds) {
  const connections = new Set<LiveConnection>();
  const list = () => [...connections];

  /** A client that reads too slowly is disconnected; it gets the latest list when it connects again. */
  function write({ response }: LiveConnection, data: string | Buffer) {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(data);
  }

  return {
    hasRoomFor: (client: string) =>
      connections.size < maxConnections && list().filter((each) => each.client === client).length < maxPerClient,
    add(connection: LiveConnection) {
      connections.add(connection);
      connection.response.once('close', () => connections.delete(connection));
    },
    write,
    sendTo(channel: string, data: string | Buffer) {
      for (const connection of connections) if (connection.channel === channel) write(connection, data);
    },
    sendToAll(data: string | Buffer) {
      for (const connection of connections) write(connection, data);
    },
    channels: () => [...new Set(list().map(({ channel }) => channel))],
    count: () => connections.size,
    /** Ends all responses, so that a server that shuts down need not wait for them. */
    endAll() {
      for (const { response } of connections) response.end();
    },
  };
}

/** More than the longest list. */
const maxBufferedBytes = 256 * 1024;

export const toLiveBounds = ({ liveConnections, liveConnectionsPerClient }: Settings): LiveBounds => ({
  maxConnections: liveConnections,
  maxPerClient: liveConnectionsPerClient,
  maxBufferedBytes,
});

/** Shorter than the idle timeouts of proxies. Lists also change with time, such as when a just kicked keg drops out. */
const heartbeatMs = 15_000;

/** Clients reconnect after a random time, so that those of a server that restarts don't all return at once. */
const reconnectMs = { min: 1000, spread: 4000 };

/** An event, not a comment: scripts notice by it that the connection is alive. */
const heartbeat = 'event: heartbeat\ndata: {}\n\n';
const screenEvent = 'event: screen\ndata: {}\n\n';

const streamHeaders = {
  ...openHeaders,
  ...openToOtherOrigins,
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies must neither keep nor compress it.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

type Options = {
  apiCache: ApiCache;
  requesterOf: (request: FastifyRequest) => Requester;
  bounds: LiveBounds;
};

type Loaded = { status: number; hash: string; body: Buffer; isStale: boolean };

const toEvent = ({ hash, body }: Loaded) =>
  Buffer.concat([Buffer.from(`id: ${hash}\nevent: taps\ndata: `), body, Buffer.from('\n\n')]);

/** Changes are loaded for all connections. */
const refresher = (): Requester => ({ network: '', requestId: nextRequestId() });

export type Live = ReturnType<typeof registerLive>;

export function registerLive(app: FastifyInstance, { apiCache, requesterOf, bounds }: Options) {
  const connections = createLiveConnections(bounds);
  /** The hash of the list that was last sent, by the key of its endpoint. */
  const sentHashes = new Map<string, string>();
  /** One refresh of each list at a time, so that an older one is never sent after a newer one. */
  const refreshes = new Map<string, { isOutdated: boolean }>();
  let timer: NodeJS.Timeout | null = null;
  let isClosing = false;

  async function load(endpoint: Endpoint, requester = refresher()): Promise<Loaded> {
    const { entry, cacheStatus } = await apiCache.load(endpoint, requester);
    return { status: entry.status, hash: entry.hash, body: entry.body, isStale: cacheStatus === 'STALE' };
  }

  async function refresh(key: string) {
    const running = refreshes.get(key);
    if (running) return void (running.isOutdated = true);
    const current = { isOutdated: false };
    refreshes.set(key, current);
    do {
      current.isOutdated = false;
      await sendIfChanged(key);
    } while (current.isOutdated);
    refreshes.delete(key);
  }

  /** What can't be loaded now is tried again with the next heartbeat. */
  async function sendIfChanged(key: string) {
    const endpoint = matchEndpoint(key);
    const loaded = endpoint && (await load(endpoint).catch(() => null));
    if (!loaded || loaded.isStale || loaded.status !== 200 || sentHashes.get(key) === loaded.hash) return;
    sentHashes.set(key, loaded.hash);
    connections.sendTo(key, toEvent(loaded));
  }

  function beat() {
    for (const key of sentHashes.keys()) if (!connections.channels().includes(key)) sentHashes.delete(key);
    connections.sendToAll(heartbeat);
    for (const key of connections.channels()) void refresh(key);
    if (connections.count() === 0) stopTimer();
  }

  function stopTimer() {
    if (timer) clearInterval(timer);
    timer = null;
  }

  function open(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, loaded: Loaded) {
    const { key } = endpoint;
    const response = reply.raw;
    const connection = { response, channel: key, client: requesterOf(request).network };
    response.writeHead(200, { ...streamHeaders, 'X-Request-Id': request.id });
    reply.hijack();
    connections.add(connection);
    response.write(`retry: ${Math.round(reconnectMs.min + Math.random() * reconnectMs.spread)}\n\n`);
    const hasLatest = request.headers['last-event-id'] === loaded.hash;
    connections.write(connection, hasLatest ? heartbeat : toEvent(loaded));
    // The other connections may have an older one, until a refresh that is running has sent it.
    if (!sentHashes.has(key)) sentHashes.set(key, loaded.hash);
    else if (sentHashes.get(key) !== loaded.hash) void refresh(key);
    timer ??= setInterval(beat, heartbeatMs).unref();
    // The client has the list, and connects again.
    if (isClosing) response.end();
  }

  app.get<{ Params: { taproom: string } }>(
    '/live/taps/:taproom',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const requester = requesterOf(request);
      const client = requester.network;
      reply.headers(openToOtherOrigins);
      const endpoint = matchEndpoint(`/api/taps/${encodeURIComponent(request.params.taproom)}`);
      const loaded = endpoint && (await load(endpoint, requester));
      if (!endpoint || loaded?.status !== 200) return sendApiError(reply, 404);
      if (!connections.hasRoomFor(client)) return sendApiError(reply, 503);
      if (!request.raw.destroyed) open(request, reply, endpoint, loaded);
      return reply;
    },
  );

  app.addHook('preClose', async () => {
    isClosing = true;
    stopTimer();
    connections.endAll();
  });

  return {
    /** Gets the content types that changed; null if any may have. */
    handleChange(contentTypes: string[] | null) {
      if (!contentTypes || contentTypes.includes('screen')) connections.sendToAll(screenEvent);
      for (const key of connections.channels()) {
        const tags = matchEndpoint(key)?.tags ?? [];
        if (!contentTypes || contentTypes.some((type) => tags.includes(type))) void refresh(key);
      }
    },
    count: connections.count,
  };
}
