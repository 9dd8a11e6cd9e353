import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { Failure } from '@domain/shared/envelope';
import { messages as said } from '@domain/shared/messages';
import { OverloadedError } from './concurrency-limit';
import { headersOfApi, type SecurityHeaders } from './security-headers';
import { renderStatusPage, statusPages, type StatusPage } from './status-page';
import { UpstreamError } from './upstream';

/** Seconds after which it is worth asking again. */
const soon = '10';

const messages: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'That took too long',
  413: 'That is too large',
  414: 'That address is too long',
  415: said.unsupportedBody,
};

/** The envelope of `/api` (api.md §1) when the edge has to answer in the place of the cms. */
export function apiFailure(
  reply: FastifyReply,
  status: number,
  details: Partial<Pick<Failure, 'code' | 'message'>> = {},
) {
  const message = messages[status] ?? 'Something went wrong. Please try again later.';
  setAll(reply, headersOfApi);
  if (status === 503) reply.header('Retry-After', soon);
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ success: false, message, ...details } satisfies Failure);
}

const pages: Record<number, StatusPage> = {
  400: statusPages.badRequest,
  404: statusPages.notFound,
  405: statusPages.notAllowed,
  414: statusPages.tooLong,
  503: statusPages.unavailable,
};

export type Failures = ReturnType<typeof createFailures>;

/** Whatever goes wrong gets a designed answer, and the log gets the details. */
export function createFailures(settings: Settings, security: SecurityHeaders) {
  function fail(request: FastifyRequest, reply: FastifyReply, status: number) {
    // An address that can't be read comes here past every hook.
    reply.header('X-Request-Id', request.id);
    if (status === 405) reply.header('Allow', 'GET, HEAD');
    if (isForData(request)) return apiFailure(reply, status);
    setAll(reply, security.statusPages);
    if (status === 503) reply.header('Retry-After', soon);
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderStatusPage(pages[status] ?? statusPages.failed, settings));
  }

  function handleError(error: Error & Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error);
    // That the cms is away is said once, not for everybody who asks; and whoever hangs up is no failure of ours.
    if (status >= 500 && status !== 503 && error !== request.raw.errored)
      request.log.error({ err: error, url: request.url }, 'A request failed');
    if (!reply.sent) void fail(request, reply, status);
  }

  return { fail, handleError };
}

function statusOf(error: Error & Partial<FastifyError>): number {
  if (error instanceof OverloadedError || error instanceof UpstreamError) return 503;
  const { statusCode = 500 } = error;
  return statusCode in messages ? statusCode : 500;
}

const isForData = ({ url }: FastifyRequest) => /^\/(?:api|uploads|img)(?:\/|$|\?)/.test(url);

export function setAll(reply: FastifyReply, headers: string[]) {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
}
