/** IP addresses and networks, without the libraries of Node: web, cms and the commands read their settings with it. */
import { z } from 'zod';

/** 128 bits. IPv4 addresses are IPv4-mapped (RFC 4291 §2.5.5.2), so that both spellings are the same address. */
export type IpAddress = bigint;
export type IpNetwork = { address: IpAddress; prefixBits: number };

const addressBits = 128;
const mappedPrefix = 0xffffn;
const ipv4Offset = 96;

const ipv4 = z.ipv4();
const ipv6 = z.ipv6();

const isIpv4 = (address: IpAddress) => address >> 32n === mappedPrefix;

const joinParts = (parts: readonly bigint[], bitsPerPart: bigint) =>
  parts.reduce((bits, part) => (bits << bitsPerPart) | part, 0n);

const parseIpv4 = (text: string): bigint => joinParts(text.split('.').map(BigInt), 8n);

/** The last two groups may be written as an IPv4 address. */
function parseIpv6(text: string): bigint {
  const hex = text.replace(/[\d.]+\.\d+$/, (last) => {
    const bits = parseIpv4(last);
    return `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`;
  });
  const [start = '', end] = hex.split('::').map((half) => half.split(':').filter(Boolean));
  const missing = 8 - (start?.length ?? 0) - (end?.length ?? 0);
  const groups = [...start, ...Array<string>(missing).fill('0'), ...(end ?? [])];
  return joinParts(
    groups.map((group) => BigInt(`0x${group}`)),
    16n,
  );
}

/** Null unless it is a complete address in the usual notation. The zone of a link-local address (`%eth0`) is dropped. */
export function parseIpAddress(text: string): IpAddress | null {
  if (ipv4.safeParse(text).success) return (mappedPrefix << 32n) | parseIpv4(text);
  const withoutZone = text.replace(/%[\w.-]+$/, '');
  return ipv6.safeParse(withoutZone).success ? parseIpv6(withoutZone) : null;
}

const formatIpv4 = (address: IpAddress) =>
  [24n, 16n, 8n, 0n].map((shift) => String((address >> shift) & 0xffn)).join('.');

/** The URL parser shortens an address as RFC 5952 requires. */
function formatIpv6(address: IpAddress) {
  const groups = address.toString(16).padStart(32, '0').match(/.{4}/g) ?? [];
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

export const formatIpAddress = (address: IpAddress): string =>
  isIpv4(address) ? formatIpv4(address) : formatIpv6(address);

/** A network in CIDR notation, or a single address. */
export function parseIpNetwork(text: string): IpNetwork | null {
  const [, host = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseIpAddress(host);
  if (address === null) return null;
  const isShort = !host.includes(':');
  const prefixBits = prefix === undefined ? addressBits : Number(prefix) + (isShort ? ipv4Offset : 0);
  return prefixBits <= addressBits ? { address, prefixBits } : null;
}

export function isInNetwork(address: IpAddress, network: IpNetwork): boolean {
  const hostBits = BigInt(addressBits - network.prefixBits);
  return address >> hostBits === network.address >> hostBits;
}

/** Groups requests by client: an IPv4 address, or by default the /64 that a provider assigns to one IPv6 customer. */
export function formatClientNetwork(address: IpAddress, prefixBits = 64): string {
  if (isIpv4(address)) return formatIpv4(address);
  const hostBits = BigInt(addressBits - prefixBits);
  return `${formatIpv6((address >> hostBits) << hostBits)}/${prefixBits}`;
}
