import { findClientAddress, type ForwardedRequest } from '@domain/network/forwarded';
import { formatClientNetwork, type IpNetwork } from '@domain/network/ip-address';

/** Groups requests by client. Empty if the connection is already closed. */
export function clientNetwork(request: ForwardedRequest, trustedProxies: readonly IpNetwork[]): string {
  const address = findClientAddress(request, trustedProxies);
  return address === null ? '' : formatClientNetwork(address);
}
