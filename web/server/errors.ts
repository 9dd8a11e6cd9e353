import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@domain/shared/response-schemas';
import type { ErrorCode } from '@domain/shared/error-code';
import { messages } from '@domain/shared/messages';
import type { SiteSettings } from '@domain/site/schema';
import { unavailableRetryAfterSeconds } from '../api/retry-after';
import { matchEndpoint } from './api/api-cache';
import { nextRequestId, openToOtherOrigins } from './headers';
import { apiHeaders, openHeaders, type SecurityHeaders } from './security-headers';
import { renderStatusPage, type StatusPage } from './status-page';
import { isDecodable, splitUrl } from './url';

type ApiError = { code?: ErrorCode; message: string };

/** What calls and pages get, by status. */
const failures: Record<number, { api: ApiError; page?: StatusPage }> = {
  400: {
    api: { code: 'invalid-input', message: 'Bad request' },
    page: {
      title: 'That address isn’t valid',
      text: 'Something in this web address is wrong. Our beers, taprooms and events are just a click away.',
    },
  },
  404: {
    api: { code: 'not-found', message: messages.notFound },
    page: { title: 'There’s nothing here', text: 'Our beers, taprooms and events are just a click away.' },
  },
  405: {
    api: { code: 'method-not-allowed', message: messages.methodNotAllowed },
    page: { title: 'That can’t be done here', text: 'This page can only be viewed.' },
  },
  408: {
    api: { message: 'The request took too long' },
    page: {
      title: 'That took too long',
      text: 'Your request did not arrive in time. Please try again.',
      canRetry: true,
    },
  },
  413: { api: { code: 'too-large', message: messages.tooLarge } },
  414: {
    api: { code: 'too-large', message: 'The URL is too long' },
    page: { title: 'That address is too long', text: 'We have no page with a web address of that length.' },
  },
  415: { api: { code: 'unsupported-type', message: messages.unsupportedBody } },
  431: {
    api: { code: 'too-large', message: 'The request headers are too large' },
    page: {
      title: 'That request is too large',
      text: 'Your browser sent more data than we accept. Clearing the cookies of this site usually helps.',
    },
  },
  503: {
    api: { code: 'unavailable', message: messages.serverError },
    page: {
      title: 'We’ll be right back',
      text: 'We’re changing the taps, and this page can’t be poured right now. Please try again in a moment.',
      canRetry: true,
    },
  },
};

const failed = {
  api: { code: 'server-error', message: messages.serverError } satisfies ApiError,
  page: {
    title: 'Something went wrong',
    text: 'We spilled one there. Please try again; if it keeps happening, give the taproom a call.',
    canRetry: true,
  },
};

const [html, json] = ['text/html; charset=utf-8', 'application/json; charset=utf-8'];

const headersOf = (status: number, retryAfterSeconds = unavailableRetryAfterSeconds) => ({
  'Cache-Control': 'no-store',
  ...(status === 405 && { Allow: 'GET, HEAD' }),
  ...(status === 503 && { 'Retry-After': String(retryAfterSeconds) }),
});

const formatFailure = (status: number, error = failures[status]?.api ?? failed.api) =>
  JSON.stringify({ success: false, ...error } satisfies Failure);

/** Sends the failure envelope of `/api`. A hook that calls it must return the result. */
export function sendApiError(reply: FastifyReply, status: number, error?: ApiError, retryAfterSeconds?: number) {
  const isOpen = matchEndpoint(reply.request.url)?.isOpenToOtherOrigins ?? false;
  return reply
    .code(status)
    .headers({
      ...(isOpen ? { ...openHeaders, ...openToOtherOrigins } : apiHeaders),
      ...headersOf(status, retryAfterSeconds),
    })
    .type(json)
    .send(formatFailure(status, error));
}

export type ErrorHandler = ReturnType<typeof createErrorHandler>;

/** Sends the edge's own errors: the envelope for `/api`, `/live`, `/uploads` and `/img`, a page for everything else. */
export function createErrorHandler(getSettings: () => SiteSettings, security: SecurityHeaders) {
  const renderPage = (status: number) => renderStatusPage(failures[status]?.page ?? failed.page, getSettings());

  function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
    // Requests with a malformed URL skip all hooks, including the one that sets the id.
    reply.header('X-Request-Id', request.id);
    if (isApiUrl(request.url)) return sendApiError(reply, status);
    return reply
      .code(status)
      .headers({ ...security.statusPages, ...headersOf(status) })
      .type(html)
      .send(renderPage(status));
  }

  function handleError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error);
    // An unavailable CMS is logged once, by the change poller; a client that disconnects is not an error of the server.
    const isLogged = status >= 500 && status !== 503 && error !== request.raw.errored;
    if (isLogged) request.log.error({ err: error }, 'Request failed');
    if (!reply.sent) void sendError(request, reply, status);
  }

  /** Responds to requests that Node's HTTP parser rejects. */
  function handleClientError({ code = '', rawPacket }: ConnectionError, socket: Socket) {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
    const status = parserErrors[code] ?? 400;
    // The URL is known only if the request line is in the rejected packet. Fastify declares the JSON form of a Buffer.
    const [, url = ''] = /^[A-Z]+ (\S+)/.exec(String(rawPacket ?? '').slice(0, 500)) ?? [];
    const isApi = isApiUrl(url);
    const body = isApi ? formatFailure(status) : renderPage(status);
    const lines = Object.entries({
      ...(isApi ? apiHeaders : security.statusPages),
      ...headersOf(status),
      'Content-Type': isApi ? json : html,
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': nextRequestId(),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }

  return { sendError, handleError, handleClientError };
}

function statusOf({ statusCode = 500 }: Partial<FastifyError>): number {
  // @fastify/static responds with 403 to the URL of a folder.
  if (statusCode === 403) return 404;
  return statusCode in failures ? statusCode : 500;
}

const isApiUrl = (url: string) => /^\/(?:api|live|uploads|img)(?:\/|$|\?)/.test(url);

const parserErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const maxUrlLength = 4096;

/** Dot segments, encoded slashes, backslashes, fragments and control characters. */
const unsafePath = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|%5c|\\|$)|%2f|%5c|\\|#|%00|\p{Cc}/iu;

/** Contains an encoded URL, which the image pipeline checks. */
const remoteImagePath = /^\/img\/[\dx]+\/remote\/[^/]+$/;

/** An `onRequest` hook that rejects URLs that are too long, malformed or unsafe. */
export const rejectUnsafeUrl = (errors: ErrorHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id);
  const { path } = splitUrl(request.url);
  if (request.url.length > maxUrlLength) return errors.sendError(request, reply, 414);
  const isUnsafe = !isDecodable(path) || (!remoteImagePath.test(path) && unsafePath.test(path));
  if (isUnsafe) return errors.sendError(request, reply, 400);
};
