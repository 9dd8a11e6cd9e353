/** Whether an address belongs to the public internet (the registries of special-purpose addresses, RFC 6890). */
import { isInNetwork, parseIpAddress, parseIpNetwork, type IpNetwork } from './ip-address';

const toNetworks = (texts: readonly string[]): IpNetwork[] => texts.flatMap((text) => parseIpNetwork(text) ?? []);

/** The IPv6 addresses that are assigned at all, and IPv4 addresses. */
const assigned = toNetworks(['2000::/3', '::ffff:0:0/96']);

const special = toNetworks([
  // This host, private networks, carrier-grade NAT, loopback and link-local: also where clouds publish credentials.
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  // Protocols, documentation, benchmarks, multicast and reserved.
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // Teredo and other protocols, documentation, and 6to4, which contains an IPv4 address.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);

export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text);
  if (address === null) return false;
  const isIn = (network: IpNetwork) => isInNetwork(address, network);
  return assigned.some(isIn) && !special.some(isIn);
}

export function isInNetworks(text: string, networks: readonly IpNetwork[]): boolean {
  const address = parseIpAddress(text);
  return address !== null && networks.some((network) => isInNetwork(address, network));
}
