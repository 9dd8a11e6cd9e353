import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, ConnectionError } from 'fastify';
import type { Failure } from '@domain/shared/response-schemas';
import type { ErrorCode } from '@domain/shared/error-code';
import { messages } from '@domain/shared/messages';
import type { SiteSettings } from '@domain/site/schema';
import { unavailableRetryAfterSeconds } from '../api/retry-after';
import { matchEndpoint } from './api/endpoints';
import { UpstreamError } from './cms-client';
import { OverloadedError } from './concurrency-limit';
import { openToOtherOrigins, setHeaders, nextRequestId } from './headers';
import { apiHeaders, openHeaders, type SecurityHeaders } from './security-headers';
import { renderStatusPage, statusPages, type StatusPage } from './status-page';
import { isDecodable, splitUrl } from './url';

type ApiError = { code?: ErrorCode; message: string };

const serverError: ApiError = { code: 'server-error', message: messages.serverError };

const apiErrors: Record<number, ApiError> = {
  400: { code: 'invalid-input', message: 'Bad request' },
  404: { code: 'not-found', message: messages.notFound },
  405: { code: 'method-not-allowed', message: messages.methodNotAllowed },
  408: { message: 'The request took too long' },
  413: { code: 'too-large', message: messages.tooLarge },
  414: { code: 'too-large', message: 'The URL is too long' },
  415: { code: 'unsupported-type', message: messages.unsupportedBody },
  431: { code: 'too-large', message: 'The request headers are too large' },
  503: { code: 'unavailable', message: messages.serverError },
};

/** The failure envelope of `/api`. */
const apiErrorBody = (status: number, error = apiErrors[status] ?? serverError) =>
  ({ success: false, ...error }) satisfies Failure;

/** Sends the failure envelope. A hook that calls it must return the result. */
export function sendApiError(
  reply: FastifyReply,
  status: number,
  error?: ApiError,
  retryAfterSeconds = unavailableRetryAfterSeconds,
) {
  const isOpen = matchEndpoint(reply.request.url)?.isOpenToOtherOrigins ?? false;
  setHeaders(reply, isOpen ? [...openHeaders, ...openToOtherOrigins] : apiHeaders);
  if (status === 503) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(apiErrorBody(status, error));
}

const errorPages: Record<number, StatusPage> = {
  400: statusPages.badRequest,
  404: statusPages.notFound,
  405: statusPages.notAllowed,
  414: statusPages.tooLong,
  503: statusPages.unavailable,
};

export type ErrorHandler = ReturnType<typeof createErrorHandler>;

/** Sends the edge's own errors: the envelope for `/api`, `/live`, `/uploads` and `/img`, a page for everything else. */
export function createErrorHandler(getSettings: () => SiteSettings, security: SecurityHeaders) {
  function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
    // Requests with a malformed URL skip all hooks, including the one that sets this header.
    reply.header('X-Request-Id', request.id);
    if (status === 405) reply.header('Allow', 'GET, HEAD');
    if (isApiUrl(request.url)) return sendApiError(reply, status);
    setHeaders(reply, security.statusPages);
    if (status === 503) reply.header('Retry-After', String(unavailableRetryAfterSeconds));
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderStatusPage(errorPages[status] ?? statusPages.failed, getSettings()));
  }

  function handleError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error);
    // An unavailable CMS is logged once, by the change poller; a client that disconnects is not an error of the server.
    const isLogged = status >= 500 && status !== 503 && error !== request.raw.errored;
    if (isLogged) request.log.error({ err: error }, 'Request failed');
    if (!reply.sent) void sendError(request, reply, status);
  }

  return { sendError, handleError };
}

function statusOf(error: Error & Partial<FastifyError>): number {
  if (error instanceof OverloadedError || error instanceof UpstreamError) return 503;
  const { statusCode = 500 } = error;
  // @fastify/static responds with 403 to the URL of a folder.
  if (statusCode === 403) return 404;
  return statusCode in apiErrors ? statusCode : 500;
}

const isApiUrl = (url: string) => /^\/(?:api|live|uploads|img)(?:\/|$|\?)/.test(url);

const errorsByCode: Record<string, { status: number; page: StatusPage }> = {
  HPE_HEADER_OVERFLOW: { status: 431, page: statusPages.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, page: statusPages.tooSlow },
};
const malformedRequest = { status: 400, page: statusPages.badRequest };

/** Fastify declares the packet in its JSON form; it is a Buffer. */
const packetText = ({ rawPacket }: ConnectionError) =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 500) : '';

/** Responds to requests that Node's HTTP parser rejects, in the same shapes as all other errors of the edge. */
export const createClientErrorHandler =
  (getSettings: () => SiteSettings, security: SecurityHeaders) => (error: ConnectionError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, page } = errorsByCode[error.code ?? ''] ?? malformedRequest;
    // The URL is known only if the request line is in the rejected packet.
    const [, url = ''] = /^[A-Z]+ (\S+)/.exec(packetText(error)) ?? [];
    const isApi = isApiUrl(url);
    const body = isApi ? JSON.stringify(apiErrorBody(status)) : renderStatusPage(page, getSettings());
    const headers = [
      ...['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store', 'Connection', 'close'],
      ...['X-Request-Id', nextRequestId()],
      ...(isApi ? apiHeaders : security.statusPages),
    ];
    const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };

/** Responds with 500 to an error outside Fastify, which would otherwise end the process. */
export const createFailureResponder =
  (getSettings: () => SiteSettings, security: SecurityHeaders) =>
  ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const isApi = isApiUrl(url);
    const body = isApi ? JSON.stringify(apiErrorBody(500)) : renderStatusPage(statusPages.failed, getSettings());
    // The failed attempt may have set another one.
    response.statusMessage = '';
    response.writeHead(500, [
      ...['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store'],
      ...['X-Request-Id', nextRequestId()],
      ...(isApi ? apiHeaders : security.statusPages),
    ]);
    response.end(body);
  };

const maxUrlLength = 4096;

/** Dot segments, encoded slashes, backslashes, fragments and control characters. */
const unsafePath = /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|%5c|\\|$)|%2f|%5c|\\|#|%00|\p{Cc}/iu;

const isUnsafePath = (path: string) => unsafePath.test(path);

/** Contains an encoded URL, which the image pipeline checks. */
const remoteImagePath = /^\/img\/[\dx]+\/remote\/[^/]+$/;

/** An `onRequest` hook that rejects URLs that are too long, malformed or unsafe. */
export const rejectUnsafeUrl = (errors: ErrorHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id);
  const { path } = splitUrl(request.url);
  if (request.url.length > maxUrlLength) return errors.sendError(request, reply, 414);
  const isUnsafe = !isDecodable(path) || (!remoteImagePath.test(path) && isUnsafePath(path));
  if (isUnsafe) return errors.sendError(request, reply, 400);
};
