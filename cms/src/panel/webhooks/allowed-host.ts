/** Webhooks may call the public internet, and the networks of WEBHOOK_NETWORKS. */
import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { parseIpAddress } from '#domain/network/ip-address';
import { isInNetworks, isPublicAddress } from '#domain/network/public-address';
import { settings } from '#lib/settings';

const lookUpAll = promisify(lookup);

export class ForbiddenHostError extends Error {
  override name = 'ForbiddenHostError';

  constructor(host: string) {
    super(`${host} is not on the public internet, and not in WEBHOOK_NETWORKS`);
  }
}

const isAllowed = (address: string) => isPublicAddress(address) || isInNetworks(address, settings().webhookNetworks);

/** Of a parsed URL, whose host is normalized: `0x7f.1` is `127.0.0.1`. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Connections to an IP address look up nothing: check them before. */
export function assertAllowedAddress(url: URL): void {
  const host = hostOf(url);
  if (parseIpAddress(host) !== null && !isAllowed(host)) throw new ForbiddenHostError(host);
}

/** One forbidden address rejects the host, so that it can't alternate between two. */
const findForbidden = (addresses: readonly LookupAddress[]) => addresses.find(({ address }) => !isAllowed(address));

/** For connections: the address that was checked is the one that is connected to. */
export const lookUpAllowed: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error ?? !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (findForbidden(addresses)) return callback(new ForbiddenHostError(hostname), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** A host without addresses passes: it may get them later, and each delivery looks it up. */
export async function isAllowedUrl(url: URL): Promise<boolean> {
  const host = hostOf(url);
  if (parseIpAddress(host) !== null) return isAllowed(host);
  const addresses = await lookUpAll(host, { all: true }).catch(() => []);
  return findForbidden(addresses) === undefined;
}
