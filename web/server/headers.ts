import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { isFromTrustedProxy, findClientAddress, type ForwardedRequest } from '@domain/network/forwarded';
import { type IpNetwork, formatClientNetwork } from '@domain/network/ip-address';
import { formatSessionCookie } from '@domain/user/session';
import { splitUrl } from './url';

export type ResponseHeaders = Record<string, string>;

/** Scripts of all sites may read the response. */
export const openToOtherOrigins: ResponseHeaders = { 'Access-Control-Allow-Origin': '*' };

/** An `onSend` hook. Cached responses don't pass it: their headers are complete. */
export const addMissingHeaders =
  (headers: ResponseHeaders) => async (_request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  };

const processId = randomBytes(6).toString('hex');
let count = 0;

/** Unique across processes, without random bytes for each request. */
export const nextRequestId = () => `${processId}-${(count += 1).toString(36)}`;

/** The id of a proxy in front, if it is trusted and the id is safe to log; otherwise a new one. */
export function requestIdOf(forwarded: string, request: IncomingMessage, trustedProxies: readonly IpNetwork[]): string {
  const isSafe = /^[\w.-]{8,64}$/.test(forwarded);
  return isSafe && isFromTrustedProxy(request, trustedProxies) ? forwarded : nextRequestId();
}

/** The client of a request. An `AsyncLocalStorage` would do, but takes 6 % of the time of a cached response. */
export type Requester = {
  /** Clients of the same network share the queues of work. */
  network: string;
  requestId: string;
};

/** Groups requests by client. Empty if the connection is already closed. */
export function clientNetwork(request: ForwardedRequest, trustedProxies: readonly IpNetwork[]): string {
  const address = findClientAddress(request, trustedProxies);
  return address === null ? '' : formatClientNetwork(address);
}

/**
 * An `onSend` hook: a logout that fails on the server still removes the session cookie from the browser, so that the
 * browser stays signed out when the CMS is available again.
 */
export function clearCookieOnFailedLogout({ publicUrl }: { publicUrl: string }): onSendHookHandler {
  const cookie = formatSessionCookie(publicUrl, '', 0);
  return ({ method, url }, reply, payload, done) => {
    const isLogout = method === 'POST' && splitUrl(url).path === '/api/auth/logout';
    if (isLogout && reply.statusCode >= 500) reply.header('Set-Cookie', cookie);
    done(null, payload);
  };
}
