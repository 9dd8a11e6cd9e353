/**
 * The client's IP address. Visitors reach the CMS through web, which sends their address in X-Forwarded-For. It is believed
 * of TRUSTED_PROXIES, but of this machine only with the secret of web: any program or tunnel connects from its address.
 */
import { timingSafeEqual } from 'node:crypto';
import Bowser from 'bowser';
import {
  edgeSecretHeader,
  formatClientAddress,
  isFromTrustedProxy,
  type ForwardedRequest,
} from '#domain/network/forwarded';
import { formatClientNetwork, parseIpAddress, parseIpNetwork, type IpNetwork } from '#domain/network/ip-address';
import { settings } from './settings';

const loopback: IpNetwork[] = ['127.0.0.0/8', '::1'].flatMap((text) => parseIpNetwork(text) ?? []);

function hasEdgeSecret({ headers }: ForwardedRequest): boolean {
  const expected = Buffer.from(settings().edgeSecret ?? '');
  const sent = Buffer.from(String(headers[edgeSecretHeader] ?? ''));
  return expected.length > 0 && sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Peers whose forwarding headers name the client of this request. */
function trustedPeers(request: ForwardedRequest): readonly IpNetwork[] {
  const { trustedProxies } = settings();
  if (hasEdgeSecret(request)) return [...loopback, ...trustedProxies];
  return isFromTrustedProxy(request, loopback) ? [] : trustedProxies;
}

/** Peers whose headers name the requested URL; a proxy on this machine needs no secret, as it can gain nothing. */
export const trustedForUrl = (request: ForwardedRequest): readonly IpNetwork[] => [
  ...trustedPeers(request),
  ...settings().trustedProxies,
];

export const isFromProxy = (request: ForwardedRequest): boolean => isFromTrustedProxy(request, trustedPeers(request));

/** The rightmost address of X-Forwarded-For that is no trusted proxy; `unknown` if the connection is already closed. */
export const clientIp = (request: ForwardedRequest): string => formatClientAddress(request, trustedPeers(request));

/** The key of rate limits: the /64 of an IPv6 address, since one customer has all of it; an IPv4 address unchanged. */
export function subnetOf(ip: string, ipv6PrefixBits = 64): string {
  const address = parseIpAddress(ip);
  return address === null ? ip : formatClientNetwork(address, ipv6PrefixBits);
}

/** Far longer than browsers send. */
const maxUserAgentLength = 500;

/** The name of a program such as `curl/8.5.0`. */
const productOf = (userAgent: string): string | null => /^([\w.-]{1,40})\//.exec(userAgent)?.[1] ?? null;

/** What a session's owner recognizes their device by: `Chrome on macOS`. Null if the header names none. */
export function describeDevice(header: string): string | null {
  const userAgent = header.trim().slice(0, maxUserAgentLength);
  if (userAgent === '') return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || productOf(userAgent);
}
