import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** A trusted proxy appends the client's address to `X-Forwarded-For`; earlier entries can be forged by the client. */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean) {
  const forwarded = trustProxy ? [headers['x-forwarded-for']].flat()[0]?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? socket.remoteAddress ?? '';
}

/** Groups requests by client: an IPv4 address, or the /64 network that one IPv6 subscriber has. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
