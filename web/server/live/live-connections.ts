/** Open responses of server-sent events, bounded per client and in total. They have no timers of their own. */
import type { ServerResponse } from 'node:http';

export type LiveBounds = {
  maxConnections: number;
  /** Screens and phones of a taproom often share one IP address. */
  maxPerClient: number;
  /** A connection with more bytes that its client has not read is closed. */
  maxBufferedBytes: number;
};

type LiveConnection = { response: ServerResponse; channel: string; client: string };

export function createLiveConnections({ maxConnections, maxPerClient, maxBufferedBytes }: LiveBounds) {
  const channels = new Map<string, Set<LiveConnection>>();
  const countByClient = new Map<string, number>();
  let total = 0;

  function remove(connection: LiveConnection) {
    const { channel, client } = connection;
    const members = channels.get(channel);
    if (!members?.delete(connection)) return;
    if (members.size === 0) channels.delete(channel);
    total -= 1;
    const remaining = (countByClient.get(client) ?? 1) - 1;
    if (remaining > 0) countByClient.set(client, remaining);
    else countByClient.delete(client);
  }

  /** A client that reads too slowly is disconnected; it gets the latest list when it connects again. */
  function write({ response }: LiveConnection, data: string | Buffer) {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(data);
  }

  return {
    hasRoomFor: (client: string) => total < maxConnections && (countByClient.get(client) ?? 0) < maxPerClient,
    add(connection: LiveConnection) {
      const { channel, client, response } = connection;
      const members = channels.get(channel) ?? new Set();
      channels.set(channel, members.add(connection));
      countByClient.set(client, (countByClient.get(client) ?? 0) + 1);
      total += 1;
      response.once('close', () => remove(connection));
    },
    write,
    sendTo(channel: string, data: string | Buffer) {
      for (const connection of channels.get(channel) ?? []) write(connection, data);
    },
    sendToAll(data: string | Buffer) {
      for (const channel of channels.keys()) this.sendTo(channel, data);
    },
    channels: () => [...channels.keys()],
    count: () => total,
    /** Ends all responses, so that a server that shuts down need not wait for them. */
    endAll() {
      for (const members of channels.values()) for (const { response } of members) response.end();
    },
  };
}
