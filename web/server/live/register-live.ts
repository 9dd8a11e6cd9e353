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
import { type ApiCache, matchEndpoint, type Endpoint } from '../api/api-cache';
import { sendApiError } from '../errors';
import { openToOtherOrigins, nextRequestId, type Requester } from '../headers';
import { openHeaders } from '../security-headers';

/** More than the longest list. */
const defaultBufferedBytes = 256 * 1024;

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
  /** Screens and phones of a taproom often share one IP address. */
  settings: Pick<Settings, 'liveConnections' | 'liveConnectionsPerClient'>;
  /** A connection with more bytes that its client has not read is closed. */
  maxBufferedBytes?: number;
};

type Loaded = { status: number; hash: string; body: Buffer; isStale: boolean };

const toEvent = ({ hash, body }: Loaded) =>
  Buffer.concat([Buffer.from(`id: ${hash}\nevent: taps\ndata: `), body, Buffer.from('\n\n')]);

/** Changes are loaded for all connections. */
const refresher = (): Requester => ({ network: '', requestId: nextRequestId() });

type Connection = { response: ServerResponse; client: string };

/** The open connections of a list. */
type Channel = {
  endpoint: Endpoint;
  connections: Set<Connection>;
  /** The hash of the list that was last sent. */
  sentHash: string;
  /** One refresh at a time, so that an older list is never sent after a newer one. */
  refresh: 'none' | 'running' | 'outdated';
};

export function registerLive(
  app: FastifyInstance,
  { apiCache, requesterOf, settings, maxBufferedBytes = defaultBufferedBytes }: Options,
) {
  const { liveConnections, liveConnectionsPerClient } = settings;
  /** By the key of their endpoint. They have no timers of their own. */
  const channels = new Map<string, Channel>();
  const connections = () => [...channels.values()].flatMap((channel) => [...channel.connections]);
  let timer: NodeJS.Timeout | null = null;
  let isClosing = false;

  /** A client that reads too slowly is disconnected; it gets the latest list when it connects again. */
  function write({ response }: Connection, data: string | Buffer) {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(data);
  }

  async function load(endpoint: Endpoint, requester = refresher()): Promise<Loaded> {
    const { entry, cacheStatus } = await apiCache.load(endpoint, requester);
    return { status: entry.status, hash: entry.hash, body: entry.body, isStale: cacheStatus === 'STALE' };
  }

  async function refresh(channel: Channel) {
    const isRunning = channel.refresh !== 'none';
    channel.refresh = isRunning ? 'outdated' : 'running';
    if (isRunning) return;
    await sendIfChanged(channel);
    const isOutdated = (channel.refresh as Channel['refresh']) === 'outdated';
    channel.refresh = 'none';
    if (isOutdated) await refresh(channel);
  }

  /** What can't be loaded now is tried again with the next heartbeat. */
  async function sendIfChanged(channel: Channel) {
    const loaded = await load(channel.endpoint).catch(() => null);
    if (!loaded || loaded.isStale || loaded.status !== 200 || channel.sentHash === loaded.hash) return;
    channel.sentHash = loaded.hash;
    const event = toEvent(loaded);
    for (const connection of channel.connections) write(connection, event);
  }

  function beat() {
    for (const connection of connections()) write(connection, heartbeat);
    for (const channel of channels.values()) void refresh(channel);
  }

  function add(endpoint: Endpoint, connection: Connection, hash: string): Channel {
    const { key } = endpoint;
    const channel = channels.get(key) ?? { endpoint, connections: new Set(), sentHash: hash, refresh: 'none' };
    channels.set(key, channel);
    channel.connections.add(connection);
    connection.response.once('close', () => {
      channel.connections.delete(connection);
      if (channel.connections.size === 0) channels.delete(key);
    });
    return channel;
  }

  function open(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, loaded: Loaded) {
    const response = reply.raw;
    const connection = { response, client: requesterOf(request).network };
    response.writeHead(200, { ...streamHeaders, 'X-Request-Id': request.id });
    reply.hijack();
    const channel = add(endpoint, connection, loaded.hash);
    response.write(`retry: ${Math.round(reconnectMs.min + Math.random() * reconnectMs.spread)}\n\n`);
    const hasLatest = request.headers['last-event-id'] === loaded.hash;
    write(connection, hasLatest ? heartbeat : toEvent(loaded));
    // The other connections may have an older one, until a refresh that is running has sent it.
    if (channel.sentHash !== loaded.hash) void refresh(channel);
    timer ??= setInterval(beat, heartbeatMs).unref();
    // The client has the list, and connects again.
    if (isClosing) response.end();
  }

  const hasRoomFor = (client: string) => {
    const all = connections();
    return (
      all.length < liveConnections && all.filter((each) => each.client === client).length < liveConnectionsPerClient
    );
  };

  app.get<{ Params: { taproom: string } }>(
    '/live/taps/:taproom',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const requester = requesterOf(request);
      reply.headers(openToOtherOrigins);
      const endpoint = matchEndpoint(`/api/taps/${encodeURIComponent(request.params.taproom)}`);
      const loaded = endpoint && (await load(endpoint, requester));
      if (!endpoint || loaded?.status !== 200) return sendApiError(reply, 404);
      if (!hasRoomFor(requester.network)) return sendApiError(reply, 503);
      if (!request.raw.destroyed) open(request, reply, endpoint, loaded);
      return reply;
    },
  );

  // A server that shuts down need not wait for them.
  app.addHook('preClose', async () => {
    isClosing = true;
    if (timer) clearInterval(timer);
    for (const { response } of connections()) response.end();
  });

  return {
    /** Gets the content types that changed; null if any may have. */
    handleChange(contentTypes: string[] | null) {
      const isAffected = (tags: readonly string[]) => !contentTypes || contentTypes.some((type) => tags.includes(type));
      if (isAffected(['screen'])) for (const connection of connections()) write(connection, screenEvent);
      for (const channel of channels.values()) if (isAffected(channel.endpoint.tags)) void refresh(channel);
    },
    count: () => connections().length,
  };
}
