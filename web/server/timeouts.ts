import type http from 'node:http';

export type Timeouts = typeof defaultTimeouts;

/** In milliseconds. */
export const defaultTimeouts = {
  /** To receive the headers of a request. */
  headers: 15_000,
  /** To receive a form, or the first 64 KB of another body. */
  body: 30_000,
  /** To receive a whole request: ten photographs of 25 MB over a slow connection. */
  request: 600_000,
  keepAlive: 72_000,
  /** To the first byte of the CMS's response to a read. */
  upstreamHeaders: 30_000,
  /** Maximum write inactivity before the socket of a proxied response is closed. */
  writeIdle: 60_000,
  /** How often Node enforces the timeouts of requests. */
  checkInterval: 5000,
};

export const toServerOptions = ({ headers, request, keepAlive, checkInterval }: Timeouts): http.ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  connectionsCheckingInterval: checkInterval,
});
