/**
 * Whose call it is. Visitors reach the cms through web, which sends the visitor's address as the last entry of
 * X-Forwarded-For (it replaces what the visitor sent, or, with TRUST_PROXY, takes over what the proxy before it says).
 * That header is believed only when the connection itself comes from this machine or a private network, where web
 * lives; with TRUST_PROXY the proxy in front may be anywhere.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { settings } from './settings';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const isNeighbour = (address: string) => privateNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether the headers of this request that a proxy may set are to be believed. */
export function isFromProxy(request: IncomingMessage): boolean {
  const peer = withoutMapping(request.socket.remoteAddress ?? '');
  return settings().trustProxy || (peer !== '' && isNeighbour(peer));
}

export function clientIp(request: IncomingMessage): string {
  const peer = withoutMapping(request.socket.remoteAddress ?? 'unknown');
  if (!isFromProxy(request)) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const said = withoutMapping(forwarded);
  return isIPv4(said) || isIPv6(said) ? said : peer;
}

/** Who rents an IPv6 connection owns a whole /64: counting single addresses would count nothing. */
export function subnetOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from({ length: 8 - groups.length - rest.length }, () => '0') : [];
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
