import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '@domain/shared/envelope';
import type { ErrorCode } from '@domain/shared/error-code';
import { messages } from '@domain/shared/messages';
import type { SiteSettings } from '@domain/site/site';
import { unavailableRetryAfterSeconds } from '../api/retry-after';
import { matchEndpoint } from './api/endpoints';
import { UpstreamError } from './cms-client';
import { OverloadedError } from './concurrency-limit';
import { openToOtherOrigins, setHeaders } from './headers';
import { apiHeaders, openHeaders, type SecurityHeaders } from './security-headers';
import { renderStatusPage, statusPages, type StatusPage } from './status-page';

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
export const apiErrorBody = (status: number, error = apiErrors[status] ?? serverError) =>
  ({ success: false, ...error }) satisfies Failure;

/** Sends the failure envelope. A hook that calls it must return the result. */
export function sendApiError(reply: FastifyReply, status: number, error?: ApiError) {
  const isOpen = matchEndpoint(reply.request.url)?.isOpenToOtherOrigins ?? false;
  setHeaders(reply, isOpen ? [...openHeaders, ...openToOtherOrigins] : apiHeaders);
  if (status === 503) reply.header('Retry-After', String(unavailableRetryAfterSeconds));
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

export const isApiUrl = (url: string) => /^\/(?:api|live|uploads|img)(?:\/|$|\?)/.test(url);
