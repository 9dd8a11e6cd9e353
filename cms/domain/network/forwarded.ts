/**
 * Who sent a request, and for which URL: the rule of web and cms for the headers `X-Forwarded-For`, `-Proto` and `-Host`.
 * Each proxy appends the address of its peer, so only what trusted proxies have appended, from the right, can be believed.
 */
import { formatIpAddress, isInNetwork, parseIpAddress, type IpAddress, type IpNetwork } from './ip-address';

/** An HTTP request; Node's `IncomingMessage` is one. */
export type ForwardedRequest = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
};

/** Web sends the `EDGE_SECRET` in it. Any process or tunnel of a machine connects from the loopback address. */
export const edgeSecretHeader = 'x-edge-secret';

const isTrusted = (address: IpAddress | null, trusted: readonly IpNetwork[]) =>
  address !== null && trusted.some((network) => isInNetwork(address, network));

const parsePeer = ({ socket }: ForwardedRequest) => parseIpAddress(socket.remoteAddress ?? '');

/** Whether the peer may set forwarding headers and request ids. */
export const isFromTrustedProxy = (request: ForwardedRequest, trusted: readonly IpNetwork[]): boolean =>
  trusted.length > 0 && isTrusted(parsePeer(request), trusted);

const readList = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim());

/** Some load balancers add the port. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.*)\](?::\d{1,5})?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1');

/**
 * The rightmost address that is no trusted proxy. A malformed entry ends the search, because what is left of it may be
 * forged: the client is then the proxy that has passed it on. Null if the connection is already closed.
 */
export function findClientAddress(request: ForwardedRequest, trusted: readonly IpNetwork[]): IpAddress | null {
  let client = parsePeer(request);
  if (!isTrusted(client, trusted)) return client;
  for (const entry of readList(request.headers['x-forwarded-for']).toReversed()) {
    const address = parseIpAddress(withoutPort(entry));
    if (address === null) return client;
    client = address;
    if (!isTrusted(client, trusted)) return client;
  }
  return client;
}

/** The client's IP address; `unknown` if the connection is already closed. */
export function formatClientAddress(request: ForwardedRequest, trusted: readonly IpNetwork[]): string {
  const address = findClientAddress(request, trusted);
  return address === null ? 'unknown' : formatIpAddress(address);
}

/** What the nearest proxy says, if it is trusted and valid. */
const readForwarded = (name: string, pattern: RegExp) => (request: ForwardedRequest, trusted: readonly IpNetwork[]) => {
  if (!isFromTrustedProxy(request, trusted)) return null;
  const value = readList(request.headers[name]).at(-1)?.toLowerCase() ?? '';
  return pattern.test(value) ? value : null;
};

export const readForwardedProto = readForwarded('x-forwarded-proto', /^https?$/);
export const readForwardedHost = readForwarded('x-forwarded-host', /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/);
