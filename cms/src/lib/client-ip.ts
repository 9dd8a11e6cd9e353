/**
 * The client's IP address. Visitors reach the CMS through web, which sends their address as the last entry of
 * X-Forwarded-For (replacing what the visitor sent, or, with TRUST_PROXY, appended by the proxy in front). The header is
 * trusted only on connections from this machine or a private network, or, with TRUST_PROXY, from anywhere.
 */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { settings } from './settings';

/** ipaddr.js's names of the ranges of RFC 1918, RFC 4193, loopback and link-local addresses. */
const privateNetworks = new Set<string>(['loopback', 'private', 'linkLocal', 'uniqueLocal']);

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Not `ipaddr.isValid`, which also accepts IPv4 addresses in octal, in hexadecimal and with fewer parts. */
const isValid = (address: string) => ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);

/** IPv4-mapped IPv6 addresses become IPv4. */
const parse = (address: string): Address | null => (isValid(address) ? ipaddr.process(address) : null);

/** Without the zone of a link-local address, such as `%eth0`. */
const format = (address: Address) => address.toString().replace(/%.*$/, '');

export function isPrivateAddress(address: string | undefined): boolean {
  const parsed = parse(address ?? '');
  return parsed !== null && privateNetworks.has(parsed.range());
}

/** Whether headers that a proxy sets are trusted on this request. */
export const isFromProxy = ({ socket }: IncomingMessage): boolean =>
  settings().trustProxy || isPrivateAddress(socket.remoteAddress);

/** The last entry of a trusted X-Forwarded-For, or else the peer; `unknown` if its connection is already closed. */
export function resolveClientIp(peer: string | undefined, trustedForwardedFor: string | string[] | undefined): string {
  const last = [trustedForwardedFor ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = parse(last) ?? parse(peer ?? '');
  return address ? format(address) : 'unknown';
}

export const clientIp = (request: IncomingMessage): string =>
  resolveClientIp(request.socket.remoteAddress, isFromProxy(request) ? request.headers['x-forwarded-for'] : undefined);

/** The /64 of an IPv6 address, since a provider assigns all of it to one customer; an IPv4 address unchanged. */
export function subnetOf(address: string): string {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${format(parsed)}/64`).toString()}/64`;
}
