/** The hosts that web and cms listen on, and those under which they can be reached. */

/** IPv6 addresses have brackets in URLs. */
const toUrlHost = (host: string) => (host.includes(':') ? `[${host}]` : host);

const allInterfaces = ['0.0.0.0', '::'];

/** The host, in a URL, under which this machine reaches a server that listens on `host`. */
export function toLocalHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return toUrlHost(host === '::' ? '::1' : host);
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);

/** The host, in a URL, for people: `localhost`, unless the server listens on only one address of a network. */
export const toDisplayHost = (host: string) =>
  isLoopback(host) || allInterfaces.includes(host) ? 'localhost' : toUrlHost(host);
