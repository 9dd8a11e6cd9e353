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
import { openToOtherOrigins, setHeaders, nextRequestId, type RawHeaders } from './headers';
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
  408: statusPages.tooSlow,
  414: statusPages.tooLong,
  431: statusPages.headersTooLarge,
  503: statusPages.unavailable,
};

export type ErrorHandler = ReturnType<typeof createErrorHandler>;

/** Sends the edge's own errors: the envelope for `/api`, `/live`, `/uploads` and `/img`, a page for everything else. */
export function createErrorHandler(getSettings: () => SiteSettings, security: SecurityHeaders) {
  const renderPage = (status: number) => renderStatusPage(errorPages[status] ?? statusPages.failed, getSettings());

  /** Outside Fastify. */
  function createResponse(url: string, status: number): { headers: RawHeaders; body: string } {
    const isApi = isApiUrl(url);
    const body = isApi ? JSON.stringify(apiErrorBody(status)) : renderPage(status);
    const headers = [
      ...['Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store'],
      ...['X-Request-Id', nextRequestId()],
      ...(isApi ? apiHeaders : security.statusPages),
    ];
    return { headers, body };
  }

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
      .send(renderPage(status));
  }

  function handleError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error);
    // An unavailable CMS is logged once, by the change poller; a client that disconnects is not an error of the server.
    const isLogged = status >= 500 && status !== 503 && error !== request.raw.errored;
    if (isLogged) request.log.error({ err: error }, 'Request failed');
    if (!reply.sent) void sendError(request, reply, status);
  }

  /** Responds to requests that Node's HTTP parser rejects, in the same shapes as all other errors of the edge. */
  function handleClientError(error: ConnectionError, socket: Socket) {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = parserErrors[error.code ?? ''] ?? 400;
    // The URL is known only if the request line is in the rejected packet.
    const [, url = ''] = /^[A-Z]+ (\S+)/.exec(packetText(error)) ?? [];
    const { headers, body } = createResponse(url, status);
    const all = [...headers, 'Connection', 'close'];
    const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  /** Responds with 500 to an error outside Fastify, which would otherwise end the process. */
  function handleFailure({ url = '' }: IncomingMessage, response: ServerResponse) {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { headers, body } = createResponse(url, 500);
    // The failed attempt may have set another one.
    response.statusMessage = '';
    response.writeHead(500, headers).end(body);
  }

  return { sendError, handleError, handleClientError, handleFailure };
}

function statusOf(error: Error & Partial<FastifyError>): number {
  if (error instanceof OverloadedError || error instanceof UpstreamError) return 503;
  const { statusCode = 500 } = error;
  // @fastify/static responds with 403 to the URL of a folder.
  if (statusCode === 403) return 404;
  return statusCode in apiErrors ? statusCode : 500;
}

const isApiUrl = (url: string) => /^\/(?:api|live|uploads|img)(?:\/|$|\?)/.test(url);

const parserErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Fastify declares the packet in its JSON form; it is a Buffer. */
const packetText = ({ rawPacket }: ConnectionError) =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 500) : '';

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
